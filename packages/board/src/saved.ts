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
import type { Clues } from './mark.js';
import { codeOfMove, isCount, moveOfCode } from './move-code.js';
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
