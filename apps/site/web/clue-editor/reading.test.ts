/** Numbers of a scanned sheet, mended one by one. */
import type { ScannedNumber, ScannedSheet } from 'nonokit/scan';
import { describe, expect, it } from 'vitest';
import {
  adopt,
  draftIn,
  findEmpty,
  findMisfit,
  findUnsure,
  listLongLines,
  listUnsure,
  mend,
  numberAt,
  puzzleIn,
  type Reading,
  readingFrom,
  readingOf,
  resized,
  type Spot,
} from './reading.js';

function printed(value: number, offers: readonly number[] = [value]): ScannedNumber {
  const isSure = offers.length === 1;
  const box = { left: -1, top: 0, right: 0, bottom: 1 };
  return { value, color: 1, probability: isSure ? 1 : 0.6, isSure, offers, ...box };
}

/** Three squares a side; the number of the second row and that of the last column are unsure. */
const SHEET = {
  width: 3,
  height: 3,
  palette: [{ rgb: '#ffffff' }, { rgb: '#000000' }],
  rows: [[printed(1), printed(1)], [printed(3, [3, 8])], [printed(0)]],
  columns: [[printed(2)], [printed(1)], [printed(7, [7, 2])]],
} as unknown as ScannedSheet;

const reading = readingFrom(SHEET);
const ROW: Spot = { line: { kind: 'row', index: 1 }, block: 0 };
const COLUMN: Spot = { line: { kind: 'column', index: 2 }, block: 0 };
const EMPTY: Spot = { line: { kind: 'row', index: 2 }, block: 0 };

/** The values of all lines. */
const values = (one: typeof reading) =>
  [...one.rows, ...one.columns].map((line) => line.map(({ value }) => value).join(' '));

/** The reading after a number is replaced by these. */
function mended(reading: Reading, spot: Spot, values: readonly number[]): Reading {
  return mend(
    reading,
    spot,
    values.map((value) => ({ value })),
  );
}

describe('a reading', () => {
  it('lists unsure numbers, rows first, and walks from one to the next and round', () => {
    expect(listUnsure(reading)).toEqual([ROW, COLUMN]);
    expect(findUnsure(reading, ROW, 1)).toEqual(COLUMN);
    expect(findUnsure(reading, COLUMN, 1)).toEqual(ROW);
    expect(findUnsure(reading, EMPTY, -1)).toEqual(ROW);
    const done = mended(mended(reading, ROW, [3]), COLUMN, [2]);
    expect(findUnsure(done, ROW, 1)).toBeUndefined();
  });

  it('has no number where 0 was printed', () => {
    expect(draftIn(reading).rows[2]).toEqual([]);
    expect(numberAt(reading, EMPTY)).toBeUndefined();
  });

  it('replaces a number by one, by two, or by none, and leaves the old reading as it was', () => {
    const one = mended(reading, ROW, [8]);
    expect(numberAt(one, ROW)).toMatchObject({ value: 8, state: 'mended', offers: [3, 8] });
    expect(values(mended(reading, ROW, [1, 1]))[1]).toBe('1 1');
    expect(values(mended(reading, ROW, []))[1]).toBe('');
    expect(values(mended(reading, EMPTY, [2]))[2]).toBe('2');
    expect(values(reading)).toEqual(['1 1', '3', '', '2', '1', '7']);
  });

  it('finds lines that are too long, then sums that differ', () => {
    expect(findMisfit(reading)).toEqual({ kind: 'too-long', line: COLUMN.line });
    const short = mended(reading, COLUMN, [1]);
    expect(findMisfit(short)).toEqual({ kind: 'sums', rows: 5, columns: 4, color: 1 });
    expect(findMisfit(mended(reading, COLUMN, [2]))).toBeUndefined();
    expect(listLongLines(mended(reading, ROW, [2, 1]))).toEqual([ROW.line, COLUMN.line]);
  });

  it('adopts a correction, and keeps what stays', () => {
    const { rows, columns } = draftIn(mended(reading, COLUMN, [2]));
    const adopted = adopt(reading, { rows, columns });
    expect(values(adopted)).toEqual(['1 1', '3', '', '2', '1', '2']);
    expect(numberAt(adopted, ROW)).toBe(numberAt(reading, ROW));
    expect(numberAt(adopted, COLUMN)).toMatchObject({ state: 'mended', value: 2 });
  });
});

describe('typed clues', () => {
  const clue = (...sizes: number[]) => sizes.map((size) => ({ size, color: 1 }));
  const { palette } = SHEET;
  const typed = readingOf({ palette, rows: [clue(1), []], columns: [clue(1, 1), [], clue(2)] });

  it('keep their lines in another size', () => {
    expect(values(typed)).toEqual(['1', '', '1 1', '', '2']);
    const larger = resized(typed, 4, 3);
    expect(values(larger)).toEqual(['1', '', '', '1 1', '', '2', '']);
    expect(values(resized(larger, 3, 2))).toEqual(values(typed));
    expect(puzzleIn(larger)).toMatchObject({ width: 4, height: 3, rows: [clue(1), [], []] });
  });

  it('are found where they are missing, round the sheet', () => {
    const row: Spot = { line: { kind: 'row', index: 1 }, block: 0 };
    const column: Spot = { line: { kind: 'column', index: 1 }, block: 0 };
    expect(findEmpty(typed, row)).toEqual(column);
    expect(findEmpty(typed, column)).toEqual(row);
    expect(findEmpty(mended(typed, row, [1]), column)).toBeUndefined();
  });
});
