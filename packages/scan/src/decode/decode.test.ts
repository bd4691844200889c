/** Decoding: the puzzle itself decides between readings, and says where it cannot. */
import { BLACK_ON_WHITE, type Clue, drive } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidates.js';
import { type Decoded, decodeSteps } from './decode.js';

/** A line's readings: numbers, and how unlikely they are. */
function line(...readings: readonly (readonly [text: string, cost: number])[]): Candidate[] {
  return readings.map(([text, cost]) => {
    const values = text.split(' ').map(Number);
    const clue: Clue = values.filter((size) => size > 0).map((size) => ({ size, color: 1 }));
    const sum = values.reduce((total, value) => total + value, 0);
    return { clue, numbers: [], values, cost, totals: [0, sum] };
  });
}

function decoded(
  rows: readonly Candidate[][],
  columns: readonly Candidate[][],
  aborted = false,
): Decoded | undefined {
  const lines = {
    height: rows.length,
    width: columns.length,
    palette: BLACK_ON_WHITE,
    candidates: [...rows, ...columns],
  };
  return drive(decodeSteps(lines), { signal: { aborted } });
}

const sure = (text: string): Candidate[] => line([text, 0]);
const HEART = { rows: ['1 1', '5', '5', '3', '1'], columns: ['2', '4', '4', '4', '2'] };

describe('decodeSteps', () => {
  it('accepts readings that agree', () => {
    const result = decoded(HEART.rows.map(sure), HEART.columns.map(sure));
    expect(result).toMatchObject({ verdict: 'unique', rival: undefined });
  });

  it('chooses less likely readings if the sums and uniqueness require them', () => {
    const rows = HEART.rows.map(sure);
    const columns = HEART.columns.map(sure);
    rows[3] = line(['8', 0.1], ['3', 2.4]);
    columns[2] = line(['1', 0.2], ['4', 1.9], ['7', 2.5]);
    const result = decoded(rows, columns);
    expect(result?.verdict).toBe('unique');
    expect(result?.chosen.map(({ values }) => values.join(' '))).toEqual([
      ...HEART.rows,
      ...HEART.columns,
    ]);
  });

  it('names a rival if two readings give a puzzle', () => {
    // turned by 180 degrees the picture is another, and each number may be either
    const rows = [line(['2', 0], ['1', 1]), line(['1', 0], ['2', 1])];
    const columns = [sure('2'), sure('1')];
    const result = decoded(rows, columns);
    expect(result?.verdict).toBe('unique');
    expect(result?.rival?.map(({ values }) => values.join(' '))).toEqual(['1', '2', '2', '1']);
  });

  it('reports what is wrong if no reading gives a puzzle', () => {
    expect(decoded([sure('2'), sure('2')], [sure('2'), sure('1')])?.verdict).toBe('sums-differ');
    expect(decoded([sure('1'), sure('1')], [sure('1'), sure('1')])?.verdict).toBe('several');
    const crossed = [sure('1 1'), sure('1'), sure('1 1')];
    expect(decoded(crossed, [sure('2'), sure('1'), sure('2')])?.verdict).toBe('none');
  });

  it('gives no reading once it was told to stop', () => {
    expect(decoded(HEART.rows.map(sure), HEART.columns.map(sure), true)).toBeUndefined();
  });
});
