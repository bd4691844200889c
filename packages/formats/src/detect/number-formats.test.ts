/** Files of bare numbers read with few formats: as with all formats, or not at all. */
import { DEFAULT_LIMITS, puzzleOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS } from './all-formats.js';
import { readPuzzles } from './all-puzzles.js';
import { NUMBER_FORMATS, readBareNumbers } from './number-formats.js';
import { writePuzzles } from './write-puzzles.js';

const random = createFixedRandom('bare numbers');
const NAMES = [undefined, 'a.nin', 'a.mk', 'a.txt', 'a.cwd', 'a.json'];
const TOKENS = ['0', '1', '2', '3', '5', '10', '12', ' ', ' ', '\n', '\r\n'];

/** Numbers at random. */
function noise(): string {
  const length = 1 + random.below(60);
  return Array.from({ length }, () => TOKENS[random.below(TOKENS.length)]).join('');
}

/** A random puzzle as one of the formats writes it, now and then damaged. */
function written(): string {
  const grid = randomGrid(random, 1 + random.below(9), 1 + random.below(9), 1, random.next());
  const { goal: _, ...puzzle } = puzzleOf(grid, paletteOf(1));
  const format = NUMBER_FORMATS[random.below(NUMBER_FORMATS.length)]?.id ?? '';
  const file = writePuzzles([puzzle], format, { formats: NUMBER_FORMATS });
  const text = file.ok ? new TextDecoder().decode(file.value) : '';
  if (random.below(4) > 0) return text;
  const at = random.below(text.length + 1);
  return text.slice(0, at) + (TOKENS[random.below(TOKENS.length)] ?? '') + text.slice(at + 1);
}

describe('a file of bare numbers', () => {
  it('is read as with all formats, or left to them', () => {
    let read = 0;
    for (let round = 0; round < 3000; round++) {
      const bytes = new TextEncoder().encode(written());
      const options = { name: NAMES[random.below(NAMES.length)] };
      const file = readBareNumbers(bytes, options);
      if (file === undefined) continue;
      read++;
      expect(file).toEqual(readPuzzles(bytes, options));
    }
    expect(read).toBeGreaterThan(1000);
  });

  it('is not claimed by any format that is tried before those of numbers', () => {
    const before = ALL_FORMATS.filter(({ stage }) => stage === undefined);
    for (let round = 0; round < 1000; round++) {
      const text = round % 2 === 0 ? noise() : written();
      const source = { bytes: new Uint8Array(), text, limits: DEFAULT_LIMITS };
      const claimed = before.filter(
        (format) => format.detect(source) || format.isCertain?.(source) === true,
      );
      if (/^[0-9 \r\n]*$/.test(text)) expect(claimed.map(({ id }) => id)).toEqual([]);
    }
  });

  it('is left to all formats if it holds anything else', () => {
    for (const text of [
      '1 1\n1\n1\n# end\n',
      '1,1\n1\n1\n',
      'x',
      '',
      '01\n10\n',
      '1 1\n1\t\n1\n',
    ]) {
      expect(readBareNumbers(new TextEncoder().encode(text), {})).toBeUndefined();
    }
  });

  it('is tried with every format of bare numbers', () => {
    const numbers = ALL_FORMATS.filter(({ stage }) => stage === 'numbers');
    expect(numbers).toEqual(NUMBER_FORMATS);
  });
});
