/**
 * Makes a puzzle of another kind of an image, or of the picture of a puzzle. The worker traces the
 * image; hiding numbers, pairing lines and painting triangles is done in the page, in turns with
 * everything else that happens there.
 */
import {
  driveAsync,
  isHiddenBlock,
  isPairClue,
  type KindPuzzle,
  type Puzzle,
  randomOf,
  type Work,
} from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import { asKind, cellCount, checkKind, trianglesOfGrid, varyWork } from '@nonokit/kinds';
import { givingWay } from 'nonokit/threads';
import { worker } from '../../worker.js';

/** What is made: numbers hidden, lines paired, both, or triangles. */
export type WishedKind = 'hidden' | 'pairs' | 'both' | 'triangles';

/** What it is made of: an image, or a puzzle that was read. */
export type Source =
  | { readonly image: RgbaImage; readonly name: string }
  | { readonly puzzle: Puzzle; readonly name: string };

/** What the player wishes. */
export interface KindWish {
  readonly kind: WishedKind;
  /** Cells of the longer side: 15; a hexagon is as broad. */
  readonly size: number;
  /** Inks of a picture that is made of an image. */
  readonly inks: number;
  /** Another number gives other hidden numbers. */
  readonly seed: number;
}

/** A puzzle that was made, and what was done to it. */
export interface MadeKind {
  readonly puzzle: KindPuzzle;
  readonly solution: readonly number[];
  readonly hidden: number;
  /** Numbers that can be hidden: those of lines with a clue of their own. */
  readonly numbers: number;
  readonly pairs: number;
  /** Cells of the picture that were changed so that lines solve it. */
  readonly changed: number;
  readonly cells: number;
}

/** Why nothing was made. */
export type MakeTrouble =
  | 'noPicture'
  | 'needsMore'
  | 'nothingToChange'
  | 'noTriangles'
  | 'tooLarge';

/** Cells of the longer side of a picture that is painted in triangles. */
const FINE = 64;

/** Cells of a square board as broad as a line of a hexagon's side. */
const ACROSS = 2.5;

/** The most time for each part, in milliseconds. */
const MOST_MS = 20_000;

/** Makes the puzzle. It rejects only if the signal is aborted. */
export async function makeKind(
  source: Source,
  wish: KindWish,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<MadeKind | MakeTrouble> {
  const picture = await pictureOf(source, wish, signal);
  if (picture?.goal === undefined) return 'noPicture';
  const run = <T>(work: Work<number, T>): Promise<T> => {
    const clock = () => performance.now();
    return driveAsync(work, givingWay(), { signal, timeoutMs: MOST_MS, clock, onProgress });
  };
  if (wish.kind === 'triangles') {
    const { goal, palette, meta } = picture;
    const side = Math.round(wish.size / ACROSS);
    const made = await run(trianglesOfGrid(goal, { palette, meta, side }));
    signal.throwIfAborted();
    if (made === undefined) return 'noTriangles';
    return described(made.puzzle, made.changed);
  }
  if (!checkKind(asKind(picture)).ok) return 'tooLarge';
  const options = { hide: wish.kind !== 'pairs', pairs: wish.kind !== 'hidden' };
  const found = await run(varyWork(picture, options, randomOf(`${wish.seed}`)));
  signal.throwIfAborted();
  const made = described(found, 0);
  if (made.hidden + made.pairs > 0) return made;
  return wish.kind === 'pairs' && picture.palette.length > 2 ? 'needsMore' : 'nothingToChange';
}

function described(puzzle: KindPuzzle, changed: number): MadeKind {
  const clues = puzzle.clues.flat();
  const items = clues.flatMap((clue) => (isPairClue(clue) ? [] : clue));
  return {
    puzzle,
    solution: puzzle.goal ?? [],
    hidden: items.filter(isHiddenBlock).length,
    numbers: items.length,
    pairs: clues.filter(isPairClue).length,
    changed,
    cells: cellCount(puzzle.board),
  };
}

/** The picture: an image as the maker traces it, or that of a puzzle. */
async function pictureOf(
  source: Source,
  { kind, size, inks }: KindWish,
  signal: AbortSignal,
): Promise<Puzzle | undefined> {
  if ('puzzle' in source) return solved(source.puzzle, signal);
  // clues of two lines are for one ink
  const colors = kind === 'pairs' || kind === 'both' ? 1 : inks;
  const isFine = kind === 'triangles';
  const made = await worker().make(source.image, {
    size: isFine ? { width: FINE, height: FINE } : { width: size, height: size },
    colors,
    ...(isFine ? { repair: 'off', maxChecks: 0 } : {}),
    timeoutMs: MOST_MS,
    signal,
  });
  const [best] = made.ok ? made.value.candidates : [];
  return best?.puzzle;
}

async function solved(puzzle: Puzzle, signal: AbortSignal): Promise<Puzzle | undefined> {
  if (puzzle.goal !== undefined) return puzzle;
  const found = await worker().solve(puzzle, { timeoutMs: MOST_MS, signal });
  return found.status === 'unique' ? { ...puzzle, goal: found.solution } : undefined;
}
