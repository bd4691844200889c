/** `nonokit scan` on what is no nonogram: refused with a sentence, within bounds. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '@nonokit/core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const cwd = folderWith({});

/** A drawing as SVG. */
function drawing(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
}

function text(x: number, y: number, size: number, content: string | number): string {
  return `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${size}" text-anchor="middle">${content}</text>`;
}

/** The rules of a grid whose first square begins at 40, 40. */
function rules(columns: number, rows: number, side: number): string[] {
  const line = (x: number, y: number, u: number, v: number): string =>
    `<path d="M${40 + x * side} ${40 + y * side}L${40 + u * side} ${40 + v * side}" stroke="#222"/>`;
  return [
    ...Array.from({ length: columns + 1 }, (_, k) => line(k, 0, k, rows)),
    ...Array.from({ length: rows + 1 }, (_, k) => line(0, k, columns, k)),
  ];
}

/** Texts in some squares of a grid; undefined leaves a square blank. */
function filled(
  columns: number,
  rows: number,
  side: number,
  content: (k: number) => string | number | undefined,
): string[] {
  return Array.from({ length: columns * rows }, (_, k) => {
    const shown = content(k);
    if (shown === undefined) return '';
    const x = 40 + ((k % columns) + 0.5) * side;
    const y = 40 + (Math.floor(k / columns) + 0.7) * side;
    return text(x, y, 0.5 * side, shown);
  });
}

const random = randomOf('hostile');
const digit = (share: number) => () => (random.next() < share ? 1 + random.below(9) : undefined);
const words = Array.from({ length: 26 }, (_, k) =>
  text(280, 40 + 22 * k, 14, `${1900 + k} some words of text 12 and 7 more, ${k * k}`),
);
const coordinates = [
  ...Array.from({ length: 8 }, (_, k) => text(25, 40 + 50 * k + 32, 18, 8 - k)),
  ...Array.from({ length: 8 }, (_, k) => text(65 + 50 * k, 32, 18, 'abcdefgh'.charAt(k))),
];

const DRAWINGS = {
  sudoku: drawing(460, 460, [...rules(9, 9, 42), ...filled(9, 9, 42, digit(0.35))]),
  crossword: drawing(560, 560, [
    ...rules(15, 15, 32),
    ...filled(15, 15, 32, (k) => (random.next() < 0.3 ? k % 40 : undefined)),
  ]),
  calendar: drawing(520, 460, [
    ...rules(7, 6, 62),
    ...filled(7, 6, 62, (k) => (k > 2 && k < 34 ? k - 2 : undefined)),
  ]),
  table: drawing(460, 700, [...rules(8, 13, 46), ...filled(8, 13, 46, () => 1 + random.below(60))]),
  text: drawing(560, 640, words),
  coordinates: drawing(480, 480, [...rules(8, 8, 50), ...coordinates]),
};

beforeAll(async () => {
  for (const [name, svg] of Object.entries(DRAWINGS)) {
    await sharp(Buffer.from(svg))
      .png()
      .toFile(join(cwd, `${name}.png`));
  }
  const noise = Uint8Array.from({ length: 300 * 300 }, () => random.below(256));
  const grey = { raw: { width: 300, height: 300, channels: 1 as const } };
  await sharp(noise, grey).png().toFile(join(cwd, 'noise.png'));
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } }).png();
  await plain(1, 1).toFile(join(cwd, 'pixel.png'));
  await plain(20_000, 61).toFile(join(cwd, 'strip.png'));
  await plain(9000, 7000).toFile(join(cwd, 'huge.png'));
  writeFileSync(join(cwd, 'cut.png'), (await plain(200, 200).toBuffer()).subarray(0, 60));
});

describe('nonokit scan', () => {
  it.each([...Object.keys(DRAWINGS), 'noise', 'pixel', 'strip'])('refuses %s', async (name) => {
    const run = await nonokit(['scan', `${name}.png`, '--lang', 'en'], { cwd });
    expect(run.stdout).toMatch(/^\w+\.png: (no puzzle was found|the image has fewer)/);
    expect(run.stderr).toBe('');
    expect(run.status).toBe(1);
  });

  it('refuses images beyond the limit, and damaged ones', async () => {
    const huge = await nonokit(['scan', 'huge.png', '--lang', 'en'], { cwd });
    expect(huge.stderr).toContain('more than the 50,000,000 pixels allowed');
    expect(huge.status).toBe(2);
    const cut = await nonokit(['scan', 'cut.png', '--lang', 'en'], { cwd });
    expect(cut.stderr).toContain('damaged or incomplete');
    expect(cut.status).toBe(2);
  });
});
