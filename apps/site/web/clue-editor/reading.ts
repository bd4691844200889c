/**
 * The numbers of a sheet while a person mends or types them: each with its state, and of a scanned
 * one its two likeliest values and its place in the picture. Readings are values; mending gives a
 * new one.
 */
import type { Clue, Draft, Line, Palette, Puzzle } from '@nonokit/core';
import type { ScannedNumber, ScannedSheet } from 'nonokit/scan';
import type { TypedNumber } from './typed-numbers.js';

/** A number that was read, mended or typed. */
export interface ReadNumber {
  readonly value: number;
  /** An index into the palette. */
  readonly color: number;
  readonly state: 'sure' | 'unsure' | 'mended' | 'typed';
  /** The value and, where it is unsure, another one. */
  readonly offers: readonly number[];
  /** Where it stands, in squares from the upper left corner of the grid. */
  readonly box: Pick<ScannedNumber, 'left' | 'top' | 'right' | 'bottom'>;
}

/** The numbers of a sheet. */
export interface Reading {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly rows: readonly (readonly ReadNumber[])[];
  readonly columns: readonly (readonly ReadNumber[])[];
}

/** A number of a reading, or the place of the first one in a line that has none. */
export interface Spot {
  readonly line: Line;
  readonly block: number;
}

/** The numbers as the scan has read them; a printed 0 is an empty line. */
export function readingFrom({ width, height, palette, rows, columns }: ScannedSheet): Reading {
  const toNumbers = (line: readonly ScannedNumber[]): ReadNumber[] =>
    line
      .filter(({ value, isSure }) => value > 0 || !isSure)
      .map(({ value, color, isSure, offers, left, top, right, bottom }) => ({
        value,
        color,
        state: isSure ? 'sure' : 'unsure',
        offers,
        box: { left, top, right, bottom },
      }));
  return { width, height, palette, rows: rows.map(toNumbers), columns: columns.map(toNumbers) };
}

/** Typed clues; they need not fit each other. */
export function readingOf({ palette, rows, columns }: Draft): Reading {
  const side = (kind: Line['kind'], clues: readonly Clue[]) =>
    clues.map((clue, index) =>
      clue.map(({ size, color }): ReadNumber => {
        const box = emptyBox({ kind, index });
        return { value: size, color, state: 'typed', offers: [size], box };
      }),
    );
  return {
    width: columns.length,
    height: rows.length,
    palette,
    rows: side('row', rows),
    columns: side('column', columns),
  };
}

/** The reading with another size: lines are left out or added at the end. */
export function resized(reading: Reading, width: number, height: number): Reading {
  const fitted = (lines: Reading['rows'], count: number) =>
    Array.from({ length: count }, (_, k) => lines[k] ?? []);
  const rows = fitted(reading.rows, height);
  const columns = fitted(reading.columns, width);
  return { ...reading, width, height, rows, columns };
}

/** The numbers of a line. */
export function numbersIn(reading: Reading, { kind, index }: Line): readonly ReadNumber[] {
  return (kind === 'row' ? reading.rows : reading.columns)[index] ?? [];
}

/** The number at a place; undefined in an empty line. */
export function numberAt(reading: Reading, { line, block }: Spot): ReadNumber | undefined {
  return numbersIn(reading, line)[block];
}

/** All places: rows, then columns. */
export function listSpots(reading: Reading): Spot[] {
  const side = (kind: Line['kind'], lines: Reading['rows']): Spot[] =>
    lines.flatMap((numbers, index) =>
      Array.from({ length: Math.max(1, numbers.length) }, (_, block) => ({
        line: { kind, index },
        block,
      })),
    );
  return [...side('row', reading.rows), ...side('column', reading.columns)];
}

/** The places of unsure numbers. */
export function listUnsure(reading: Reading): Spot[] {
  return listSpots(reading).filter((spot) => numberAt(reading, spot)?.state === 'unsure');
}

export function isSame(a: Spot, b: Spot): boolean {
  return a.line.kind === b.line.kind && a.line.index === b.line.index && a.block === b.block;
}

/** The unsure number after a place, or before it for a step of -1, round the sheet. */
export function findUnsure(reading: Reading, from: Spot, step: 1 | -1): Spot | undefined {
  const all = listSpots(reading);
  const at = all.findIndex((spot) => isSame(spot, from));
  for (let k = 1; k <= all.length; k++) {
    const spot = all[(at + step * k + 2 * all.length) % all.length];
    if (spot !== undefined && numberAt(reading, spot)?.state === 'unsure') return spot;
  }
  return undefined;
}

/** The next line without a number, round the sheet; undefined if there is no other. */
export function findEmpty(reading: Reading, from: Spot): Spot | undefined {
  const all = listSpots(reading);
  const at = all.findIndex((spot) => isSame(spot, from));
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return round.find((spot) => numberAt(reading, spot) === undefined);
}

/**
 * The reading after a number is replaced by others, or taken away if there are none. Those without
 * a colour have that of the number before, and `ink` in a line that had none.
 */
export function mend(
  reading: Reading,
  spot: Spot,
  values: readonly TypedNumber[],
  state: 'mended' | 'typed' = 'mended',
  ink = 1,
): Reading {
  const before = numbersIn(reading, spot.line);
  const old = before[spot.block];
  const made = values.map(({ value, color = old?.color ?? ink }): ReadNumber => {
    const offers = old?.offers ?? [value];
    return { value, color, state, offers, box: old?.box ?? emptyBox(spot.line) };
  });
  const numbers = before.toSpliced(spot.block, old === undefined ? 0 : 1, ...made);
  const { kind, index } = spot.line;
  const lines = kind === 'row' ? reading.rows : reading.columns;
  const changed = lines.with(index, numbers);
  return kind === 'row' ? { ...reading, rows: changed } : { ...reading, columns: changed };
}

/** Where the first number of an empty line would stand. */
function emptyBox({ kind, index }: Line): ReadNumber['box'] {
  return kind === 'row'
    ? { left: -1, right: 0, top: index, bottom: index + 1 }
    : { left: index, right: index + 1, top: -1, bottom: 0 };
}

/** The reading with the clues of a correction; numbers that stay keep their places. */
export function adopt(reading: Reading, clues: Pick<Draft, 'rows' | 'columns'>): Reading {
  const side = (kind: Line['kind'], lines: readonly Clue[]) =>
    lines.map((clue, index) => {
      const before = numbersIn(reading, { kind, index });
      return clue.map(({ size, color }, block): ReadNumber => {
        const old = before[block];
        if (old?.value === size && old.color === color) return old;
        const box = old?.box ?? emptyBox({ kind, index });
        return { value: size, color, state: 'mended', offers: [size], box };
      });
    });
  const rows = side('row', clues.rows);
  const columns = side('column', clues.columns);
  return { ...reading, width: columns.length, height: rows.length, rows, columns };
}

/** The clues as they are now. */
export function draftIn({ palette, rows, columns }: Reading): Draft {
  const clue = (numbers: readonly ReadNumber[]): Clue =>
    numbers.flatMap(({ value, color }) => (value > 0 ? [{ size: value, color }] : []));
  return { palette, rows: rows.map(clue), columns: columns.map(clue) };
}

/** The puzzle of the numbers as they are; its clues need not fit each other. */
export function puzzleIn(reading: Reading): Puzzle {
  const { palette, rows, columns } = draftIn(reading);
  return { width: reading.width, height: reading.height, palette, rows, columns, meta: {} };
}

/** What keeps clues from being a puzzle, before anything is solved. */
export type Misfit =
  | { readonly kind: 'too-long'; readonly line: Line }
  | {
      readonly kind: 'sums';
      readonly rows: number;
      readonly columns: number;
      /** An index into the palette. */
      readonly color: number;
    };

/** The first misfit: a line too long for its clue, or a colour with different sums. */
export function findMisfit(reading: Reading): Misfit | undefined {
  const { rows, columns, palette } = draftIn(reading);
  const long = listLongLines(reading)[0];
  if (long !== undefined) return { kind: 'too-long', line: long };
  for (const color of palette.keys()) {
    const sums = [rows, columns].map((side) => sumIn(side, color));
    const [down = 0, across = 0] = sums;
    if (down !== across) return { kind: 'sums', rows: down, columns: across, color };
  }
  return undefined;
}

/** The lines whose clue is longer than they are. */
export function listLongLines(reading: Reading): Line[] {
  const { rows, columns } = draftIn(reading);
  const side = (kind: Line['kind'], clues: readonly Clue[], most: number): Line[] =>
    clues.flatMap((clue, index) => (lengthOf(clue) > most ? [{ kind, index }] : []));
  return [...side('row', rows, reading.width), ...side('column', columns, reading.height)];
}

/** The cells that a clue needs. */
function lengthOf(clue: Clue): number {
  const gaps = clue.filter(({ color }, k) => k > 0 && clue[k - 1]?.color === color).length;
  return clue.reduce((sum, { size }) => sum + size, gaps);
}

/** The cells that clues fill, all of them or those of one colour. */
export function sumIn(clues: readonly Clue[], color?: number): number {
  return clues
    .flat()
    .filter((block) => color === undefined || block.color === color)
    .reduce((sum, { size }) => sum + size, 0);
}
