/**
 * A puzzle file that is dropped onto the maker's page: its picture, from the file where that has
 * one, or else the solution of its clues if there is only one, or else its clues.
 */
import {
  type Draft,
  type Grid,
  isDoubt,
  type Problem,
  type Puzzle,
  type PuzzleMeta,
  type Result,
  toDraft,
} from '@nonokit/core';
import { MOST_SIDE, type Picture, pictureOfPuzzle } from '@nonokit/editor';
import type { DraftTexts } from '../../../player-store/drafts/draft-log.js';
import type { Openable } from '../../puzzles/open-files.js';
import { worker } from '../../worker.js';
import type { FullWords } from './full-words.js';

/** The most bytes of a file, and the most time for solving in milliseconds. */
const MOST_BYTES = 5_000_000;
const MOST_MS = 20_000;

/** A picture to edit, clues that have not exactly one, or why there is neither. */
export type FoundPicture =
  | {
      readonly picture: Picture;
      readonly texts: DraftTexts;
      /** Why the puzzle may not be the one that was meant. */
      readonly doubts: readonly Problem[];
    }
  | { readonly clues: Draft; readonly texts: DraftTexts }
  | { readonly refusal: string };

/** The picture of the first puzzle of a file; undefined for what is no puzzle file. */
export async function pictureInFile(
  source: Openable,
  words: FullWords,
  signal?: AbortSignal,
): Promise<FoundPicture | undefined> {
  const first = await readFirst(source, signal);
  if (first?.ok) {
    const found = await pictureOfFirst(first.value, words, signal);
    return 'picture' in found ? { ...found, doubts: first.warnings.filter(isDoubt) } : found;
  }
  return first?.draft === undefined ? undefined : cluesOfDraft(first.draft, words);
}

/** The first puzzle of a file, or why it is none; undefined if the file is too long. */
export async function readFirst(
  source: Openable,
  signal?: AbortSignal,
): Promise<Result<Puzzle> | undefined> {
  const isText = typeof source === 'string';
  if ((isText ? source.length : source.size) > MOST_BYTES) return undefined;
  const content = isText ? source : new Uint8Array(await source.arrayBuffer());
  const named = isText ? {} : { filename: source.name };
  const file = await worker().read(content, { ...named, signal });
  return file.ok ? file.value.puzzles[0] : file;
}

async function pictureOfFirst(puzzle: Puzzle, words: FullWords, signal?: AbortSignal) {
  const found = puzzle.goal === undefined ? await solve(puzzle, signal) : undefined;
  const isOpen = found?.status === 'none' || found?.status === 'multiple';
  if (isOpen) return cluesOfDraft(toDraft(puzzle), words);
  const goal = puzzle.goal ?? solutionIn(found, words);
  if (typeof goal === 'string') return { refusal: goal };
  const picture = pictureOfPuzzle({ ...puzzle, goal });
  if (picture === undefined) return { refusal: words.tooLarge(MOST_SIDE) };
  return { picture, texts: textsOf(puzzle.meta) };
}

/** Clues for the editor of clues; undefined if they are none. */
function cluesOfDraft(draft: Draft, words: FullWords) {
  const { rows, columns, meta } = draft;
  if (Math.max(rows.length, columns.length) > MOST_SIDE) {
    return { refusal: words.tooLarge(MOST_SIDE) };
  }
  return { clues: draft, texts: textsOf(meta) };
}

function textsOf({ title = '', author = '', description = '' }: PuzzleMeta = {}): DraftTexts {
  return { title, author, description };
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
