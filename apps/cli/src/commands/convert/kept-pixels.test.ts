/** Images to ROFL and back: every pixel is kept, whatever the image is. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '@nonokit/core';
import { UNIQUE } from '@nonokit/core/testing';
import { decodeRofl } from '@nonokit/rofl';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

/** The pixel at a place of an image: red, green, blue, alpha. */
type Painter = (x: number, y: number) => readonly number[];

function rgbaFrom(width: number, height: number, paint: Painter): Uint8Array {
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    rgba.set(paint(i % width, Math.floor(i / width)), 4 * i);
  }
  return rgba;
}

const random = randomOf('kept pixels');

const IMAGES: readonly (readonly [string, number, number, Painter])[] = [
  ['noise with alpha', 31, 17, () => [0, 0, 0, 0].map(() => random.below(256))],
  [
    'pixel art enlarged threefold',
    30,
    24,
    (x, y) => (((x / 3) ^ (y / 3)) & 1 ? [9, 9, 9, 255] : [250, 250, 250, 255]),
  ],
  ['a photograph with 40,000 colours', 200, 200, (x, y) => [x, y, (x * y) & 255, 255]],
  ['colours of clear pixels', 8, 8, (x, y) => (x === y ? [200, 0, 0, 255] : [x, y, 7, 0])],
  ['more columns than puzzles have', 300_000, 1, () => [255, 255, 255, 255]],
  ['one colour', 7, 5, () => [1, 2, 3, 255]],
  [
    'a drawing in black and white',
    20,
    20,
    (x, y) => ((x - 9) ** 2 + (y - 8) ** 2 < 40 ? [0, 0, 0, 255] : [255, 255, 255, 255]),
  ],
  [
    'a drawing without white',
    20,
    20,
    (x, y) => (x > y ? [90, 0, 0, 255] : [0, 0, y < 9 ? 90 : 50, 255]),
  ],
];

/** The first byte that differs; `toEqual` takes a second for a million bytes. */
function firstDifference(found: Uint8Array, expected: Uint8Array) {
  if (Buffer.compare(found, expected) === 0) return undefined;
  const at = expected.findIndex((byte, i) => found[i] !== byte);
  return { at, found: found[at], expected: expected[at], lengths: [found.length, expected.length] };
}

async function rgbaIn(path: string): Promise<Uint8Array> {
  const { data } = await sharp(path, { ignoreIcc: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}

describe('nonokit convert, from an image to ROFL and back', () => {
  it.each(IMAGES)('keeps every pixel of %s', async (_, width, height, paint) => {
    const cwd = folderWith({});
    const rgba = rgbaFrom(width, height, paint);
    await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(join(cwd, 'a.png'));
    for (const args of [
      ['a.png', 'a.rofl'],
      ['a.rofl', 'b.png'],
    ]) {
      const run = await nonokit(['convert', ...args], { cwd });
      expect(run.stderr.replace(/^nonokit: .*background\n/, '')).toBe('');
      expect(run).toMatchObject({ stdout: '', status: 0 });
    }
    const back = await rgbaIn(join(cwd, 'b.png'));
    expect(firstDifference(back, rgba)).toBeUndefined();
  });

  it('applies no colour profile', async () => {
    const cwd = folderWith({});
    const rgba = rgbaFrom(16, 16, (x, y) => [x * 16, y * 16, 100, 255]);
    const raw = { raw: { width: 16, height: 16, channels: 4 } } as const;
    const profiled = await sharp(rgba, raw).withIccProfile('p3', { attach: true }).png().toBuffer();
    writeFileSync(join(cwd, 'a.png'), profiled);
    await nonokit(['convert', 'a.png', 'a.rofl'], { cwd });
    await nonokit(['convert', 'a.rofl', 'b.png'], { cwd });
    expect(await rgbaIn(join(cwd, 'b.png'))).toEqual(await rgbaIn(join(cwd, 'a.png')));
  });

  it('reports that 16 bits per channel are too many, and with --strict writes nothing', async () => {
    const cwd = folderWith({});
    const grey = sharp(
      rgbaFrom(8, 8, (x) => [x, x, x, 255]),
      {
        raw: { width: 8, height: 8, channels: 4 },
      },
    );
    await grey.toColourspace('rgb16').png().toFile(join(cwd, 'a.png'));
    const strict = await nonokit(['convert', 'a.png', 'a.rofl', '--strict'], { cwd });
    expect(strict.status).toBe(2);
    const run = await nonokit(['convert', 'a.png', 'a.rofl'], { cwd });
    expect(run.stderr).toMatch(/8 bits per colour channel/);
    expect(run.status).toBe(0);
  });

  it('accepts images and puzzles from standard input', async () => {
    const cwd = folderWith({});
    const rgba = rgbaFrom(8, 6, (x) => [x * 9, 0, 0, 100]);
    const png = await sharp(rgba, { raw: { width: 8, height: 6, channels: 4 } })
      .png()
      .toBuffer();
    expect(await nonokit(['convert', '-', 'a.rofl'], { cwd, input: png })).toMatchObject({
      status: 0,
    });
    expect(await nonokit(['convert', '-', 'b.rofl'], { cwd, input: UNIQUE })).toMatchObject({
      status: 0,
    });
    const [image, puzzle] = ['a.rofl', 'b.rofl'].map((name) =>
      decodeRofl(readFileSync(join(cwd, name))),
    );
    expect(image).toMatchObject({ ok: true, value: { width: 8, height: 6 } });
    expect(puzzle).toMatchObject({ ok: true, value: { width: 5, height: 5 } });
  });

  it('keeps the palette of puzzles', async () => {
    const blue = UNIQUE.replace('{', '{"palette":["#eeeeff","#0000ff"],');
    const cwd = folderWith({ 'a.json': blue });
    for (const args of [
      ['a.json', 'a.rofl'],
      ['a.rofl', 'a.png'],
      ['a.png', 'b.rofl'],
      ['b.rofl', 'b.json'],
    ]) {
      expect(await nonokit(['convert', ...args], { cwd })).toMatchObject({ status: 0 });
    }
    expect(readFileSync(join(cwd, 'b.json'), 'utf8')).toContain('["#eeeeff","#0000ff"]');
  });

  it('describes the damage of a file, and writes nothing', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE });
    await nonokit(['convert', 'a.json', 'a.rofl'], { cwd });
    const bytes = readFileSync(join(cwd, 'a.rofl'));
    bytes[15] = 255 - (bytes[15] ?? 0);
    writeFileSync(join(cwd, 'a.rofl'), bytes);
    const run = await nonokit(['convert', 'a.rofl', 'b.png'], { cwd });
    expect(run.stderr).toBe('nonokit: a.rofl: the ROFL file is damaged: its checksum differs\n');
    expect(run.status).toBe(2);
  });
});
