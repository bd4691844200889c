/**
 * Sentences and table lines about what solving found out, for people.
 */
import type { Puzzle } from '@nonokit/core';
import { inkCount } from '@nonokit/core';
import type { SolveResult } from '@nonokit/solver';
import { mostSolutions } from 'nonokit/tasks';
import type { Finished } from '../threads/solve-all.js';
import { printable } from './printable.js';

/** "exactly one solution, found line by line, 0.4 ms". */
export function describeResult({ input, solved }: Finished): string {
  const { result, timeMs, seed } = solved;
  const winner = seed === undefined ? '' : `, seed ${seed} won`;
  return `${outcomeOf(result, mostSolutions(input.puzzle))}, ${msText(timeMs)}${winner}`;
}

/** One line of `check`: what is found out, in columns, then the name. */
export function checkLine({ input, solved }: Finished): string {
  const { puzzle, name } = input;
  const { result, timeMs, difficulty } = solved;
  const columns = [
    result.status.padEnd(8),
    workOf(result).padEnd(16),
    `${puzzle.width}x${puzzle.height}`.padEnd(9),
    colorsOf(puzzle).padEnd(9),
    (difficulty === undefined ? '-' : `${difficulty.label} ${difficulty.score}`).padEnd(10),
    msText(timeMs).padStart(10),
    nameOf(name, puzzle),
  ];
  return columns.join('  ');
}

/** The name of an input with the puzzle's title, or else its id: `a.json#2 "Cat"`. */
export function nameOf(name: string, { meta }: Puzzle): string {
  const title = printable(meta.title || meta.id || '').trim();
  return printable(title === '' ? name : `${name} "${title}"`);
}

/** "0.4 ms", "12 ms", "3.2 s": three digits are enough for a person. */
export function msText(ms: number): string {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  return ms < 10_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** "1 puzzle", "2 puzzles". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** How much work it took: "line by line", "probing" or "search (17)", with its decisions. */
export function workOf({ lineSolvable, stats }: SolveResult): string {
  if (lineSolvable) return 'line by line';
  if (stats.decisions > 0) return `search (${stats.decisions})`;
  return stats.probes > 0 ? 'probing' : 'lines only';
}

function outcomeOf(result: SolveResult, most: number): string {
  switch (result.status) {
    case 'unique':
      return `exactly one solution, found ${result.lineSolvable ? 'line by line' : `by ${workOf(result)}`}`;
    case 'multiple':
      return ambiguous(result, most);
    case 'none':
      return 'no solution';
    case 'unknown':
      return undecided(result);
  }
}

/** `most` is how many solutions of such a puzzle are kept, whatever was asked for. */
function ambiguous(result: SolveResult & { readonly status: 'multiple' }, most: number): string {
  const { complete, solutions } = result;
  if (complete) return `${solutions.length} solutions, and no more`;
  const kept = solutions.length === most ? ', as many as are kept of a puzzle of its size' : '';
  return `more than one solution (${solutions.length} of them found${kept})`;
}

/** What ran out, where that is why a puzzle is undecided. */
const SPENT = {
  timeout: 'the time is up',
  conflicts: 'the budget is spent',
  memory: 'it takes more memory than there is',
  aborted: 'it was interrupted',
} as const;

function undecided(result: SolveResult & { readonly status: 'unknown' }): string {
  const { found, known, reason } = result;
  switch (reason) {
    case 'max-solutions':
      return `${counted(found.length, 'solution')} as asked for; whether there are more was not tried`;
    case 'line-only': {
      const open = known.cells.filter((cell) => cell < 0).length;
      return `line logic stops with ${open} of ${known.cells.length} cells unknown`;
    }
    default: {
      const spent = SPENT[reason];
      const so = found.length === 0 ? 'no solution found yet' : 'one solution found, maybe more';
      return `undecided, ${spent}: ${so}`;
    }
  }
}

function colorsOf(puzzle: Puzzle): string {
  return counted(inkCount(puzzle), 'colour');
}
