/**
 * The measurements of a benchmark: each puzzle with all its times. The shortest counts, since
 * everything else on the machine can only make a time longer.
 */
import { type Answer, answerOf, rounded } from 'nonokit/json';
import type { Solved } from 'nonokit/threads';
import type { InputPuzzle } from '../io/input-puzzle.js';
import type { Finished, Outcome } from '../threads/solve-all.js';

/** A puzzle with its time, or its times. */
export interface Measured extends Solved {
  readonly input: InputPuzzle;
  /** Milliseconds per run; `timeMs` is the shortest: [0.41, 0.39, 0.4]. */
  readonly timesMs: readonly number[];
}

/** The answer about a measured puzzle, with `timesMs` if it was solved several times. */
export interface BenchAnswer extends Answer {
  readonly timesMs?: readonly number[];
}

/** The measurements so far. */
export class Tally {
  /** Number of all inputs, known once they are read. */
  total = 0;
  unreadable = 0;
  readonly #measured = new Map<InputPuzzle, Measured>();

  /** Counts one outcome: a puzzle's first time, or another one. */
  add(outcome: Outcome): void {
    if (outcome.ok) this.#measured.set(outcome.input, toMeasured(outcome, this.#measured));
    else this.unreadable++;
  }

  /** The solved puzzles, in the order of the input. */
  get measured(): readonly Measured[] {
    return [...this.#measured.values()];
  }

  /** Number of inputs that Ctrl-C left out. */
  get notReached(): number {
    return this.total - this.#measured.size - this.unreadable;
  }
}

function toMeasured(
  { input, solved }: Finished,
  before: ReadonlyMap<InputPuzzle, Measured>,
): Measured {
  const timesMs = [...(before.get(input)?.timesMs ?? []), solved.timeMs];
  return { ...solved, input, timesMs, timeMs: Math.min(...timesMs) };
}

/** The answer about one puzzle, as `bench --json` prints it. */
export function toBenchAnswer(measured: Measured): BenchAnswer {
  const { input, timesMs } = measured;
  const answer = answerOf(input, measured, false);
  return timesMs.length === 1 ? answer : { ...answer, timesMs: timesMs.map(rounded) };
}
