/**
 * Lettering: letters look as resvg draws them, begin on whole pixels, and their number is bounded.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontOf } from './font.js';
import {
  computeLevel,
  drawLettering,
  FULL_INK,
  type Lettering,
  measureAdvance,
  SHIFTS,
} from './lettering.js';
import { rasterise } from './resvg.js';

const { resolve } = createRequire(import.meta.url);
const assets = {
  wasm: readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')),
  font: readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
};
const font = fontOf(assets.font);
const SIZE = 14;

async function lettering(...texts: string[]): Promise<Lettering> {
  const result = await drawLettering(texts, SIZE, font, assets);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** The pixels of a text as "x y level", sorted. */
function inkOf(letters: Lettering, text: string, x: number, y: number): string[] {
  const pixels: string[] = [];
  letters.write(text, x, y, (...pixel) => pixels.push(pixel.join(' ')));
  return pixels.sort();
}

/** The pixels of a letter as resvg draws it, in the same form. */
async function drawnByResvg(char: string, x: number, y: number): Promise<string[]> {
  const width = 60;
  const height = 50;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><text x="${x.toFixed(3)}" y="${y}" font-family="PT Sans" font-weight="bold" font-size="${SIZE}" fill="#fff">${char}</text></svg>`;
  const inked: string[] = [];
  const drawn = await rasterise(svg, assets, ({ pixels }) => {
    for (let at = 0; at < width * height; at++) {
      const level = computeLevel((pixels[4 * at] ?? 0) / 255);
      if (level > 0) inked.push(`${at % width} ${Math.floor(at / width)} ${level}`);
    }
  });
  expect(drawn.ok).toBe(true);
  return inked.sort();
}

/**
 * How often ink changes along the rows of a drawing: of each row written out, the letters that
 * differ from the one before.
 */
function changesIn(drawing: readonly string[]): number {
  const rows = new Map<string, string[]>();
  for (const pixel of drawing) {
    const [x = '', y = '', level = ''] = pixel.split(' ');
    const row = rows.get(y) ?? Array(60).fill('0');
    row[Number(x)] = level;
    rows.set(y, row);
  }
  const changes = [...rows.values()].flatMap((row) =>
    row.filter((ink, k) => ink !== (row[k - 1] ?? '0')),
  );
  return changes.length;
}

describe('computeLevel', () => {
  it('goes from none to full, with few shades between', () => {
    expect([0, 0.2, 0.4, 0.6, 0.9, 1].map(computeLevel)).toEqual([0, 0, 1, 2, FULL_INK, FULL_INK]);
    const levels = Array.from({ length: 256 }, (_, k) => computeLevel(k / 255));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(new Set(levels).size).toBe(FULL_INK + 1);
  });
});

describe('drawLettering', () => {
  it.each(['g', 'Ж', '7', '—', 'Å', 'm', 'v'])(
    'draws %s like resvg in the simplest case',
    async (char) => {
      const drawings: string[][] = [];
      for (const shift of SHIFTS) drawings.push(await drawnByResvg(char, 20 + shift, 30));
      const [straight = []] = drawings;
      expect(straight.length).toBeGreaterThan(5);
      const least = Math.min(...drawings.map(changesIn));
      const simplest = drawings.find((drawing) => changesIn(drawing) === least);
      expect(inkOf(await lettering(`ab${char}`), char, 20, 30)).toEqual(simplest);
    },
  );

  it('advances by whole pixels, also over characters without a letter', async () => {
    const letters = await lettering('row');
    const step = measureAdvance('r', SIZE, font);
    expect(Number.isInteger(step)).toBe(true);
    const one = inkOf(letters, 'o', 10 + step, 20);
    const both = inkOf(letters, 'ro', 10, 20);
    expect(both).toEqual([...inkOf(letters, 'r', 10, 20), ...one].sort());
    const gap = measureAdvance(' ', SIZE, font);
    expect(inkOf(letters, ' o', 10 + step - gap, 20)).toEqual(one);
    expect(inkOf(letters, '@', 10, 20)).toEqual([]);
  });

  it('accepts texts without letters', async () => {
    expect(inkOf(await lettering('', ' '), ' ', 0, 0)).toEqual([]);
  });
});
