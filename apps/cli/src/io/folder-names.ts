/**
 * Names in a folder that is written: each output has the name of the file that was read and its
 * place below the folder that was named. The results of an earlier run are no inputs.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Result } from '@nonokit/core';
import type { KindInput } from './input-puzzle.js';
import { type Output, type OutputOptions, openOutput, writeProblem } from './output.js';
import { fileStem } from './stem.js';
import { tryStat } from './walk.js';

/** True if an output is a folder: there is one of this name, or the name ends in "/". */
export async function isFolderName(out: string): Promise<boolean> {
  if (/[/\\]$/.test(out)) return true;
  return out !== '-' && (await tryStat(out))?.isDirectory() === true;
}

/** The outputs for these inputs. */
export class FolderNames {
  readonly #folder: string;
  readonly #roots: readonly string[];
  readonly #taken = new Set<string>();

  private constructor(folder: string, roots: readonly string[]) {
    this.#folder = folder;
    this.#roots = roots;
  }

  /** Names in `folder` for what is read from `names`. */
  static async of(folder: string, names: readonly string[]): Promise<FolderNames> {
    const roots: string[] = [];
    for (const name of names) if ((await tryStat(name))?.isDirectory()) roots.push(name);
    return new FolderNames(folder, roots);
  }

  /**
   * Whether a file is in the folder that is written, where that is below a folder that is read.
   */
  isOutput(file: string): boolean {
    const target = resolve(this.#folder) + sep;
    const around = this.#roots.map((root) => resolve(root) + sep);
    const isInside = around.some((root) => target.startsWith(root) && target !== root);
    return isInside && resolve(file).startsWith(target);
  }

  /**
   * The path for a file, or for one puzzle of several, counted from 1. The names of cat.non and
   * cat.xml are cat and cat-2.
   */
  next(file: string, extension: string, puzzle?: number): string {
    const below = this.#stemBelow(file);
    const stem = puzzle === undefined ? below : `${below}-${puzzle}`;
    let name = `${stem}${extension}`;
    for (let k = 2; this.#taken.has(name.toLowerCase()); k++) name = `${stem}-${k}${extension}`;
    this.#taken.add(name.toLowerCase());
    return join(this.#folder, name);
  }

  /** The path of a file below the folder that was named, without its extension. */
  #stemBelow(file: string): string {
    for (const root of this.#roots) {
      const below = relative(root, file);
      if (below !== '' && !below.startsWith('..')) return join(dirname(below), fileStem(below));
    }
    return fileStem(file);
  }
}

/** Items in groups of the same file, in order. */
export async function* byFile<T extends { readonly file: string }>(
  items: AsyncIterable<T>,
): AsyncGenerator<readonly [T, ...T[]]> {
  let group: [T, ...T[]] | undefined;
  for await (const item of items) {
    if (group !== undefined && group[0].file === item.file) {
      group.push(item);
      continue;
    }
    if (group !== undefined) yield group;
    group = [item];
  }
  if (group !== undefined) yield group;
}

/** The number of a puzzle in the name of its output; undefined for the only one of its file. */
export function numberInFile(
  { index }: { readonly index: number },
  group: readonly unknown[],
): number | undefined {
  return group.length === 1 && index === 0 ? undefined : index + 1;
}

/** The same for a puzzle of another kind, whose name says whether it is the only one. */
export function numberOfKind({ name, file, index = 0 }: KindInput): number | undefined {
  return name === file ? undefined : index + 1;
}

/** Prepares to write a file of the folder, whose own folders are made. */
export async function openInFolder(name: string, options: OutputOptions): Promise<Result<Output>> {
  try {
    await mkdir(dirname(name), { recursive: true });
  } catch (error) {
    return { ok: false, problem: writeProblem(error, name) };
  }
  return openOutput(name, options);
}
