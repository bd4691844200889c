/**
 * The pictures of a film as numbered PNG files in a folder: 001.png, 002.png, …
 */
import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bad, good, type Result } from '@nonokit/core';
import type { Film, FilmFrame } from '@nonokit/render';
import { encodePng } from 'nonokit/node';
import { writeProblem } from '../../io/output.js';
import { tryStat } from '../../io/walk.js';
import { frameExists, noFolderForFrames } from '../../words/en/problems/draw.js';

/** How to save. */
export interface SaveOptions {
  /** Number of pictures in the film. */
  readonly count: number;
  /** Overwrites existing files. */
  readonly force: boolean;
}

/**
 * Prepares to save a film's pictures into `folder`, which is created if missing. Returns the film
 * again: each of its frames is saved when it is read. An existing file is a problem, and is kept.
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
  const found = await tryStat(folder);
  if (found !== undefined && !found.isDirectory()) {
    return bad(noFolderForFrames);
  }
  for (const name of force ? [] : names) {
    if ((await tryStat(name)) === undefined) continue;
    return bad(frameExists, { name });
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
      const png = encodePng({ width, height, palette, indices: frame.whole });
      writeFileSync(name, png, { flag: force ? 'w' : 'wx' });
    }
    yield frame;
  }
}
