/**
 * A board in a page: `mount(element, puzzle)`, the element `<nonogram-board>`, and the game without
 * a screen: moves, records, geometry, painting.
 *
 * @example
 * ```ts
 * import { inlineClues, mount } from 'nonokit/board';
 *
 * const clues = inlineClues('1,2,5,2,1', '1,3,5,1,1');
 * const board = mount(document.querySelector('#board'), clues);
 * board.on('solved', () => alert('solved'));
 * ```
 *
 * @module nonokit/board
 */
import {
  type BoardWords,
  defineElement,
  type ElementOptions,
  type NonogramBoard,
  type PuzzleReader,
} from '@nonokit/board-dom';
import { describeProblemIn, type LoadedLanguage, type Puzzle } from '@nonokit/core';
import { mount as checkedMount } from './board-checks.js';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { loadTranslation } from './translations.js';

export * from '@nonokit/board';
export * from '@nonokit/board-dom';
export { BLANK, UNKNOWN } from '@nonokit/core';
// these refuse what does not exist; they hide those of `@nonokit/board` and `@nonokit/board-dom`
export { applyMove, mount, newGame } from './board-checks.js';

declare global {
  interface HTMLElementTagNameMap {
    'nonogram-board': NonogramBoard;
  }
}

/** Reads a file of any format; the reader is loaded when the first file is. */
const readAny: PuzzleReader = async (source, filename, language) => {
  const { safeReadPuzzle } = await import('./formats.js');
  const found = safeReadPuzzle(source, { name: filename });
  if (found.ok) return found.value;
  throw new Error(describeProblemIn(await loadTranslation(language), found.problem));
};

/** The puzzle of clues, pictures and texts; what reads them is loaded when it is needed. */
const parseAny = async (source: unknown): Promise<Puzzle> => {
  const { puzzleOf } = await import('./inputs/puzzle-of.js');
  return puzzleOf(source as PuzzleSource);
};

/** What boards say in languages that are not built in. */
const WORDS: Readonly<Record<LoadedLanguage, () => Promise<BoardWords>>> = {
  de: async () => (await import('@nonokit/board-dom/de')).board,
  fr: async () => (await import('@nonokit/board-dom/fr')).board,
  es: async () => (await import('@nonokit/board-dom/es')).board,
  ja: async () => (await import('@nonokit/board-dom/ja')).board,
  pl: async () => (await import('@nonokit/board-dom/pl')).board,
  uk: async () => (await import('@nonokit/board-dom/uk')).board,
};

/** Loads what boards say in a language. */
const loadWordsOf = (language: LoadedLanguage): Promise<BoardWords> => WORDS[language]();

/**
 * Defines `<nonogram-board>`, whose attribute `src` may be a file of any of our formats. Does
 * nothing where the name is taken.
 */
export function defineBoardElement({
  read = readAny,
  parse = parseAny,
  mount = checkedMount,
  loadWords = loadWordsOf,
  ...options
}: ElementOptions = {}): void {
  defineElement({ read, parse, mount, loadWords, ...options });
}
