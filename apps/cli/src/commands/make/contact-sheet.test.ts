/** A contact sheet and a puzzle's picture in one process, the contact sheet first. */
import { describe, expect, it } from 'vitest';
import { drawContactSheet, drawPuzzle, isPng } from '../../testing/both-pictures.js';

describe('the rasteriser (a contact sheet first)', () => {
  it('draws a contact sheet, and then a puzzle', async () => {
    expect(isPng(await drawContactSheet())).toBe(true);
    expect(isPng(await drawPuzzle())).toBe(true);
    expect(isPng(await drawContactSheet())).toBe(true);
  });
});
