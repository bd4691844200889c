/**
 * Whose turn is next. Every job starts in the short lane. If it is not done within the first slice,
 * it is stopped and begins again from the back of the long lane, with a longer slice; so it gets
 * the same answer as without slices, at the cost of the work that was stopped. One thread is kept
 * for the short lane, unless there is only one: no long job makes a short one wait.
 *
 * Within a lane the better rank comes first, then the asker who used least, then the older job. An
 * asker has one job under way. All of it is arithmetic on what waits; threads and time are in
 * `threaded-engine.ts`.
 */

/** What decides the turn of a job. */
export interface Turn {
  /** The asker; undefined for those without a limit. */
  readonly key: string | undefined;
  /** 0 is first. */
  readonly rank: number;
  /** How many slices were not enough: 0 in the short lane. */
  readonly slice: number;
  /** Rises with the time at which it joined its lane. */
  readonly order: number;
}

/** Milliseconds of the slices of a job; the last is as long as the job may take. */
export const SLICES_MS: readonly number[] = [250, 2000];

/** The jobs of an asker: one under way, and two that wait; of the site's own pages some more. */
export const MOST_JOBS = { page: 8, call: 3 } as const;

/** How many jobs may work in the long lane. */
export function mostLong(threads: number): number {
  return Math.max(1, threads - 1);
}

/** What the lanes look at. */
export interface Lanes<T extends Turn> {
  readonly waiting: readonly T[];
  readonly running: readonly T[];
  readonly threads: number;
  /** How much an asker has used: less comes first. */
  readonly used: (key: string | undefined) => number;
}

/** The job that gets a free thread; undefined if none may. */
export function chooseNext<T extends Turn>(lanes: Lanes<T>): T | undefined {
  const { waiting, running, threads } = lanes;
  if (running.length >= threads) return undefined;
  const short = firstOf(lanes, waiting.filter(isShort));
  if (short !== undefined) return short;
  const long = running.filter((turn) => !isShort(turn)).length;
  return long < mostLong(threads) ? firstOf(lanes, waiting.filter(isLong)) : undefined;
}

/** The long job that must stop because one of a better rank waits; undefined if there is none. */
export function chooseToStop<T extends Turn>(lanes: Lanes<T>): T | undefined {
  const long = lanes.running.filter(isLong);
  if (long.length < mostLong(lanes.threads)) return undefined;
  const next = firstOf(lanes, lanes.waiting.filter(isLong));
  const last = long.toSorted(inTurn(lanes)).at(-1);
  return next !== undefined && last !== undefined && next.rank < last.rank ? last : undefined;
}

/** Of jobs that have not begun, the one that gives way when the queue is full. */
export function chooseToRefuse<T extends Turn>(lanes: Lanes<T>): T | undefined {
  return lanes.waiting.filter(isShort).toSorted(inTurn(lanes)).at(-1);
}

function firstOf<T extends Turn>(lanes: Lanes<T>, turns: readonly T[]): T | undefined {
  const begun = [...lanes.running, ...lanes.waiting.filter(isLong)];
  const isAble = (turn: T): boolean =>
    turn.key === undefined || !begun.some((one) => one !== turn && one.key === turn.key);
  return turns.filter(isAble).toSorted(inTurn(lanes))[0];
}

function inTurn<T extends Turn>({ used }: Lanes<T>): (a: T, b: T) => number {
  return (a, b) => a.rank - b.rank || used(a.key) - used(b.key) || a.order - b.order;
}

function isShort({ slice }: Turn): boolean {
  return slice === 0;
}

function isLong({ slice }: Turn): boolean {
  return slice > 0;
}
