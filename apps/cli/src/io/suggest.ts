/** What a name that stands for no file may have meant. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nearestName } from '@nonokit/core';
import { countTagged } from './catalogue-puzzles.js';
import type { Host } from './host.js';
import { fileStem } from './stem.js';

/** What may have been meant. */
export interface Suggestion {
  /** A file in the same folder with a similar name, as it can be typed. */
  readonly file?: string;
  /** How many puzzles of the catalogue have the name as a tag. */
  readonly tagged: number;
}

/** What `name` may have meant. */
export async function suggestFor(name: string, host: Host): Promise<Suggestion> {
  const file = await similarFile(name);
  if (file !== undefined) return { file, tagged: 0 };
  return { tagged: /^[\p{L}-]{2,40}$/u.test(name) ? countTagged(name, host) : 0 };
}

/** A file in the same folder whose name differs little, or only by its extension. */
async function similarFile(name: string): Promise<string | undefined> {
  const folder = dirname(name);
  const wanted = basename(name).toLowerCase();
  let files: readonly string[];
  try {
    files = (await readdir(folder)).filter((file) => !file.startsWith('.')).slice(0, MANY);
  } catch {
    return undefined;
  }
  const same = files.find((file) => fileStem(file).toLowerCase() === fileStem(wanted));
  const found = same ?? nearestName(wanted, files);
  return found === undefined ? undefined : folder === '.' ? found : join(folder, found);
}

/** Most files of a folder to compare with. */
const MANY = 2000;
