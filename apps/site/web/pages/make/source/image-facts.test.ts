/** What images are: two tones, one ink, cells, thin outlines. */
import type { RgbaImage } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { findFacts } from './image-facts.js';
import { thickenStrokes } from './thick-strokes.js';
import { findTwoTones } from './tones.js';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const RED: Rgba = [200, 20, 30, 255];
const CLEAR: Rgba = [0, 0, 0, 0];

function draw(width: number, height: number, at: (x: number, y: number) => Rgba): RgbaImage {
  const rgba = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgba.set(at(x, y), 4 * (y * width + x));
  }
  return { width, height, rgba };
}

/** A disc with a soft rim of mixtures. */
function disc(ink: Rgba, paper: Rgba): RgbaImage {
  return draw(120, 120, (x, y) => {
    const share = Math.min(1, Math.max(0, (46 - Math.hypot(x - 60, y - 60)) / 3));
    return [0, 1, 2, 3].map((k) =>
      Math.round(share * (ink[k] ?? 0) + (1 - share) * (paper[k] ?? 0)),
    ) as unknown as Rgba;
  });
}

/** A ring of three pixels. */
const ring = draw(300, 300, (x, y) =>
  Math.abs(Math.hypot(x - 150, y - 150) - 110) < 1.6 ? BLACK : WHITE,
);

describe('findFacts', () => {
  it('recognises two tones despite a soft rim, and keeps an ink that is not black', () => {
    expect(findFacts(disc(BLACK, WHITE))).toMatchObject({ colors: 2, ink: undefined });
    expect(findFacts(disc(RED, WHITE))).toMatchObject({ colors: 2, ink: '#c8141e' });
    expect(findFacts(disc(WHITE, BLACK))).toMatchObject({ colors: 2, isNegative: true });
    expect(findFacts(ring)).toMatchObject({ colors: 2, isNegative: false });
  });

  it('recognises more than two tones', () => {
    const two = draw(90, 90, (x, y) => (y < 20 ? WHITE : x < 45 ? RED : [40, 160, 60, 255]));
    expect(findTwoTones(two)).toBeUndefined();
    expect(findFacts(two)).toMatchObject({ colors: 3, ink: undefined });
  });

  it('finds cells with their margins and colours, enlarged or not', () => {
    const isHeart = (x: number, y: number): boolean => x > 2 && x < 9 && y > 2 && y < 10;
    for (const factor of [1, 7]) {
      const image = draw(12 * factor, 12 * factor, (x, y) =>
        isHeart(Math.floor(x / factor), Math.floor(y / factor)) ? RED : CLEAR,
      );
      const { cells } = findFacts(image);
      expect(cells?.grid).toMatchObject({ width: 12, height: 12 });
      expect(cells?.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#c8141e']);
      expect([...(cells?.grid.cells ?? [])].filter((cell) => cell === 1)).toHaveLength(42);
    }
  });

  it('chooses another paper if an ink is white, and finds no cells in a photograph', () => {
    const dots = draw(8, 8, (x, y) => (x === y ? WHITE : x === 7 - y ? RED : CLEAR));
    expect(findFacts(dots).cells?.palette[0]?.rgb).not.toBe('#ffffff');
    const fine = draw(40, 40, (x, y) => [6 * x, 6 * y, 90, 255]);
    expect(findFacts(fine).cells).toBeUndefined();
    expect(findFacts(disc(RED, WHITE)).cells).toBeUndefined();
  });
});

describe('thickenStrokes', () => {
  const inkOf = ({ rgba }: RgbaImage): number =>
    rgba.filter((one, at) => at % 4 === 0 && one < 128).length;

  it('thickens thin outlines, and leaves everything else unchanged', () => {
    const tones = findTwoTones(ring);
    if (tones === undefined) throw new Error('a ring has two tones');
    const thick = thickenStrokes(ring, tones);
    // from 3 pixels to about 18, a sixteenth of the side
    expect(inkOf(thick) / inkOf(ring)).toBeGreaterThan(4);
    expect(inkOf(thick) / inkOf(ring)).toBeLessThan(8);
    const solid = disc(BLACK, WHITE);
    expect(thickenStrokes(solid, findTwoTones(solid) ?? tones)).toBe(solid);
  });
});
