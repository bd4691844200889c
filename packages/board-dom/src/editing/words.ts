/** The words of an editor: their interface in one language, and the choice of what is announced. */
import type { Clues } from '@nonokit/board';
import type { Clue, Color, Palette, Rectangle } from '@nonokit/core';
import type { Brush, Mirror, Picture, ToolName } from '@nonokit/editor';
import type { GridTexts } from '../assistive.js';
import type { BadgeWords } from '../badge.js';
import type { Cell } from '../cell.js';

/** The words of an editor in one language. */
export interface EditorWords extends BadgeWords {
  /** "Picture, 15 rows, 10 columns". */
  picture(size: Pick<Clues, 'width' | 'height'>): string;
  /** "Row 7, column 3, red. Row clue: 2 red, 4 black. Column clue: 1 red." */
  cell(spoken: SpokenPixel): string;
  /** "12 cells red". */
  painted(count: number, color: Color, palette: Palette): string;
  /** "and 5 more cells": the remaining changes. */
  andMore(count: number): string;
  /** "selection 4 by 3 from row 2, column 5", or "nothing selected". */
  selection(area: Rectangle | undefined): string;
  /** "4 by 3": the size of what is being drawn. */
  size(width: number, height: number): string;
  /** "copied, 4 by 3". */
  copied(width: number, height: number): string;
  /** "inks changed": the same cells look different. */
  readonly inks: string;
  tool(tool: ToolName): string;
  /** "red", "paper". */
  color(color: Color, palette: Palette): string;
  filled(isFilled: boolean): string;
  mirror(mirror: Mirror): string;
}

/** A cell of a picture, with everything that its name includes. */
export interface SpokenPixel {
  readonly clues: Clues;
  readonly cell: Cell;
  readonly color: Color;
  readonly row: Clue;
  readonly column: Clue;
}

/** Number of colours from which changed cells are only counted. */
const MANY_COLORS = 4;

/** The texts of the grid for a picture with these clues. */
export function pictureTexts(words: EditorWords, picture: Picture, clues: Clues): GridTexts {
  const { width, height, cells } = picture.grid;
  return {
    width,
    height,
    label: words.picture(clues),
    nameOf: (cell) =>
      words.cell({
        clues,
        cell,
        color: cells[cell.row * width + cell.column] ?? 0,
        row: clues.rows[cell.row] ?? [],
        column: clues.columns[cell.column] ?? [],
      }),
    from: [cells, clues, words],
  };
}

/** A state of an editor, as it is announced. */
export interface ToldMoment {
  readonly picture: Picture;
  readonly area: Rectangle | undefined;
  readonly brush: Brush;
}

/** One sentence about the changes between two states; empty if there are none. */
export function editText(words: EditorWords, before: ToldMoment, after: ToldMoment): string {
  const parts = [
    ...pictureParts(words, before.picture, after.picture),
    ...(sameArea(before.area, after.area) ? [] : [words.selection(after.area)]),
  ];
  return sentence(parts);
}

/** The changes of the brush. */
export function brushText(words: EditorWords, before: ToldMoment, after: ToldMoment): string {
  const old = before.brush;
  const now = after.brush;
  return sentence([
    ...(old.tool === now.tool ? [] : [words.tool(now.tool)]),
    ...(old.color === now.color ? [] : [words.color(now.color, after.picture.palette)]),
    ...(old.isFilled === now.isFilled ? [] : [words.filled(now.isFilled)]),
    ...(old.mirror === now.mirror ? [] : [words.mirror(now.mirror)]),
  ]);
}

function pictureParts(words: EditorWords, before: Picture, after: Picture): string[] {
  const { width, height } = after.grid;
  if (before.grid.width !== width || before.grid.height !== height) {
    return [words.picture(after.grid)];
  }
  const counts = changedCells(before, after);
  const parts = [...counts]
    .sort(([a], [b]) => b - a)
    .map(([color, count]) => words.painted(count, color, after.palette));
  if (parts.length > MANY_COLORS) {
    const rest = [...counts].sort(([a], [b]) => b - a).slice(MANY_COLORS);
    const more = rest.reduce((sum, [, count]) => sum + count, 0);
    return [...parts.slice(0, MANY_COLORS), words.andMore(more)];
  }
  return parts.length === 0 && before.palette !== after.palette ? [words.inks] : parts;
}

/** The number of cells that look different, by their new colour. */
function changedCells(before: Picture, after: Picture): Map<Color, number> {
  const counts = new Map<Color, number>();
  if (before.grid === after.grid) return counts;
  const findRgb = ({ palette }: Picture, color = 0): string | undefined => palette[color]?.rgb;
  after.grid.cells.forEach((color, cell) => {
    const old = before.grid.cells[cell];
    if (old === color && before.palette === after.palette) return;
    if (findRgb(before, old) !== findRgb(after, color))
      counts.set(color, (counts.get(color) ?? 0) + 1);
  });
  return counts;
}

function sameArea(one: Rectangle | undefined, other: Rectangle | undefined): boolean {
  return (
    one?.left === other?.left &&
    one?.top === other?.top &&
    one?.width === other?.width &&
    one?.height === other?.height
  );
}

/** Parts with commas between them, a capital letter and a full stop. */
export function sentence(parts: readonly string[]): string {
  const text = parts.join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
