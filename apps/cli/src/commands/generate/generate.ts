/**
 * `nonokit generate -o OUT`: random puzzles to standard output or a file, or one file each into a
 * folder.
 *
 * Puzzle number i has the seed "SEED/i", so it does not depend on the number of puzzles. JSON is
 * written as it is made, and nothing is held: a million puzzles need no more memory than one.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bad,
  DEFAULT_LIMITS,
  good,
  type Problem,
  type Puzzle,
  problem,
  type Result,
  sizeProblem,
} from '@nonokit/core';
import type { DifficultyLabel } from '@nonokit/explain';
import { type Format, json, jsonLine, writePuzzles } from '@nonokit/formats';
import { type GenerateOptions, generateAsync, roomForColors } from '@nonokit/maker';
import { givingWay } from 'nonokit/tasks';
import { type Console, consoleOf, describedIn, raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import { interruptible } from '../../io/interrupt.js';
import { openOutput, writeProblem } from '../../io/output.js';
import { openProgress, type Progress } from '../../io/progress.js';
import { statOf } from '../../io/walk.js';
import * as says from '../../words/en/problems/commands.js';
import type { Words } from '../../words/words.js';
import { targetFormat } from '../convert/convert.js';

/** Most initial pictures if few have the requested difficulty: seconds. */
const RATED_TRIES = 4000;

/** The options of `generate`. */
export interface GenerateFlags
  extends Required<Pick<GenerateOptions, 'density' | 'colors' | 'symmetry' | 'require'>> {
  /** A file, a folder, or "-". */
  readonly output: string;
  /** A format's id: "webpbn". */
  readonly to?: string;
  readonly count: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly difficulty?: DifficultyLabel;
  readonly seed: number;
  readonly force?: boolean;
  readonly quiet?: boolean;
}

/** The environment of a run. */
interface GenerateTask {
  readonly flags: GenerateFlags;
  readonly format: Format;
  readonly console: Console;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Makes and writes the puzzles, or reports a problem. */
export async function runGenerate(flags: GenerateFlags, words: Words): Promise<void> {
  const console = consoleOf(flags, words);
  const isFolder = /[/\\]$/.test(flags.output) || (await statOf(flags.output))?.isDirectory();
  const format = isFolder === true ? folderFormat(flags.to) : fileFormat(flags);
  if (!format.ok) return refuse(console, flags.output, format.problem);
  const impossible = impossibleOf(flags);
  if (impossible !== undefined) return refuse(console, 'generate', impossible);
  const onScreen = flags.output === '-' && process.stdout.isTTY === true;
  const progress = openProgress(console, flags.quiet === true || onScreen || flags.count === 1);
  await interruptible(async (signal) => {
    const run = { flags, format: format.value, console, progress, signal };
    progress.begin(flags.count);
    try {
      await (isFolder === true ? writeFolder(run) : writeFile(run));
    } finally {
      progress.stop();
    }
  });
}

/** The problem that no seed can avoid. */
function impossibleOf(flags: GenerateFlags): Problem | undefined {
  const { size, density, colors, symmetry, require, difficulty } = flags;
  const { width, height } = size;
  const tooLarge = sizeProblem(width, height, DEFAULT_LIMITS);
  if (tooLarge !== undefined) return tooLarge;
  if (require === 'line' && difficulty === 'guess') {
    return problem(says.neverGuessed);
  }
  const room = roomForColors({ ...size, density, symmetry });
  if (colors <= room) return undefined;
  const alike = symmetry === 'none' ? null : symmetry;
  return problem(says.noRoomForColors, { ...size, colors, room, density, symmetry: alike });
}

function folderFormat(to = 'json'): Result<Format> {
  return targetFormat('-', to);
}

function fileFormat({ output, to, count }: GenerateFlags): Result<Format> {
  const isJson = to === undefined && (output === '-' || /\.(nd)?json(\.gz)?$/i.test(output));
  const format = isJson ? good(json) : targetFormat(output, to);
  if (!format.ok || count === 1 || format.value.holds.several) return format;
  return bad(says.onePuzzleAFile, { format: format.value.name, count });
}

/** The puzzles as they are made; ends early if one cannot be made, or on an interrupt. */
async function* puzzlesOf(run: GenerateTask): AsyncGenerator<Puzzle> {
  const { flags, format, console, progress, signal } = run;
  const { count, size, density, colors, symmetry, require, seed, difficulty } = flags;
  const rated =
    difficulty === undefined ? {} : { accept: await isRated(difficulty), maxTries: RATED_TRIES };
  const pause = givingWay();
  for (let i = 1; i <= count; i++) {
    const options = { ...size, density, colors, symmetry, require, ...rated };
    // small puzzles are made without any pause
    await pause();
    const puzzle = await generateAsync({ ...options, seed: `${seed}/${i}`, signal }, pause);
    if (signal.aborted) return;
    if (puzzle === undefined) {
      raise(EXIT.negative);
      console.complain(notFound(i, flags, console.words));
      return;
    }
    yield heldBy(format, puzzle, `${seed}/${i}`);
    progress.done(i);
  }
}

function notFound(
  number: number,
  { size, colors, density, require, difficulty }: GenerateFlags,
  { generate }: Words,
): string {
  const what = generate.notFound(number, { ...size, colors, density, require, difficulty });
  return what + adviceOf(difficulty, generate.advice);
}

function adviceOf(
  difficulty: DifficultyLabel | undefined,
  { unrated, easy, hard }: Words['generate']['advice'],
): string {
  if (difficulty === undefined) return unrated;
  return difficulty === 'trivial' || difficulty === 'easy' ? easy : hard;
}

async function isRated(label: DifficultyLabel): Promise<(puzzle: Puzzle) => boolean> {
  const { rate } = await import('@nonokit/explain');
  return (puzzle) => {
    const difficulty = rate(puzzle);
    return difficulty.ok && difficulty.value.label === label;
  };
}

/**
 * The puzzle without anything the format does not hold, so that a loss is not reported a million
 * times.
 */
function heldBy({ holds }: Format, { goal, ...puzzle }: Puzzle, id: string): Puzzle {
  const named = holds.meta.includes('id') ? { ...puzzle, meta: { id } } : puzzle;
  return goal === undefined || !holds.goal ? named : { ...named, goal };
}

async function writeFile(run: GenerateTask): Promise<void> {
  const { flags, format, console } = run;
  const binary = format.media === 'binary';
  const output = await openOutput(flags.output, { force: flags.force, binary, console });
  if (!output.ok) return refuse(console, flags.output, output.problem);
  const isStream = format.id === 'json' && (flags.output === '-' || flags.count > 1);
  const content = isStream ? good(linesOf(puzzlesOf(run))) : await wholeOf(run);
  if (content === undefined) return;
  const wrong = content.ok ? await output.value.write(content.value) : content.problem;
  if (wrong !== undefined) refuse(console, flags.output, wrong);
}

/** Characters to collect before writing. */
const PIECE = 65_536;

async function* linesOf(puzzles: AsyncIterable<Puzzle>): AsyncGenerator<string> {
  let piece = '';
  for await (const puzzle of puzzles) {
    piece += `${jsonLine(puzzle)}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** All puzzles in one file; undefined if there are none to write. */
async function wholeOf(run: GenerateTask): Promise<Result<Uint8Array> | undefined> {
  const puzzles: Puzzle[] = [];
  for await (const puzzle of puzzlesOf(run)) puzzles.push(puzzle);
  return puzzles.length === 0 ? undefined : written(puzzles, run);
}

function written(
  puzzles: readonly Puzzle[],
  { format, console }: GenerateTask,
): Result<Uint8Array> {
  const file = writePuzzles(puzzles, format.id);
  if (file.ok)
    for (const loss of file.warnings.slice(0, 1)) console.note(describedIn(console, loss));
  return file;
}

/** Writes one file per puzzle: "puzzle-07.non" of 12. */
async function writeFolder(run: GenerateTask): Promise<void> {
  const { flags, format, console } = run;
  try {
    await mkdir(flags.output, { recursive: true });
  } catch (error) {
    return refuse(console, flags.output, writeProblem(error, flags.output));
  }
  const digits = `${flags.count}`.length;
  const extension = format.extensions[0] ?? '.txt';
  const binary = format.media === 'binary';
  let number = 0;
  for await (const puzzle of puzzlesOf(run)) {
    const name = `puzzle-${`${++number}`.padStart(digits, '0')}${extension}`;
    const path = join(flags.output, name);
    const output = await openOutput(path, { force: flags.force, binary, console });
    if (!output.ok) return refuse(console, path, output.problem);
    const quiet = {
      ...run,
      console: number === 1 ? console : consoleOf({ quiet: true }, console.words),
    };
    const file = written([puzzle], quiet);
    const wrong = file.ok ? await output.value.write(file.value) : file.problem;
    if (wrong !== undefined) return refuse(console, path, wrong);
  }
}
