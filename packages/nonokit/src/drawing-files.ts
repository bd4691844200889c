/** Films and booklets for programs: problems as exceptions, or as values. */
import type { Puzzle, Result } from '@nonokit/core';
import { writeSheetLine } from '@nonokit/formats/own';
import {
  type BookOptions,
  type BookPuzzle,
  renderFilm as drawFilm,
  renderPdf as drawPdf,
  type Film,
  type FilmOptions,
  type FilmStep,
  type PdfTools,
  type PngAssets,
} from '@nonokit/render';
import { orThrow } from './problem-error.js';

/** The pictures of a solution's film. Rejects with `PuzzleError` for cells that are too large. */
export async function renderFilm(
  puzzle: Puzzle,
  options: FilmOptions,
  steps: readonly FilmStep[],
  loadAssets: () => Promise<PngAssets>,
): Promise<Film> {
  return orThrow(await drawFilm(puzzle, options, steps, loadAssets));
}

/** Draws as `renderFilm` does, and returns a problem where that rejects. */
export async function safeRenderFilm(
  puzzle: Puzzle,
  options: FilmOptions,
  steps: readonly FilmStep[],
  loadAssets: () => Promise<PngAssets>,
): Promise<Result<Film>> {
  return drawFilm(puzzle, options, steps, loadAssets);
}

/** A booklet of puzzles as a PDF file. Rejects with `PuzzleError` for one that fits no page. */
export async function renderPdf(
  puzzles: readonly BookPuzzle[],
  options: BookOptions,
  tools: PdfTools,
): Promise<Uint8Array> {
  return orThrow(await safeRenderPdf(puzzles, options, tools));
}

/** Draws as `renderPdf` does, and returns a problem where that rejects. */
export async function safeRenderPdf(
  puzzles: readonly BookPuzzle[],
  options: BookOptions,
  tools: PdfTools,
): Promise<Result<Uint8Array>> {
  const carried = writeSheetLine(puzzles.map(({ puzzle }) => puzzle));
  return drawPdf(puzzles, { carried, ...options }, tools);
}
