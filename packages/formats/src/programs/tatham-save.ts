/**
 * Save files of Simon Tatham's Portable Puzzle Collection: lines of a key, a length in bytes and a
 * value, "PARAMS :3:5x5". The parameters and the description are the puzzle; moves are the player's
 * own.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { shifted } from '../lexing/address.js';
import { cut, linesOf, type Word } from '../lexing/cursor.js';
import { slashText } from '../lexing/slash-clues.js';
import {
  tathamBadLine,
  tathamMissing,
  tathamOtherGame,
  tathamWrongLength,
} from '../words/en/programs-games.js';
import { puzzleOfGame } from './tatham.js';

/** Saved games of Pattern. */
export const tathamSave: Format = {
  id: 'tatham-save',
  name: 'Tatham Pattern save file',
  extensions: ['.sav'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) => text.startsWith('SAVEFILE:'),
  read: (source) => [readSave(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeSave(puzzle)),
};

/** The keys that a Pattern game needs, and that identify it. */
const NEEDED: ReadonlySet<string> = new Set(['GAME', 'PARAMS', 'DESC']);

function readSave({ text, limits }: Source): Result<Puzzle> {
  const values = new Map<string, Word>();
  let last = 1;
  for (const line of linesOf(text)) {
    const entry = parseEntry(line);
    if (!entry.ok) return entry;
    last = line.place.line;
    if (NEEDED.has(entry.value.key)) values.set(entry.value.key, entry.value.value);
    if (values.size === NEEDED.size) break;
  }
  const [game, params, desc] = ['GAME', 'PARAMS', 'DESC'].map((key) => values.get(key));
  if (game !== undefined && game.text !== 'Pattern') {
    return bad(tathamOtherGame, { found: cut(game.text) }, game.place);
  }
  if (game === undefined || params === undefined || desc === undefined) {
    const key = [...NEEDED].find((needed) => !values.has(needed)) ?? '';
    return bad(tathamMissing, { key }, { line: last + 1, column: 1 });
  }
  return puzzleOfGame(params, desc, limits);
}

/** "PARAMS :3:5x5" as key and value; the length must match the value. */
function parseEntry(line: Word): Result<{ key: string; value: Word }> {
  const [head, key = '', announced = ''] = /^([A-Z]{1,8}) *:([0-9]{1,9}):/.exec(line.text) ?? [];
  if (head === undefined) {
    return bad(tathamBadLine, { found: cut(line.text) }, line.place);
  }
  const value = { text: line.text.slice(head.length), place: shifted(line.place, head.length) };
  if (NEEDED.has(key) && value.text.length !== Number(announced)) {
    const counts = { found: value.text.length, expected: Number(announced) };
    return bad(tathamWrongLength, { key, ...counts }, value.place);
  }
  return good({ key, value });
}

function writeSave(puzzle: Puzzle): string {
  const params = `${puzzle.width}x${puzzle.height}`;
  const entries = [
    ['SAVEFILE', "Simon Tatham's Portable Puzzle Collection"],
    ['VERSION', '1'],
    ['GAME', 'Pattern'],
    ['PARAMS', params],
    ['CPARAMS', params],
    ['DESC', slashText(puzzle, '')],
    ['NSTATES', '1'],
    ['STATEPOS', '1'],
  ] as const;
  return entries.map(([key, value]) => `${key.padEnd(8)}:${value.length}:${value}\n`).join('');
}
