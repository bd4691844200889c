/**
 * A contact sheet and a puzzle's picture at the same time: one requests resvg while the other waits
 * for it to start.
 */
import { describe, expect, it } from 'vitest';
import { drawContactSheet, drawPuzzle, isPng } from '../../testing/both-pictures.js';

describe('the rasteriser', () => {
  it('draws puzzles and contact sheets that are requested at once', async () => {
    const pictures = await Promise.all([
      drawContactSheet(),
      drawPuzzle(),
      drawContactSheet(),
      drawPuzzle(),
    ]);
    expect(pictures.map(isPng)).toEqual([true, true, true, true]);
    expect(pictures[2]).toEqual(pictures[0]);
    expect(pictures[3]).toEqual(pictures[1]);
  });
});
