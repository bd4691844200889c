/**
 * Where people got stuck, from the records of their solves: where they stood still, asked for help,
 * painted wrongly. A pause counts at the cells that were painted after it, since that is what was
 * hard to find, and once for each person. Places are picked from the worst cell outwards.
 */
import { type Clues, type GameRecord, replay } from '@nonokit/board';

/** What a map shows. */
type StuckKind = 'stood' | 'help' | 'mistakes';

/** A pause from this length on is standing still, in milliseconds. */
export const STOOD_MS = 40_000;

/** The most places, and the smallest share of people for one. */
const MOST_PLACES = 3;
const LEAST_SHARE = 0.1;

/** A rectangle in which people got stuck; both ends are included and counted from 0. */
export interface StuckPlace {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
  /** The share of people who got stuck somewhere in it. */
  readonly share: number;
}

/** For each cell the share of people who got stuck there, and the worst places. */
export interface StuckMap {
  readonly shares: readonly number[];
  readonly places: readonly StuckPlace[];
}

/** The cells at which one person got stuck. */
export type StuckPerson = Readonly<Record<StuckKind, Cells>>;

/** The maps of a puzzle from people who have solved it. */
export function mapStuck(
  size: Size,
  people: readonly StuckPerson[],
): Readonly<Record<StuckKind, StuckMap>> {
  const mapOf = (kind: StuckKind) =>
    toMap(
      size,
      people.map((cells) => cells[kind]),
    );
  return { stood: mapOf('stood'), help: mapOf('help'), mistakes: mapOf('mistakes') };
}

type Cells = ReadonlySet<number>;

/** Where a person got stuck, from the record of their solve. */
export function stuckPerson(clues: Clues, record: GameRecord): StuckPerson {
  const { marks } = replay(clues, record);
  const found = { stood: new Set<number>(), help: new Set<number>(), mistakes: new Set<number>() };
  let before = 0;
  let isAfterPause = false;
  let isAfterHelp = false;
  for (const { at, move } of record) {
    if (at - before >= STOOD_MS) isAfterPause = true;
    before = at;
    if (move.type === 'help') isAfterHelp = true;
    if (move.type !== 'paint') continue;
    for (const cell of move.cells) {
      if (isAfterPause) found.stood.add(cell);
      if (isAfterHelp) found.help.add(cell);
      const isInk = move.mark > 0;
      if (isInk && marks[cell] !== move.mark) found.mistakes.add(cell);
    }
    isAfterPause = false;
    isAfterHelp = false;
  }
  return found;
}

function toMap(size: Size, people: readonly Cells[]): StuckMap {
  const shares = sharesOf(people, size);
  const left = [...shares];
  const places: StuckPlace[] = [];
  for (let k = 0; k < MOST_PLACES; k++) {
    const place = worstPlace(size, left, people);
    if (place === undefined) break;
    places.push(place);
    forget(left, size, place);
  }
  return { shares, places: places.sort((one, other) => other.share - one.share) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** For each cell the share of people who have it. */
function sharesOf(people: readonly Cells[], { width, height }: Size): number[] {
  const counts = new Array<number>(width * height).fill(0);
  for (const cells of people) for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts.map((count) => count / Math.max(1, people.length));
}

/** The worst cell with those near it that are at least half as bad, as a rectangle. */
function worstPlace(
  size: Size,
  left: readonly number[],
  people: readonly Cells[],
): StuckPlace | undefined {
  const peak = Math.max(...left);
  if (peak < LEAST_SHARE) return undefined;
  const region = new Set([left.indexOf(peak)]);
  for (const cell of region) {
    for (const next of near(cell, size)) {
      if ((left[next] ?? 0) >= peak / 2) region.add(next);
    }
  }
  const rows = [...region].map((cell) => Math.floor(cell / size.width));
  const columns = [...region].map((cell) => cell % size.width);
  const stuck = people.filter((cells) => [...region].some((cell) => cells.has(cell)));
  return {
    rows: [Math.min(...rows), Math.max(...rows)],
    columns: [Math.min(...columns), Math.max(...columns)],
    share: stuck.length / people.length,
  };
}

/** How far apart two cells of a place may be: what lies between is often blank. */
const REACH = 2;

/** The cells near a cell, and the cell itself. */
function near(cell: number, { width, height }: Size): number[] {
  const row = Math.floor(cell / width);
  const column = cell % width;
  const found: number[] = [];
  for (let y = Math.max(0, row - REACH); y <= Math.min(height - 1, row + REACH); y++) {
    for (let x = Math.max(0, column - REACH); x <= Math.min(width - 1, column + REACH); x++) {
      found.push(y * width + x);
    }
  }
  return found;
}

/** Takes a place out of what is left, with the cells beside it. */
function forget(left: number[], { width, height }: Size, { rows, columns }: StuckPlace): void {
  for (let row = Math.max(0, rows[0] - 1); row <= Math.min(height - 1, rows[1] + 1); row++) {
    const to = Math.min(width - 1, columns[1] + 1);
    for (let column = Math.max(0, columns[0] - 1); column <= to; column++) {
      left[row * width + column] = 0;
    }
  }
}
