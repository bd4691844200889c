import { gzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readCatalogue, titledIn } from './index.js';

const LINE = {
  format: 'nonokit',
  version: 1,
  id: '00c0ffee',
  title: 'Corner',
  width: 2,
  height: 2,
  rows: [[2], [1]],
  columns: [[2], [1]],
  catalogue: {
    id: '00c0ffee',
    titles: { en: 'Corner', ru: 'Уголок' },
    tags: { en: [], ru: [] },
    category: 'signs',
    source: { drawn: true },
    difficulty: { label: 'trivial', score: 1 },
    canonical: '0'.repeat(32),
  },
  label: 'kept',
  goal: ['11', '10'],
};

const makeBytes = (...lines: readonly object[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

it('readCatalogue reads puzzles and facts, gzipped or not', () => {
  const file = makeBytes(LINE, LINE);
  for (const bytes of [file, gzipSync(file)]) {
    const entries = readCatalogue(bytes);
    expect(entries.map(({ facts }) => facts.titles.ru)).toEqual(['Уголок', 'Уголок']);
    expect(entries[0]?.puzzle).toMatchObject({ width: 2, meta: { id: '00c0ffee' } });
  }
});

it('readCatalogue removes the facts from the puzzle, and keeps unknown members', () => {
  const [entry] = readCatalogue(makeBytes(LINE));
  expect(entry?.puzzle.extra).toEqual({ label: 'kept' });
});

it('titledIn gives the title in both languages', () => {
  const [entry] = readCatalogue(makeBytes(LINE));
  if (entry === undefined) throw new Error('no entry');
  expect(titledIn(entry, 'ru').meta.title).toBe('Уголок');
  expect(titledIn(entry, 'en').meta.title).toBe('Corner');
});

it('readCatalogue throws for a file that is not of the catalogue', () => {
  const { catalogue: _, ...plain } = LINE;
  for (const bytes of [
    makeBytes(plain),
    makeBytes({ ...LINE, rows: [[3], [1]] }),
    new TextEncoder().encode('hello'),
  ]) {
    expect(() => readCatalogue(bytes)).toThrow(/readCatalogue/);
  }
});
