/** The same at once: while the one waits for resvg to start, the other asks for it. */
import { describe, expect, it } from 'vitest';
import { drawContactSheet, drawPuzzle, isPng } from '../../testing/both-pictures.js';

describe('the rasteriser', () => {
  it('draws puzzles and contact sheets that are asked for at once', async () => {
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
