/**
 * Moves as short lists of JSON values: how games are saved, and how a store keeps each move.
 */
import { type Clues, isMark } from './mark.js';
import type { HelpMove, Move } from './move.js';

type Json = unknown;

const PLAIN = { undo: 'u', redo: 'r', restart: 'n', keep: 'k', discard: 'd' } as const;
const KINDS: readonly HelpMove['kind'][] = ['where', 'why', 'cells', 'check'];

/** A move as a short list of JSON values, which follows its time in a saved game. */
export function codeOfMove(move: Move): readonly Json[] {
  switch (move.type) {
    case 'paint':
      return [
        ...['p', move.mark, writeRuns(move.cells)],
        ...(move.crossesFinished === true ? [1] : []),
      ];
    case 'cross': {
      const { line, block, isCrossed } = move;
      return ['c', line.kind === 'row' ? 0 : 1, line.index, block, isCrossed ? 1 : 0];
    }
    case 'suppose':
      return ['s', move.name];
    case 'help':
      return ['h', KINDS.indexOf(move.kind)];
    default:
      return [PLAIN[move.type]];
  }
}

/** The move of a code; undefined if the code is invalid, or does not fit this puzzle. */
export function moveOfCode([letter, ...rest]: readonly Json[], clues: Clues): Move | undefined {
  switch (letter) {
    case 'p':
      return toPaint(rest, clues);
    case 'c':
      return toCross(rest, clues);
    case 's':
      return typeof rest[0] === 'string' ? { type: 'suppose', name: rest[0] } : undefined;
    case 'h': {
      const kind = isCount(rest[0]) ? KINDS[rest[0]] : undefined;
      return kind === undefined ? undefined : { type: 'help', kind };
    }
    default: {
      const found = Object.entries(PLAIN).find(([, code]) => code === letter);
      return found === undefined ? undefined : { type: found[0] as keyof typeof PLAIN };
    }
  }
}

function toPaint([mark, runs, crosses]: readonly Json[], clues: Clues): Move | undefined {
  if (!isMark(mark, clues) || !Array.isArray(runs)) return undefined;
  const total = clues.width * clues.height;
  const cells: number[] = [];
  for (let k = 0; k < runs.length; k += 3) {
    const first = runs[k];
    const count = runs[k + 1];
    const step = runs[k + 2];
    if (!isCount(first) || !isCount(count) || !Number.isSafeInteger(step)) return undefined;
    if (cells.length + count > total) return undefined;
    const last = first + (count - 1) * step;
    if (first >= total || last < 0 || last >= total) return undefined;
    for (let i = 0; i < count; i++) cells.push(first + i * step);
  }
  return { type: 'paint', mark, cells, ...(crosses === 1 && { crossesFinished: true }) };
}

function toCross([kind, index, block, isCrossed]: readonly Json[], clues: Clues): Move | undefined {
  if ((kind !== 0 && kind !== 1) || !isCount(index) || !isCount(block)) return undefined;
  const clue = (kind === 0 ? clues.rows : clues.columns)[index];
  if (clue?.[block] === undefined) return undefined;
  const line = { kind: kind === 0 ? 'row' : 'column', index } as const;
  return { type: 'cross', line, block, isCrossed: isCrossed === 1 };
}

/** Cells as runs of equal steps: the first cell, the count and the step of each run. */
function writeRuns(cells: readonly number[]): number[] {
  const runs: number[] = [];
  for (let from = 0; from < cells.length; ) {
    const first = cells[from] ?? 0;
    const step = (cells[from + 1] ?? first + 1) - first;
    let count = 1;
    while (cells[from + count] === first + count * step) count++;
    runs.push(first, count, step);
    from += count;
  }
  return runs;
}

/** True for a whole number that is not negative. */
export function isCount(value: Json): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
