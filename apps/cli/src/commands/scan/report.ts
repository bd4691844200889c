/** What a scan found, as lines of text: each sheet, and below it the numbers that are unsure. */
import type { Line } from '@nonokit/core';
import type { ScannedNumber, ScannedSheet, ScanResult } from '@nonokit/scan';
import type { Words } from '../../words/language-words.js';

/** The sheets of an image in words. */
export function sheetsText(name: string, result: ScanResult, scan: Words['scan']): string {
  if (result.status === 'not-a-sheet') return `${name}: ${scan.refused[result.reason]}\n`;
  const { sheets } = result;
  return sheets
    .map((sheet, k) => {
      const place = sheets.length > 1 ? `${name}, ${scan.puzzle(k + 1)}` : name;
      return `${place}: ${sentence(sheet, scan)}\n${unsureText(sheet, scan)}`;
    })
    .join('');
}

/** The size of a sheet, and what the puzzle says of its numbers. */
function sentence(sheet: ScannedSheet, scan: Words['scan']): string {
  const { width, height, status, verdict, draft } = sheet;
  const size = `${width}x${height}`;
  if (status === 'sure') return `${size}, ${scan.sure}`;
  const sumIn = (lines: typeof draft.rows): number =>
    lines.flat().reduce((sum, block) => sum + block.size, 0);
  const rows = sumIn(draft.rows);
  const columns = sumIn(draft.columns);
  const apart = rows === columns ? scan.noFit : scan.sumsDiffer(rows, columns);
  const said = verdict === 'sums-differ' ? apart : scan.verdict[verdict];
  const count = [...sheet.rows, ...sheet.columns].flat().filter(({ isSure }) => !isSure).length;
  return `${size}, ${said}; ${scan.unsure(count)}`;
}

function unsureText({ rows, columns }: ScannedSheet, scan: Words['scan']): string {
  const lines = [
    ...rows.flatMap((numbers, index) => unsureLines(numbers, { kind: 'row', index }, scan)),
    ...columns.flatMap((numbers, index) => unsureLines(numbers, { kind: 'column', index }, scan)),
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

function unsureLines(numbers: readonly ScannedNumber[], line: Line, scan: Words['scan']): string[] {
  return numbers.flatMap(({ isSure, offers }, k) =>
    isSure ? [] : [scan.unsureNumber(line, k + 1, offers)],
  );
}
