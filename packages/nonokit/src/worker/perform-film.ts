/** Films in a worker: how the solution is found, as a GIF file. */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import { renderFilm } from '@nonokit/render';
import { solutionsOf } from '@nonokit/solver';
import { framesOf, type ShownSolutions } from '../films/frames.js';
import { encodeGif } from '../films/gif.js';
import { drawnLanguage, loadTongue } from '../tongues/load.js';
import { noFilm } from '../words/en/workers.js';
import type { FilmRequest } from './draw-request.js';
import type { Shared } from './performing.js';
import { solvedFor } from './solved-for.js';
import type { During } from './turns.js';

/** Milliseconds per picture: cells to watch, sentences to read, and the end. */
const FRAME_DELAY = 100;
const READING_DELAY = 2000;
const END_DELAY = 1000;

/** A film of one puzzle. Cancelling ends the search for its steps. */
export async function film(
  puzzle: Puzzle,
  request: FilmRequest,
  during: During,
  { files }: Shared,
): Promise<Result<Uint8Array>> {
  const { frames = 'lines', language = 'en', lineOnly = false, showStuck = false } = request;
  const steps = await framesOf(puzzle, {
    frames,
    lang: await loadTongue(drawnLanguage(language)),
    lineOnly,
    showStuck,
    timeoutMs: request.timeoutMs,
    signal: during.signal,
    solutions: () => shownSolutions(puzzle, request, during),
  });
  during.signal.throwIfAborted();
  if (steps === undefined) return bad(noFilm);
  if (!Array.isArray(steps)) return { ok: false, problem: steps.problem };
  const { style, cell, theme, title, clues, assets } = request;
  const look = { style, cell, theme, title, clues };
  const made = await renderFilm(puzzle, look, steps, () => files.png(assets));
  if (!made.ok) return made;
  const usual = frames === 'steps' ? READING_DELAY : FRAME_DELAY;
  const { frameDelayMs = usual, endDelayMs = END_DELAY } = request;
  return good(encodeGif(made.value, { frameDelayMs, endDelayMs }), made.warnings);
}

async function shownSolutions(
  puzzle: Puzzle,
  request: FilmRequest,
  during: During,
): Promise<ShownSolutions | undefined> {
  const [first, second] = solutionsOf(await solvedFor(puzzle, request, during));
  if (first === undefined) return undefined;
  return second === undefined ? { first } : { first, second };
}
