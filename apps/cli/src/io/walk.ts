/**
 * Folders: the files in them that may hold puzzles, in order of names, so that every run is the
 * same.
 */
import { type Dirent, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@nonokit/core';
import { extensionOf, formatOfName } from '@nonokit/formats/own';
import { readProblem } from './read-bytes.js';

/** A folder that could not be listed. */
export interface UnreadableFolder {
  readonly folder: string;
  readonly problem: Problem;
}

/**
 * The files in `folder` and below that may hold puzzles, in order of names: those with the
 * extension of some format, source code and other texts, and files without an extension. Hidden
 * files are left out. Linked files are followed, linked folders are not, so that every walk ends.
 * Folders of other file systems are left out and passed to `onForeign`: behind them are devices,
 * processes and networks.
 */
export async function* puzzleFilesIn(
  folder: string,
  onForeign: (folder: string) => void = () => undefined,
): AsyncGenerator<string | UnreadableFolder> {
  const { ALL_FORMATS } = await import('@nonokit/formats/all');
  const isNamedLikePuzzle = (name: string): boolean =>
    mayBeText(name) || formatOfName(name, ALL_FORMATS) !== undefined;
  const device = (await tryStat(folder))?.dev;
  yield* filesBelow(folder, { device, isNamedLikePuzzle, onForeign });
}

/** True for names that any text may have, so that its content decides. */
export function mayBeText(name: string): boolean {
  const extension = extensionOf(name);
  return extension === '' || TEXT_EXTENSIONS.has(extension);
}

/** Extensions of texts in which people keep puzzles, and which no format has. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set(
  (
    '.c .cc .clj .cs .dart .elm .erl .ex .exs .fs .go .groovy .h .hpp .hs .java .jl .kt .lisp ' +
    '.lua .m .md .ml .mjs .nim .nonogram .php .puzzle .r .rb .rs .scala .scm .swift .ts .tsv .zig'
  ).split(' '),
);

/** Longer files without a telling name are programs and data. */
const LONGEST_TEXT = 8_000_000;

/** What a walk looks for, and where it stays. */
interface Walk {
  readonly device: number | undefined;
  readonly isNamedLikePuzzle: (name: string) => boolean;
  readonly onForeign: (folder: string) => void;
}

async function* filesBelow(folder: string, walk: Walk): AsyncGenerator<string | UnreadableFolder> {
  const { readdir } = await import('node:fs/promises');
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    yield { folder, problem: readProblem(error) };
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const device = (await tryStat(path))?.dev ?? walk.device;
      if (device === walk.device) yield* filesBelow(path, walk);
      else walk.onForeign(path);
    } else if (walk.isNamedLikePuzzle(entry.name) && (await isFile(entry, path))) {
      const isLong = mayBeText(entry.name) && ((await tryStat(path))?.size ?? 0) > LONGEST_TEXT;
      if (!isLong) yield path;
    }
  }
}

/** The file system's facts about `path`, or undefined if it does not exist. */
export async function tryStat(path: string): Promise<Stats | undefined> {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

async function isFile(entry: Dirent, path: string): Promise<boolean> {
  return entry.isFile() || (entry.isSymbolicLink() && ((await tryStat(path))?.isFile() ?? false));
}
