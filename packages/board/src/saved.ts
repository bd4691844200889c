/**
 * Saved games: a record as compact JSON, with its version. A game saved by an older version is
 * read; one saved by a newer version is refused and left unchanged, so that the player can open it
 * there.
 *
 * Moves are short lists, and neighbouring cells are runs, so an evening's game takes a few
 * kilobytes:
 *
 *     {"format":"nonokit-game","version":1,"size":[15,15,2],"elapsed":770,
 *      "moves":[[350,"p",1,[0,5,1]],[420,"u"]]}
 */
import { bad, good, type Result } from '@nonokit/core';
import { type Clues, isMark } from './mark.js';
import type { HelpMove, Move } from './move.js';
import type { GameRecord, TimedMove } from './record.js';
import { badSavedMove, newerSavedGame, notSavedGame, savedForOther } from './words/en.js';

/** The version that is written. */
export const SAVED_VERSION = 1;

/** The content of a saved game. */
export interface SavedGame {
  readonly record: GameRecord;
  /** Milliseconds of active play. */
  readonly elapsed: number;
}

/** Maximum number of moves and bytes to read; a day's play has some thousand moves. */
const MAX_MOVES = 1_000_000;
const MAX_LENGTH = 64_000_000;

type Json = unknown;

/** A game as text. */
export function saveGame(
  { width, height, palette }: Clues,
  { record, elapsed }: SavedGame,
): string {
  let before = 0;
  const moves = record.map(({ at, move }) => {
    const since = Math.round(at) - before;
    before += since;
    return [since, ...codeOfMove(move)];
  });
  return JSON.stringify({
    format: 'nonokit-game',
    version: SAVED_VERSION,
    size: [width, height, palette.length],
    elapsed: Math.round(elapsed),
    moves,
  });
}

/** Reads a saved game of a puzzle with these clues. Never throws, whatever the text is. */
export function loadGame(clues: Clues, text: string): Result<SavedGame> {
  const saved = text.length > MAX_LENGTH ? undefined : parsed(text);
  if (saved?.['format'] !== 'nonokit-game' || !isCount(saved['version'])) return bad(notSavedGame);
  if (saved['version'] > SAVED_VERSION) {
    return bad(newerSavedGame, { found: saved['version'], known: SAVED_VERSION });
  }
  const { size, elapsed, moves } = saved;
  if (!Array.isArray(moves) || moves.length > MAX_MOVES || !isCount(elapsed)) {
    return bad(notSavedGame);
  }
  const expected = [clues.width, clues.height, clues.palette.length];
  if (!Array.isArray(size) || expected.some((each, k) => size[k] !== each)) {
    return bad(savedForOther, { expected: `${clues.width}x${clues.height}` });
  }
  const record: TimedMove[] = [];
  let at = 0;
  for (const [index, entry] of moves.entries()) {
    const [since, ...code] = Array.isArray(entry) ? entry : [];
    const move = isCount(since) ? moveOfCode(code, clues) : undefined;
    if (move === undefined || !isCount(since)) return bad(badSavedMove, { number: index + 1 });
    at += since;
    record.push({ at, move });
  }
  return good({ record, elapsed });
}

function parsed(text: string): Readonly<Record<string, Json>> | undefined {
  try {
    const value: Json = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}

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

function isCount(value: Json): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
