/** Offers: a wish, and the puzzle that the worker makes of an image for it. */
import { type Picture, pictureOfPuzzle } from '@nonokit/editor';
import type { DifficultyLabel } from '@nonokit/explain';
import type { PuzzleCandidate } from 'nonokit/make';
import { worker } from '../../../worker.js';
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
  tell(made);
  const difficulty = await rateOffer(made, signal);
  const rated = { ...made, difficulty };
  if (difficulty !== undefined) tell(rated);
  return rated;
}

function withPuzzle(offer: Offer, made: PuzzleCandidate | undefined): Offer {
  if (made === undefined) return { ...offer, stage: 'failed' };
  return { ...offer, made, picture: pictureOfPuzzle(made.puzzle), difficulty: undefined };
}

async function rateOffer({ made }: Offer, signal: AbortSignal) {
  if (made === undefined || made.puzzle.width * made.puzzle.height > MOST_RATED) return undefined;
  const rating = await worker().rate(made.puzzle, { signal });
  return rating.ok ? rating.value.label : undefined;
}

/** True if two offers show the same picture. */
export function isSamePicture(a: Offer, b: Offer): boolean {
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
