/**
 * The film of a solution: a GIF, numbered pictures, or both.
 */
import type { Puzzle } from '@nonokit/core';
import { type Film, renderFilm } from '@nonokit/render';
import { framesOf } from 'nonokit/films';
import { loadAssets } from 'nonokit/node';
import { refuse } from '../../io/console.js';
import type { InputPuzzle } from '../../io/input-puzzle.js';
import { writeProblem } from '../../io/output.js';
import { drawSolutions } from '../../io/pictured.js';
import { toTaskOptions } from '../../io/task-flags.js';
import { type DrawContext, remark, written } from './draw-context.js';
import { type DrawFlags, type Plan, sheetLook } from './draw-flags.js';
import { saveFrames } from './frames-png.js';

/** Milliseconds per frame. */
const FRAME_DELAY = 100;
const READING_DELAY = 2000;
const END_DELAY = 1000;

/** Draws and writes; true on success. */
export async function drawFilm(
  { puzzle, name }: InputPuzzle,
  plan: Plan,
  flags: DrawFlags,
  { output, console, signal }: DrawContext,
): Promise<boolean> {
  const options = { task: toTaskOptions(flags), signal, console };
  const steps = await framesOf(puzzle, {
    frames: plan.frames,
    lineOnly: flags.lineOnly === true,
    showStuck: flags.showStuck === true,
    timeoutMs: flags.timeout,
    lang: console.words.drawn,
    signal,
    solutions: () => drawSolutions(puzzle, name, options),
  });
  if (steps === undefined || signal.aborted) return false;
  const about = output?.name ?? flags.each ?? name;
  if (!Array.isArray(steps)) {
    refuse(console, about, steps.problem);
    return false;
  }
  const { style, theme, frames } = plan;
  // sentences name "row 12", so an explained animation has numbers beside its rows
  const numbers = flags.numbers ?? (frames === 'steps' ? numbersFor(puzzle) : undefined);
  const lang = console.words.drawn;
  const look = { style, cell: flags.cell, theme, lang, ...sheetLook(flags), numbers };
  const film = await renderFilm(puzzle, look, steps, loadAssets);
  if (!film.ok) {
    refuse(console, about, film.problem);
    return false;
  }
  remark(film.warnings, name, console);
  const frameDelay = flags.frameDelay ?? (plan.frames === 'steps' ? READING_DELAY : FRAME_DELAY);
  const times = { ...flags, frameDelay };
  return writeFilm(film.value, steps.length + 1, times, { output, console, signal });
}

/** Interval of line numbers in an animation that explains. */
function numbersFor({ width, height }: Puzzle): number {
  return Math.max(width, height) > 50 ? 10 : 5;
}

/** Writes a film of `count` pictures as a GIF, as numbered pictures, or as both. */
export async function writeFilm(
  film: Film,
  count: number,
  { each, force, frameDelay = FRAME_DELAY, endDelay = END_DELAY }: DrawFlags,
  { output, console }: DrawContext,
): Promise<boolean> {
  const saved =
    each === undefined ? undefined : await saveFrames(film, each, { count, force: force === true });
  if (saved?.ok === false) {
    refuse(console, each ?? '', saved.problem);
    return false;
  }
  const shot = saved?.value ?? film;
  const { encodeGif } = await import('nonokit/films');
  const times = { frameDelayMs: frameDelay, endDelayMs: endDelay };
  try {
    // the pictures are written while the film is generated
    const bytes = encodeGif(shot, times);
    return output === undefined || (await written(output, bytes, console));
  } catch (error) {
    if (each === undefined || !(error instanceof Error && 'code' in error)) throw error;
    refuse(console, each, writeProblem(error, each));
    return false;
  }
}
