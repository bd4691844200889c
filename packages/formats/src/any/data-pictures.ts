/**
 * Finished pictures among values: `"cells": [[0, null, 1], …]` with a palette, a matrix of 0, 1,
 * true, false and null, a flat list beside width and height, rows of two characters.
 *
 * A matrix may be anything, so its name must say that it is a picture; rows of characters speak for
 * themselves.
 */

import type { Result } from '@nonokit/core';
import { checkPuzzle, type Limits, type Palette, type Place, type Puzzle } from '@nonokit/core';
import { wrongSizes } from '../lexing/checked-puzzle.js';
import type { Facts } from './build.js';
import type { Sizes } from './clue-list.js';
import { isGroup } from './data-clues.js';
import { Around, findFacts } from './data-groups.js';
import { listedCells } from './listed-cells.js';
import { wordsOfName } from './names.js';
import type { DataGroup, DataValue } from './parse-data.js';
import { unreadSides } from './unread-sides.js';

/** A picture, and what the file says of it. */
export interface FoundPicture {
  /** The values of its cells, row by row. */
  readonly cells: readonly (readonly DataValue[])[];
  readonly facts: Facts;
  readonly place: Place;
}

/** Words of names that say that a matrix is a picture. */
const NAMES = new Set([
  ...['cells', 'pixels', 'picture', 'image', 'solution', 'goal', 'answer', 'grid', 'bitmap'],
  ...['pattern', 'drawing', 'art', 'nonogram', 'картинка', 'рисунок', 'ответ', 'решение'],
]);

/** The least side of a picture that is taken for one. */
const LEAST_SIDE = 3;

/** The pictures among values, in the order of the text, until there are `most`. */
export function picturesIn(
  root: DataGroup,
  placeOf: (at: number) => Place,
  most: number,
): FoundPicture[] {
  const found: (FoundPicture & { readonly key: string })[] = [];
  const open: Around[] = [new Around(root)];
  while (open.length > 0 && found.length < most) {
    const around = open.pop();
    if (around === undefined) break;
    const { keys, values } = around.group;
    const picture = around.group.isMap ? pictureOf(around, placeOf) : undefined;
    if (picture !== undefined) {
      found.push(picture);
      continue;
    }
    for (let i = values.length - 1; i >= 0; i--) {
      const value = values[i];
      if (!isGroup(value) || !value.hasGroups) continue;
      open.push(new Around(value, keys[i], around));
    }
  }
  const large = found.filter(({ cells }) => isLargeEnough(cells));
  const names = new Set(large.map(({ key }) => key));
  return found.filter((one) => isLargeEnough(one.cells) || names.has(one.key));
}

/** True for a picture that is one by itself; smaller ones are only beside such. */
export function isLargeEnough(cells: readonly (readonly DataValue[])[]): boolean {
  return cells.length >= LEAST_SIDE && (cells[0]?.length ?? 0) >= LEAST_SIDE;
}

/** True for a name that says that what it names is a picture. */
export function isPictureName(name: string): boolean {
  return wordsOfName(name).some((word) => NAMES.has(word));
}

/** The first member of an object that is a picture. */
function pictureOf(
  around: Around,
  placeOf: (at: number) => Place,
): (FoundPicture & { readonly key: string }) | undefined {
  const { keys, values, at } = around.group;
  // lists that are named for rows and columns are the puzzle, even where they are no clues
  if (unreadSides(around.group) !== undefined) return undefined;
  const { meta, palette, sizes } = findFacts(around);
  for (const [i, value] of values.entries()) {
    const key = keys[i] ?? '';
    const cells = cellsOfMember(key, value, sizes);
    if (cells === undefined) continue;
    const place = placeOf(isGroup(value) ? value.at : at);
    return { cells, facts: { meta, palette }, place, key };
  }
  return undefined;
}

/** The cells of a member, in one of the ways in which pictures are written. */
function cellsOfMember(
  key: string,
  value: DataValue,
  sizes: Sizes,
): readonly (readonly DataValue[])[] | undefined {
  if (typeof value === 'string') return flatText(value, sizes);
  if (!isGroup(value) || value.isMap) return undefined;
  const isNamed = isPictureName(key);
  return (
    drawnRows(value, 2) ??
    flatRows(value, sizes, isNamed) ??
    listedCells(key, value, sizes) ??
    (isNamed ? matrixRows(value, 2) : undefined)
  );
}

/** Rows that are texts of two characters, or lists of whole numbers of one length. */
export function cellsOfRows(
  value: DataGroup,
  least: number,
): readonly (readonly DataValue[])[] | undefined {
  return value.isMap ? undefined : (drawnRows(value, least) ?? matrixRows(value, least));
}

/** Rows of texts of one length with two characters in all, one of which is a usual blank. */
function drawnRows({ values }: DataGroup, least: number): DataValue[][] | undefined {
  if (values.length < least) return undefined;
  const symbols = new Set<string>();
  const rows: string[][] = [];
  for (const value of values) {
    const row = typeof value === 'string' ? [...value] : [];
    if (row.length < least || row.length !== (rows[0] ?? row).length) return undefined;
    for (const symbol of row) if (symbols.add(symbol).size > 2) return undefined;
    rows.push(row);
  }
  const blank = [...symbols].find((symbol) => BLANKS.includes(symbol));
  if (blank === undefined || symbols.size < 2) return undefined;
  return rows.map((row) => row.map((symbol) => symbol !== blank));
}

const BLANKS = [' ', '.', '-', '_', '0', '·', '□', '⬜', '☐'];

/** Lists of cells of one length. */
function matrixRows({ values }: DataGroup, least: number): DataValue[][] | undefined {
  if (values.length < least || !values.every(isGroup)) return undefined;
  const rows = values.filter(isGroup);
  const width = rows[0]?.values.length ?? 0;
  const isMatrix = rows.every(
    ({ isMap, values }) => !isMap && values.length === width && values.every(isCell),
  );
  return width >= least && isMatrix ? rows.map(({ values: cells }) => [...cells]) : undefined;
}

/** A flat list beside width and height; without a name that says so, of two kinds of cells. */
function flatRows(
  { values }: DataGroup,
  { width = 0, height = 0 }: Sizes,
  isNamed: boolean,
): DataValue[][] | undefined {
  if (width < LEAST_SIDE || height < LEAST_SIDE || width * height !== values.length) {
    return undefined;
  }
  if (!values.every(isCell) || (!isNamed && new Set(values).size !== 2)) return undefined;
  return cutIntoRows(values, width);
}

/** A text with a character for each cell beside width and height: "0111010101". */
function flatText(text: string, { width = 0, height = 0 }: Sizes): DataValue[][] | undefined {
  const bare = text.replace(/[\n\r]/g, '');
  if (width < LEAST_SIDE || height < LEAST_SIDE || bare.length !== width * height) return undefined;
  const symbols = [...new Set(bare)];
  const blank = symbols.find((symbol) => BLANKS.includes(symbol));
  if (symbols.length !== 2 || blank === undefined) return undefined;
  return cutIntoRows(
    Array.from(bare, (symbol) => symbol !== blank),
    width,
  );
}

function cutIntoRows(cells: readonly DataValue[], width: number): DataValue[][] {
  return Array.from({ length: cells.length / width }, (_, y) =>
    cells.slice(y * width, (y + 1) * width),
  );
}

function isCell(value: DataValue): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value < 65_535;
  return value === null || typeof value === 'boolean';
}

/** The puzzle of a picture; undefined if its numbers are neither 0 and 1 nor colours of a list. */
export function puzzleOfPicture(
  { cells, facts: { meta, palette: listed }, place }: FoundPicture,
  limits: Limits,
): Result<Puzzle> | undefined {
  const height = cells.length;
  const width = cells[0]?.length ?? 0;
  const wrong = wrongSizes(width, height, limits, place);
  if (wrong !== undefined) return wrong;
  const colors = colorsOf(cells, listed);
  if (colors === undefined) return undefined;
  const goal = cells.map((row) => row.map(colors.colorOf));
  if (!goal.some((row) => row.some((color) => color > 0))) return undefined;
  const { palette } = colors;
  const claims = { width, height, palette, goal, meta, sizePlace: place, goalPlace: place };
  const checked = checkPuzzle(claims, limits);
  return checked.ok ? checked : { ok: false, problem: { ...place, ...checked.problem } };
}

/** What the cells of a picture look like. */
interface Colors {
  readonly palette?: Palette;
  readonly colorOf: (cell: DataValue) => number;
}

/** With null for blank cells, all listed colours are inks; else the first is the background. */
function colorsOf(
  cells: readonly (readonly DataValue[])[],
  listed: readonly string[] | undefined,
): Colors | undefined {
  let most = 0;
  let hasNull = false;
  for (const row of cells) {
    for (const cell of row) {
      if (typeof cell === 'number') most = Math.max(most, cell);
      hasNull ||= cell === null;
    }
  }
  if (listed === undefined || listed.length === 0) {
    return most > 1 ? undefined : { colorOf: Number };
  }
  const inks = listed.map((rgb) => ({ rgb }));
  if (most >= listed.length) return undefined;
  if (!hasNull) return listed.length < 2 ? undefined : { palette: inks, colorOf: Number };
  const palette = [{ rgb: '#ffffff' }, ...inks];
  return { palette, colorOf: (cell) => (typeof cell === 'number' ? cell + 1 : 0) };
}
