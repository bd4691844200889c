/**
 * Finds what must be repainted when one scene follows another: rectangles of cells, and lines whose
 * numbers look different. A stroke on a large board is a few cells and a few numbers; moving the
 * cursor is two rows and two columns, because of its crosshair.
 */
import type { Clue, Line } from '@nonokit/core';
import { differingCells, differingCrosses } from '../differing.js';
import { lineAt } from '../line-marks.js';
import type { Clues } from '../mark.js';
import type { CellRange } from './cell-range.js';
import type { Scene } from './scene.js';
import type { Viewport } from './viewport.js';

/** Adjacent lines of one kind whose numbers are repainted. */
export interface LineRange {
  readonly kind: 'row' | 'column';
  readonly first: number;
  readonly last: number;
}

/** The cells and numbers that differ. */
export interface Changes {
  readonly cells: readonly CellRange[];
  readonly lines: readonly LineRange[];
}

/** The differences between two scenes, or 'all' if everything must be repainted. */
export function findChanges(before: Scene, after: Scene): Changes | 'all' {
  const isSame =
    isSamePlace(before.view, after.view) &&
    before.look === after.look &&
    before.style === after.style &&
    before.isCovered === after.isCovered &&
    before.game.clues.palette === after.game.clues.palette &&
    before.game.layers === after.game.layers;
  if (!isSame) return 'all';
  const { clues } = after.game;
  const lists = [
    differingCells(before.game, after.game),
    ...differingLists(before, after),
    ...(before.stroke === after.stroke ? [] : strokeCells(before, after)),
  ];
  const crosshair = crosshairChanges(before, after);
  const overlays = before.overlay === after.overlay ? [] : [before.overlay, after.overlay];
  return {
    cells: [
      ...lists.flatMap((list) => collectRanges(list, clues)),
      ...crosshair.cells,
      ...overlays.flatMap((overlay) => overlay?.ranges ?? []),
    ],
    lines: mergedLines(
      [...changedClues(before, after), ...changedNumbers(before, after), ...crosshair.lines],
      clues,
    ),
  };
}

/** True for viewports that show the same cells at the same place, whatever the clues are. */
function isSamePlace(before: Viewport, after: Viewport): boolean {
  if (before === after) return true;
  const { width, height } = after.clues;
  if (before.clues.width !== width || before.clues.height !== height) return false;
  return (Object.keys(after) as (keyof Viewport)[]).every(
    (name) => name === 'clues' || before[name] === after[name],
  );
}

/** The lines of an edited picture whose clues have changed. */
function changedClues({ game: before }: Scene, { game: after }: Scene): number[] {
  if (before.clues === after.clues) return [];
  const all = ({ clues }: Scene['game']): Clue[] => [...clues.rows, ...clues.columns];
  const old = all(before);
  return all(after).flatMap((clue, number) => (clue === old[number] ? [] : [number]));
}

/** The lists of cells that differ between two scenes. */
function differingLists(before: Scene, after: Scene): (readonly number[])[] {
  const pairs = [
    [before.mistakes, after.mistakes],
    [before.undecided, after.undecided],
    [before.repaired, after.repaired],
    [before.hint?.premises, after.hint?.premises],
    [before.hint?.conclusions, after.hint?.conclusions],
  ];
  return pairs.flatMap(([old, now]) => (old === now ? [] : [old ?? [], now ?? []]));
}

/** All cells of both strokes: a stroke that has grown has a different ring around all of it. */
function strokeCells(before: Scene, after: Scene): number[][] {
  return [before.stroke, after.stroke].map((stroke) => [...(stroke?.cells ?? [])]);
}

/**
 * The rows and columns of the cursor before and after, or only its cells if there is no crosshair.
 */
function crosshairChanges(before: Scene, after: Scene): { cells: CellRange[]; lines: number[] } {
  const old = before.cursor;
  const now = after.cursor;
  if (old?.row === now?.row && old?.column === now?.column) return { cells: [], lines: [] };
  const { width, height } = after.game.clues;
  const cursors = [old, now].flatMap((cursor) => cursor ?? []);
  const cells: CellRange[] = cursors.map(({ row, column }) => ({
    left: column,
    right: column,
    top: row,
    bottom: row,
  }));
  if (!after.style.hasCrosshair) return { cells, lines: [] };
  const lines: number[] = [];
  for (const [index, { row, column }] of cursors.entries()) {
    const other = cursors[1 - index];
    if (other?.row !== row) {
      cells.push({ left: 0, right: width - 1, top: row, bottom: row });
      lines.push(row);
    }
    if (other?.column !== column) {
      cells.push({ left: column, right: column, top: 0, bottom: height - 1 });
      lines.push(height + column);
    }
  }
  return { cells, lines };
}

/** The lines whose numbers are shown otherwise. */
function changedNumbers(before: Scene, after: Scene): number[] {
  const lines: number[] = differingCrosses(before.game, after.game);
  after.numbers.lines.forEach((states, number) => {
    const old = before.numbers.lines[number];
    if (states === old || states.every((state, block) => state === old?.[block])) return;
    lines.push(number);
  });
  if (before.hint === after.hint) return lines;
  for (const line of [before.hint?.line, after.hint?.line]) {
    if (line !== undefined) lines.push(...withNeighbors(line, after.game.clues));
  }
  return lines;
}

/** The numbers of a line and of its neighbours, which the ring of a hint may reach. */
function withNeighbors({ kind, index }: Line, { width, height }: Clues): number[] {
  const count = kind === 'row' ? height : width;
  const near = [index - 1, index, index + 1].filter((each) => each >= 0 && each < count);
  return kind === 'row' ? near : near.map((each) => height + each);
}

/** Line numbers as ranges of adjacent lines. */
function mergedLines(numbers: readonly number[], clues: Clues): LineRange[] {
  const ranges: LineRange[] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const { kind, index } = lineAt(number, clues);
    const last = ranges.at(-1);
    if (last?.kind === kind && last.last === index - 1) {
      ranges[ranges.length - 1] = { kind, first: last.first, last: index };
    } else ranges.push({ kind, first: index, last: index });
  }
  return ranges;
}

/** Ratio of the cells in a range to the changed ones, above which it is painted tile by tile. */
const SPARSE = 8;

/** The side of a tile, in cells, and the maximum number of tiles. */
const TILE = 16;
const MOST_TILES = 40;

/** A few small ranges that contain these cells: the corners of a mirrored stroke are far apart. */
function collectRanges(cells: ArrayLike<number>, clues: Clues): CellRange[] {
  const whole = findRange(cells, clues);
  if (whole === undefined) return [];
  const { left, top, right, bottom } = whole;
  if ((right - left + 1) * (bottom - top + 1) <= SPARSE * cells.length) return [whole];
  const tiles = new Map<string, number[]>();
  for (let k = 0; k < cells.length; k++) {
    const cell = cells[k] ?? 0;
    const row = Math.floor(cell / clues.width);
    const key = `${Math.floor(row / TILE)} ${Math.floor((cell % clues.width) / TILE)}`;
    const tile = tiles.get(key);
    if (tile === undefined) tiles.set(key, [cell]);
    else tile.push(cell);
  }
  if (tiles.size > MOST_TILES) return [whole];
  return [...tiles.values()].flatMap((tile) => findRange(tile, clues) ?? []);
}

/** The smallest range that contains these cells. */
function findRange(cells: ArrayLike<number>, { width }: Clues): CellRange | undefined {
  if (cells.length === 0) return undefined;
  const first = cells[0] ?? 0;
  let top = Math.floor(first / width);
  let left = first % width;
  let bottom = top;
  let right = left;
  for (let k = 1; k < cells.length; k++) {
    const cell = cells[k] ?? 0;
    const row = Math.floor(cell / width);
    const column = cell % width;
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return { left, top, right, bottom };
}
