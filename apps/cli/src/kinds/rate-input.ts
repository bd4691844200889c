/** `nonokit rate` of a puzzle of another kind. */
import { driveAsync } from '@nonokit/core';
import { computeScore, toLabel } from '@nonokit/explain';
import { cellCount, type KindRating, rateKindWork } from '@nonokit/kinds';
import { rounded } from 'nonokit/json';
import { givingWay, type TaskOptions } from 'nonokit/threads';
import { joinColumns, type RatedFacts, ratedColumns } from '../commands/rate/columns.js';
import type { Console } from '../io/console.js';
import { csvLine } from '../io/csv.js';
import { EXIT, type ExitStatus } from '../io/exit.js';
import type { KindInput } from '../io/input-puzzle.js';
import { formatName } from '../io/report.js';
import type { Words } from '../words/language-words.js';
import { kindAnswer, kindSize } from './answer.js';
import { type SolvedKind, solveKindInput } from './solve-input.js';

/** A puzzle of another kind with its rating. */
export interface RatedKind {
  readonly solved: SolvedKind;
  /** Missing if the puzzle has not one solution, or if its steps do not reach the end. */
  readonly difficulty: (RatedFacts & KindRating) | undefined;
  readonly status: ExitStatus;
}

/** Solves and rates an input; undefined after saying what is wrong with it. */
export async function rateKindInput(
  input: KindInput,
  task: TaskOptions,
  console: Console,
  signal: AbortSignal,
): Promise<RatedKind | undefined> {
  const solved = await solveKindInput(input, task, console, signal);
  if (solved === undefined) return undefined;
  const { status } = solved.result;
  if (status !== 'unique') {
    const exit = status === 'unknown' ? EXIT.undecided : EXIT.negative;
    return { solved, difficulty: undefined, status: exit };
  }
  const clock = () => performance.now();
  const { timeoutMs } = task;
  const work = rateKindWork(solved.puzzle);
  const rating = await driveAsync(work, givingWay(), { signal, timeoutMs, clock });
  if (!rating.complete) return { solved, difficulty: undefined, status: EXIT.undecided };
  const score = computeScore({ ...rating, cells: cellCount(solved.puzzle.board) });
  return { solved, difficulty: { ...rating, score, label: toLabel(score) }, status: EXIT.good };
}

/** What `rate` prints of a puzzle. */
export function kindRateText(
  { solved, difficulty }: RatedKind,
  { json = false, csv = false }: { readonly json?: boolean; readonly csv?: boolean },
  words: Words,
): string {
  const { input, puzzle, result } = solved;
  if (json || csv) {
    const rating = difficulty && {
      label: difficulty.label,
      score: difficulty.score,
      class: difficulty.class,
      steps: difficulty.steps,
      start: rounded(difficulty.start),
      rounds: difficulty.rounds,
      looks: rounded(difficulty.looks),
    };
    const answer = { ...kindAnswer(solved, false), ...(rating && { difficulty: rating }) };
    return csv ? csvLine(answer) : `${JSON.stringify(answer)}\n`;
  }
  const { unsolved } = words.rate;
  const { status } = result;
  const columns =
    difficulty === undefined
      ? [unsolved[status === 'unique' ? 'unknown' : status]]
      : ratedColumns(difficulty, words);
  const name = formatName(input.name, puzzle);
  return `${joinColumns(columns, kindSize(puzzle, words.kinds), name, words)}\n`;
}
