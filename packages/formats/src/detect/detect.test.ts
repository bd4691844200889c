/**
 * A certain format is also the one that the whole pipeline finds, so a program may read the file
 * before it loads the rest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Format, readPuzzles, type Source } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { json } from '../own/json.js';
import { ALL_FORMATS } from './all-formats.js';
import { certainFormat } from './certain-format.js';
import { detectFormat } from './detect.js';
import { OWN_FORMATS } from './own-formats.js';
import { readPuzzles as readOwn } from './read-puzzles.js';
import { createSource } from './source.js';

/** All formats, with JSON never certain. */
const UNSURE: readonly Format[] = ALL_FORMATS.map((format) =>
  format === json ? { ...json, isCertain: () => false } : format,
);

function isCertainlyJson(source: Source): boolean {
  return certainFormat(source, [json]) === json;
}

function foundId(source: Source): string | undefined {
  const found = detectFormat(source, UNSURE);
  return found.ok ? found.value.id : undefined;
}

function sourceOfBytes(bytes: Uint8Array): Source | undefined {
  const source = createSource(bytes);
  return source.ok ? source.value : undefined;
}

/** Marks of the formats before `json`, and other beginnings of files. */
const FRAGMENTS = [
  ...['{', '[', '}', ']', '"', ' ', '\n', ',', '5,5\n', 'xx\n', 'abc', '"a":', '1', '#', '/', ':'],
  ...['var d = [[', '"leftHeader": [', 'leftCodes [', 'task = "', '1.2/3', '"solution":'],
  ...['"width":', '"cols":', '"columns":', '"rows":', '"image":', '"clues":', '"puzzle":'],
  ...['#define a_width 5\n', 'WOVEN-', 'MK Version', 'SAVEFILE:', 'pzprv3', 'NK1.', 'https://a#'],
  ...['<puzzle>', '<svg>', 'name,rules\n', ',name,rules,', '5x5:', '?nonogram/'],
  ...['www.logichome.org ', '"format":"nonokit"', '"height":2', '\n#d\n:a\n:b\n', '[1]', '"}'],
];

describe('isCertainlyJson', () => {
  it('agrees with detection for files, and accepts most of our own', () => {
    const certain = { yes: 0, no: 0 };
    for (const folder of ['puzzles/', 'puzzles/bad/', ...corpusFolders()]) {
      const at = new URL(`../../../../${folder}`, import.meta.url);
      for (const entry of readdirSync(at, { withFileTypes: true })) {
        const source = entry.isFile()
          ? sourceOfBytes(readFileSync(new URL(entry.name, at)))
          : undefined;
        if (source === undefined) continue;
        const id = foundId(source);
        if (isCertainlyJson(source)) expect(`${entry.name}: ${id}`).toBe(`${entry.name}: json`);
        if (id === 'json' && folder === 'puzzles/')
          certain[isCertainlyJson(source) ? 'yes' : 'no']++;
      }
    }
    expect(certain.yes).toBeGreaterThan(5);
    expect(certain.no).toBe(0);
  });

  it('agrees with detection for any text', () => {
    const texts = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 });
    const starts = fc.constantFrom('{', '[', '{"', '[{"', ' [ {"');
    const ends = fc.constantFrom('"width":1}', '"columns":[]}]', '}', '');
    let certain = 0;
    fc.assert(
      fc.property(starts, texts, ends, (start, rest, end) => {
        const source = sourceOfBytes(encodeText(start + rest.join('') + end));
        if (source === undefined || !isCertainlyJson(source)) return;
        certain++;
        expect(foundId(source)).toBe('json');
      }),
      { numRuns: 5000 },
    );
    expect(certain).toBeGreaterThan(50);
  });

  it.each(['[clues]\nrows = 1', 'x([[1]])', '{1, 2}', '<puzzle/>', '5 5\n1', '{"width":1', '{}'])(
    'rejects %j',
    (text) => {
      const source = sourceOfBytes(encodeText(text));
      expect(source && isCertainlyJson(source)).toBe(false);
    },
  );
});

/** The folders of the fuzzer's corpus. */
function corpusFolders(): string[] {
  const corpus = new URL('../../../../fuzz/corpus/', import.meta.url);
  return readdirSync(corpus).map((name) => `fuzz/corpus/${name}/`);
}

describe('a list of formats', () => {
  it('keeps the order of all formats', () => {
    expect(ALL_FORMATS.filter((format) => OWN_FORMATS.includes(format))).toEqual(OWN_FORMATS);
  });

  it('limits detection and messages to these formats', () => {
    const xml = encodeText('<puzzleset><puzzle></puzzle></puzzleset>');
    expect(readPuzzles(xml)).toMatchObject({ value: { format: { id: 'webpbn' } } });
    expect(readOwn(xml)).toMatchObject({ problem: { code: 'unknown-format' } });
    const noId = 'there is no format "webpbn", expected one of share, json-clues, json, non, text';
    const others = 'other formats are read with `formats: ALL_FORMATS`';
    expect(readOwn(xml, { from: 'webpbn' })).toMatchObject({
      problem: { code: 'unknown-format-id', message: `${noId}; ${others}` },
    });
    expect(readOwn(xml, { from: 'webpbn', formats: OWN_FORMATS })).toMatchObject({
      problem: { message: noId },
    });
    const image = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
    expect(readOwn(image)).toMatchObject({
      problem: { message: expect.stringMatching(/ 89 50 4e 47, expected a text file;/) },
    });
  });

  it('without number formats does not recognise numbers', () => {
    const numbers = encodeText('2 1\n2\n1\n1\n');
    expect(readPuzzles(numbers)).toMatchObject({ value: { format: { id: 'nin' } } });
    expect(readOwn(numbers)).toMatchObject({
      problem: {
        message: expect.stringMatching(
          /^no puzzle was found: nothing in its 4 lines looks like clues or a picture;/,
        ),
      },
    });
  });
});
