/**
 * Pictures as lists of their filled cells, beside width and height: `"filled": [[1, 0], [2, 0]]` or
 * `[{"x": 1, "y": 0}]`. Pairs are column and row unless only the other order stays inside.
 */
import type { Sizes } from './clue-list.js';
import { isGroup } from './data-clues.js';
import { wordsOfName } from './names.js';
import type { DataGroup, DataValue } from './parse-data.js';

/** Words of names that say that cells are listed. */
const NAMES = new Set([
  ...['filled', 'black', 'cells', 'pixels', 'points', 'solution', 'on', 'painted', 'marked'],
  ...['coords', 'coordinates', 'dots', 'picture', 'goal', 'answer', 'squares'],
]);

/** The fewest filled cells of a picture that is taken for one. */
const FEWEST = 3;

/** The picture in which the listed cells are filled; undefined for any other list. */
export function listedCells(
  key: string,
  { values }: DataGroup,
  { width = 0, height = 0 }: Sizes,
): DataValue[][] | undefined {
  if (width < 2 || height < 2 || width * height > MOST_CELLS || values.length < FEWEST) {
    return undefined;
  }
  if (values.length > width * height || !wordsOfName(key).some((word) => NAMES.has(word))) {
    return undefined;
  }
  const cells: (readonly [x: number, y: number])[] = [];
  for (const value of values) {
    const cell = isGroup(value) ? cellOf(value) : undefined;
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  const isMap = values.some((value) => isGroup(value) && value.isMap);
  const turned = cells.map(([x, y]) => [y, x] as const);
  const straight = drawn(cells, width, height);
  const other = isMap ? undefined : drawn(turned, width, height);
  // a square, or cells near the corner: nothing tells columns from rows
  if (straight !== undefined && other !== undefined) return undefined;
  return straight ?? other;
}

const MOST_CELLS = 1_000_000;

function cellOf({ isMap, keys, values }: DataGroup): readonly [number, number] | undefined {
  const named = (names: readonly string[]): DataValue | undefined =>
    values[keys.findIndex((key) => key !== undefined && names.includes(key.toLowerCase()))];
  const [x, y] = isMap
    ? [named(['x', 'col', 'column', 'c']), named(['y', 'row', 'r'])]
    : values.length === 2
      ? values
      : [];
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
}

/** The picture, counted from 0 or from 1; undefined if a cell is outside, or listed twice. */
function drawn(
  cells: readonly (readonly [x: number, y: number])[],
  width: number,
  height: number,
): DataValue[][] | undefined {
  const isFromOne =
    cells.every(([x, y]) => x >= 1 && y >= 1) &&
    cells.some(([x, y]) => x === width || y === height);
  const first = isFromOne ? 1 : 0;
  const rows = Array.from({ length: height }, () => new Array<DataValue>(width).fill(0));
  for (const [x, y] of cells) {
    const row = rows[y - first];
    if (row === undefined || row[x - first] !== 0) return undefined;
    row[x - first] = 1;
  }
  return rows;
}
