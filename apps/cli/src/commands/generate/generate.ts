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
import { type DifficultyLabel, rate } from '@nonokit/explain';
import { type Format, json, jsonLine, writePuzzles } from '@nonokit/formats';
import {
  type GenerateOptions,
  type GenerateProgress,
  generateAsync,
  roomForColors,
} from '@nonokit/maker';
import { givingWay } from 'nonokit/threads';
import { type Console, createConsole, describedIn, raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import { interruptible } from '../../io/interrupt.js';
import { openOutput, writeProblem } from '../../io/output.js';
import { openProgress, type Progress } from '../../io/progress.js';
import { openStatusLine, type StatusLine } from '../../io/status-line.js';
import { tryStat } from '../../io/walk.js';
import * as says from '../../words/en/problems/commands.js';
import type { Words } from '../../words/language-words.js';
import { targetFormat } from '../convert/convert.js';

/** Most initial pictures if a difficulty is wanted; the search gives up earlier if it is stuck. */
const RATED_TRIES = 4000;

/** The options of `generate`. */
export interface GenerateFlags
  extends Required<Pick<GenerateOptions, 'density' | 'colors' | 'symmetry' | 'style' | 'require'>> {
  /** A file, a folder, or "-". */
  readonly output: string;
  /** A format's id: "webpbn". */
  readonly to?: string;
  readonly count: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly difficulty?: DifficultyLabel;
  readonly seed: number;
  /** Milliseconds for each puzzle. */
  readonly timeout?: number;
  readonly force?: boolean;
  readonly quiet?: boolean;
}

/** The environment of a run. */
interface GenerateTask {
  readonly flags: GenerateFlags;
  readonly format: Format;
  readonly console: Console;
  readonly progress: Progress;
  readonly status: StatusLine;
  readonly signal: AbortSignal;
}

/** Makes and writes the puzzles, or reports a problem. */
export async function runGenerate(flags: GenerateFlags, session: Session): Promise<void> {
  const console = createConsole(flags, session);
  const isFolder = /[/\\]$/.test(flags.output) || (await tryStat(flags.output))?.isDirectory();
  const format = isFolder === true ? folderFormat(flags.to) : fileFormat(flags);
  if (!format.ok) return refuse(console, flags.output, format.problem);
  const impossible = findContradiction(flags);
  if (impossible !== undefined) return refuse(console, 'generate', impossible);
  const onScreen = flags.output === '-' && session.host.stdout.isTTY === true;
  const progress = openProgress(console, flags.quiet === true || onScreen || flags.count === 1);
  const status = openStatusLine(console, flags.quiet === true || (flags.count > 1 && !onScreen));
  await interruptible(console, async (signal) => {
    const run = { flags, format: format.value, console, progress, status, signal };
    progress.begin(flags.count);
    try {
      await (isFolder === true ? writeFolder(run) : writeFile(run));
    } finally {
      progress.stop();
      status.clear();
    }
  });
}

/** The problem that no seed can avoid. */
function findContradiction(flags: GenerateFlags): Problem | undefined {
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
  const { flags, format, console, progress, status, signal } = run;
  const { count, size, density, colors, symmetry, style, require, seed } = flags;
  const wish = await readWish(flags);
  const pause = givingWay();
  for (let i = 1; i <= count; i++) {
    const seeker = new Seeker(run, i);
    const limit = limitedBy(signal, flags.timeout);
    const options = { ...size, density, colors, symmetry, style, require, ...wish, signal: limit };
    // small puzzles are made without any pause
    await pause();
    const puzzle = await generateAsync({ ...options, seed: `${seed}/${i}` }, (at) => {
      seeker.tell(at);
      return pause();
    });
    status.clear();
    if (signal.aborted) return;
    if (puzzle === undefined) {
      const isLate = limit.aborted;
      raise(console, isLate ? EXIT.undecided : EXIT.negative);
      const say = isLate ? console.words.generate.timeUp(i) : notFound(i, flags, console.words);
      console.complain(say + seeker.nearest);
      return;
    }
    yield heldBy(format, puzzle, `${seed}/${i}`);
    progress.done(i);
  }
}

/** A signal that also ends the work after some milliseconds. */
function limitedBy(signal: AbortSignal, ms: number | undefined): AbortSignal {
  return ms === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

/** Milliseconds after which a search reports its progress. */
const SILENCE = 2000;

/** Reports the progress of the search for one puzzle. */
class Seeker {
  readonly #since = performance.now();
  #nearest: Puzzle | undefined;

  constructor(
    private readonly run: GenerateTask,
    private readonly number: number,
  ) {}

  /** Shows it on a terminal, once the search takes a while. */
  tell({ tries, nearest }: GenerateProgress): void {
    const { status, progress, console, flags } = this.run;
    this.#nearest = nearest ?? this.#nearest;
    if (performance.now() - this.#since < SILENCE) return;
    const { trying } = console.words.generate;
    progress.working(trying(this.number, flags.count, tries));
    status.show(trying(this.number, flags.count, tries));
  }

  /** What came nearest to the wanted difficulty, as the end of a sentence. */
  get nearest(): string {
    const rating = this.#nearest && rate(this.#nearest);
    if (rating?.ok !== true) return '';
    const { label, score } = rating.value;
    return this.run.console.words.generate.nearest(label, score);
  }
}

function notFound(
  number: number,
  { size, colors, density, require, difficulty }: GenerateFlags,
  { generate }: Words,
): string {
  const what = generate.notFound(number, { ...size, colors, density, require, difficulty });
  return what + chooseAdvice(difficulty, generate.advice);
}

function chooseAdvice(
  difficulty: DifficultyLabel | undefined,
  { unrated, easy, hard }: Words['generate']['advice'],
): string {
  if (difficulty === undefined) return unrated;
  return difficulty === 'trivial' || difficulty === 'easy' ? easy : hard;
}

/** What a puzzle must be besides drawn as requested. */
async function readWish({
  difficulty,
}: GenerateFlags): Promise<Pick<GenerateOptions, 'aim' | 'maxTries'>> {
  if (difficulty === undefined) return {};
  const { aimAt } = await import('nonokit/make');
  return { aim: aimAt(difficulty, Number.POSITIVE_INFINITY), maxTries: RATED_TRIES };
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
  const isLines = flags.output === '-' || /\.ndjson(\.gz)?$/i.test(flags.output);
  const isStream = format.id === 'json' && (isLines || flags.count > 1);
  const content = isStream ? good(linesOf(puzzlesOf(run))) : await generateAll(run);
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
async function generateAll(run: GenerateTask): Promise<Result<Uint8Array> | undefined> {
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
      console: number === 1 ? console : createConsole({ quiet: true }, console),
    };
    const file = written([puzzle], quiet);
    const wrong = file.ok ? await output.value.write(file.value) : file.problem;
    if (wrong !== undefined) return refuse(console, path, wrong);
  }
}
