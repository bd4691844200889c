/**
 * Blind puzzles: the part of a puzzle that a page may hold before it is solved. The clues are open;
 * title, author and texts are sealed with the solution, so that nothing reveals the picture.
 */
import { BLANK, type Grid, type Puzzle, type PuzzleMeta, randomOf } from '@nonokit/core';
import { type Clues, cluesOnly, type ShownNumber } from '../mark.js';
import type { Game } from '../state.js';
import { openSealed, sealText } from './seal.js';

/** Facts about a puzzle that reveal nothing about its picture. */
export interface BlindFacts {
  /** Its number in a collection, counted from 1. */
  readonly number?: number;
  /** The difficulty, with the word of the rating: "medium". */
  readonly difficulty?: string;
  /** The difficulty as a number, for sorting: 12.5. */
  readonly score?: number;
  /** The hardest technique that it needs: "overlap". */
  readonly technique?: string;
  /** Whether it has one solution; undefined if unknown. */
  readonly isUnique?: boolean;
}

/** A puzzle as a player receives it. */
export interface BlindPuzzle {
  /**
   * Eleven characters computed from the clues: the same puzzle has the same identifier everywhere.
   */
  readonly id: string;
  readonly clues: Clues;
  readonly facts: BlindFacts;
  /** The texts, sealed once with each known solution. */
  readonly sealed: readonly string[];
}

/** The texts that are shown when a puzzle is solved. */
export type RevealedTexts = Pick<
  PuzzleMeta,
  'title' | 'author' | 'source' | 'copyright' | 'license' | 'description'
>;

const REVEALED = ['title', 'author', 'source', 'copyright', 'license', 'description'] as const;

/** The characters of identifiers, and their length: 64 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 11;

/**
 * The identifier of a puzzle: the same for the same clues and colours, whatever file they are from.
 */
export function idOf({ width, height, palette, rows, columns, rules }: Clues): string {
  const clueText = (clue: readonly ShownNumber[]): string =>
    clue.map(({ size, color, text, large }) => `${size}.${color}${text ?? large ?? ''}`).join(' ');
  const lines = [...rows, ...columns].map(clueText).join('/');
  const colors = palette.map(({ rgb }) => rgb).join(',');
  // numbers of rows and columns tell puzzles on whole squares apart, and no others
  const { board, clues } = rules ?? {};
  const own = board && board.shape !== 'square' ? JSON.stringify([board, clues]) : '';
  const random = randomOf(`${width}x${height};${colors};${lines}${own}`);
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[random.below(ALPHABET.length)]).join('');
}

/**
 * The blind form of a puzzle. `solutions` are its known solutions; only they open the texts, which
 * are lost if there are none.
 */
export function blindOf(
  puzzle: Puzzle,
  solutions: readonly Grid[],
  facts: BlindFacts = {},
): BlindPuzzle {
  return sealedOf(cluesOnly(puzzle), puzzle.meta, solutions, facts);
}

/** The same of clues of any kind and the texts that belong to them. */
export function sealedOf(
  clues: Clues,
  meta: PuzzleMeta,
  solutions: readonly Grid[],
  facts: BlindFacts,
): BlindPuzzle {
  const texts = Object.fromEntries(
    REVEALED.flatMap((key) => {
      const text = meta[key];
      return text === undefined ? [] : [[key, text]];
    }),
  );
  const isEmpty = Object.keys(texts).length === 0;
  const sealed = isEmpty ? [] : solutions.map((grid) => sealText(JSON.stringify(texts), grid));
  return { id: idOf(clues), clues, facts, sealed };
}

/** The texts of a puzzle that was solved with this picture; empty for an unknown picture. */
export function revealedTexts({ sealed }: BlindPuzzle, picture: Grid): RevealedTexts {
  for (const each of sealed) {
    const text = openSealed(each, picture);
    if (text === undefined) continue;
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? textsIn(read) : {};
  }
  return {};
}

function textsIn(read: object): RevealedTexts {
  const entries = Object.entries(read).filter(
    ([key, text]) => (REVEALED as readonly string[]).includes(key) && typeof text === 'string',
  );
  return Object.fromEntries(entries);
}

/** The picture that the player has drawn: every cell without an ink is blank. */
export function pictureOf({ clues, marks }: Game): Grid {
  const cells = Uint16Array.from(marks, (mark) => Math.max(mark, BLANK));
  return { width: clues.width, height: clues.height, cells };
}
