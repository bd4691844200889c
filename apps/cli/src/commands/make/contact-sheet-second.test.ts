/**
 * A puzzle's picture and a contact sheet, the puzzle first; in a file of its own, since a process
 * starts resvg only once.
 */
import { describe, expect, it } from 'vitest';
import { drawContactSheet, drawPuzzle, isPng } from '../../testing/both-pictures.js';

describe('the rasteriser (a puzzle first)', () => {
  it('draws a puzzle, and then a contact sheet', async () => {
    expect(isPng(await drawPuzzle())).toBe(true);
    expect(isPng(await drawContactSheet())).toBe(true);
    expect(isPng(await drawPuzzle())).toBe(true);
  });
});
