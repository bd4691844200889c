/**
 * A puzzle as a file: in every format that the library writes, drawn as SVG, PNG and PDF, and its
 * certificate. People who have not solved it get only the clues; formats of pictures are refused
 * until then, and so are certificates, since a formula says which picture it excludes.
 */
import type { Language } from '@nonokit/core';
import { type Puzzle, writePuzzle } from 'nonokit';
import { ALL_TARGETS, type Format } from 'nonokit/formats';
import type { EngineAnswer, ProofFile } from '../../engine/index.js';
import { askEngine, puzzleProblem } from '../../engine-api/index.js';
import { findReader, HttpProblem, notFound, type SiteContext } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { type DetailRow, detailRow, sharedPuzzle, toMeta } from '../detail.js';
import { revealedTo, titleIn } from '../revealed.js';

/** The request. */
export interface FileWish {
  readonly id: string;
  /** Without the dot: `non`. */
  readonly extension: string;
  /** The format, where several have the same extension. */
  readonly format: string | undefined;
}

/** The outputs of our own drawing. */
const DRAWN = ['svg', 'png', 'pdf'] as const;
type Drawn = (typeof DRAWN)[number];

/** The files of a certificate. */
const PROOFS: readonly ProofFile[] = ['cnf', 'drat', 'lrat'];

/** A puzzle as a file. @throws {HttpProblem} 404, 403, 422 or 503 */
export async function puzzleFile(
  site: Site,
  c: SiteContext,
  wish: FileWish,
): Promise<Extract<EngineAnswer, { ok: true }> & { readonly number: number }> {
  const row = await detailRow(site, wish.id);
  const { puzzle, isRevealed } = await knownPuzzle(site, c, row);
  const file = { bytes: writePuzzle(puzzle, 'json'), format: 'json' };
  const language = c.get('contentLanguage');
  const { extension, format } = wish;
  const isPlain = format === undefined;
  const drawn = DRAWN.find((one) => one === extension && isPlain);
  const proof = PROOFS.find((one) => one === extension && isPlain);
  if (proof !== undefined && !isRevealed) throw notSolved();
  const ask = { file, language };
  const answer =
    proof !== undefined
      ? await askEngine(site, c, 'prove', { ...ask, options: { output: proof } })
      : drawn !== undefined
        ? await askEngine(site, c, 'draw', {
            ...ask,
            options: chooseLook(drawn, puzzle, language),
          })
        : await askEngine(site, c, 'convert', {
            ...ask,
            options: { to: formatFor(wish, puzzle, isRevealed).id },
          });
  if (!answer.ok) throw puzzleProblem(answer.problem);
  return { ...answer, number: row.number };
}

/** The puzzle as far as the reader may know it. */
async function knownPuzzle(site: Site, c: SiteContext, row: DetailRow) {
  const reveal = (await revealedTo(site, findReader(c), [row.id])).get(row.id);
  const clues = sharedPuzzle(row.clues);
  const meta = { ...toMeta(row), source: `${site.config.baseUrl}/puzzles/${row.id}` };
  if (reveal === undefined) return { puzzle: { ...clues, meta }, isRevealed: false };
  const { titles, description, picture } = reveal;
  const texts = toMeta(row, { title: titleIn(titles, c.get('contentLanguage')), description });
  const { goal } = sharedPuzzle(picture);
  const puzzle = { ...clues, ...(goal && { goal }), meta: { ...meta, ...texts } };
  return { puzzle, isRevealed: true };
}

/** Unsolved sheets, even for people who have solved it: nothing of the picture is drawn. */
function chooseLook(output: Drawn, { width, height }: Puzzle, language: Language) {
  const cell = Math.max(4, Math.min(24, Math.floor(1600 / Math.max(width, height))));
  return { output, what: 'puzzle' as const, language, ...(output === 'pdf' ? {} : { cell }) };
}

/** The format to write. @throws {HttpProblem} 404 for none, 403 if it holds the picture only */
function formatFor({ extension, format }: FileWish, puzzle: Puzzle, isRevealed: boolean): Format {
  const written = ALL_TARGETS.filter(
    (one) => one.readOnly !== true && one.extensions.includes(`.${extension}`),
  );
  const meant = format === undefined ? written : written.filter(({ id }) => id === format);
  if (meant.length === 0) throw notFound('format');
  const known = meant.filter(({ holds }) => holds.clues || isRevealed);
  if (known.length === 0) throw notSolved();
  const [first] = [...known.filter((one) => isHeld(puzzle, one)), ...known];
  if (first === undefined) throw notFound('format');
  return first;
}

function notSolved(): HttpProblem {
  const message = 'This format holds the picture; solve the puzzle first.';
  return new HttpProblem(403, 'not-solved', message);
}

function isHeld({ palette }: Puzzle, { holds }: Format): boolean {
  return holds.colors !== 'none' || palette.length <= 2;
}
