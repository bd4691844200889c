/** Reads a folder of puzzle files. File names may give pictures away, so they are dropped here. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { orThrow, type Puzzle } from 'nonokit';
import { safeReadPuzzleFile } from 'nonokit/node';

/** A puzzle and the name of its file. */
export interface FiledPuzzle {
  readonly file: string;
  readonly puzzle: Puzzle;
}

/** The names of the puzzle files of a folder, in order. */
export async function listPuzzleFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.filter((each) => !/\.(md|csv)$|^LICENSE$/.test(each)).sort();
}

/** The puzzles of a folder, in the order of their files' names. */
export async function puzzlesOfFolder(folder: string): Promise<readonly FiledPuzzle[]> {
  const filed: FiledPuzzle[] = [];
  for (const file of await listPuzzleFiles(folder)) {
    const { puzzles } = orThrow(await safeReadPuzzleFile(join(folder, file)));
    filed.push(...puzzles.map((puzzle) => ({ file, puzzle: orThrow(puzzle) })));
  }
  return filed;
}
