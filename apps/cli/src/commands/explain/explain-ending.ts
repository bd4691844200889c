/**
 * The end of an explanation, in sentences, as JSON and as a status; if line logic did not reach the
 * end, also the reasons and remedies.
 */
import {
  type Line,
  type PartialGrid,
  type Pause,
  type Puzzle,
  rowsOf,
  UNKNOWN,
} from '@nonokit/core';
import {
  type DiagnoseOptions,
  type Diagnosis,
  describeDiagnosis,
  diagnoseAsync,
  type Ending,
  type Step,
  stepWords,
} from '@nonokit/explain';
import type { SolveResult } from '@nonokit/solver';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import type { Words } from '../../words/language-words.js';
import type { Clock } from './explain-clock.js';

/** The final message. */
export interface Verdict {
  readonly status: ExitStatus;
  readonly sentence: string;
  /** Further sentences. */
  readonly details: readonly string[];
  readonly answer: object;
}

/** The circumstances of the explanation. */
export interface VerdictOptions {
  readonly lineOnly?: boolean;
  readonly words: Words;
  /** True if the explanation began with marks, which may be wrong. */
  readonly marked: boolean;
  /** The result of solving the puzzle. */
  readonly result: SolveResult;
  /** The cells known after the last step. */
  readonly known: PartialGrid;
  /** When to stop looking for remedies. */
  readonly clock: Clock;
}

/** One sentence with the number of steps per technique, most frequent first; none without steps. */
export function techniquesText(steps: readonly Step[], { tongue, explain }: Words): string[] {
  const counts = new Map<string, number>();
  for (const step of steps) {
    const name = stepWords(tongue).technique(step);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.length === 0 ? [] : [explain.techniques(sorted)];
}

/** The verdict on a finished, stuck or stopped (`ending` undefined) explanation. */
export async function judgeEnding(
  puzzle: Puzzle,
  steps: readonly Step[],
  ending: Ending | undefined,
  { lineOnly = false, words, marked, result, clock, known }: VerdictOptions,
): Promise<Verdict> {
  const say = words.explain;
  const count = steps.length;
  const level = Math.max(0, ...steps.map((step) => step.level));
  if (ending === undefined) {
    const { interrupted } = clock;
    const answer = { status: interrupted ? 'stopped' : 'timeout', steps: count, level };
    const status = interrupted ? EXIT.interrupted : EXIT.undecided;
    const sentence = interrupted
      ? say.stopped(count, countKnown(known), known.cells.length)
      : say.timeIsUp(count);
    return { status, sentence, details: [], answer };
  }
  const answer = { status: ending.status, steps: count, level, known: rowsOf(ending.known) };
  if (ending.status === 'contradiction') {
    return contradiction(say, count, answer, ending.conflict, marked);
  }
  const isSolved = ending.status === 'solved';
  const status = isSolved ? EXIT.good : EXIT.undecided;
  const sentence = isSolved
    ? say.solved(count, level)
    : lineOnly
      ? say.linesStop(count)
      : say.stuck(count, result.status === 'unique');
  if (isSolved && level < 4) return { status, sentence, details: [], answer };
  const isPart = marked || lineOnly;
  const explanation = isPart ? {} : { explanation: { status: ending.status, steps } };
  const options = { result, ...explanation, signal: clock };
  const diagnosed = await clock.hold(say.helping, (pause) =>
    diagnoseBriefly(puzzle, options, pause),
  );
  if (diagnosed === undefined) return { status, sentence, details: [], answer };
  const negative = diagnosed.status === 'multiple' || diagnosed.status === 'none';
  return {
    status: negative && !lineOnly ? EXIT.negative : status,
    sentence,
    details: describeDiagnosis(diagnosed, puzzle, words.tongue),
    answer: { ...answer, diagnosis: diagnosed },
  };
}

function countKnown({ cells }: PartialGrid): number {
  return cells.filter((color) => color !== UNKNOWN).length;
}

async function diagnoseBriefly(
  puzzle: Puzzle,
  options: DiagnoseOptions,
  pause: Pause,
): Promise<Diagnosis | undefined> {
  const diagnosed = await diagnoseAsync(puzzle, options, pause);
  return diagnosed.ok ? diagnosed.value : undefined;
}

/** The verdict on a contradiction; without marks, the puzzle has no solution. */
function contradiction(
  say: Words['explain'],
  count: number,
  answer: object,
  conflict: Line | undefined,
  marked: boolean,
): Verdict {
  const sentence = say.contradiction(count, conflict, marked);
  const details: readonly string[] = [];
  return { status: EXIT.negative, sentence, details, answer: { ...answer, conflict } };
}
