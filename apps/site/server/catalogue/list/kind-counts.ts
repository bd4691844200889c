/**
 * How many public puzzles there are of each kind. The database stores the numbers; a process caches
 * the text that it read last, because it changes rarely, and for guests also its parsed form.
 */
import { sql } from 'kysely';
import { type Flag, prepared, type Sql } from '../../storage/index.js';
import type { PuzzleKind } from '../insert.js';

/** A kind, and its public puzzles. */
export type KindCount = PuzzleKind & { readonly puzzles: number };

/** The counts of a site. */
export class KindCounts {
  /** The text that was read last, and its parsed form. */
  #text = '';
  #counts: readonly KindCount[] = [];
  /** The counts for guests, and when they expire. */
  #told: { readonly counts: readonly KindCount[]; readonly until: number } | undefined;

  /** The kinds that there are: as one text, since a row for each takes ten times as long. */
  async of(db: Sql): Promise<readonly KindCount[]> {
    const row = await countsText.first(db);
    const text = row?.text ?? '';
    if (text !== this.#text) [this.#text, this.#counts] = [text, countsFrom(text)];
    return this.#counts;
  }

  /** The kinds that there are, or were at most `agoMs` ago. */
  async lately(db: Sql, agoMs: number): Promise<readonly KindCount[]> {
    const told = this.#told;
    if (told !== undefined && told.until > performance.now()) return told.counts;
    // the time before the query: changes during the query count as new
    const until = performance.now() + agoMs;
    const counts = await this.of(db);
    if (agoMs > 0) this.#told = { counts, until };
    return counts;
  }
}

function countsFrom(text: string): readonly KindCount[] {
  if (text === '') return [];
  return text.split(',').map((kind) => {
    const [size_class = 0, isColored, difficulty = 0, isLineSolvable, puzzles = 0] = kind
      .split(' ')
      .map(Number);
    const is_colored = toFlag(isColored);
    const is_line_solvable = toFlag(isLineSolvable);
    return { size_class, is_colored, difficulty, is_line_solvable, puzzles };
  });
}

function toFlag(number: number | undefined): Flag {
  return number === 1 ? 1 : 0;
}

const countsText = prepared((db) =>
  sql<{ readonly text: string | null }>`select string_agg(size_class || ' ' || is_colored || ' '
    || difficulty || ' ' || is_line_solvable || ' ' || puzzles, ',') as text
    from puzzle_count where puzzles > 0`.compile(db),
);
