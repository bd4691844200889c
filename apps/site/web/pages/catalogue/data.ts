import type { Language } from '@nonokit/core';
import type { CardView } from '../../widgets/card-view.js';
import type { CatalogueFilters } from './filters.js';

/** What the server writes into the page. */
export interface CatalogueData {
  readonly filters: CatalogueFilters;
  readonly cards: readonly CardView[];
  /** The cursor behind the last card; null at the end. */
  readonly next: string | null;
  /** Null where counting would take long. */
  readonly total: number | null;
  /** Whether this page begins at the first puzzle. */
  readonly isStart: boolean;
  readonly isMember: boolean;
  /** Techniques by which puzzles can be chosen. */
  readonly techniques: readonly {
    readonly id: string;
    readonly name: Readonly<Record<Language, string>>;
  }[];
  /** The time of the answer: milliseconds since 1970. */
  readonly now: number;
}
