/**
 * `nonokit convert IN… FOLDER/`: one file for each file that was read, with its name and its place
 * below the folder that was named; one for each puzzle if the format holds only one. Existing files
 * are kept and counted. Each file is written as soon as it is complete, so that a run that is
 * interrupted keeps what it has done.
 */
import { mkdir } from 'node:fs/promises';
import type { Problem } from '@nonokit/core';
import { type Format, writePuzzles } from '@nonokit/formats';
import { type Console, describedIn, refuse } from '../../io/console.js';
import {
  byFile,
  FolderNames,
  numberInFile,
  numberOfKind,
  openInFolder,
} from '../../io/folder-names.js';
import type { InputPuzzle, KindInput } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { writeProblem } from '../../io/output.js';
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
    const names = await FolderNames.of(folder, task.names);
    const isOutput = (file: string): boolean => names.isOutput(file);
    const inputs = new ConvertInputs({ ...task, signal, isOutput });
    const files = new FolderFiles(task, names);
    for await (const group of byFile(inputs.read())) await files.write(group);
    for (const input of inputs.kinds) if (!signal.aborted) await files.writeKind(input);
    files.tell(inputs);
  });
}

/** The files of one run. */
class FolderFiles {
  #puzzles = 0;
  #files = 0;
  #refused = 0;
  readonly #losses = new Map<string, { what: Problem; file: string; files: number }>();

  constructor(
    private readonly task: FolderTask,
    private readonly names: FolderNames,
  ) {}

  /** Writes the puzzles of one input file. */
  async write(group: readonly [InputPuzzle, ...InputPuzzle[]]): Promise<void> {
    const { format } = this.task;
    const extension = format.extensions[0] ?? '.txt';
    const [{ file }] = group;
    if (format.holds.several) return this.#write(this.names.next(file, extension), group);
    for (const input of group) {
      const name = this.names.next(file, extension, numberInFile(input, group));
      await this.#write(name, [input]);
    }
  }

  /** Writes a puzzle of another kind into a file of its own. */
  async writeKind(input: KindInput): Promise<void> {
    const { console, format, flags } = this.task;
    const extension = format.extensions[0] ?? '.txt';
    const name = this.names.next(input.file, extension, numberOfKind(input));
    const output = await openInFolder(name, { force: flags.force, console });
    if (!output.ok) return this.#complain(name, output.problem);
    const { convertKind } = await import('../../kinds/index.js');
    const target = { format, output: output.value, flags, console };
    if (await convertKind(input, target)) {
      this.#files++;
      this.#puzzles++;
    } else this.#refused++;
  }

  async #write(name: string, inputs: readonly InputPuzzle[]): Promise<void> {
    const { console, format, flags } = this.task;
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
    const output = await openInFolder(name, { force: flags.force, console });
    return output.ok ? output.value.write(content) : output.problem;
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
