/** Sharing: the address of a puzzle for a person who has neither its file nor our store. */
import type { Clues } from '@nonokit/board';
import { invariant, type Puzzle } from '@nonokit/core';
import { worker } from '../worker.js';
import { pageAddress } from './addresses.js';

/** The clues of a puzzle as a share string: whatever else the value carries stays here. */
export async function shareString(clues: Clues): Promise<string> {
  const { width, height, palette, rows, columns } = clues;
  const file = await worker().write([{ width, height, palette, rows, columns, meta: {} }], 'share');
  invariant(file.ok, 'share strings hold the clues of every puzzle');
  return new TextDecoder().decode(file.value.bytes).trim();
}

/** The whole address that plays a puzzle anywhere: its clues and nothing else. */
export async function shareAddress(clues: Clues): Promise<string> {
  const text = clues.rules === undefined ? await shareString(clues) : await kindString(clues);
  return `${pageAddress('play/')}#${text}`;
}

/** The fragment that hands a puzzle with its picture to another page of this site. */
export async function puzzleHash(puzzle: Puzzle): Promise<string> {
  return `#${await jsonString(puzzle)}`;
}

/** The clues of a puzzle of another kind as an address holds them. */
function kindString(clues: Clues): Promise<string> {
  return jsonString({ ...clues, meta: {} });
}

/** A puzzle as our own JSON on one line, escaped. */
async function jsonString(puzzle: Puzzle): Promise<string> {
  const file = await worker().write([puzzle], 'json');
  invariant(file.ok, 'our own JSON holds puzzles of every kind');
  const json: unknown = JSON.parse(new TextDecoder().decode(file.value.bytes));
  return encodeURIComponent(JSON.stringify(json));
}
