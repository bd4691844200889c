/** What is kept of typed clues, and what is no such text. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptClues, keepClues, parseClues, readClues } from './kept-clues.js';

const CLUES: KeptClues = {
  draft: {
    palette: [{ rgb: '#ffffff' }, { rgb: '#000000', name: 'black' }, { rgb: '#c8141e' }],
    rows: [[{ size: 2, color: 1 }], []],
    columns: [
      [
        { size: 1, color: 1 },
        { size: 1, color: 2 },
      ],
      [],
      [],
    ],
  },
  texts: { title: 'Owl', author: 'Ann', description: '' },
};

describe('clues in the making', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  it('come back as they were, and are forgotten', () => {
    expect(readClues()).toBeUndefined();
    keepClues(CLUES);
    expect(readClues()).toEqual(CLUES);
    keepClues(undefined);
    expect(stored.size).toBe(0);
  });

  it('last as long as the page where storage is refused', () => {
    vi.stubGlobal('localStorage', undefined);
    keepClues(CLUES);
    expect(readClues()).toBeUndefined();
  });

  const palette = '"palette":[{"rgb":"#ffffff"},{"rgb":"#000000"}]';
  it.each([
    '',
    'null',
    '[]',
    '{}',
    `{${palette}}`,
    `{${palette},"rows":[],"columns":[[]]}`,
    `{${palette},"rows":[[1,2]],"columns":[[]]}`,
    `{${palette},"rows":[[1]],"columns":[[]]}`,
    `{${palette},"rows":[[0,1]],"columns":[[]]}`,
    `{${palette},"rows":[["1",1]],"columns":[[]]}`,
    `{${palette},"rows":[[1e9,1]],"columns":[[]]}`,
    '{"palette":[{"rgb":"red"},{"rgb":"#000000"}],"rows":[[1,1]],"columns":[[]]}',
    `{${palette},"rows":{"length":3},"columns":[[]]}`,
  ])('are not %s', (text) => {
    expect(parseClues(text)).toBeUndefined();
  });
});
