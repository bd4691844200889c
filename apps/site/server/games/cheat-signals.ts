/**
 * Doubts: what makes a record look like a machine's. Each is a property that people's records do
 * not have, with room to spare; a record with a doubt is kept and counts among the machines.
 *
 * What a program could imitate, it will: these are for scripts and for copied solutions, and none
 * of them is proof. Moderators see them with the solve.
 */
import { findOrder, isReadingOrder } from './fingerprints.js';
import type { Played } from './played.js';

/** Why a record looks like a machine's. */
export type Doubt =
  /** Moves come as by a clock. */
  | 'even-rhythm'
  /** No pause to think. */
  | 'no-pauses'
  /** The picture came cell by cell in reading order, without thinking. */
  | 'reading-order'
  /** Read and solved faster than a person can. */
  | 'superhuman'
  /** The person played for longer than there was time. */
  | 'overlapping'
  /** Solve after solve, faster than a person can look at them. */
  | 'many-in-a-row';

/** A solve of the same person that was verified before. */
export interface EarlierSolve {
  readonly activeMs: number;
  readonly givenAt: number;
  readonly solvedAt: number;
}

/** Number of earlier solves to compare with. */
export const EARLIER_SOLVES = 40;

/** Gaps that are needed to speak of a rhythm. */
const FEWEST_GAPS = 12;
/** The standard deviation of a person's gaps is rarely below 0.6 of their mean. */
const EVEN = 0.35;
const EVEN_FEW = 0.2;
/** With this many gaps, a person's longest is at least this multiple of the median. */
const MANY_GAPS = 40;
const LEAST_PAUSE = 2.5;
/** A person takes seconds to think about a puzzle of some size. */
const THINKING_MS = 5000;
const READING_CELLS = 80;
/** Blocks of rows (each has to be read and drawn), and the least time that one takes anybody. */
const MANY_BLOCKS = 20;
const BLOCK_MS = 200;
/** Clocks of two devices differ a little, and one that is set right may jump. */
const CLOCK_SHARE = 1.1;
const CLOCK_MS = 500;
/** A person takes longer than this for this many solves. */
const ROW_OF_SOLVES = 30;
export const ROW_MS = 300_000;

/** All doubts about a record. */
export function findDoubts(
  played: Played,
  earlier: readonly EarlierSolve[],
  { givenAt, now }: { readonly givenAt: number; readonly now: number },
): Doubt[] {
  const own = { activeMs: played.activeMs, givenAt, solvedAt: now };
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['even-rhythm', measureRhythms(played).some(isEven)],
    ['no-pauses', measureRhythms(played).some(hasNoPauses)],
    ['reading-order', isRead(played)],
    ['superhuman', isSuperhuman(played)],
    ['overlapping', isOverlapping([own, ...earlier])],
    ['many-in-a-row', isManyInARow([own, ...earlier])],
  ];
  return doubts.filter(([, isTrue]) => isTrue).map(([doubt]) => doubt);
}

/** Milliseconds between the strokes of a hand, and between all moves. */
function measureRhythms({ strokes, record }: Played): readonly (readonly number[])[] {
  return [measureGaps(strokes), measureGaps(record)];
}

function measureGaps(timed: readonly { readonly at: number }[]): number[] {
  return timed.slice(1).map(({ at }, k) => at - (timed[k]?.at ?? 0));
}

function isEven(gaps: readonly number[]): boolean {
  if (gaps.length < FEWEST_GAPS) return false;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
  return Math.sqrt(variance) < (gaps.length < MANY_GAPS ? EVEN_FEW : EVEN) * mean;
}

function hasNoPauses(gaps: readonly number[]): boolean {
  if (gaps.length < MANY_GAPS) return false;
  const sorted = gaps.toSorted((a, b) => a - b);
  const usual = sorted[sorted.length >> 1] ?? 0;
  return (sorted.at(-1) ?? 0) < LEAST_PAUSE * usual;
}

function isRead(played: Played): boolean {
  const { clues } = played.game;
  if (clues.width * clues.height < READING_CELLS) return false;
  const order = findOrder(played);
  const isThought = measureGaps(played.strokes).some((gap) => gap > THINKING_MS);
  return order.length >= FEWEST_GAPS && !isThought && isReadingOrder(order, clues);
}

function isSuperhuman({ game, activeMs, strokes }: Played): boolean {
  const { clues, help } = game;
  if (help.cells >= strokes.length) return false;
  const blocks = clues.rows.reduce((sum, clue) => sum + clue.length, 0);
  return blocks >= MANY_BLOCKS && activeMs < blocks * BLOCK_MS;
}

/** Whether the latest solves, of any number, took longer together than the time they were given. */
function isOverlapping(latest: readonly EarlierSolve[]): boolean {
  let active = 0;
  let since = Number.POSITIVE_INFINITY;
  const now = latest[0]?.solvedAt ?? 0;
  return latest.some(({ activeMs, givenAt }, index) => {
    active += activeMs;
    since = Math.min(since, givenAt);
    // the token of a page came before its clock began, so a single solve has next to no slack:
    // a tiny puzzle's made-up record would else have the time of the request, and be the fastest
    return active > (now - since) * CLOCK_SHARE + (index > 0 ? THINKING_MS : CLOCK_MS);
  });
}

function isManyInARow(latest: readonly EarlierSolve[]): boolean {
  // games of a guest come all at once when there is an account, and were begun long before
  const since = (latest[0]?.solvedAt ?? 0) - ROW_MS;
  const row = latest.slice(0, ROW_OF_SOLVES);
  return row.length === ROW_OF_SOLVES && row.every(({ givenAt }) => givenAt > since);
}
