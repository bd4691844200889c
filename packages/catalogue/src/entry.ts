/**
 * Entries of the start catalogue: a puzzle, and what is told about it besides. In the files of the
 * folder `catalogue` an entry is one line: the puzzle in our own JSON with the facts as the member
 * `catalogue`.
 */
import type { BuiltInLanguage, InBuiltIn, Puzzle } from '@nonokit/core';
import type { DifficultyLabel, TechniqueId } from '@nonokit/explain';

/** The files of the catalogue without their ending `.ndjson.gz`, by the longer side of puzzles. */
export const CATALOGUE_FILES = ['small', 'medium', 'large', 'huge'] as const;

/** Sides up to 12: small; up to 20: medium; up to 30: large; up to 100: huge. */
export type CatalogueFile = (typeof CATALOGUE_FILES)[number];

/** What puzzles show, in the order in which lists show it. */
export const CATEGORIES = [
  ...(['animals', 'plants', 'food', 'people', 'faces', 'fantasy', 'clothing', 'home'] as const),
  ...(['tools', 'science', 'transport', 'places', 'sky', 'sport', 'games', 'music'] as const),
  ...(['holidays', 'things', 'signs'] as const),
] as const;

/** What a puzzle shows: "animals". */
export type Category = (typeof CATEGORIES)[number];

/** The languages of titles and tags. */
export type CatalogueLanguage = BuiltInLanguage;

/** The same in both languages. */
export type InBoth<T> = InBuiltIn<T>;

/** Where a picture comes from: an icon of a package, or drawn by hand for the catalogue. */
export type CatalogueSource =
  | { readonly package: string; readonly icon: string }
  | { readonly drawn: true };

/**
 * What is told about a puzzle. Titles, tags, category and source give its picture away: show them
 * only to those who have solved it.
 */
export interface CatalogueFacts {
  /** Eight hexadecimal digits; the same in later versions, and no hint at the picture. */
  readonly id: string;
  readonly titles: InBoth<string>;
  /** Other words for what is seen, in lower case: ["animal", "sea"]. */
  readonly tags: InBoth<readonly string[]>;
  readonly category: Category;
  readonly source: CatalogueSource;
  /** SPDX code: "CC-BY-4.0". */
  readonly license: string;
  /** A sentence that names the authors, as licences ask. */
  readonly attribution: string;
  /** How the maker made it: most cells along the longer side, inks, cells changed by repair. */
  readonly made: {
    readonly size: number;
    readonly colors: number;
    readonly changedCells: number;
  };
  /** As `rate` says. */
  readonly difficulty: { readonly label: DifficultyLabel; readonly score: number };
  /** The techniques of the steps that `explain` finds, in the order of their pages. */
  readonly techniques: readonly TechniqueId[];
  /** True if the lines alone suffice, without assumptions. */
  readonly isLineSolvable: boolean;
  /** As `canonicalKey` says: the same for pictures that are mirrored, turned or recoloured. */
  readonly canonical: string;
}

/** A puzzle of the catalogue. */
export interface CatalogueEntry {
  /** With its goal; `meta` holds the id, the English title, the author and the licence. */
  readonly puzzle: Puzzle;
  readonly facts: CatalogueFacts;
}
