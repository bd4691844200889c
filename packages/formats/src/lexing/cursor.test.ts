import { describe, expect, it } from 'vitest';
import { aBlock, aHeight, aWidth } from '../words/en/things.js';
import {
  Cursor,
  linesOf,
  nextNumber,
  parseNumber,
  quote,
  splitWords,
  trailingWarnings,
} from './cursor.js';

const place = (line: number, column: number) => ({ line, column });

describe('Cursor', () => {
  it('returns words with line and column', () => {
    const cursor = new Cursor('12 ab\n\n\t7\n');
    expect(cursor.word()).toEqual({ text: '12', place: place(1, 1) });
    expect(cursor.word()).toEqual({ text: 'ab', place: place(1, 4) });
    expect(cursor.word()).toEqual({ text: '7', place: place(3, 2) });
    expect(cursor.word()).toBeUndefined();
    expect(cursor.place).toEqual(place(4, 1));
  });

  it('peeks at the next word without moving', () => {
    const cursor = new Cursor('1\n 2');
    cursor.word();
    expect(cursor.peek()).toEqual({ text: '2', place: place(2, 2) });
    expect(cursor.place).toEqual(place(1, 2));
    expect(cursor.word()).toEqual({ text: '2', place: place(2, 2) });
    expect(cursor.peek()).toBeUndefined();
  });

  it('tells where a number was expected if the text ends', () => {
    const cursor = new Cursor('5');
    expect(nextNumber(cursor, aWidth)).toMatchObject({ value: { number: 5 } });
    expect(nextNumber(cursor, aHeight)).toEqual({
      ok: false,
      problem: {
        code: 'ends-early',
        message: 'the file ends, expected a height',
        key: 'formats.lexingFileEnds',
        params: { what: aHeight },
        ...place(1, 2),
      },
    });
  });

  it('warns of text after the end', () => {
    expect(trailingWarnings(new Cursor(' \n'))).toEqual([]);
    expect(trailingWarnings(new Cursor('\n x'))).toMatchObject([
      { code: 'trailing-text', line: 2 },
    ]);
  });
});

describe('linesOf', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['a\n', 1],
    ['a\n\n', 2],
    ['\na', 2],
  ])('splits %j into %i lines', (text, count) => {
    expect(linesOf(text)).toHaveLength(count);
  });
});

it('wordsOf splits at blanks, and at commas on request', () => {
  const line = { text: ' 3,1 2', place: place(4, 1) };
  expect([...splitWords(line)].map(({ text }) => text)).toEqual(['3,1', '2']);
  expect([...splitWords(line, 'blanks and commas')]).toEqual([
    { text: '3', place: place(4, 2) },
    { text: '1', place: place(4, 4) },
    { text: '2', place: place(4, 6) },
  ]);
});

describe('parseNumber', () => {
  const read = (text: string) => parseNumber({ text, place: place(1, 1) }, aBlock);

  it.each([
    ['0', 0],
    ['007', 7],
    ['999999999', 999_999_999],
  ])('reads %s', (text, number) => {
    expect(read(text)).toMatchObject({ ok: true, value: number });
  });

  it.each(['', '-1', '+1', '1.5', '1e3', '0x1', '٣', '1000000000', 'NaN'])('refuses %j', (text) => {
    expect(read(text)).toMatchObject({ ok: false, problem: { code: 'bad-number', line: 1 } });
  });
});

it('quote shortens long texts', () => {
  expect(quote('abc')).toBe('"abc"');
  expect(quote('x'.repeat(1000))).toHaveLength(42);
});
