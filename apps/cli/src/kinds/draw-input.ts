/** `nonokit draw` of a puzzle of another kind: a sheet as SVG, PNG or text, a film, or a page. */
import { driveAsync, good, type KindPuzzle, problem, type Result } from '@nonokit/core';
import { type KindResult, kindPictureText, kindSheetSvg, solveKindWork } from '@nonokit/kinds';
import { type BookDrawing, rasterise, symbolsOf } from '@nonokit/render';
import { loadAssets } from 'nonokit/node';
import { givingWay } from 'nonokit/threads';
import { type DrawContext, written } from '../commands/draw/draw-context.js';
import { type DrawFlags, isForFingers, type Plan } from '../commands/draw/draw-flags.js';
import { refuse } from '../io/console.js';
import type { KindInput } from '../io/input-puzzle.js';
import { kindsUnsolved, notDrawnOfKinds } from '../words/en/problems/draw.js';
import { bookDrawing } from './book-drawing.js';
import { drawKindFilm } from './draw-film.js';
import { kindPuzzleOf } from './solve-input.js';

/** Draws and writes; true on success. */
export async function drawKindInput(
  input: KindInput,
  plan: Plan,
  flags: DrawFlags,
  context: DrawContext,
): Promise<boolean> {
  const { kind, what, output: file } = plan;
  const { output, console, signal } = context;
  const say = (wrong: Parameters<typeof refuse>[2]): false => {
    refuse(console, file ?? input.name, wrong);
    return false;
  };
  const isMarked = flags.showStuck === true || isForFingers(flags, kind);
  if (plan.frames === 'steps' || plan.style === 'plain' || isMarked) {
    return say(problem(notDrawnOfKinds));
  }
  const puzzle = kindPuzzleOf(input, console);
  if (puzzle === undefined) return false;
  if (kind === 'gif' || flags.each !== undefined) {
    return drawKindFilm(puzzle, flags, context);
  }
  if (output === undefined) return false;
  let cells: readonly number[] | undefined;
  // a text has no clues, so it is a picture
  if (what !== 'puzzle' || kind === 'txt') {
    cells = await solutionOf(puzzle, flags, signal);
    if (signal.aborted) return false;
    if (cells === undefined) return say(problem(kindsUnsolved));
  }
  if (kind === 'txt') {
    const text = kindPictureText(puzzle, cells ?? [], symbolsOf(puzzle.palette));
    return written(output, text, console);
  }
  const { cell } = flags;
  const svg = kindSheetSvg(puzzle, { cells, ...(cell === undefined ? {} : { cell }) });
  const content: Result<string | Uint8Array> =
    kind === 'svg' ? good(svg) : await rasterise(svg, await loadAssets(), (drawn) => drawn.asPng());
  return content.ok ? written(output, content.value, console) : say(content.problem);
}

/** The puzzle for a page of a PDF; undefined after saying why there is none. */
export async function bookKindInput(
  input: KindInput,
  what: Plan['what'],
  flags: DrawFlags,
  { console, signal }: Pick<DrawContext, 'console' | 'signal'>,
): Promise<BookDrawing | undefined> {
  const puzzle = kindPuzzleOf(input, console);
  if (puzzle === undefined) return undefined;
  const solution = what === 'puzzle' ? undefined : await solutionOf(puzzle, flags, signal);
  if (solution === undefined && what !== 'puzzle') {
    refuse(console, input.name, problem(kindsUnsolved));
    if (what === 'solution') return undefined;
  }
  return bookDrawing(puzzle, solution, console.words);
}

/** A solution, if one is found in time. */
async function solutionOf(
  puzzle: KindPuzzle,
  { timeout: timeoutMs }: DrawFlags,
  signal: AbortSignal,
): Promise<KindResult['solutions'][number] | undefined> {
  const clock = () => performance.now();
  const work = solveKindWork(puzzle);
  const { solutions } = await driveAsync(work, givingWay(), { signal, timeoutMs, clock });
  return solutions[0];
}
