/** Lettering: letters look as resvg draws them, begin on pixels, and whatever is asked for is bounded. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontOf } from './font.js';
import { advanceOf, FULL_INK, type Lettering, letteringOf, levelOf } from './lettering.js';
import { rasterise } from './png.js';

const { resolve } = createRequire(import.meta.url);
const assets = {
  wasm: readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')),
  font: readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
};
const font = fontOf(assets.font);
const SIZE = 14;

async function lettering(...texts: string[]): Promise<Lettering> {
  const result = await letteringOf(texts, SIZE, font, assets);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** The pixels of a text as "x y level", sorted. */
function inkOf(letters: Lettering, text: string, x: number, y: number): string[] {
  const pixels: string[] = [];
  letters.write(text, x, y, (...pixel) => pixels.push(pixel.join(' ')));
  return pixels.sort();
}

describe('levelOf', () => {
  it('goes from none to all, and has few shades between', () => {
    expect([0, 0.2, 0.5, 0.8, 1].map(levelOf)).toEqual([0, 0, 2, FULL_INK, FULL_INK]);
    const levels = Array.from({ length: 256 }, (_, k) => levelOf(k / 255));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(new Set(levels).size).toBe(FULL_INK + 1);
  });
});

describe('letteringOf', () => {
  it.each(['g', 'Ж', '7', '—', 'Å'])('draws %s as resvg does', async (char) => {
    const [width, height, x, y] = [60, 50, 20, 30];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><text x="${x}" y="${y}" font-family="PT Sans" font-weight="bold" font-size="${SIZE}" fill="#fff">${char}</text></svg>`;
    const expected: string[] = [];
    const drawn = await rasterise(svg, assets, ({ pixels }) => {
      for (let at = 0; at < width * height; at++) {
        const level = levelOf((pixels[4 * at] ?? 0) / 255);
        if (level > 0) expected.push(`${at % width} ${Math.floor(at / width)} ${level}`);
      }
    });
    expect(drawn.ok).toBe(true);
    expect(expected.length).toBeGreaterThan(5);
    expect(inkOf(await lettering(`ab${char}`), char, x, y)).toEqual(expected.sort());
  });

  it('moves on by whole pixels, and over what it has no letter for', async () => {
    const letters = await lettering('row');
    const step = advanceOf('r', SIZE, font);
    expect(Number.isInteger(step)).toBe(true);
    const one = inkOf(letters, 'o', 10 + step, 20);
    const both = inkOf(letters, 'ro', 10, 20);
    expect(both).toEqual([...inkOf(letters, 'r', 10, 20), ...one].sort());
    const gap = advanceOf(' ', SIZE, font);
    expect(inkOf(letters, ' o', 10 + step - gap, 20)).toEqual(one);
    expect(inkOf(letters, '@', 10, 20)).toEqual([]);
  });

  it('takes texts without letters', async () => {
    expect(inkOf(await lettering('', ' '), ' ', 0, 0)).toEqual([]);
  });
});
