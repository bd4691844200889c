/**
 * The pictures of a film as numbered PNG files in a folder: 001.png, 002.png, …
 */
import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { bad, good, type Result } from '@nonokit/core';
import type { Film, FilmFrame } from '@nonokit/render';
import { writeProblem } from './output.js';
import { statOf } from './walk.js';

/** How to save. */
export interface SaveOptions {
  /** How many pictures the film has. */
  readonly count: number;
  /** Write over existing files. */
  readonly force: boolean;
}

/**
 * Prepares to save a film's pictures into `folder`, which is made where there is none. Answers the film
 * again: each of its frames is saved when it is taken. A file that exists is a problem, and kept.
 */
export async function saveFrames(
  film: Film,
  folder: string,
  { count, force }: SaveOptions,
): Promise<Result<Film>> {
  const digits = Math.max(3, String(count).length);
  const names = Array.from({ length: count }, (_, k) =>
    join(folder, `${String(k + 1).padStart(digits, '0')}.png`),
  );
  const found = await statOf(folder);
  if (found !== undefined && !found.isDirectory()) {
    return bad('not-a-folder', 'is no folder, expected one for the pictures of the film');
  }
  for (const name of force ? [] : names) {
    if ((await statOf(name)) === undefined) continue;
    return bad('exists', `${name} exists already and is kept; --force overwrites it`);
  }
  try {
    if (found === undefined) await mkdir(folder);
  } catch (error) {
    return { ok: false, problem: writeProblem(error, folder) };
  }
  return good({ ...film, frames: saving(film, names, force) });
}

function* saving(
  { width, height, palette, frames }: Film,
  names: readonly string[],
  force: boolean,
): Generator<FilmFrame> {
  let k = 0;
  for (const frame of frames) {
    const name = names[k++];
    if (name !== undefined) {
      const png = encodePng(width, height, palette, frame.whole);
      writeFileSync(name, png, { flag: force ? 'w' : 'wx' });
    }
    yield frame;
  }
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Palette indices as a PNG file; the colours are 0xrrggbb. Quicker than packages can: zlib is Node's. */
export function encodePng(
  width: number,
  height: number,
  palette: readonly number[],
  indices: Uint8Array,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // the byte before each row says that it is stored as it is
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
