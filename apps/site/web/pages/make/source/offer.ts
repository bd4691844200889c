/** Offers: a wish, and the puzzle that the worker makes of an image for it. */
import { puzzleOf } from '@nonokit/core';
import { type Picture, pictureOfPuzzle } from '@nonokit/editor';
import type { DifficultyLabel } from '@nonokit/explain';
import type { PuzzleCandidate } from 'nonokit/make';
import { worker } from '../../../worker.js';
import { readCells } from './drawn-cells.js';
import type { SentImage } from './sent-image.js';
import { toRequest, type Wish } from './wish.js';

/** A puzzle that is offered, or will be. */
export interface Offer {
  /** "own" for that of the sliders, else its place among the others: "3". */
  readonly id: string;
  readonly wish: Wish;
  readonly stage: 'waiting' | 'working' | 'ready' | 'failed';
  /** How far the work is, 0..1. */
  readonly progress: number;
  /** The puzzle; while the work goes on, the quick one. */
  readonly made?: PuzzleCandidate | undefined;
  /** Its picture. */
  readonly picture?: Picture | undefined;
  /** Undefined until it is rated. */
  readonly difficulty?: DifficultyLabel | undefined;
}

/** The id of the offer that follows the sliders. */
export const OWN = 'own';

/** Puzzles of more cells are not rated: steps for a person make no sense there. */
const MOST_RATED = 3600;

/** How long the solver may look at cells that are taken as they are, in milliseconds. */
const CHECK_MS = 5000;

/** Step of reported progress. */
const STEP = 0.04;

/** An offer that has not been started. */
export function newOffer(id: string, wish: Wish): Offer {
  return { id, wish, stage: 'waiting', progress: 0 };
}

/** The offer with a quick puzzle, if the image gives one. */
export async function previewed(offer: Offer, image: SentImage, signal: AbortSignal) {
  const result = await image.make({ ...toRequest(offer.wish, true), signal });
  return result.ok ? withPuzzle(offer, result.value.candidates[0]) : offer;
}

/** Makes the puzzle, then rates it; `tell` gets each state on the way, and the last one. */
export async function fulfilled(
  offer: Offer,
  image: SentImage,
  signal: AbortSignal,
  tell: (offer: Offer) => void,
): Promise<Offer> {
  let told = 0;
  const tellProgress = (progress: number): void => {
    told = progress;
    tell({ ...offer, stage: 'working', progress });
  };
  tellProgress(0);
  if (offer.wish.isAsIs) {
    const own = { ...withPuzzle(offer, await asItIs(image, signal)), stage: 'ready' as const };
    return tellRated({ ...own, progress: 1 }, signal, tell);
  }
  const result = await image.make({
    ...toRequest(offer.wish, false),
    signal,
    onProgress: ({ checks, maxChecks }) => {
      // every report would draw the row again, a hundred times a second
      if (checks / maxChecks >= told + STEP) tellProgress(checks / maxChecks);
    },
  });
  const made = result.ok
    ? { ...withPuzzle(offer, result.value.candidates[0]), stage: 'ready' as const, progress: 1 }
    : { ...offer, stage: 'failed' as const, made: undefined, picture: undefined };
  return tellRated(made, signal, tell);
}

async function tellRated(
  made: Offer,
  signal: AbortSignal,
  tell: (offer: Offer) => void,
): Promise<Offer> {
  tell(made);
  const difficulty = await rateOffer(made, signal);
  const rated = { ...made, difficulty };
  if (difficulty !== undefined) tell(rated);
  return rated;
}

function withPuzzle(offer: Offer, made: PuzzleCandidate | undefined): Offer {
  if (made === undefined) return { ...offer, stage: 'failed' };
  const inked = withInk(made, offer.wish.ink);
  return { ...offer, made: inked, picture: pictureOfPuzzle(inked.puzzle), difficulty: undefined };
}

/** A puzzle of one ink in the ink of its image: a red logo stays red. */
function withInk(made: PuzzleCandidate, rgb: string | undefined): PuzzleCandidate {
  const { palette } = made.puzzle;
  if (rgb === undefined || palette.length !== 2) return made;
  const [paper = { rgb: '#ffffff' }] = palette;
  return { ...made, puzzle: { ...made.puzzle, palette: [paper, { rgb }] } };
}

/** The cells of an image as a puzzle; undefined if the image is not made of cells. */
async function asItIs(
  { image }: SentImage,
  signal: AbortSignal,
): Promise<PuzzleCandidate | undefined> {
  const picture = readCells(image);
  if (picture === undefined) return undefined;
  const puzzle = puzzleOf(picture.grid, picture.palette);
  const solved = await worker().solve(puzzle, { signal, timeoutMs: CHECK_MS });
  const { lineSolvable } = solved;
  const filled = picture.grid.cells.filter((cell) => cell > 0).length;
  return {
    puzzle,
    reached: lineSolvable,
    miss: 0,
    status: 'unknown',
    lineSolvable,
    changed: [],
    traced: picture.grid,
    similarity: 1,
    fill: filled / picture.grid.cells.length,
    score: 100,
    effort: 0,
    method: 'cells',
  };
}

async function rateOffer({ made }: Offer, signal: AbortSignal) {
  if (made === undefined || made.puzzle.width * made.puzzle.height > MOST_RATED) return undefined;
  const rating = await worker().rate(made.puzzle, { signal });
  return rating.ok ? rating.value.label : undefined;
}

/** True if a finished offer shows what another one shows. */
export function isRepeated(offer: Offer, others: readonly Offer[]): boolean {
  if (offer.stage !== 'ready') return false;
  return others.some((other) => other.id !== offer.id && isSamePicture(other, offer));
}

/** True if two offers show the same picture. */
function isSamePicture(a: Offer, b: Offer): boolean {
  if (a.picture === undefined || b.picture === undefined) return false;
  const { grid: one, palette: inks } = a.picture;
  const { grid: other, palette: otherInks } = b.picture;
  return (
    one.width === other.width &&
    inks.length === otherInks.length &&
    one.cells.length === other.cells.length &&
    one.cells.every((cell, k) => cell === other.cells[k])
  );
}
