/** The report of a scan: every sheet, every unsure number, every refusal. */
import { BLACK_ON_WHITE } from '@nonokit/core';
import type { ScannedNumber, ScannedSheet } from '@nonokit/scan';
import { describe, expect, it } from 'vitest';
import { SCAN } from '../../words/en/scan.js';
import { sheetsText } from './report.js';

function number(...offers: number[]): ScannedNumber {
  const [value = 0] = offers;
  const place = { left: -1, right: 0, top: 0, bottom: 1 };
  return { value, offers, color: 1, probability: 0.6, isSure: offers.length === 1, ...place };
}

function sheet(
  rows: readonly ScannedNumber[][],
  columns: readonly ScannedNumber[][],
  verdict: ScannedSheet['verdict'],
): ScannedSheet {
  const clues = (lines: readonly ScannedNumber[][]) =>
    lines.map((line) => line.map(({ value: size, color }) => ({ size, color })));
  const isSure = [...rows, ...columns].flat().every((one) => one.isSure);
  const corner = { x: 0, y: 0 };
  return {
    width: columns.length,
    height: rows.length,
    palette: BLACK_ON_WHITE,
    rows,
    columns,
    status: isSure && verdict === 'unique' ? 'sure' : 'unsure',
    verdict,
    puzzle: undefined,
    draft: { palette: BLACK_ON_WHITE, rows: clues(rows), columns: clues(columns) },
    picture: undefined,
    corners: [corner, corner, corner, corner],
  };
}

const sure = sheet([[number(1)], [number(2)]], [[number(2)], [number(1)]], 'unique');

describe('sheetsText', () => {
  it('names one puzzle by its file and several by their places', () => {
    const one = sheetsText('a.png', { status: 'read', sheets: [sure] }, SCAN);
    expect(one).toMatch(/^a\.png: 2x2, sure: .+\n$/);
    const two = sheetsText('a.png', { status: 'read', sheets: [sure, sure] }, SCAN);
    expect(two).toMatch(/^a\.png, puzzle 1: 2x2, sure: .+\na\.png, puzzle 2: 2x2, sure: .+\n$/);
  });

  it('lists the unsure numbers with what they may be', () => {
    const rows = [[number(1)], [number(2), number(4, 9)]];
    const columns = [[number(7, 1)], [number(1)]];
    const text = sheetsText(
      'a.png',
      { status: 'read', sheets: [sheet(rows, columns, 'sums-differ')] },
      SCAN,
    );
    expect(text).toBe(
      'a.png: 2x2, the rows add up to 7, the columns to 8; 2 numbers unsure\n' +
        '  row 2, number 2: 4 or 9\n  column 1, number 1: 7 or 1\n',
    );
  });

  it('says what the puzzle says of numbers that look sure', () => {
    const lines = [[number(1)], [number(1)]];
    const said = (verdict: ScannedSheet['verdict']) =>
      sheetsText('a.png', { status: 'read', sheets: [sheet(lines, lines, verdict)] }, SCAN);
    expect(said('several')).toContain('several solutions; no number looks unsure');
    expect(said('none')).toContain('no solution; no number looks unsure');
    expect(said('sums-differ')).toContain('the numbers do not fit each other');
  });
});
