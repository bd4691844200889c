/** Scanning: images of printed sheets, and of what is none. The images are our own drawings. */
import { readFileSync } from 'node:fs';
import { clueText, drive } from '@nonokit/core';
import { decodePng, type RgbaImage } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { type ScannedSheet, type ScanResult, scanSteps } from './index.js';

function scan(image: RgbaImage): ScanResult {
  return drive(scanSteps(image));
}

function imageIn(name: string): RgbaImage {
  const bytes = readFileSync(new URL(`./testing/${name}.png`, import.meta.url));
  const decoded = decodePng(bytes, { maxCells: 4_000_000 });
  if (!decoded.ok) throw new Error(decoded.problem.message);
  return decoded.value.image;
}

/** An image by a function from a point to a grey. */
function painted(width: number, height: number, grey: (x: number, y: number) => number): RgbaImage {
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    rgba.fill(grey(i % width, Math.floor(i / width)), 4 * i, 4 * i + 3);
    rgba[4 * i + 3] = 255;
  }
  return { width, height, rgba };
}

/** The only sheet of an image. */
function onlySheet(result: ScanResult): ScannedSheet {
  if (result.status !== 'read' || result.sheets.length !== 1) {
    throw new Error(`expected one sheet, got ${JSON.stringify(result).slice(0, 200)}`);
  }
  return result.sheets[0] as ScannedSheet;
}

function clues({ puzzle }: ScannedSheet): string[] {
  if (puzzle === undefined) return [];
  return [puzzle.rows, puzzle.columns].map((side) => side.map((clue) => clueText(clue)).join(', '));
}

/** The rows and the columns of the sheet in perspective. */
const PERSPECTIVE = [
  '7, 1 1 1, 1 1 1, 1 2, 1 1, 5, 1, 9',
  '2, 4 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 1 1 1, 5 1, 1 1 1, 2',
];

/** The rows of our sheet in several colours. */
const SNAIL_ROWS = [
  ...['6 1 1', '1 6 1 1 1', '1 7 1 1 2', '1 2 5 2 1 4', '1 1 1 5 1 1 1 4'],
  ...['1 1 1 1 3 1 1 2 1 2 1 1', '1 1 1 1 1 1 1 2 1 2 4', '1 1 1 2 1 2 2 1 1 3'],
  ...['1 2 5 3 1 3', '1 7 2 4', '3 8 6', '15', '13'],
];

describe('scanSteps', () => {
  it('reads a sheet in perspective', () => {
    const sheet = onlySheet(scan(imageIn('perspective')));
    expect(clues(sheet)).toEqual(PERSPECTIVE);
    expect(sheet).toMatchObject({ status: 'sure', verdict: 'unique' });
  });

  it('reads our own sheets', () => {
    const sheet = onlySheet(scan(imageIn('ours')));
    expect(sheet).toMatchObject({ width: 15, height: 18, status: 'sure' });
  });

  it('reads numbers on chips of several colours', () => {
    const sheet = onlySheet(scan(imageIn('ours-colored')));
    expect([sheet.width, sheet.height, sheet.palette.length]).toEqual([18, 13, 5]);
    const rows = sheet.rows.map((row) => row.map(({ value }) => value).join(' '));
    expect(rows).toEqual(SNAIL_ROWS);
    // those of one colour have one place in the palette
    const last = sheet.rows.slice(-2).map(([number]) => number?.color);
    expect(new Set(last).size).toBe(1);
  });

  it('returns the position of each number', () => {
    const { rows, columns, width, height, corners } = onlySheet(scan(imageIn('perspective')));
    for (const [r, row] of rows.entries()) {
      for (const { left, right, top } of row) {
        expect(right).toBeLessThan(0.1);
        expect(left).toBeLessThan(right);
        expect(Math.floor(top)).toBe(r);
      }
    }
    for (const [c, column] of columns.entries()) {
      for (const { left, bottom } of column) {
        expect(bottom).toBeLessThan(0.1);
        expect(Math.floor(left)).toBe(c);
      }
    }
    expect([width, height]).toEqual([rows.length ? columns.length : 0, rows.length]);
    const [a, b, c, d] = corners;
    expect(a.x).toBeLessThan(b.x);
    expect(a.y).toBeLessThan(d.y);
    expect(c.y).toBeGreaterThan(b.y);
  });

  it('stops when it is told to', () => {
    const stopped = drive(scanSteps(imageIn('perspective')), { signal: { aborted: true } });
    expect(stopped).toEqual({ status: 'stopped', sheets: [] });
  });

  it('refuses images without a sheet', () => {
    const blank = painted(300, 200, () => 255);
    const noise = painted(160, 160, (x, y) => ((x * 7919 + y * 104_729) ^ (x * y * 31)) & 255);
    const chess = painted(320, 320, (x, y) => (((x >> 5) + (y >> 5)) % 2 === 0 ? 240 : 20));
    const squares = painted(400, 400, (x, y) => (x % 25 < 2 || y % 25 < 2 ? 0 : 255));
    for (const image of [blank, noise, chess, squares]) {
      expect(scan(image).status).toBe('not-a-sheet');
    }
    expect(scan(squares)).toEqual({ status: 'not-a-sheet', reason: 'no-numbers' });
    expect(scan(blank)).toEqual({ status: 'not-a-sheet', reason: 'no-squares' });
  });

  it('refuses a sudoku', () => {
    expect(scan(imageIn('sudoku'))).toEqual({ status: 'not-a-sheet', reason: 'numbers-inside' });
  });

  it('refuses images that are too small or too large before it searches them', () => {
    expect(scan(painted(40, 4000, () => 0))).toEqual({ status: 'not-a-sheet', reason: 'bad-size' });
  });
});

/** An image turned about its middle, on a large white page. */
function turned({ width, height, rgba }: RgbaImage, degrees: number): RgbaImage {
  const side = Math.ceil(Math.hypot(width, height)) + 40;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const out = new Uint8Array(4 * side * side).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const dx = x - side / 2;
      const dy = y - side / 2;
      const u = Math.round(cos * dx + sin * dy + width / 2);
      const v = Math.round(cos * dy - sin * dx + height / 2);
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      out.set(rgba.subarray(4 * (v * width + u), 4 * (v * width + u) + 4), 4 * (y * side + x));
    }
  }
  return { width: side, height: side, rgba: out };
}

describe('scanSteps with corners', () => {
  it('reads a sheet that lies at any angle', () => {
    const flat = imageIn('ours');
    const image = turned(flat, 128);
    expect(scan(image)).not.toMatchObject({ sheets: [{ status: 'sure' }] });
    const turn = (128 * Math.PI) / 180;
    const at = (x: number, y: number) => {
      const dx = x - flat.width / 2;
      const dy = y - flat.height / 2;
      return {
        x: Math.cos(turn) * dx - Math.sin(turn) * dy + image.width / 2,
        y: Math.sin(turn) * dx + Math.cos(turn) * dy + image.height / 2,
      };
    };
    const corners = [
      at(4, 4),
      at(flat.width - 4, 4),
      at(flat.width - 4, flat.height - 4),
      at(4, flat.height - 4),
    ] as const;
    const sheet = onlySheet(drive(scanSteps(image, { corners })));
    const straight = onlySheet(scan(flat));
    expect(clues(sheet)).toEqual(clues(straight));
    // its corners are those of the image that was given
    for (const [k, { x, y }] of straight.corners.entries()) {
      const expected = at(x, y);
      const found = sheet.corners[k] ?? { x: 0, y: 0 };
      expect(Math.hypot(found.x - expected.x, found.y - expected.y)).toBeLessThan(4);
    }
  });

  it('throws for corners that are none', () => {
    const image = imageIn('ours');
    const a = { x: 0, y: 0 };
    const b = { x: 90, y: 0 };
    const c = { x: 90, y: 90 };
    const d = { x: 0, y: 90 };
    for (const corners of [[b, a, c, d] as const, [a, a, c, d] as const, [d, c, b, a] as const]) {
      expect(() => drive(scanSteps(image, { corners }))).toThrow(RangeError);
    }
  });
});

describe('the straightened picture', () => {
  it('has the numbers where they were read, and the grid from its corner on', () => {
    const image = imageIn('perspective');
    const { picture, width, height, rows } = onlySheet(drive(scanSteps(image, { pictures: true })));
    if (picture === undefined) throw new Error('it was asked for');
    const { side, left, top, image: drawn } = picture;
    expect(drawn.width).toBe(side * (width + 1 - left));
    expect(drawn.height).toBe(side * (height + 1 - top));
    const darkest = (u: number, v: number): number => {
      const x = Math.floor((u - left) * side);
      const y = Math.floor((v - top) * side);
      return drawn.rgba[4 * (y * drawn.width + x)] ?? 255;
    };
    for (const { left: from, right: to, top: above, bottom: below } of rows.flat()) {
      const ink = Array.from({ length: 400 }, (_, k) =>
        darkest(
          from + ((k % 20) / 20) * (to - from),
          above + (Math.floor(k / 20) / 20) * (below - above),
        ),
      );
      expect(Math.min(...ink)).toBeLessThan(140);
    }
    expect(onlySheet(scan(image)).picture).toBeUndefined();
  });
});
