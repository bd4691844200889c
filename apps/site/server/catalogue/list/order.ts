/**
 * The orders of lists, and cursors: the last puzzle of a page, by its value in the order and its
 * number. The next page begins after it, even if puzzles have been added since.
 */
import { z } from '@hono/zod-openapi';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sort } from '../../../contract/catalogue.js';
import { cursorFrom, encodeCursor } from '../../http/index.js';

/** A place in a list. */
export interface Cursor {
  readonly value: number;
  readonly number: number;
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

/** The cursor after a puzzle, as opaque text. */
export function cursorText(sort: Sort, { value, number }: Cursor): string {
  return encodeCursor([sort, value, number]);
}

/** The cursor of a text. @throws {HttpProblem} 400 for anything but a cursor of this order */
export function cursorIn(sort: Sort, after: string | undefined): Cursor | undefined {
  const values = cursorFrom(after, z.tuple([z.literal(sort), z.number(), z.int32()]));
  if (values === undefined) return undefined;
  const [, value, number] = values;
  return { value, number };
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
