/**
 * Divides the rows of a text picture where lines are empty. Between rectangles of several rows an
 * empty line separates pictures. Among rows whose blank ends an editor cut off it is a blank row.
 * Elsewhere it is spacing, with a warning if it may have been more.
 */
import { type Problem, problem } from '@nonokit/core';
import { pictureBlankRow, pictureJoined } from '../words/en/text-pictures.js';

/** A row of a picture. */
export interface Row {
  readonly text: string;
  /** Its number in the file, from 1. */
  readonly line: number;
}

/** The rows of one picture or several. */
export interface Parts {
  readonly parts: readonly (readonly Row[])[];
  readonly warnings: readonly Problem[];
}

/**
 * The pictures that the rows make; `lengthOf` counts the cells of a row, and `paper` is the blank
 * character.
 */
export function findParts(
  rows: readonly Row[],
  paper: string | undefined,
  lengthOf: (row: Row) => number,
): Parts {
  const parts = splitAtGaps(rows);
  const one = { parts: [rows], warnings: [] };
  if (parts.length < 2) return one;
  if (paper === ' ' && !rows.some(({ text }) => text.endsWith(' '))) return withBlankRows(rows);
  if (parts.every((part) => part.length === 1)) return one;
  const isGrouped = paper !== ' ' && rows.some(({ text }) => /\S[ \t]+\S/.test(text));
  if (isGrouped) return one;
  const sizes = parts.map((part) => findSize(part, lengthOf));
  const [first] = sizes;
  const areEqual = sizes.every((size) => size?.text === first?.text);
  const haveOneWidth = sizes.every((size) => size?.width === first?.width);
  const areRectangles = sizes.every((size) => size !== undefined);
  if (areRectangles && (areEqual || !haveOneWidth)) return { parts, warnings: [] };
  const place = { line: (parts[1]?.[0]?.line ?? 2) - 1, column: 1 };
  return { parts: [rows], warnings: [problem(pictureJoined, {}, place)] };
}

function splitAtGaps(rows: readonly Row[]): readonly Row[][] {
  const parts: Row[][] = [];
  let before: Row | undefined;
  for (const row of rows) {
    if (before === undefined || row.line > before.line + 1) parts.push([]);
    parts.at(-1)?.push(row);
    before = row;
  }
  return parts;
}

/** The rows with a blank one for each empty line between them. */
function withBlankRows(rows: readonly Row[]): Parts {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return { parts: [rows], warnings: [] };
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const all: Row[] = [];
  let empty: number | undefined;
  for (let line = first.line; line <= last.line; line++) {
    const row = byLine.get(line);
    if (row === undefined) empty ??= line;
    all.push(row ?? { text: '', line });
  }
  const place = { line: empty ?? first.line, column: 1 };
  return { parts: [all], warnings: [problem(pictureBlankRow, {}, place)] };
}

/** The size of a rectangle of at least two rows; undefined for other rows. */
function findSize(
  part: readonly Row[],
  lengthOf: (row: Row) => number,
): { readonly width: number; readonly text: string } | undefined {
  const [width = 0, ...others] = part.map(lengthOf);
  if (others.length === 0 || others.some((length) => length !== width)) return undefined;
  return { width, text: `${width}x${part.length}` };
}
