/**
 * Puzzles as PDF: one, or a booklet of all puzzles in files and folders, with the solutions at the
 * end or in a file of their own.
 */
import { type Puzzle, problem } from '@nonokit/core';
import type { BookEntry, BookOptions } from '@nonokit/render';
import { solveTaskAsync } from 'nonokit/threads';
import { namedInCatalogue } from '../../io/catalogue-names.js';
import { titleOfSeries } from '../../io/catalogue-puzzles.js';
import { type Console, refuse } from '../../io/console.js';
import { GoodInputs } from '../../io/good-inputs.js';
import type { Session } from '../../io/host.js';
import type { InputPuzzle, KindInput } from '../../io/input-puzzle.js';
import { type Output, openOutput } from '../../io/output.js';
import { toTaskOptions } from '../../io/task-flags.js';
import { nothingToDraw } from '../../words/en/problems/draw.js';
import { type DrawContext, remark, written } from './draw-context.js';
import { type DrawFlags, type Plan, sheetLook } from './draw-flags.js';
import { drawPicture } from './draw-sheet.js';

/** Cells of a side from which a puzzle takes many pages. */
const MANY = 150;

/** Draws and writes; true on success. Unreadable inputs are reported and left out. */
export async function drawBooklet(
  names: readonly string[],
  plan: Plan,
  flags: DrawFlags,
  context: DrawContext,
): Promise<boolean> {
  const { output, console, signal } = context;
  if (output === undefined) return false;
  const { draw, summary } = console.words;
  const inputs: (InputPuzzle | KindInput)[] = [];
  const onKind = async (input: KindInput): Promise<void> => {
    inputs.push(input);
  };
  const good = new GoodInputs({ names, from: flags.from, console, signal, onKind });
  for await (const input of good.read()) {
    const { width, height } = input.puzzle;
    if (Math.max(width, height) > MANY) console.note(draw.manyPages(input.name, width, height));
    inputs.push(input);
  }
  const { damaged } = good;
  if (signal.aborted) return false;
  if (inputs.length === 0) {
    // a single unreadable name has already been reported
    if (names.length > 1) refuse(console, output.name, problem(nothingToDraw));
    return false;
  }
  const title = flags.title ?? seriesTitle(names, console);
  const titled = title === undefined ? flags : { ...flags, title };
  const drawn = await drawPages(inputs, plan, titled, { output, console, signal });
  if (drawn > 0 && inputs.length + damaged > 1) {
    const left = { damaged, unsolved: inputs.length - drawn };
    console.tell(summary.writtenFile(output.name, drawn, left));
  }
  return drawn > 0;
}

/**
 * Draws these puzzles as one PDF, or as two if solutions have a file of their own; the number of
 * those that are in it, 0 if none is written.
 */
export async function drawPages(
  inputs: readonly (InputPuzzle | KindInput)[],
  plan: Plan,
  flags: DrawFlags,
  { output, console, signal }: DrawContext & { readonly output: Output },
): Promise<number> {
  const apart = await openSolutions(flags, console);
  if (apart === 'refused') return 0;
  const isBooklet = inputs.length > 1 || flags.booklet === true || apart !== undefined;
  const what = flags.what ?? (isBooklet ? 'both' : 'puzzle');
  const context = { output, console, signal };
  const puzzles = await drawBookPuzzles(inputs, { ...plan, what }, flags, context);
  if (signal.aborted || puzzles.length === 0) return 0;
  const { paper = 'a4', perPage = 1, cover = flags.booklet, linePages: lines, title } = flags;
  const pages = { paper, perPage, cover, lines };
  const look = { theme: plan.theme, title, sheet: sheetLook(flags), ...pages };
  const options = { what, ...look, lang: console.words.drawn };
  if (apart === undefined) return writeBook(puzzles, options, output, console);
  const count = await writeBook(puzzles, { ...options, part: 'puzzles' }, output, console);
  const hasSolutions = puzzles.some((entry) =>
    'drawn' in entry ? entry.drawn.picture !== undefined : entry.solved !== undefined,
  );
  if (count === 0 || !hasSolutions) return count;
  return writeBook(puzzles, { ...options, part: 'solutions' }, apart, console);
}

/** Writes one PDF; the number of its puzzles, 0 after a complaint. */
async function writeBook(
  puzzles: readonly BookEntry[],
  options: BookOptions,
  output: Output,
  console: Console,
): Promise<number> {
  const { drawPdf } = await import('../../io/draw-pdf.js');
  const pdf = await drawPdf(puzzles, options);
  if (!pdf.ok) {
    refuse(console, output.name, pdf.problem);
    return 0;
  }
  remark(pdf.warnings, output.name, console);
  return (await written(output, pdf.value, console)) ? puzzles.length : 0;
}

/** The file for the solutions, if they are to have one of their own. */
async function openSolutions(
  { solutions, force }: DrawFlags,
  console: Console,
): Promise<Output | undefined | 'refused'> {
  if (solutions === undefined) return undefined;
  const opened = await openOutput(solutions, { force, binary: true, console });
  if (opened.ok) return opened.value;
  refuse(console, solutions, opened.problem);
  return 'refused';
}

/** The title of the series of the catalogue that the only name names. */
function seriesTitle([name = '', ...more]: readonly string[], { words, host }: Session) {
  const series = more.length === 0 ? namedInCatalogue(name) : undefined;
  return series === undefined ? undefined : titleOfSeries(series, words.language, host);
}

/** The puzzles with their pictures; puzzles drawn only as solutions must have one. */
async function drawBookPuzzles(
  inputs: readonly (InputPuzzle | KindInput)[],
  plan: Plan,
  flags: DrawFlags,
  { console, signal }: DrawContext,
): Promise<BookEntry[]> {
  const options = { task: toTaskOptions(flags), signal, console };
  const puzzles: BookEntry[] = [];
  for (const input of inputs) {
    if (signal.aborted) break;
    if (!input.ok) {
      const { bookKindInput } = await import('../../kinds/index.js');
      const drawn = await bookKindInput(input, plan.what, flags, { console, signal });
      if (drawn !== undefined) puzzles.push(drawn);
      continue;
    }
    const drawn = await drawPicture(input, plan, flags, options);
    if (drawn === undefined && plan.what !== 'both') continue;
    const difficulty = await rateDifficulty(input.puzzle, console, signal);
    puzzles.push({ puzzle: input.puzzle, drawn: drawn ?? {}, difficulty });
  }
  return puzzles;
}

/** Milliseconds that rating one puzzle may take, and the most cells of one that is rated. */
const RATING_MS = 5000;
const MOST_RATED = 10_000;

/** The difficulty in a word; undefined for puzzles that cannot be rated soon. */
async function rateDifficulty(
  puzzle: Puzzle,
  console: Console,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (puzzle.width * puzzle.height > MOST_RATED) return undefined;
  const task = { puzzle, options: { rate: true, timeoutMs: RATING_MS } };
  const { difficulty } = await solveTaskAsync(task, signal);
  return difficulty === undefined ? undefined : console.words.report.difficulty[difficulty.label];
}
