/**
 * `nonokit check --details`: below the line of a puzzle, its whole rating and, if line logic does
 * not solve it, the reasons and the remedies.
 */
import type { Draft, Puzzle } from '@nonokit/core';
import {
  type Diagnosis,
  type Difficulty,
  describeDiagnosis,
  diagnoseAsync,
} from '@nonokit/explain';
import type { Proofreading } from '@nonokit/solver/proofread';
import type { Console } from '../../io/console.js';
import type { Finished, Outcome } from '../../threads/solve-all.js';
import type { Words } from '../../words/language-words.js';
import { startClock } from '../explain/explain-clock.js';
import { draftIn, mendingsText, proofreadInTurns } from '../proofread/mendings.js';

export { proofreadingAnswer } from 'nonokit/proofread';

/** Time limit of the diagnosis, and whether to show progress. */
export interface DetailFlags {
  /** Milliseconds for solving a puzzle and looking for remedies. */
  readonly timeoutMs: number | undefined;
  readonly quiet: boolean | undefined;
  readonly console: Console;
  /** The signal of Ctrl-C; the findings until then are printed. */
  readonly signal: AbortSignal;
}

/** The diagnosis of a puzzle that line logic does not solve; undefined for others. */
export async function diagnoseInput(
  { input, solved: { result, timeMs } }: Finished,
  { timeoutMs, quiet, console, signal }: DetailFlags,
): Promise<Diagnosis | undefined> {
  const isSolvedByLines = result.status === 'unique' && result.lineSolvable;
  if (isSolvedByLines || isTooLarge(input.puzzle)) return undefined;
  const left = timeoutMs === undefined ? undefined : timeoutMs - timeMs;
  const clock = startClock({ timeoutMs: left, console, hidden: quiet, signal });
  const { helping } = console.words.explain;
  const diagnosed = await clock.hold(helping, (pause) =>
    diagnoseAsync(input.puzzle, { result, signal: clock }, pause),
  );
  return diagnosed.ok ? diagnosed.value : undefined;
}

/**
 * The slips that explain why clues have no solution; undefined if they have one, or if a file could
 * not be read for another reason.
 */
export async function proofreadInput(
  outcome: Outcome,
  { timeoutMs, quiet, console, signal }: DetailFlags,
): Promise<Proofreading | undefined> {
  const draft = outcome.ok ? draftToMend(outcome) : outcome.draft;
  if (draft === undefined) return undefined;
  const limits = { timeoutMs: Math.min(timeoutMs ?? Infinity, MOST_PROOFREADING_MS) };
  const clock = startClock({ ...limits, console, hidden: quiet, signal });
  return proofreadInTurns(draft, { signal: clock }, clock, console);
}

/** Milliseconds for proofreading one puzzle. */
const MOST_PROOFREADING_MS = 10_000;

function draftToMend({ input, solved: { result } }: Finished): Draft | undefined {
  return result.status === 'none' ? draftIn(input) : undefined;
}

/** What proofreading found, indented; nothing if it found nothing. */
export function slipsText(found: Proofreading | undefined, words: Words): string {
  if (found?.status !== 'mended') return '';
  return `  ${words.proofread.found.mended}\n${mendingsText(found, words)}`;
}

/** Most cells of a puzzle for which remedies are tried: larger ones would take too long. */
const MOST_CELLS = 40_000;

function isTooLarge({ width, height }: Puzzle): boolean {
  return width * height > MOST_CELLS;
}

/** The details as lines, indented below the puzzle's own line. */
export function detailsText(
  { input, solved }: Finished,
  diagnosis: Diagnosis | undefined,
  words: Words,
): string {
  const { difficulty } = solved;
  const { puzzle } = input;
  const sentences = [
    ...(difficulty === undefined ? [] : ratingText(difficulty, words)),
    ...(diagnosis === undefined ? [] : describeDiagnosis(diagnosis, puzzle, words.tongue)),
  ];
  return sentences.map((sentence) => `  ${sentence}\n`).join('');
}

/** All numbers of a rating, and its curve as a picture. */
function ratingText(difficulty: Difficulty, { check, report }: Words): string[] {
  const bars = curveBars(difficulty.curve);
  const label = report.difficulty[difficulty.label];
  const numbers = (difficulty.guess === 'unfinished' ? check.unfinished : check.rating)({
    ...difficulty,
    level: difficulty.class,
    label,
  });
  return [numbers, ...(bars === '' ? [] : [check.curve(bars)])];
}

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** Most bars in the picture of a curve. */
const MOST_BARS = 60;

/**
 * The curve as a row of bars, each for the most expensive of some steps: the lowest bar for the
 * cheapest step, the highest for the most expensive, with equal ratios in between.
 */
export function curveBars(curve: readonly number[]): string {
  const width = Math.min(curve.length, MOST_BARS);
  const most = curve.reduce((a, b) => Math.max(a, b), 0);
  const least = curve.reduce((a, b) => Math.min(a, b), most);
  const range = Math.log(most / least);
  let bars = '';
  for (let i = 0; i < width; i++) {
    const from = Math.floor((i * curve.length) / width);
    const to = Math.floor(((i + 1) * curve.length) / width);
    const cost = curve.slice(from, to).reduce((a, b) => Math.max(a, b), 0);
    const height = range > 0 ? Math.log(cost / least) / range : 0;
    bars += BARS[Math.round(height * (BARS.length - 1))] ?? '';
  }
  return bars;
}
