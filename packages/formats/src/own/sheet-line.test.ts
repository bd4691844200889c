/** The line of a sheet is found in each kind of file, and nothing else is taken for one. */
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../lexing/text-encoding.js';
import { sheetLineInBytes, sheetLineInText, writeSheetLine } from './sheet-line.js';

const CAT = puzzleOf(drawnGrid('#.#', '###', '.#.'), BLACK_ON_WHITE);
const DOG = puzzleOf(drawnGrid('##.', '.##'), BLACK_ON_WHITE);
const LINE = writeSheetLine([CAT, DOG]) ?? '';
const LINES = LINE.replace(' ', '\n');

const svg = (line: string) => `<svg xmlns="x">\n<metadata>${line}</metadata>\n</svg>\n`;
const pdf = (line: string) => encodeText(`%PDF-1.7\n1 0 obj\n(${line})\nendobj\n`);

describe('the line of a sheet', () => {
  it('is one share string for each puzzle', () => {
    expect(LINE).toMatch(/^NK1\.[\w-]+ NK1\.[\w-]+$/);
  });

  it('is left out of a booklet for which it would be too long', () => {
    expect(writeSheetLine(new Array(20_000).fill(CAT))).toBeUndefined();
    expect(writeSheetLine([])).toBeUndefined();
  });

  it('is found in SVG and PDF', () => {
    expect(sheetLineInText(svg(LINE))).toBe(LINES);
    expect(sheetLineInBytes(pdf(LINE))).toBe(LINES);
  });

  it.each([
    ['another text', 'NK1.a<b'],
    ['a text behind it', `${LINE} and more`],
    ['a longer line than is written', `NK1.${'a'.repeat(300_000)}`],
  ])('is not found with %s', (_, line) => {
    expect(sheetLineInText(svg(line))).toBeUndefined();
    expect(sheetLineInBytes(pdf(line))).toBeUndefined();
  });

  it('is not looked for in other files', () => {
    expect(sheetLineInText(`<html><metadata>${LINE}</metadata></html>`)).toBeUndefined();
    expect(sheetLineInBytes(encodeText(`(${LINE})`))).toBeUndefined();
    expect(sheetLineInBytes(encodeText('%PDF-1.7 (NK1.'))).toBeUndefined();
  });
});
