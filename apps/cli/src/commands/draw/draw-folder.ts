/**
 * `nonokit draw IN… -o FOLDER/`: a drawing of each puzzle, with the name of its file and its place
 * below the folder that was named. Puzzles that cannot be read or drawn are reported and counted.
 */
import { mkdir } from 'node:fs/promises';
import { problem } from '@nonokit/core';
import { type Console, refuse } from '../../io/console.js';
import {
  byFile,
  FolderNames,
  numberInFile,
  numberOfKind,
  openInFolder,
} from '../../io/folder-names.js';
import { GoodInputs } from '../../io/good-inputs.js';
import type { InputPuzzle, KindInput } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { type Output, writeProblem } from '../../io/output.js';
import { oneFileAtATime } from '../../words/en/problems/draw.js';
import type { DrawFlags, Plan } from './draw-flags.js';

/** What is drawn into which folder. */
export interface DrawFolderTask {
  readonly names: readonly string[];
  readonly folder: string;
  readonly plan: Plan;
  readonly flags: DrawFlags;
  readonly console: Console;
}

/** Draws the puzzles into the folder, and says how many there are. */
export async function drawIntoFolder(task: DrawFolderTask): Promise<void> {
  const { folder, flags, console } = task;
  const { open, each, booklet, solutions } = flags;
  if (open === true || booklet === true || (each ?? solutions) !== undefined) {
    return refuse(console, '-', problem(oneFileAtATime));
  }
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return refuse(console, folder, writeProblem(error, folder));
  }
  await interruptible(console, (signal) => drawAll(task, signal));
}

async function drawAll(task: DrawFolderTask, signal: AbortSignal): Promise<void> {
  const { folder, flags, plan, console } = task;
  const names = await FolderNames.of(folder, task.names);
  const extension = `.${plan.kind}`;
  let drawn = 0;
  let refused = 0;
  const draw = async (
    input: InputPuzzle | KindInput,
    number: number | undefined,
  ): Promise<void> => {
    const name = names.next(input.file, extension, number);
    const output = await openInFolder(name, { force: flags.force, console });
    if (!output.ok) refuse(console, name, output.problem);
    const isDrawn = output.ok && (await drawOne(input, output.value, task, signal));
    if (signal.aborted) return;
    if (isDrawn) drawn++;
    else refused++;
  };
  const good = new GoodInputs({
    names: task.names,
    from: flags.from,
    console,
    signal,
    isOutput: (file) => names.isOutput(file),
    onKind: (input) => draw(input, numberOfKind(input)),
  });
  for await (const group of byFile(good.read())) {
    for (const input of group) {
      if (!signal.aborted) await draw(input, numberInFile(input, group));
    }
  }
  const count = { puzzles: drawn, files: drawn, refused };
  const left = { damaged: good.damaged, unsolved: 0 };
  console.tell(console.words.summary.writtenFolder(folder, count, left));
}

/** True if something was drawn and written. */
async function drawOne(
  input: InputPuzzle | KindInput,
  output: Output,
  { plan, flags, console }: DrawFolderTask,
  signal: AbortSignal,
): Promise<boolean> {
  const context = { output, console, signal };
  if (plan.kind === 'pdf') {
    const { drawPages } = await import('./draw-booklet.js');
    return (await drawPages([input], plan, flags, context)) > 0;
  }
  if (!input.ok) {
    const { drawKindInput } = await import('../../kinds/index.js');
    return drawKindInput(input, plan, flags, context);
  }
  if (plan.kind === 'gif') {
    return (await import('./draw-film.js')).drawFilm(input, plan, flags, context);
  }
  return (await import('./draw-sheet.js')).drawSheet(input, plan, flags, context);
}
