/** One clue settled again and again finds what `settleCandidates` finds each time. */
import { createFixedRandom } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { createLineSettler } from './line-settler.js';
import { settleCandidates } from './settle-cells.js';

describe('createLineSettler', () => {
  it.each([[7], [31], [32], [70]])('settles lines of %i cells', (length) => {
    const random = createFixedRandom(`settler ${length}`);
    const clue = [
      { size: 2, color: 1 },
      { size: 1, color: 2 },
      { size: 3, color: 1 },
    ];
    const settler = createLineSettler(clue, length);
    let conflicts = 0;
    for (let round = 0; round < 200; round++) {
      // every third cell of a wider field, as a column has them
      const masks = new Int32Array(3 * length).fill(7);
      for (let x = 0; x < length; x++) {
        if (random.below(6) === 0) masks[1 + 3 * x] = 1 + random.below(7);
      }
      const cells = Array.from({ length }, (_, x) => masks[1 + 3 * x] ?? 0);
      const expected = settleCandidates(clue, cells);
      const is = settler.settle(masks, 1, 3);
      expect(is ? [...settler.left] : undefined).toEqual(expected && [...expected]);
      if (!is) conflicts++;
    }
    expect(conflicts).toBeGreaterThan(0);
    expect(conflicts).toBeLessThan(200);
  });

  it('refuses a clue that is longer than its line', () => {
    expect(
      createLineSettler([{ size: 4, color: 1 }], 3).settle(new Int32Array(3).fill(3), 0, 1),
    ).toBe(false);
  });
});
