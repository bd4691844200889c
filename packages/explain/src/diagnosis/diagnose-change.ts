/**
 * Cells to change: the fewest cells of a picture whose change makes its puzzle unique or solvable
 * by lines.
 *
 * A lower bound comes first. From there on, all sets of changes of one size are tried before the
 * next size. Only changes in the rows and columns of open cells matter: if no change touches those,
 * these cells stay open. If the budget ends first, the answer is a greedy choice, and the largest
 * size that was ruled out gives the lower bound.
 */
import type { Color, Grid, Work } from '@nonokit/core';
import type { Property } from './diagnose-open.js';
import { changesNeeded, placesToChange } from './diagnose-places.js';

/** Another colour for a cell. */
export interface Change {
  /** row * width + column. */
  readonly cell: number;
  readonly color: Color;
}

/** The fewest changes found, and a lower bound. */
export interface FewestChanges {
  /** The changes; undefined if none were found that help. */
  readonly changes: readonly Change[] | undefined;
  /**
   * Lower bound: fewer changes do not help. If it equals the number of changes, they are proved
   * fewest.
   */
  readonly atLeast: number;
}

/** Finds the fewest changes of a picture that give it a property it lacks. */
export function* fewestChanges(
  picture: Grid,
  colors: number,
  property: Property,
  known: readonly Change[] | undefined,
): Work<undefined, FewestChanges> {
  const most = known === undefined ? MOST_CHANGES : known.length - 1;
  const needed = yield* changesNeeded(picture, property.openCells(picture));
  const least = Math.max(1, needed.atLeast);
  for (let count = least; count <= most; count++) {
    const wanted: Wanted = { colors, property, tried: new Set() };
    const found = yield* search({ picture, made: [], sets: needed.sets }, count, wanted);
    if (found === undefined) return { changes: known, atLeast: count };
    if (found.length > 0) return { changes: found, atLeast: count };
  }
  return { changes: known, atLeast: Math.max(least, most + 1) };
}

/** More changes are never looked for: they would exceed any budget. */
const MOST_CHANGES = 8;

/** The goal of a search. */
interface Wanted {
  /** Entries of the palette. */
  readonly colors: number;
  readonly property: Property;
  /** Sets of changes already tried, of any size up to the current one. */
  readonly tried: Set<string>;
}

/** A picture with some changes, and what is known about further ones. */
interface Stage {
  readonly picture: Grid;
  readonly made: readonly Change[];
  /** Sets of cells; at least one cell of each set has to change. */
  readonly sets: readonly (readonly number[])[];
}

/** A set of changes that helps; empty if there is none, undefined if the budget is spent. */
function* search(
  stage: Stage,
  count: number,
  wanted: Wanted,
): Work<undefined, readonly Change[] | undefined> {
  const { property, tried, colors } = wanted;
  const { picture, made } = stage;
  const found = yield* placesToChange(picture, property.openCells(picture), count, stage.sets);
  if (found === undefined) return undefined;
  for (const change of changesAt(picture, found.places, colors)) {
    if (made.some(({ cell }) => cell === change.cell)) continue;
    const all = [...made, change];
    const key = makeKey(all);
    if (tried.has(key)) continue;
    tried.add(key);
    const next = changed(picture, [change]);
    if (count === 1) {
      const holds = yield* property.holds(next);
      if (holds === undefined) return undefined;
      if (holds) return all;
      continue;
    }
    // cells stay open as long as nothing in their rows and columns is changed
    const sets = found.sets.filter((set) => !set.includes(change.cell));
    const helping = yield* search({ picture: next, made: all, sets }, count - 1, wanted);
    if (helping === undefined || helping.length > 0) return helping;
  }
  return [];
}

function makeKey(changes: readonly Change[]): string {
  return changes
    .map(({ cell, color }) => `${cell}:${color}`)
    .sort()
    .join();
}

/** The picture after some changes. */
export function changed(picture: Grid, changes: readonly Change[]): Grid {
  const cells = picture.cells.slice();
  for (const { cell, color } of changes) cells[cell] = color;
  return { ...picture, cells };
}

/**
 * All changes of these cells. Those that disturb the picture least come first: to the colour that
 * most neighbours have.
 */
export function changesAt(
  picture: Grid,
  cells: readonly number[],
  colors: number,
): readonly Change[] {
  const found: { change: Change; alike: number }[] = [];
  for (const cell of cells) {
    const around = colorsAround(picture, cell);
    for (let color = 0; color < colors; color++) {
      if (color === picture.cells[cell]) continue;
      const alike = around.filter((other) => other === color).length;
      found.push({ change: { cell, color }, alike });
    }
  }
  return found.sort((a, b) => b.alike - a.alike).map(({ change }) => change);
}

/** The colours of the up to eight neighbours of a cell. */
function colorsAround({ width, height, cells }: Grid, cell: number): Color[] {
  const row = Math.floor(cell / width);
  const column = cell % width;
  const found: Color[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      if (y !== row || x !== column) found.push(cells[y * width + x] as Color);
    }
  }
  return found;
}
