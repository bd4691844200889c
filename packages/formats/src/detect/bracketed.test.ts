/** The short way to JSON leads where the long one does. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import { bracketedFormat, bracketedFormats } from './bracketed.js';
import { formats } from './formats.js';
import { detectFormat } from './read-any.js';
import { sourceOf } from './source.js';

/** The ids that both ways find; the short one may know of none. */
function idsOf(source: Source): { short: string | undefined; long: string | undefined } {
  const long = detectFormat(source);
  return { short: bracketedFormat(source)?.id, long: long.ok ? long.value.id : undefined };
}

function sourceOfBytes(bytes: Uint8Array): Source | undefined {
  const source = sourceOf(bytes, {});
  return source.ok ? source.value : undefined;
}

/** What the formats before `json` look for, and what else files begin with. */
const FRAGMENTS = [
  ...['{', '[', '}', ']', '"', ' ', '\n', ',', '5,5\n', 'xx\n', 'abc', '"a":', '1', '#', '/'],
  ...['var d = [[', '"leftHeader": [', 'leftCodes [', 'task = "', '1.2/3', '"solution":'],
  ...['"width":', '"cols":', '"columns":', '"rows":', '"image":', '"clues":', '"puzzle":'],
  ...['#define a_width 5\n', 'WOVEN-', 'MK Version', 'SAVEFILE:', 'pzprv3', 'NK1.', 'https://a#'],
  ...['<puzzle>', '<svg>', 'name,rules\n', '5x5:', '?nonogram/', 'www.logichome.org '],
];

describe('bracketedFormat', () => {
  it('stands in the order of all formats, json last', () => {
    const ids = bracketedFormats.map(({ id }) => id);
    expect(formats.filter((one) => bracketedFormats.includes(one)).map(({ id }) => id)).toEqual(
      ids,
    );
    expect(ids.at(-1)).toBe('json');
  });

  it('finds what detectFormat finds in files', () => {
    const folders = ['puzzles/', 'puzzles/bad/', ...corpusFolders()];
    let found = 0;
    for (const folder of folders) {
      const at = new URL(`../../../../${folder}`, import.meta.url);
      for (const entry of readdirSync(at, { withFileTypes: true })) {
        const source = entry.isFile()
          ? sourceOfBytes(readFileSync(new URL(entry.name, at)))
          : undefined;
        if (source === undefined) continue;
        const { short, long } = idsOf(source);
        if (short !== undefined) expect(`${entry.name}: ${short}`).toBe(`${entry.name}: ${long}`);
        if (short !== undefined) found++;
        if (long === 'json') expect(`${entry.name}: ${short}`).toBe(`${entry.name}: json`);
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('finds what detectFormat finds in anything', () => {
    const texts = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom('{', '[', '{"', '[{', ' [ {'), texts, (start, rest) => {
        const source = sourceOfBytes(encodeText(start + rest.join('')));
        if (source === undefined) return;
        const { short, long } = idsOf(source);
        expect([undefined, long]).toContain(short);
      }),
      { numRuns: 3000 },
    );
  });

  it('leaves the rest to the long way', () => {
    for (const text of ['[clues]\nrows = 1', 'x([[1]])', '{1, 2}', '<puzzle/>', '5 5\n1']) {
      const source = sourceOfBytes(encodeText(text));
      expect(source && bracketedFormat(source)).toBeUndefined();
    }
  });
});

/** The folders of the fuzzer's corpus. */
function corpusFolders(): string[] {
  const corpus = new URL('../../../../fuzz/corpus/', import.meta.url);
  return readdirSync(corpus).map((name) => `fuzz/corpus/${name}/`);
}
