/**
 * The orders of lists, and cursors: the last puzzle of a page, by its value in the order and its
 * number. The next page begins after it, even if puzzles have been added since.
 */
import { z } from '@hono/zod-openapi';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sort } from '../../../contract/catalogue.js';
import { IdSchema } from '../../../contract/community.js';
import { cursorFrom, encodeCursor } from '../../http/index.js';

/** A place in a list. */
export interface Cursor {
  readonly value: number;
  readonly number: number;
}

/** Where a list goes on in which authors take turns, see `in-turns.ts`. */
export interface Place extends Cursor {
  /** The author whose puzzles came last, or wait for their turn. */
  readonly author?: string;
  /** How many of theirs came last. */
  readonly run?: number;
  /** Where the author's own puzzles go on, if some wait for their turn. */
  readonly ofAuthor?: Cursor;
}

/** An order: by a column, then by number, both in the same direction. */
export interface Order {
  readonly column: 'number' | 'solves' | 'stars' | 'score' | 'rating';
  readonly isDown: boolean;
}

/** The orders by their names. */
export const ORDERS: Readonly<Record<Sort, Order>> = {
  new: { column: 'number', isDown: true },
  popular: { column: 'solves', isDown: true },
  stars: { column: 'stars', isDown: true },
  easy: { column: 'score', isDown: false },
  hard: { column: 'score', isDown: true },
  rating: { column: 'rating', isDown: true },
};

/** A place as opaque text. */
export function cursorText(
  sort: Sort,
  { value, number, author, run = 0, ofAuthor }: Place,
): string {
  if (author === undefined) return encodeCursor([sort, value, number]);
  const own = ofAuthor === undefined ? [] : [ofAuthor.value, ofAuthor.number];
  return encodeCursor([sort, value, number, author, run, ...own]);
}

/** The place of a text. @throws {HttpProblem} 400 for anything but a cursor of this order */
export function cursorIn(sort: Sort, after: string | undefined): Place | undefined {
  const values = cursorFrom(
    after,
    z.tuple([
      ...([z.literal(sort), z.number(), z.int32()] as const),
      ...([IdSchema.optional(), z.int().min(0).max(9).optional()] as const),
      ...([z.number().optional(), z.int32().optional()] as const),
    ]),
  );
  if (values === undefined) return undefined;
  const [, value, number, author, run, ofValue, ofNumber] = values;
  if (author === undefined || run === undefined) return { value, number };
  if (ofValue === undefined || ofNumber === undefined) return { value, number, author, run };
  return { value, number, author, run, ofAuthor: { value: ofValue, number: ofNumber } };
}

/** `order by` for a query whose columns have these names. */
export function ordered({ isDown }: Order, ...columns: readonly string[]): RawBuilder<unknown> {
  const way = sql.raw(isDown ? 'desc' : 'asc');
  return sql`order by ${sql.join(columns.map((column) => sql`${sql.ref(column)} ${way}`))}`;
}

/** The condition that a puzzle comes behind a cursor. */
export function behind({ column, isDown }: Order, { value, number }: Cursor): RawBuilder<SqlBool> {
  const sign = sql.raw(isDown ? '<' : '>');
  if (column === 'number') return sql`puzzle.number ${sign} ${number}`;
  return sql`(${sql.ref(`puzzle.${column}`)}, puzzle.number) ${sign} (${value}, ${number})`;
}
