/**
 * Edits as values of JSON, for the database, the journal and exported files. What is read back is
 * checked for its form only; whether it fits the picture is found out when it is made.
 */
import { type Color, type Grid, type Palette, parseRgb, type Rectangle } from '@nonokit/core';
import {
  type Edit,
  MIRRORS,
  type Mirror,
  MOST_INKS,
  MOST_SIDE,
  type Picture,
} from '@nonokit/editor';

/** A grid: its cells are bytes, row by row, as base64. */
interface GridCode {
  readonly width: number;
  readonly height: number;
  readonly cells: string;
}

/** A picture as a value of JSON. */
export interface PictureCode {
  readonly grid: GridCode;
  readonly palette: Palette;
}

/** An edit as a value of JSON. */
export type EditCode = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The longest name of an ink. */
const MOST_NAME = 100;

/** How many cells a picture has at most. */
const MOST_CELLS = MOST_SIDE * MOST_SIDE;

/** The code of an edit. */
export function codeOfEdit(edit: Edit): EditCode {
  switch (edit.type) {
    case 'paint':
      return { type: 'paint', color: edit.color, runs: writeRuns(edit.cells) };
    case 'paste':
      return { ...edit, piece: codeOfGrid(edit.piece) };
    case 'take':
      return { type: 'take', picture: codeOfPicture(edit.picture) };
    default:
      return { ...edit };
  }
}

/** The edit of a code; undefined for an invalid one. */
export function editOfCode(code: unknown): Edit | undefined {
  const fields = toFields(code);
  const { type, color, from, to, area, axis, rgb } = fields;
  switch (type) {
    case 'paint': {
      const cells = readRuns(fields['runs']);
      return isIndex(color) && cells ? { type, color, cells } : undefined;
    }
    case 'put': {
      const { cells, colors } = fields;
      return isIndices(cells) && isIndices(colors) ? { type, cells, colors } : undefined;
    }
    case 'fill': {
      const { cell, mirror = 'none' } = fields;
      const isGood = isIndex(cell) && isIndex(color) && isMirror(mirror);
      return isGood ? { type, cell, color, mirror } : undefined;
    }
    case 'replace':
      return isIndex(from) && isIndex(to) ? { type, from, to } : undefined;
    case 'select':
      if (area === undefined) return { type };
      return isRectangle(area) ? { type, area } : undefined;
    case 'move': {
      const { columns, rows, isCopy } = fields;
      return isWhole(columns) && isWhole(rows)
        ? { type, columns, rows, isCopy: isCopy === true }
        : undefined;
    }
    case 'paste': {
      const { left, top } = fields;
      const piece = gridOfCode(fields['piece']);
      return piece && isWhole(left) && isWhole(top) ? { type, piece, left, top } : undefined;
    }
    case 'turn': {
      const { quarters } = fields;
      const isGood = quarters === 1 || quarters === 2 || quarters === 3;
      return isGood ? { type, quarters } : undefined;
    }
    case 'flip':
      return axis === 'across' || axis === 'down' ? { type, axis } : undefined;
    case 'resize': {
      const { width, height } = fields;
      const { x, y } = toFields(fields['anchor']);
      const isGood = isIndex(width) && isIndex(height) && isAnchor(x) && isAnchor(y);
      return isGood ? { type, width, height, anchor: { x, y } } : undefined;
    }
    case 'add-ink':
      return isRgb(rgb) ? { type, rgb } : undefined;
    case 'change-ink': {
      const { name } = fields;
      const isGood = isIndex(color) && isRgb(rgb) && (name === undefined || isName(name));
      return isGood ? { type, color, rgb, name } : undefined;
    }
    case 'merge-ink':
    case 'order-ink':
      return isIndex(color) && isIndex(to) ? { type, color, to } : undefined;
    case 'take': {
      const picture = pictureOfCode(fields['picture']);
      return picture && { type, picture };
    }
    default:
      return isPlain(type) ? { type } : undefined;
  }
}

/** The code of a picture. */
export function codeOfPicture({ grid, palette }: Picture): PictureCode {
  return { grid: codeOfGrid(grid), palette };
}

/** The picture of a code; undefined if it is invalid or uses missing colours. */
export function pictureOfCode(code: unknown): Picture | undefined {
  const { grid: inner, palette: colors } = toFields(code);
  const grid = gridOfCode(inner);
  const palette = readPalette(colors);
  if (grid === undefined || palette === undefined) return undefined;
  return grid.cells.every((color) => color < palette.length) ? { grid, palette } : undefined;
}

function codeOfGrid({ width, height, cells }: Grid): GridCode {
  return { width, height, cells: btoa(Array.from(cells, (c) => String.fromCharCode(c)).join('')) };
}

function gridOfCode(code: unknown): Grid | undefined {
  const { width, height, cells } = toFields(code);
  if (!isSide(width) || !isSide(height) || typeof cells !== 'string') return undefined;
  if (cells.length > 2 * MOST_CELLS) return undefined;
  const bytes = decodeCells(cells);
  return bytes?.length === width * height ? { width, height, cells: bytes } : undefined;
}

function decodeCells(base64: string): Uint16Array | undefined {
  try {
    return Uint16Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    // the text is not base64
    return undefined;
  }
}

function readPalette(value: unknown): Palette | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST_INKS + 1) return undefined;
  const palette = value.flatMap((each) => {
    const { rgb, name } = toFields(each);
    if (!isRgb(rgb)) return [];
    return [isName(name) ? { rgb, name } : { rgb }];
  });
  return palette.length === value.length ? palette : undefined;
}

/** Cells as starts and lengths of runs. */
function writeRuns(cells: readonly number[]): number[] {
  const runs: number[] = [];
  let end = -1;
  for (const cell of [...cells].sort((a, b) => a - b)) {
    if (cell < end) continue;
    const last = runs.length - 1;
    if (cell === end) runs[last] = (runs[last] ?? 0) + 1;
    else runs.push(cell, 1);
    end = cell + 1;
  }
  return runs;
}

function readRuns(runs: unknown): number[] | undefined {
  if (!isIndices(runs) || runs.length % 2 !== 0) return undefined;
  const cells: number[] = [];
  for (let k = 0; k < runs.length; k += 2) {
    const [start = 0, length = 0] = runs.slice(k, k + 2);
    if (cells.length + length > MOST_CELLS) return undefined;
    for (let n = 0; n < length; n++) cells.push(start + n);
  }
  return cells;
}

/** The fields of a value that should be an object. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isIndex(value: unknown): value is Color {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isIndices(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length <= MOST_CELLS && value.every(isIndex);
}

function isSide(value: unknown): value is number {
  return isIndex(value) && value >= 1 && value <= MOST_SIDE;
}

function isRectangle(value: unknown): value is Rectangle {
  const { left, top, width, height } = toFields(value);
  return [left, top].every(isWhole) && [width, height].every(isIndex);
}

function isAnchor(value: unknown): value is 0 | 0.5 | 1 {
  return value === 0 || value === 0.5 || value === 1;
}

function isRgb(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 7 && parseRgb(value) !== undefined;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_NAME;
}

function isMirror(value: unknown): value is Mirror {
  return MIRRORS.some((each) => each === value);
}

function isPlain(type: unknown): type is 'drop' | 'clear' | 'crop' | 'trim' | 'undo' | 'redo' {
  return ['drop', 'clear', 'crop', 'trim', 'undo', 'redo'].some((each) => each === type);
}
