/** Drawing: sheets as SVG, PNG and text, booklets as PDF, films as GIF. */
import { type Language, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import { encodeGif, framesOf } from 'nonokit/films';
import { drawnLanguage, loadTongue } from 'nonokit/languages';
import {
  type DrawOptions,
  type PdfDocumentOptions,
  renderSheetText,
  renderText,
  safeLayoutOf,
  safeRenderFilm,
  safeRenderPdf,
  safeRenderPng,
  safeRenderSvg,
} from 'nonokit/render';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import { engineProblem, refused, withDoubts } from './answers.js';
import { drawingFont, pngAssets } from './assets.js';
import { findPictures } from './pictures.js';
import { puzzleIn, puzzlesIn, tooLargeFor } from './read-puzzle.js';
import type { EngineAnswer, Perform, Working } from './verbs.js';
import { drawingTooLarge, noPicture } from './words/en.js';

type Options = Parameters<typeof draw>[0]['options'];
type Output = NonNullable<Options['output']>;

/** The media type and the ending of each output. */
const FILES: Readonly<Record<Output, readonly [type: string, extension: string]>> = {
  svg: ['image/svg+xml', '.svg'],
  png: ['image/png', '.png'],
  gif: ['image/gif', '.gif'],
  pdf: ['application/pdf', '.pdf'],
  text: ['text/plain; charset=utf-8', '.txt'],
};

/** Draws a puzzle; a booklet holds all puzzles of the file. */
export const draw: Perform<'draw'> = async (request, working) => {
  const { file, index, language, options } = request;
  const { output = 'svg' } = options;
  if (output === 'pdf' && index === undefined) {
    const all = puzzlesIn(file);
    if (!all.ok) return refused(all.problem, language);
    const made = answered(await booklet(all.value, options, working), output, language);
    return withDoubts(made, all.warnings, language);
  }
  const read = puzzleIn(file, index);
  if (!read.ok) return refused(read.problem, language);
  const made = answered(await drawn(read.value.puzzle, options, working), output, language);
  return withDoubts(made, read.warnings, language);
};

function drawn(
  puzzle: Puzzle,
  options: Options,
  working: Working,
): Promise<Result<Uint8Array | string>> {
  const { output = 'svg' } = options;
  if (output === 'pdf') return booklet([puzzle], options, working);
  if (output === 'gif') return film(puzzle, options, working);
  return sheet(puzzle, output, options, working);
}

function answered(
  made: Result<Uint8Array | string>,
  output: Output,
  language: Language,
): EngineAnswer {
  if (!made.ok) return refused(made.problem, language);
  const [type, extension] = FILES[output];
  const { value } = made;
  const body = typeof value === 'string' ? new TextEncoder().encode(value) : new Uint8Array(value);
  const warnings = made.warnings.map((warning) => engineProblem(warning, language));
  return { ok: true, body, type, extension, warnings };
}

async function sheet(
  puzzle: Puzzle,
  output: 'svg' | 'png' | 'text',
  options: Options,
  working: Working,
): Promise<Result<Uint8Array | string>> {
  const { language = 'en' } = options;
  const lang = await loadTongue(output === 'svg' ? language : drawnLanguage(language));
  const look = { ...toDrawOptions(options, puzzle, working), lang };
  if (isMissing(look, options)) return wrong(problem(noPicture));
  if (output === 'text') {
    const { picture } = look;
    if (options.style === 'plain' && picture !== undefined) {
      return { ok: true, value: renderText(picture, puzzle.palette), warnings: [] };
    }
    const shown = options.what === 'puzzle' ? undefined : picture;
    return { ok: true, value: renderSheetText(puzzle, shown), warnings: [] };
  }
  const large = tooLarge(puzzle, look);
  if (large !== undefined) return wrong(large);
  return output === 'svg' ? safeRenderSvg(puzzle, look) : safeRenderPng(puzzle, look, pngAssets);
}

async function booklet(
  puzzles: readonly Puzzle[],
  options: Options,
  working: Working,
): Promise<Result<Uint8Array>> {
  const { what = 'puzzle', theme = 'print', paper = 'a4', perPage = 1, language = 'en' } = options;
  const pages = puzzles.map((puzzle) => {
    const { picture, other } = toDrawOptions({ ...options, style: 'sheet', what }, puzzle, working);
    return { puzzle, drawn: { picture, other } };
  });
  if (what !== 'puzzle' && pages.some(({ drawn }) => drawn.picture === undefined)) {
    return wrong(problem(noPicture));
  }
  const { default: Pdf } = await import('pdfkit');
  // the same puzzles give the same bytes, so the date of the file is fixed
  const CreationDate = new Date(0);
  const createDocument = ({ info, ...own }: PdfDocumentOptions) =>
    new Pdf({ ...own, info: { ...info, CreationDate } });
  const { title } = options;
  const lang = await loadTongue(drawnLanguage(language));
  const book = { what, theme, paper, perPage, lang, title };
  return safeRenderPdf(pages, book, { createDocument, font: await drawingFont() });
}

/** Milliseconds of a picture of a film: cells to watch, sentences to read, and the end. */
const DELAYS = { passes: 100, lines: 100, steps: 2000 };
const END_DELAY = 1000;

async function film(
  puzzle: Puzzle,
  options: Options,
  working: Working,
): Promise<Result<Uint8Array>> {
  const { frames = 'lines', language = 'en', style, cell, theme, title } = options;
  const large =
    tooLargeFor(puzzle, ENGINE_LIMITS.explainedCells) ?? tooLarge(puzzle, { style, cell });
  if (large !== undefined) return wrong(large);
  const steps = await framesOf(puzzle, {
    frames,
    lang: await loadTongue(drawnLanguage(language)),
    lineOnly: false,
    showStuck: false,
    timeoutMs: 5000,
    signal: working.signal,
    solutions: async () => {
      const [first, second] = findPictures(puzzle, working);
      if (first === undefined) return undefined;
      return second === undefined ? { first } : { first, second };
    },
  });
  if (steps === undefined) return wrong(problem(noPicture));
  if (!Array.isArray(steps)) return wrong(steps.problem);
  const made = await safeRenderFilm(puzzle, { style, cell, theme, title }, steps, pngAssets);
  if (!made.ok) return made;
  const times = { frameDelayMs: DELAYS[frames], endDelayMs: END_DELAY };
  return { ok: true, value: encodeGif(made.value, times), warnings: made.warnings };
}

/** The look of a sheet, with the solution where it is shown. */
function toDrawOptions(
  { what = 'puzzle', style, cell, theme, title }: Options,
  puzzle: Puzzle,
  working: Working,
): DrawOptions {
  const look = { what, style, cell, theme, title };
  if (puzzle.goal !== undefined) return { ...look, picture: puzzle.goal };
  if (what === 'puzzle' && style !== 'plain') return look;
  const [picture, other] = findPictures(puzzle, working);
  return { ...look, picture, other };
}

function isMissing({ picture }: DrawOptions, { what = 'puzzle', style }: Options): boolean {
  return picture === undefined && (what !== 'puzzle' || style === 'plain');
}

function tooLarge(puzzle: Puzzle, look: DrawOptions): Problem | undefined {
  const layout = safeLayoutOf(puzzle, look);
  if (!layout.ok) return layout.problem;
  const { width, height } = layout.value;
  const most = ENGINE_LIMITS.pixels;
  return width * height > most ? problem(drawingTooLarge, { width, height, most }) : undefined;
}

function wrong(what: Problem): Result<never> {
  return { ok: false, problem: what };
}
