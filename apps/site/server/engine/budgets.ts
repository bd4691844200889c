/**
 * Budgets of engine time by asker, in the memory of one process, whose threads they share out. What
 * was used fades steadily: an asker with 20 seconds a minute gets back a third of a second each
 * second. A job is charged when it ends, so the last one of a budget may take more than was left.
 */
import type { Asker, Budget } from './engine.js';

/** Milliseconds of work, as of a moment. */
interface Used {
  readonly ms: number;
  readonly at: number;
  readonly seconds: number;
}

const MINUTE_MS = 60_000;

/** When there are more askers than this, those with a full budget are forgotten. */
const MANY = 10_000;

/** The budgets of all askers. Times are milliseconds of one clock. */
export class Budgets {
  readonly #used = new Map<string, Used>();
  /** Askers that are remembered before all are looked through again. */
  #most = MANY;

  /** The milliseconds of work that an asker has not got back yet. */
  used(key: string | undefined, now: number): number {
    return rest(key === undefined ? undefined : this.#used.get(key), now);
  }

  /** Notes work that was done. */
  charge(asker: Asker, ms: number, now: number): void {
    if (asker.seconds === Number.POSITIVE_INFINITY) return;
    const { seconds } = asker;
    this.#used.set(asker.key, { ms: this.used(asker.key, now) + ms, at: now, seconds });
    if (this.#used.size > this.#most) this.#forget(now);
  }

  /** What an asker has left. */
  budget(asker: Asker, now: number): Budget {
    const used = this.used(asker.key, now);
    const fullMs = asker.seconds * 1000;
    return { fullMs, leftMs: fullMs - used, resetMs: (used * MINUTE_MS) / fullMs };
  }

  /** How many askers are remembered. */
  get size(): number {
    return this.#used.size;
  }

  #forget(now: number): void {
    for (const [key, used] of this.#used) if (rest(used, now) === 0) this.#used.delete(key);
    // where most still owe something, the next look is not at the next charge
    this.#most = Math.max(MANY, 2 * this.#used.size);
  }
}

function rest(used: Used | undefined, now: number): number {
  if (used === undefined) return 0;
  return Math.max(0, used.ms - ((now - used.at) * used.seconds * 1000) / MINUTE_MS);
}

/** Milliseconds until a budget that was spent allows a job again: a twentieth of it is back. */
export function waitFor({ fullMs, leftMs }: Budget): number {
  return ((fullMs / 20 - leftMs) * MINUTE_MS) / fullMs;
}
