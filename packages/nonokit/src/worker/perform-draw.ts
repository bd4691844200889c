/**
 * Drawing in a worker: sheets and booklets, with the solution where it is shown; films are in a
 * file of their own. A sheet is drawn in one go, so cancelling ends the solving before it, and what
 * is drawn afterwards is dropped.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import { writeSheetLine } from '@nonokit/formats/own';
import {
  type BookPuzzle,
  type DrawOptions,
  type PdfDocumentOptions,
  renderPdf,
  renderPng,
  renderSvg,
} from '@nonokit/render';
import { solutionsOf } from '@nonokit/solver';
import { drawnLanguage, loadTongue } from '../tongues/load.js';
import { puzzlesForOneSheet } from '../words/en/workers.js';
import { AssetError } from './assets.js';
import type { BookRequest, Drawn, SheetRequest } from './draw-request.js';
import type { Perform, Shared } from './performing.js';
import { type SolvingLimits, solvedFor } from './solved-for.js';
import type { During } from './turns.js';

/** Draws puzzles: one, or for a booklet any number. */
export const draw: Perform<'draw'> = async (input, request, during, shared) => {
  try {
    return await drawn(...input, request, during, shared);
  } catch (error) {
    if (error instanceof AssetError) return { ok: false, problem: error.problem };
    throw error;
  }
};

async function drawn(
  puzzles: readonly Puzzle[],
  request: Parameters<typeof draw>[1],
  during: During,
  shared: Shared,
): Promise<Result<Drawn>> {
  if (request.output === 'pdf') return book(puzzles, request, during, shared);
  const [puzzle] = puzzles;
  if (puzzle === undefined || puzzles.length > 1) {
    return bad(puzzlesForOneSheet, { found: puzzles.length });
  }
  if (request.output !== 'gif') return sheet(puzzle, request, during, shared);
  const { film } = await import('./perform-film.js');
  return film(puzzle, request, during, shared);
}

async function sheet(
  puzzle: Puzzle,
  { assets, ...request }: SheetRequest,
  during: During,
  { files }: Shared,
): Promise<Result<Drawn>> {
  const { output, lang: tag = 'en' } = request;
  const lang = await loadTongue(output === 'svg' ? tag : drawnLanguage(tag));
  const shown = await shownIn(puzzle, request, during);
  const options = { carried: writeSheetLine([puzzle]), ...request, ...shown, lang };
  if (output === 'svg') return renderSvg(puzzle, options);
  return renderPng(puzzle, options, () => files.png(assets));
}

async function book(
  puzzles: readonly Puzzle[],
  request: BookRequest,
  during: During,
  { files, loadPdf }: Shared,
): Promise<Result<Drawn>> {
  if (loadPdf === undefined) {
    throw new RangeError(
      'draw: this worker has no PDF; start nonokit/worker-pdf and install pdfkit',
    );
  }
  const { what = 'puzzle', theme = 'print', paper = 'a4', perPage = 1, language = 'en' } = request;
  const lang = await loadTongue(drawnLanguage(language));
  const font = await files.font(request.assets);
  const Pdf = await loadPdf();
  const pages: BookPuzzle[] = [];
  for (const puzzle of puzzles) {
    const shown = await shownIn(puzzle, { ...request, what }, during);
    pages.push({ puzzle, drawn: { ...shown, marks: request.marks } });
  }
  // the same puzzles give the same bytes, so the file's date is no date
  const CreationDate = new Date(0);
  const createDocument = ({ info, ...own }: PdfDocumentOptions) =>
    new Pdf({ ...own, font: '', info: { ...info, CreationDate } });
  const sheet = { rails: request.rails };
  const carried = writeSheetLine(puzzles);
  const options = { what, theme, paper, perPage, sheet, lang, title: request.title, carried };
  const made = await renderPdf(pages, options, { createDocument, font });
  return made.ok ? good(made.value, made.warnings) : made;
}

/** The solution to draw, and another one if there are several; nothing if none is shown. */
async function shownIn(
  puzzle: Puzzle,
  request: Pick<DrawOptions, 'what' | 'style' | 'picture'> & SolvingLimits,
  during: During,
): Promise<Pick<DrawOptions, 'picture' | 'other'>> {
  const { what = 'puzzle', style, picture = puzzle.goal } = request;
  if (picture !== undefined) return { picture };
  if (what === 'puzzle' && style !== 'plain') return {};
  const [first, second] = solutionsOf(await solvedFor(puzzle, request, during));
  return { picture: first, other: second };
}
