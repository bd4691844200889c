/** Symmetric images give symmetric pictures, whatever is done to them. */
import type { Grid } from '@nonokit/core';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { createFixedRandom } from '@nonokit/core/testing';
import type { RgbaImage } from '@nonokit/image';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePuzzle } from '../make/make-puzzle.js';
import type { MakeOptions } from '../make-options.js';
import { exactMirrors } from '../mirrors.js';
import { repairPuzzle } from '../repair/repair-puzzle.js';
import { shadedImage } from '../testing/images.js';

/** Some disks in one half of an image, and their mirror images; `off` pixels beside the middle. */
function disks(seed: number, off: number): RgbaImage {
  const random = createFixedRandom(seed);
  const some = Array.from({ length: 4 }, () => ({
    x: 0.1 + 0.35 * random.next(),
    y: 0.1 + 0.8 * random.next(),
    radius: 0.05 + 0.15 * random.next(),
    red: random.below(3) === 0 ? 200 : 20,
  }));
  const image = shadedImage(120, (x, y) => {
    const side = Math.min(x - off / 120, 1 - (x - off / 120));
    const disk = some.find((one) => Math.hypot(side - one.x, y - one.y) < one.radius);
    return disk === undefined ? [255, 255, 255] : [disk.red, 20, 20];
  });
  for (let i = 0; i < image.rgba.length; i += 4) {
    if (image.rgba[i + 1] === 255) image.rgba[i + 3] = 0;
  }
  return image;
}

function goalOf(image: RgbaImage, options: MakeOptions): Grid {
  const made = makePuzzle(image, options);
  const goal = made.ok ? made.value.candidates[0]?.puzzle.goal : undefined;
  if (goal === undefined) throw new Error('no puzzle');
  return goal;
}

describe('a symmetric image', () => {
  it.each([[{}], [{ colors: 3 }], [{ edges: true }]])(
    'gives a symmetric picture with %j',
    (own) => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(-1, 0, 1), (seed, off) => {
          const goal = goalOf(disks(seed, off), { size: { width: 14, height: 14 }, ...own });
          expect(exactMirrors(goal).length).toBeGreaterThan(0);
        }),
        { numRuns: 8 },
      );
    },
  );

  it('has an axis of one cell if its stem is one cell wide', () => {
    const tree = shadedImage(150, (x, y) =>
      Math.abs(x - 0.5) < 0.035 || Math.hypot(x - 0.5, y - 0.3) < 0.25
        ? [0, 60, 0]
        : [255, 255, 255],
    );
    const goal = goalOf(tree, { size: { width: 8, height: 16 }, repair: 'off' });
    expect(goal.width % 2).toBe(1);
    const last = goal.cells.subarray(goal.cells.length - goal.width);
    expect(last.reduce((sum, color) => sum + color, 0)).toBe(1);
  });

  it('that is not quite symmetric keeps its difference', () => {
    const lame = shadedImage(100, (x, y) =>
      Math.hypot(x - 0.5, y - 0.5) < 0.3 || (x > 0.5 && y > 0.5) ? [0, 0, 0] : [255, 255, 255],
    );
    expect(exactMirrors(goalOf(lame, { size: { width: 15, height: 15 } }))).toEqual([]);
  });
});

it('a picture drawn by hand keeps its symmetry on request', () => {
  const seeds = fc.nat();
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = createFixedRandom(seed);
      const cells = new Uint16Array(81);
      for (let i = 0; i < 81; i++) {
        const x = i % 9;
        const y = Math.floor(i / 9);
        cells[i] = x < 5 ? random.below(2) : (cells[9 * y + 8 - x] ?? 0);
      }
      const puzzle = puzzleOf({ width: 9, height: 9, cells }, BLACK_ON_WHITE);
      const made = repairPuzzle(puzzle, { keepSymmetry: true, maxFlips: 40 });
      const { goal } = made.puzzle;
      if (goal === undefined) throw new Error('no goal');
      expect(made.reached).toBe(true);
      expect(exactMirrors(goal).length).toBeGreaterThan(0);
    }),
    { numRuns: 15 },
  );
});
