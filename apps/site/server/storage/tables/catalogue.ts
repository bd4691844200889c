/** The tables of puzzles, series and days. */
import type { Generated } from 'kysely';
import type { Flag } from './site.js';

export interface PuzzleTable {
  id: string;
  /** The number that people see: № 4131. */
  number: number;
  version: Generated<number>;
  /**
   * Unlisted: for those who have its address. Waiting: the first one of a member, at which a
   * moderator has not looked yet.
   */
  state: Generated<'public' | 'unlisted' | 'hidden' | 'waiting'>;
  /** Whether it is unlisted once it is shown again, or has been looked at. */
  is_unlisted: Generated<Flag>;
  /** Before this time an unlisted puzzle is closed for all: it belongs to a contest. */
  opens_at: Generated<number>;
  author_id: string | null;
  /** For puzzles whose author has no account here. */
  author_name: Generated<string>;
  width: number;
  height: number;
  /** The upper bound of the longer side: 5, 10, 15, 20, 25, 30, 40, 60 or 200. */
  size_class: number;
  /** Number of inks, the paper not counted. */
  colors: number;
  is_colored: Flag;
  /** JSON: the inks as `#rrggbb`, in the order of the puzzle. */
  inks: string;
  /** `#rrggbb` */
  paper: Generated<string>;
  /**
   * The silhouette of the clues, see `contract/rails.ts`; empty for very large puzzles, null in
   * rows of older versions until the next start.
   */
  rails: string | null;
  /** 1 (easy) to 5. */
  difficulty: number;
  /** The computed score, see `rate` of the library. */
  score: number;
  /** The hardest technique that is needed; null where techniques do not solve it. */
  technique: string | null;
  is_line_solvable: Flag;
  /** Languages of the title, with spaces between: `en ru`. */
  languages: Generated<string>;
  license: Generated<string>;
  /** The share string of the clues alone. */
  clues: string;
  /** `canonicalKey` of the picture. */
  key: string;
  /** When it was published here: numbers and these times rise together. */
  created_at: number;
  /** Whether a moderator has closed the talk about it. */
  is_locked: Generated<Flag>;
  /** When it was changed last, or hidden or shown by a moderator; 0 if never. */
  changed_at: Generated<number>;
  solves: Generated<number>;
  stars_sum: Generated<number>;
  stars_count: Generated<number>;
  stars: Generated<number>;
  /** JSON: votes for the five labels of difficulty. */
  felt_counts: Generated<string>;
  /** The rating from solves (Glicko-2), beside the computed score. */
  rating: number;
  rating_deviation: Generated<number>;
  rating_volatility: Generated<number>;
  rated_solves: Generated<number>;
}

/** What gives a puzzle away. Only `catalogue/revealed.ts` reads it. */
export interface SecretTable {
  puzzle_id: string;
  /** JSON: titles by language: `{ "en": "Owl", "ru": "Сова" }`. */
  titles: string;
  description: Generated<string>;
  notes: Generated<string>;
  /** The share string with the picture. */
  picture: string;
}

export interface SecretTagTable {
  tag: string;
  puzzle_id: string;
}

export interface PuzzleVersionTable {
  puzzle_id: string;
  version: number;
  clues: string;
  picture: string;
  created_at: number;
}

export interface PuzzleCountTable {
  size_class: number;
  is_colored: Flag;
  difficulty: number;
  is_line_solvable: Flag;
  puzzles: number;
}

export interface SeriesTable {
  id: string;
  author_id: string | null;
  title: string;
  description: Generated<string>;
  /** JSON: texts in other languages: `{ "ru": { "title": "Море", "description": "…" } }`. */
  translations: Generated<string>;
  state: Generated<'public' | 'hidden'>;
  created_at: number;
  changed_at: number;
}

export interface SeriesPuzzleTable {
  series_id: string;
  position: number;
  puzzle_id: string;
}

/** A list of puzzles that a person keeps. */
export interface ListTable {
  id: string;
  person_id: string;
  /** Each person has at most one of favourites; it has no title. */
  kind: 'favourites' | 'named';
  title: Generated<string>;
  is_public: Generated<Flag>;
  created_at: number;
  /** When a puzzle came or went, or the list itself was changed. */
  changed_at: number;
}

export interface ListPuzzleTable {
  list_id: string;
  puzzle_id: string;
  added_at: number;
}

/** The three puzzles of a day. */
export type DailyKind = 'small' | 'medium' | 'coloured';

export interface DailyTable {
  /** `2026-11-22`, in UTC. */
  day: string;
  kind: DailyKind;
  puzzle_id: string;
}
