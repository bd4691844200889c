/** What coloured pictures keep of drawings: white things, outlines, eyes, signs, pixel art. */
import { computePlainDistance, type Grid, type Lab, labOfRgb } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { makePuzzle } from '../make/make-puzzle.js';
import type { MakeOptions, PuzzleCandidate } from '../make-options.js';
import { drawnImage } from '../testing/images.js';

type Paint = readonly [red: number, green: number, blue: number];

const WHITE: Paint = [254, 255, 255];
const BLACK: Paint = [20, 20, 25];
const YELLOW: Paint = [252, 194, 27];
const BLUE: Paint = [20, 100, 220];

/** A drawing on nothing; edges are mixed by four by four samples a pixel. Places are 0..1. */
function drawing(paintAt: (x: number, y: number) => Paint | undefined, side = 160): RgbaImage {
  const rgba = new Uint8Array(4 * side * side);
  for (let i = 0; i < side * side; i++) {
    const sums = [0, 0, 0];
    let cover = 0;
    for (let part = 0; part < 16; part++) {
      const dx = ((part % 4) + 0.5) / 4;
      const dy = (Math.floor(part / 4) + 0.5) / 4;
      const paint = paintAt(((i % side) + dx) / side, (Math.floor(i / side) + dy) / side);
      if (paint === undefined) continue;
      cover++;
      for (const k of [0, 1, 2] as const) sums[k] = (sums[k] ?? 0) + paint[k];
    }
    if (cover > 0) rgba.set([...sums.map((sum) => sum / cover), (255 * cover) / 16], 4 * i);
  }
  return { width: side, height: side, rgba };
}

const far = (x: number, y: number, toX: number, toY: number): number =>
  Math.hypot(x - toX, y - toY);

/** A round face with two eyes. */
const face = (skin: Paint, eye: number) =>
  drawing((x, y) => {
    if (Math.min(far(x, y, 0.36, 0.4), far(x, y, 0.64, 0.4)) < eye) return BLACK;
    return far(x, y, 0.5, 0.5) < 0.48 ? skin : undefined;
  });

function made(image: RgbaImage, side: number, options: MakeOptions = {}): PuzzleCandidate {
  const size = { width: side, height: side };
  const result = makePuzzle(image, { size, colors: 4, repair: 'off', ...options });
  if (!result.ok) throw new Error(result.problem.message);
  const [first] = result.value.candidates;
  if (first === undefined) throw new Error('there is no candidate');
  return first;
}

const listLabs = ({ puzzle }: PuzzleCandidate): Lab[] =>
  puzzle.palette.map(({ rgb }) => labOfRgb(rgb));

const rowsOf = ({ traced }: PuzzleCandidate): string[] =>
  Array.from({ length: traced.height }, (_, y) =>
    [...traced.cells.subarray(y * traced.width, (y + 1) * traced.width)]
      .map((color) => '.123456'[color])
      .join(''),
  );

/** The number of cells of the ink nearest to a colour. */
function countPaint(picture: PuzzleCandidate, [red, green, blue]: Paint): number {
  const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
  const distances = listLabs(picture).map((lab) => computePlainDistance(lab, labOfRgb(`#${hex}`)));
  const ink = distances.indexOf(Math.min(...distances));
  return picture.traced.cells.filter((color) => color === ink).length;
}

describe('the paper of a coloured picture', () => {
  it('is a light colour that contrasts with a white ghost', () => {
    const ghost = made(face(WHITE, 0.06), 20);
    const [paper, ...inks] = listLabs(ghost);
    if (paper === undefined) throw new Error('there is no paper');
    expect(paper[0]).toBeGreaterThan(0.8);
    expect(Math.min(...inks.map((ink) => computePlainDistance(ink, paper)))).toBeGreaterThan(0.1);
    expect(ghost.fill).toBeGreaterThan(0.6);
    expect(inks).toHaveLength(2);
  });

  it('is white if only the inside is white, which then needs no ink', () => {
    const eyes = drawing((x, y) => {
      if (far(x, y, 0.5, 0.4) < 0.1) return WHITE;
      return far(x, y, 0.5, 0.5) < 0.48 ? YELLOW : undefined;
    });
    const { puzzle, traced } = made(eyes, 20);
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#fcc21b']);
    const { width, height, cells } = traced;
    expect(cells[Math.floor(0.4 * height) * width + (width >> 1)]).toBe(0);
  });

  it('is the colour that the caller requested, and the ghost becomes darker', () => {
    const ghost = made(face(WHITE, 0.06), 20, { background: '#ffffff' });
    expect(ghost.puzzle.palette[0]?.rgb).toBe('#ffffff');
    expect(listLabs(ghost)[1]?.[0]).toBeLessThan(0.9);
    expect(ghost.fill).toBeGreaterThan(0.6);
  });

  it('does not change a palette that the caller gave', () => {
    const palette = ['#ffffff', '#fefefe', '#101010', '#111111'].map((rgb) => ({ rgb }));
    const ghost = made(face(WHITE, 0.1), 20, { palette });
    for (const ink of ghost.puzzle.palette) expect(palette).toContainEqual(ink);
    expect(ghost.puzzle.palette.map(({ rgb }) => rgb)).toContain('#fefefe');
  });

  it('is the colour of the plate behind a sign', () => {
    const sign = drawing((x, y) => {
      if (Math.abs(x - 0.5) < 0.08 && Math.abs(y - 0.5) < 0.3) return WHITE;
      const corner = Math.hypot(
        Math.max(0, Math.abs(x - 0.5) - 0.4),
        Math.max(0, Math.abs(y - 0.5) - 0.4),
      );
      return corner < 0.1 ? BLUE : undefined;
    });
    expect(made(sign, 20).puzzle.palette[0]?.rgb).toBe('#1464dc');
  });

  it('is the largest area of a picture without transparency', () => {
    const sea = drawing((x, y) => (y < 0.2 + 0.05 * Math.sin(20 * x) ? YELLOW : BLUE));
    expect(made(sea, 20).puzzle.palette[0]?.rgb).toBe('#1464dc');
  });
});

describe('a coloured picture', () => {
  it('has no extra colours for blurred edges', () => {
    const target = drawing((x, y) => {
      const distance = far(x, y, 0.5, 0.5);
      return distance < 0.2 ? BLACK : distance < 0.48 ? YELLOW : undefined;
    });
    for (const side of [10, 20, 30]) {
      expect(made(target, side, { colors: 8 }).puzzle.palette).toHaveLength(3);
    }
  });

  it('keeps eyes that are smaller than a cell as one cell each', () => {
    for (const side of [12, 13, 15, 18]) {
      expect([side, countPaint(made(face(YELLOW, 0.022), side), BLACK)]).toEqual([side, 2]);
    }
  });

  it('closes an outline that is narrower than a cell, one cell wide', () => {
    const ball = drawing((x, y) => {
      const distance = far(x, y, 0.5, 0.5);
      return distance < 0.465 ? YELLOW : distance < 0.495 ? BLACK : undefined;
    });
    for (const side of [14, 20]) {
      const picture = made(ball, side);
      const { traced } = picture;
      expect(isClosed(traced, listLabs(picture))).toBe(true);
      expect(countPaint(picture, BLACK)).toBeLessThan(3.6 * side);
    }
  });

  it('keeps thin outlines on white paper as it does on transparency', () => {
    const light: Paint = [208, 207, 206];
    const dark: Paint = [155, 155, 154];
    const camera = drawing((x, y) => {
      const distance = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5));
      if (distance > 0.43) return undefined;
      if (distance > 0.41 || Math.abs(distance - 0.25) < 0.01) return BLACK;
      return distance > 0.25 ? light : dark;
    });
    const rgba = camera.rgba.map((value, i) => {
      const alpha = camera.rgba[i - (i % 4) + 3] ?? 0;
      return i % 4 === 3 ? 255 : Math.round((value * alpha + 255 * (255 - alpha)) / 255);
    });
    const size = { width: 20, height: 20 };
    const result = makePuzzle({ ...camera, rgba }, { size, colors: 4, candidates: 9 });
    const candidates = result.ok ? result.value.candidates : [];
    expect(candidates.length).toBeGreaterThan(1);
    for (const { method } of candidates) expect(method).toContain('majority');
    const [first] = candidates;
    expect(first && isClosed(first.traced, listLabs(first))).toBe(true);
  });

  it('reproduces pixel art, whatever the grid', () => {
    const rows = ['.##.##.', '##r####', '#######', '.#####.', '..###..', '...#...'];
    const shown = rows.map((row) => row.replaceAll('.', ' '));
    const exact = made(drawnImage(shown, { transparent: ' ', scale: 20 }), 7, { size: 'auto' });
    const side = 149;
    const scaled = drawing((x, y) => {
      const letter = shown[Math.floor((y * side) / 21.3)]?.[Math.floor((x * side) / 21.3)];
      return letter === undefined || letter === ' ' ? undefined : letter === 'r' ? BLUE : BLACK;
    }, side);
    expect(rowsOf(made(scaled, 7, { size: 'auto' }))).toEqual(rowsOf(exact));
    expect(rowsOf(exact)).toHaveLength(6);
  });
});

/** True if no yellow cell has paper, or the end of the picture, on some side. */
function isClosed({ width, height, cells }: Grid, labs: readonly Lab[]): boolean {
  const yellow = labs.findIndex(([lightness], k) => k > 0 && lightness > 0.5);
  const isPaper = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 0;
  return cells.every((color, i) => {
    const x = i % width;
    const y = Math.floor(i / width);
    if (color !== yellow) return true;
    return ![isPaper(x - 1, y), isPaper(x + 1, y), isPaper(x, y - 1), isPaper(x, y + 1)].includes(
      true,
    );
  });
}
