/**
 * A puzzle file that is dropped onto the maker's page: its picture, from the file where that has
 * one, or else the solution of its clues if there is only one.
 */
import type { Grid, Puzzle } from '@nonokit/core';
import { MOST_SIDE, type Picture, pictureOfPuzzle } from '@nonokit/editor';
import type { DraftTexts } from '../../../player-store/drafts/draft-log.js';
import type { Openable } from '../../puzzles/open-files.js';
import { worker } from '../../worker.js';
import type { FullWords } from './full-words.js';

/** The most bytes of a file, and the most time for solving in milliseconds. */
const MOST_BYTES = 5_000_000;
const MOST_MS = 20_000;

/** A picture to edit, or why there is none. */
export type FoundPicture =
  | { readonly picture: Picture; readonly texts: DraftTexts }
  | { readonly refusal: string /** Clues without a solution. */; readonly clues?: Puzzle };

/** The picture of the first puzzle of a file; undefined for what is no puzzle file. */
export async function pictureInFile(
  source: Openable,
  words: FullWords,
  signal?: AbortSignal,
): Promise<FoundPicture | undefined> {
  const isText = typeof source === 'string';
  if ((isText ? source.length : source.size) > MOST_BYTES) return undefined;
  const content = isText ? source : new Uint8Array(await source.arrayBuffer());
  const named = isText ? {} : { filename: source.name };
  const file = await worker().read(content, { ...named, signal });
  const [first] = file.ok ? file.value.puzzles : [];
  return first?.ok ? pictureOfFirst(first.value, words, signal) : undefined;
}

async function pictureOfFirst(
  puzzle: Puzzle,
  words: FullWords,
  signal?: AbortSignal,
): Promise<FoundPicture> {
  const found = puzzle.goal === undefined ? await solve(puzzle, signal) : undefined;
  if (found?.status === 'none') return { refusal: words.noSolution, clues: puzzle };
  const goal = puzzle.goal ?? solutionIn(found, words);
  if (typeof goal === 'string') return { refusal: goal };
  const picture = pictureOfPuzzle({ ...puzzle, goal });
  if (picture === undefined) return { refusal: words.tooLarge(MOST_SIDE) };
  const { title = '', author = '', description = '' } = puzzle.meta;
  return { picture, texts: { title, author, description } };
}

/** The one solution of clues, or why there is none. It rejects only if the signal is aborted. */
export async function solutionOf(
  puzzle: Puzzle,
  words: FullWords,
  signal?: AbortSignal,
): Promise<Grid | string> {
  return solutionIn(await solve(puzzle, signal), words);
}

function solve(puzzle: Puzzle, signal?: AbortSignal) {
  return worker().solve(puzzle, { timeoutMs: MOST_MS, signal });
}

function solutionIn(found: Awaited<ReturnType<typeof solve>> | undefined, words: FullWords) {
  switch (found?.status) {
    case 'unique':
      return found.solution;
    case 'multiple':
      return words.severalSolutions;
    case 'unknown':
      return words.notSolvedInTime;
    default:
      return words.noSolution;
  }
}
