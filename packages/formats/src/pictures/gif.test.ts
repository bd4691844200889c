import { packLzw } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, warningsIn } from '../testing/sources.js';
import { gif } from './gif.js';

/** A GIF file of 2x2 pixels: blocks before the frame, its place, and the bytes after it. */
function file(before: number[], place = [0, 0, 0, 0, 2, 0, 2, 0], after = [0x3b]): Uint8Array {
  const head = [...'GIF89a'].map((char) => char.charCodeAt(0));
  const colors = [255, 255, 255, 200, 20, 30, 0, 0, 0, 0, 0, 0];
  const pixels = packLzw(Uint8Array.of(0, 1, 1, 2), 2);
  const frame = [0x2c, ...place, 0, 2, pixels.length, ...pixels, 0];
  return Uint8Array.from([
    ...head,
    2,
    0,
    2,
    0,
    0x91,
    0,
    0,
    ...colors,
    ...before,
    ...frame,
    ...after,
  ]);
}

describe('the GIF reader', () => {
  it('reads the transparent colour as background', () => {
    const puzzle = puzzleIn(gif, file([0x21, 0xf9, 4, 1, 0, 0, 2, 0]));
    expect(puzzle.goal?.cells.join('')).toBe('1220');
    expect(puzzle.palette.slice(1).map(({ rgb }) => rgb)).toEqual(['#ffffff', '#c8141e']);
  });

  it('reads pixels outside the frame as background', () => {
    const puzzle = puzzleIn(gif, file([], [1, 0, 0, 0, 2, 0, 2, 0]));
    expect(puzzle.goal?.cells.join('')).toBe('012023');
  });

  it('reads the first frame of several, with a warning', () => {
    const again = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0, 0x3b];
    expect(warningsIn(gif, file([], undefined, again))).toContain('first-frame');
  });

  it('refuses sizes before it allocates memory, and truncated pictures', () => {
    const vast = file([], [0, 0, 0, 0, 255, 255, 255, 255]);
    expect(problemIn(gif, vast).code).toBe('too-large');
    expect(problemIn(gif, file([], [0, 0, 0, 0, 3, 0, 2, 0])).code).toBe('stops-short');
  });
});
