/** Sentences and table lines about the results of solving, for people. */
import { inkCount, type Puzzle } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import type { SolveResult } from '@nonokit/solver';
import { mostSolutions } from 'nonokit/threads';
import type { Finished } from '../threads/solve-all.js';
import type { Work } from '../words/en/report.js';
import type { Words } from '../words/language-words.js';
import { printable } from './printable.js';

/** "exactly one solution, found line by line, 0.4 ms". */
export function describeResult({ input, solved }: Finished, { report }: Words): string {
  const { result, timeMs, seed } = solved;
  const parts = [formatOutcome(result, mostSolutions(input.puzzle), report), report.time(timeMs)];
  return [...parts, ...(seed === undefined ? [] : [report.seedWon(seed)])].join(', ');
}

/** One line of `check`: the results in columns, then the name. */
export function checkLine({ input, solved }: Finished, { report }: Words): string {
  const { puzzle, name } = input;
  const { result, timeMs, difficulty } = solved;
  const rating = difficulty === undefined ? '-' : ratingText(difficulty, report);
  const columns = [
    report.status[result.status],
    report.work(classifyWork(result)),
    `${puzzle.width}x${puzzle.height}`,
    report.colors(inkCount(puzzle)),
    rating,
  ].map((text, k) => text.padEnd(report.widths[k] ?? 0));
  return [...columns, report.time(timeMs).padStart(10), formatName(name, puzzle)].join('  ');
}

/** Most inks of a puzzle that can be explained and rated. */
const MOST_INKS = 30;

/** False if there is no rating, or if its budget was spent before its end. */
export function isRated(difficulty: Difficulty | undefined): boolean {
  return difficulty !== undefined && difficulty.guess !== 'unfinished';
}

/** Why a puzzle with one solution has no difficulty. */
export function whyUnrated({ input, solved }: Finished, { report }: Words): string {
  if (solved.difficulty !== undefined) return report.ratingStopped;
  const inks = inkCount(input.puzzle);
  return inks > MOST_INKS ? report.tooColorful(inks, MOST_INKS) : report.tooLarge;
}

/** "medium 44", or that the rating did not reach the end. */
export function ratingText({ guess, label, score }: Difficulty, report: Words['report']): string {
  return guess === 'unfinished' ? report.unrated : `${report.difficulty[label]} ${score}`;
}

/** The name of an input with the puzzle's title, or else its id: `a.json#2 "Cat"`. */
export function formatName(name: string, { meta }: Pick<Puzzle, 'meta'>): string {
  const title = printable(meta.title || meta.id || '').trim();
  return printable(title === '' ? name : `${name} "${title}"`);
}

/** The amount of work it took. */
export function classifyWork({ lineSolvable, stats }: SolveResult): Work {
  if (lineSolvable) return { kind: 'line-by-line' };
  if (stats.decisions > 0) return { kind: 'search', decisions: stats.decisions };
  return { kind: stats.probes > 0 ? 'probing' : 'lines-only' };
}

/** The outcome in words; `most` is the limit on kept solutions for a puzzle of this size. */
function formatOutcome(result: SolveResult, most: number, report: Words['report']): string {
  switch (result.status) {
    case 'unique':
      return report.unique(classifyWork(result));
    case 'multiple': {
      const { length } = result.solutions;
      return result.complete ? report.allFound(length) : report.several(length, length === most);
    }
    case 'none':
      return report.none;
    case 'unknown':
      return undecided(result, report);
  }
}

function undecided(
  { found, known, reason }: SolveResult & { readonly status: 'unknown' },
  report: Words['report'],
): string {
  switch (reason) {
    case 'max-solutions':
      return report.asManyAsAsked(found.length);
    case 'line-only': {
      const open = known.cells.filter((cell) => cell < 0).length;
      return report.linesStop(open, known.cells.length);
    }
    default:
      return report.undecided(reason, found.length > 0);
  }
}
