/** The CSV of webpbn.com, with lines of different lengths. */
import { type Clue, clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { puzzleIn, sourceFor } from '../testing/sources.js';
import { clueTable } from './clue-table.js';

const HEAD = ['"webpbn.com #0: An ""own"" drawing"', '"Copyright 2025 by me"', ''];
const file = (...lines: string[]): string => [...HEAD, ...lines, ''].join('\r\n');
const texts = (clues: readonly Clue[]): string => clues.map((clue) => clueText(clue)).join('/');

describe("webpbn's CSV", () => {
  it.each([
    ['a full table', [',,1,,,', ',,1,3,1,2', ',2', '1,1', ',4'], '2/1 1/4 | 1 1/3/1/2'],
    ['short lines', [',,1', ',,1,3,1,2', ',2', '1,1', ',4'], '2/1 1/4 | 1 1/3/1/2'],
    ['an empty row', [',,1,1,2', '1,1', ',', ',1', ',1'], '1 1/0/1/1 | 1/1/2'],
    ['an empty column', [',,,2', '1', '1'], '1/1 | 0/0/2'],
  ])('may have %s', (_, lines, expected) => {
    const content = file(...lines);
    expect(clueTable.detect(sourceFor(content))).toBe(true);
    const { rows, columns, meta } = puzzleIn(clueTable, content);
    expect(`${texts(rows)} | ${texts(columns)}`).toBe(expected);
    expect(meta).toEqual({ id: '#0', title: 'An "own" drawing', copyright: '2025 by me' });
  });
});
