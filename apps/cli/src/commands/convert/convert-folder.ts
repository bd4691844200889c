/**
 * `nonokit convert IN… FOLDER/`: one file for each file that was read, with its name and its place
 * below the folder that was named; one for each puzzle if the format holds only one. Existing files
 * are kept and counted. Each file is written as soon as it is complete, so that a run that is
 * interrupted keeps what it has done.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Problem } from '@nonokit/core';
import { type Format, writePuzzles } from '@nonokit/formats';
import { type Console, describedIn, refuse } from '../../io/console.js';
import type { InputPuzzle } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { openOutput, writeProblem } from '../../io/output.js';
import { fileStem } from '../../io/stem.js';
import { tryStat } from '../../io/walk.js';
import { type ConvertFlags, ConvertInputs } from './convert-inputs.js';

/** What goes into which folder. */
export interface FolderTask {
  readonly names: readonly string[];
  readonly folder: string;
  readonly format: Format;
  readonly flags: ConvertFlags;
  readonly console: Console;
}

/** Reads the inputs and writes the files, and says how many there are. */
export async function convertIntoFolder(task: FolderTask): Promise<void> {
  const { folder, console } = task;
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return refuse(console, folder, writeProblem(error, folder));
  }
  await interruptible(console, async (signal) => {
    const roots = await foldersAmong(task.names);
    const inputs = new ConvertInputs({ ...task, signal, isOutput: outputIn(folder, roots) });
    const files = new FolderFiles(task, roots);
    let group: InputPuzzle[] = [];
    for await (const input of inputs.read()) {
      if (group[0] !== undefined && group[0].file !== input.file) {
        await files.write(group);
        group = [];
      }
      group.push(input);
    }
    await files.write(group);
    files.tell(inputs);
  });
}

/** The names that are folders. */
async function foldersAmong(names: readonly string[]): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const name of names) if ((await tryStat(name))?.isDirectory()) folders.push(name);
  return folders;
}

/**
 * Whether a file is in the folder that is written, where that is below a folder that is read: the
 * results of an earlier run are no inputs.
 */
function outputIn(folder: string, roots: readonly string[]): (file: string) => boolean {
  const target = resolve(folder) + sep;
  const around = roots.map((root) => resolve(root) + sep);
  const isInside = around.some((root) => target.startsWith(root) && target !== root);
  return (file) => isInside && resolve(file).startsWith(target);
}

/** The files of one run. */
class FolderFiles {
  #puzzles = 0;
  #files = 0;
  #refused = 0;
  readonly #names = new Set<string>();
  readonly #losses = new Map<string, { what: Problem; file: string; files: number }>();

  constructor(
    private readonly task: FolderTask,
    private readonly roots: readonly string[],
  ) {}

  /** Writes the puzzles of one input file. */
  async write(inputs: readonly InputPuzzle[]): Promise<void> {
    const [first] = inputs;
    if (first === undefined) return;
    const stem = stemBelow(first.file, this.roots);
    if (this.task.format.holds.several) return this.#write(stem, inputs);
    const isOnly = inputs.length === 1 && first.index === 0;
    for (const input of inputs) {
      await this.#write(isOnly ? stem : `${stem}-${input.index + 1}`, [input]);
    }
  }

  async #write(stem: string, inputs: readonly InputPuzzle[]): Promise<void> {
    const { console, format, flags } = this.task;
    const name = this.#freeName(stem);
    const written = writePuzzles(
      inputs.map(({ puzzle }) => puzzle),
      format.id,
    );
    if (!written.ok) return this.#complain(name, written.problem);
    const losses = [...new Map(written.warnings.map((loss) => [loss.code, loss])).values()];
    if (flags.strict === true && losses.length > 0) {
      for (const loss of losses) refuse(console, name, loss);
      this.#refused++;
      return;
    }
    const wrong = await this.#save(name, written.value);
    if (wrong !== undefined) return this.#complain(name, wrong);
    for (const what of losses) {
      const before = this.#losses.get(what.code);
      this.#losses.set(what.code, { what, file: name, ...before, files: (before?.files ?? 0) + 1 });
    }
    this.#files++;
    this.#puzzles += inputs.length;
  }

  #complain(name: string, what: Problem): void {
    refuse(this.task.console, name, what);
    this.#refused++;
  }

  async #save(name: string, content: Uint8Array): Promise<Problem | undefined> {
    const { console, flags } = this.task;
    try {
      await mkdir(dirname(name), { recursive: true });
    } catch (error) {
      return writeProblem(error, name);
    }
    const output = await openOutput(name, { force: flags.force, console });
    return output.ok ? output.value.write(content) : output.problem;
  }

  /** The path of the next file; cat.non and cat.xml become cat and cat-2. */
  #freeName(stem: string): string {
    const { folder, format } = this.task;
    const extension = format.extensions[0] ?? '.txt';
    let name = `${stem}${extension}`;
    for (let k = 2; this.#names.has(name.toLowerCase()); k++) name = `${stem}-${k}${extension}`;
    this.#names.add(name.toLowerCase());
    return join(folder, name);
  }

  /** Says what was lost, and what became of everything. */
  tell(inputs: ConvertInputs): void {
    const { console, folder } = this.task;
    const { summary } = console.words;
    for (const { what, file, files } of this.#losses.values()) {
      console.note(summary.lost(describedIn(console, what), file, files - 1));
    }
    const count = { puzzles: this.#puzzles, files: this.#files, refused: this.#refused };
    console.tell(summary.writtenFolder(folder, count, inputs.leftOut));
  }
}

/** The path of a file below the folder that was named, without its extension. */
function stemBelow(file: string, roots: readonly string[]): string {
  for (const root of roots) {
    const below = relative(root, file);
    if (below !== '' && !below.startsWith('..')) return join(dirname(below), fileStem(below));
  }
  return fileStem(file);
}
