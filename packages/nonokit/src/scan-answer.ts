/** What a scan found, as JSON: for the program's `--json` and the site's API. */
import type { Clue, Line } from '@nonokit/core';
import type { ScannedNumber, ScannedSheet, ScanResult } from '@nonokit/scan';
import { rounded } from './answer.js';

/** The sheets with their whole clues, and each unsure number with what it may be. */
export function scanAnswer(result: ScanResult): object {
  if (result.status === 'not-a-sheet') return { status: result.status, reason: result.reason };
  return { status: result.status, sheets: result.sheets.map(sheetAnswer) };
}

function sheetAnswer(sheet: ScannedSheet): object {
  const { status, verdict, width, height, rows, columns, draft, corners } = sheet;
  return {
    status,
    verdict,
    width,
    height,
    palette: draft.palette.map(({ rgb }) => rgb),
    rows: draft.rows.map(toPairs),
    columns: draft.columns.map(toPairs),
    unsure: [
      ...rows.flatMap((numbers, index) => unsureAnswers(numbers, { kind: 'row', index })),
      ...columns.flatMap((numbers, index) => unsureAnswers(numbers, { kind: 'column', index })),
    ],
    corners: corners.map(({ x, y }) => [rounded(x), rounded(y)]),
  };
}

function unsureAnswers(numbers: readonly ScannedNumber[], line: Line): object[] {
  return numbers.flatMap((number, block) => {
    if (number.isSure) return [];
    const { value, offers, probability, left, top, right, bottom } = number;
    const box = { left, top, right, bottom };
    return [
      {
        line,
        block,
        value,
        offers,
        probability: rounded(probability),
        box: Object.fromEntries(Object.entries(box).map(([side, at]) => [side, rounded(at)])),
      },
    ];
  });
}

/** A clue as pairs of a number and the index of its colour. */
function toPairs(clue: Clue): [size: number, color: number][] {
  return clue.map(({ size, color }) => [size, color]);
}
