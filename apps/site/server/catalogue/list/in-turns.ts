/**
 * Pages of a list in which nobody has three puzzles in a row. A third one waits until a puzzle by
 * someone else has come, which is taken from further down; else the order is kept. Only puzzles by
 * one author ever wait at a time: they would have come first. So two places are enough to go on
 * from, one for that author and one for everybody else, and no puzzle is lost or shown twice.
 *
 * Puzzles without an account, such as those of the start catalogue, count as by different authors.
 */
import { MOST_IN_A_ROW } from '../few-in-a-row.js';
import type { Cursor, Order, Place } from './order.js';

/** A row of a list. */
export type TurnRow = Cursor & { readonly author_id: string | null };

/** Reads a list in its own order. */
export interface ListReader<T> {
  /**
   * The rows behind a place: by its author behind `ofAuthor`, by others behind the place itself.
   * One more than a page has, if there are as many; `end` is where reading stopped if it stopped
   * early.
   */
  readonly read: (
    place: Place | undefined,
  ) => Promise<{ readonly rows: readonly T[]; readonly end: Cursor | undefined }>;
  /** Rows that are not by this author. */
  readonly readOthers: (author: string, after: Cursor) => Promise<readonly T[]>;
}

/** What a page is asked for. */
interface PageAsked {
  readonly order: Order;
  readonly place: Place | undefined;
  readonly limit: number;
  /** The most puzzles by one author in a row. */
  readonly most?: number;
}

/** The rows of a page, and where the next one begins; undefined at the end of the list. */
export async function pageInTurns<T extends TurnRow>(
  { read, readOthers }: ListReader<T>,
  asked: PageAsked,
): Promise<{ readonly rows: readonly T[]; readonly next: Place | undefined }> {
  const { order, place, limit } = asked;
  const { rows, end } = await read(place);
  const turns = takeTurns(rows, asked);
  if (rows.length <= limit) {
    // all of them are shown, if need be in a row
    return { rows: turns.shown, next: end === undefined ? undefined : afterAll(end, turns, asked) };
  }
  if (turns.stuckOn === undefined) return { rows: turns.shown, next: nextPlace(turns, asked) };
  const last = furthest(order, [place, rows.at(-1)]);
  const others = last === undefined ? [] : await readOthers(turns.stuckOn, last);
  const mixed = takeTurns([...rows, ...others], asked);
  return { rows: mixed.shown, next: nextPlace(mixed, asked) };
}

/** Rows in the order in which they are shown, and those that are left. */
interface Turns<T> {
  readonly shown: readonly T[];
  readonly left: readonly T[];
  /** The author of the last one, and how many of theirs came last. */
  readonly author: string | undefined;
  readonly run: number;
  /** The author who had more than their turns, because there was nothing by others. */
  readonly stuckOn: string | undefined;
}

function takeTurns<T extends TurnRow>(
  rows: readonly T[],
  { place, limit, most = MOST_IN_A_ROW }: PageAsked,
): Turns<T> {
  const left = [...rows];
  const shown: T[] = [];
  let author = place?.author;
  let run = place?.run ?? 0;
  let stuckOn: string | undefined;
  while (shown.length < limit && left.length > 0) {
    const isOver = author !== undefined && run >= most;
    let next = isOver ? left.findIndex(({ author_id }) => author_id !== author) : 0;
    if (next < 0) {
      stuckOn = author;
      next = 0;
    }
    for (const row of left.splice(next, 1)) {
      shown.push(row);
      run = row.author_id !== null && row.author_id === author ? run + 1 : 1;
      author = row.author_id ?? undefined;
    }
  }
  return { shown, left, author, run, stuckOn };
}

/** Where the next page begins if some rows are left. */
function nextPlace<T extends TurnRow>(turns: Turns<T>, { order, place }: PageAsked): Place {
  const { shown, left } = turns;
  const far = furthest(order, [place, ...shown]) ?? FIRST;
  const waiting = left.find((row) => isBehind(order, far, row))?.author_id ?? undefined;
  if (waiting === undefined) return withRun(far, turns);
  const own = shown.findLast(({ author_id }) => author_id === waiting);
  const before = place?.author === waiting ? (place.ofAuthor ?? place) : place;
  const run = turns.author === waiting ? turns.run : 0;
  return { ...withRun(far, { author: waiting, run }), ofAuthor: toCursor(own ?? before ?? FIRST) };
}

/** Where the next page begins if reading stopped early and all that was read is shown. */
function afterAll<T>(end: Cursor, turns: Turns<T>, { order, place }: PageAsked): Place {
  if (place?.author === undefined || !isBehind(order, place, end)) return withRun(end, turns);
  const run = turns.author === place.author ? turns.run : 0;
  return { ...withRun(place, { author: place.author, run }), ofAuthor: toCursor(end) };
}

/** Never used: a page that is followed by another has shown something. */
const FIRST: Cursor = { value: 0, number: 0 };

function withRun(at: Cursor, { author, run }: Pick<Turns<unknown>, 'author' | 'run'>): Place {
  if (author === undefined) return toCursor(at);
  return { ...toCursor(at), author, run: Math.min(run, MOST_IN_A_ROW) };
}

function toCursor({ value, number }: Cursor): Cursor {
  return { value, number };
}

function furthest(order: Order, places: readonly (Cursor | undefined)[]): Cursor | undefined {
  let far: Cursor | undefined;
  for (const one of places) {
    if (one !== undefined && (far === undefined || isBehind(order, one, far))) far = one;
  }
  return far;
}

/** Whether the first place comes behind the second. */
function isBehind({ isDown }: Order, a: Cursor, b: Cursor): boolean {
  const difference = a.value - b.value || a.number - b.number;
  return isDown ? difference < 0 : difference > 0;
}
