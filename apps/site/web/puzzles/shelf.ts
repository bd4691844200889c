/**
 * The shelf: the puzzles that come with the site. A card is all that a list shows of a puzzle
 * before it is solved: its number, size, colours and difficulty. The list of all cards is one file,
 * the puzzles themselves stand in packs of about a dozen: a page loads what it needs of them.
 */

import type { BlindJson } from '@nonokit/board';
import { BUILT_IN_LANGUAGES, type Language } from '@nonokit/core';

/** A puzzle in a list. */
export interface ShelfCard {
  /** Counted from 1, in the order of difficulty within a size. */
  readonly number: number;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Colours of the inks: "#c8141e". */
  readonly inks: readonly string[];
  /** The colour of blank cells; absent where it is white. */
  readonly paper?: string;
  /** The silhouette of the clues, see `describeLook`; absent where nothing has computed it. */
  readonly rails?: string;
  /** The label of its difficulty: "easy". */
  readonly difficulty: string;
}

/** Sealed texts in the languages of titles other than that of the blind form itself. */
export type SealedIn = Readonly<Partial<Record<Language, readonly string[]>>>;

/** What `seal` gives in those languages. */
export function inOthers(seal: (language: Language) => readonly string[]): SealedIn {
  return Object.fromEntries(
    BUILT_IN_LANGUAGES.slice(1).map((language) => [language, seal(language)]),
  );
}

/** A puzzle in a pack: its texts are sealed in all languages. */
export interface PackedPuzzle extends BlindJson {
  readonly sealedIn: SealedIn;
}

/** The list of all cards. */
export const SHELF_INDEX = 'shelf/index.json';

/** How many packs there are. */
const PACKS = 64;

/** The pack in which a puzzle stands, from the site's root: puzzles by their identifiers. */
export function shelfFile(id: string): string {
  let sum = 0;
  for (const sign of id) sum = (31 * sum + sign.charCodeAt(0)) % PACKS;
  return `shelf/${String(sum).padStart(2, '0')}.json`;
}
