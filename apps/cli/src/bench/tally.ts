/**
 * What a benchmark has measured: each puzzle with all its times, of which the least counts, since
 * whatever else the machine does can only make a time longer.
 */
import { type Answer, answerOf, rounded } from 'nonokit/answers';
import type { Solved } from 'nonokit/tasks';
import type { InputPuzzle } from '../io/input.js';
import type { Finished, Outcome } from '../threads/solve-all.js';

/** A puzzle and how long it took, once or several times. */
export interface Measured extends Solved {
  readonly input: InputPuzzle;
  /** Milliseconds, one a run, of which `timeMs` is the least: [0.41, 0.39, 0.4]. */
  readonly timesMs: readonly number[];
}

/** The answer about a measured puzzle; `timesMs` is there where it was solved several times. */
export interface BenchAnswer extends Answer {
  readonly timesMs?: readonly number[];
}

/** What is measured so far. */
export class Tally {
  /** Inputs in all, known once they are read. */
  total = 0;
  unreadable = 0;
  readonly #measured = new Map<InputPuzzle, Measured>();

  /** Counts one outcome: a puzzle's first time, or one more. */
  add(outcome: Outcome): void {
    if (outcome.ok) this.#measured.set(outcome.input, measuredOf(outcome, this.#measured));
    else this.unreadable++;
  }

  /** The puzzles that were solved, in the order of the input. */
  get measured(): readonly Measured[] {
    return [...this.#measured.values()];
  }

  /** Inputs that Ctrl-C left out. */
  get notReached(): number {
    return this.total - this.#measured.size - this.unreadable;
  }
}

function measuredOf(
  { input, solved }: Finished,
  before: ReadonlyMap<InputPuzzle, Measured>,
): Measured {
  const timesMs = [...(before.get(input)?.timesMs ?? []), solved.timeMs];
  return { ...solved, input, timesMs, timeMs: Math.min(...timesMs) };
}

/** The answer about one puzzle, as `bench --json` prints it. */
export function benchAnswerOf(measured: Measured): BenchAnswer {
  const { input, timesMs } = measured;
  const answer = answerOf(input, measured, false);
  return timesMs.length === 1 ? answer : { ...answer, timesMs: timesMs.map(rounded) };
}
