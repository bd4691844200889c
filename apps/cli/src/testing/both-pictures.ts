/** A contact sheet and a puzzle's picture, drawn as the program draws them. */
import { puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { makePuzzle } from '@nonokit/maker';
import { safeDrawPng } from 'nonokit/node';
import { contactSheet } from '../commands/make/contact-sheet.js';

/** A contact sheet of one candidate. */
export async function drawContactSheet(): Promise<Uint8Array> {
  const image = { width: 10, height: 10, rgba: new Uint8Array(400).fill(255) };
  image.rgba.fill(0, 0, 200).fill(255, 3, 4);
  const made = makePuzzle(image, { size: { width: 10, height: 10 }, repair: 'off' });
  const [first] = made.ok ? made.value.candidates : [];
  if (first === undefined) throw new Error('no puzzle was made');
  const sheet = await contactSheet(image, [{ made: first, difficulty: undefined }]);
  if (!sheet.ok) throw new Error(sheet.problem.message);
  return sheet.value;
}

/** A puzzle's sheet. */
export async function drawPuzzle(): Promise<Uint8Array> {
  const puzzle = puzzleOf(drawnGrid('aa', 'a.'), [{ rgb: '#ffffff' }, { rgb: '#000000' }]);
  const drawn = await safeDrawPng(puzzle, {});
  if (!drawn.ok) throw new Error(drawn.problem.message);
  return drawn.value;
}

/** True for a file with the signature of PNG. */
export function isPng(file: Uint8Array): boolean {
  return [0x89, 0x50, 0x4e, 0x47].every((byte, k) => file[k] === byte);
}
