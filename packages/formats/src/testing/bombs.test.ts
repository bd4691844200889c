/**
 * Files made to exhaust a reader: small ones that announce or unpack to something huge, and very
 * large ones. The tests bound the output (problems, puzzles, cells, warnings), not the time; a
 * reader that trusted such a file would crash the test run.
 */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { DEFAULT_LIMITS, type Puzzle } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS, type Format, readPuzzles, writePuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { EXAMPLES } from './examples.js';
import { unpackBrotli } from './unpack-brotli.js';

/** Bounds on the output for one file. */
const MOST = { message: 2000, warnings: 100, cells: DEFAULT_LIMITS.maxCells, puzzles: 1000 };
const LIMITS = { maxBytes: 1 << 24, maxPuzzles: MOST.puzzles };

/** The codes of a file's problems, after checking that the output is within the bounds. */
function collectCodes(bytes: Uint8Array, from?: string): string[] {
  const file = readPuzzles(bytes, { from, limits: LIMITS, unpackBrotli });
  const results = file.ok ? file.value.puzzles : [file];
  expect(results.length).toBeLessThanOrEqual(MOST.puzzles + 1);
  const codes = new Set<string>();
  for (const result of results) {
    if (!result.ok) {
      expect(result.problem.message.length).toBeLessThan(MOST.message);
      codes.add(result.problem.code);
      continue;
    }
    expect(result.warnings.length).toBeLessThanOrEqual(MOST.warnings);
    for (const { message } of result.warnings) expect(message.length).toBeLessThan(MOST.message);
  }
  return [...codes];
}

const bytes = (...parts: (string | readonly number[] | Uint8Array)[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

/** A PNG file with these chunks. */
function png(...chunks: readonly (readonly [name: string, data: Uint8Array])[]): Uint8Array {
  const whole = chunks.map(([name, data]) => {
    const body = bytes(name, data);
    return bytes(uint32(data.length), body, uint32(crc(body)));
  });
  return bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ...whole);
}

function uint32(value: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

function crc(data: Uint8Array): number {
  let rest = -1;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  }
  return ~rest >>> 0;
}

const header = (width: number, height: number, ...rest: number[]) =>
  ['IHDR', bytes(uint32(width), uint32(height), rest.length > 0 ? rest : [8, 0, 0, 0, 0])] as const;
const noise = (size: number) => deflateSync(Buffer.alloc(size, 1));

const LAUGHS = Array.from({ length: 12 }, (_, k) => {
  const last = k === 0 ? 'ha' : `&e${k - 1};`.repeat(10);
  return `<!ENTITY e${k} "${last}">`;
}).join('');
const writeXml = (doctype: string, title: string) =>
  `<?xml version="1.0"?><!DOCTYPE pbn [${doctype}]><puzzleset><puzzle><title>${title}</title></puzzle></puzzleset>`;

const brotliBomb = brotliCompressSync(Buffer.alloc(100_000_000, 0x20)).toString('base64');

const BOMBS: readonly (readonly [what: string, file: Uint8Array, codes: readonly string[]])[] = [
  ['gzip of gzip', gzipSync(gzipSync('1 1\n1\n1\n')), ['packed-twice']],
  ['gzip of 100 MB', gzipSync(Buffer.alloc(100_000_000, 0x31)), ['too-many-bytes']],
  [
    '4,000 gzips of 10 KB joined',
    bytes(...Array(4000).fill(gzipSync(Buffer.alloc(10_000, 49)))),
    ['too-many-bytes'],
  ],
  [
    'gzip that announces 4 GB',
    bytes(gzipSync('1 1\n1\n1\n').subarray(0, -4), [255, 255, 255, 255]),
    ['bad-gzip'],
  ],
  ['line ends and nothing else', Buffer.alloc(5_000_000, 10), ['too-many-lines']],
  // a reader that looks for the end of such a run at each of its signs needs hours
  [
    'a table above half a million empty lines',
    bytes('| | 3 | 1 |\n|---|---|---|\n| 3 | | |\n', '\n'.repeat(500_000), 'end'),
    ['unknown-format'],
  ],
  [
    'a heading above 50,000 numbers with blank lines between them',
    bytes('rows:\n', '1\n\n'.repeat(50_000)),
    ['unknown-format'],
  ],
  ['half a million tabs before a word', bytes('\t'.repeat(500_000), 'x'), ['unknown-format']],
  [
    'half a million tabs behind two clues',
    bytes('1;\n1', '\t'.repeat(500_000), 'x'),
    ['unknown-format'],
  ],
  ['entities that expand to 200 GB', bytes(writeXml(LAUGHS, '&e11;')), ['bad-xml']],
  [
    'an entity from a file',
    bytes(writeXml('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;')),
    ['bad-xml'],
  ],
  ['elements 200,000 deep', bytes('<puzzleset>', '<a>'.repeat(200_000)), ['too-deep']],
  ['brackets 1,000,000 deep', bytes('[{"a":', '['.repeat(1_000_000)), ['too-deep']],
  ['objects 200,000 deep', bytes('{"a":'.repeat(200_000)), ['too-deep']],
  [
    'a million puzzles in JSON',
    bytes('[', '{},'.repeat(1_000_000)),
    ['bad-json', 'too-many-puzzles'],
  ],
  ['a share string that unpacks to 100 MB', bytes('WOVEN-', brotliBomb, '-'), ['bad-brotli']],
  [
    'a clue of a million blocks',
    bytes('width 9\nheight 1\n\nrows\n', '1 '.repeat(1_000_000), '\n\ncolumns\n', '1\n'.repeat(9)),
    ['too-many-blocks'],
  ],
  ['a million lines of clues', bytes('2 2\n', '1\n'.repeat(1_000_000)), ['too-many-lines']],
  ['a PNG of 2^31 x 2^31', png(header(0x7fffffff, 0x7fffffff), ['IDAT', noise(10)]), ['too-large']],
  [
    'a PNG of one pixel with 100 MB',
    png(header(1, 1), ['IDAT', noise(100_000_000)], ['IEND', bytes()]),
    ['bad-image'],
  ],
  [
    'a PNG whose note unpacks to 100 MB',
    png(
      header(1, 1),
      ['zTXt', bytes('Comment', [0, 0], noise(100_000_000))],
      ['IDAT', noise(10)],
      ['IEND', bytes()],
    ),
    ['bad-image'],
  ],
  [
    'a PNG with 20,000 chunks',
    png(header(1, 1), ...Array(20_000).fill(['tEXt', bytes('a', [0])])),
    ['stops-short'],
  ],
  ['a plain PBM of 999,999,999 a side', bytes('P1 999999999 999999999 1'), ['too-large']],
  ['a raw PPM of 2^31 a side', bytes('P6 2147483648 2147483648 255 '), ['bad-size', 'too-large']],
  [
    'a GIF of 65,535 a side',
    bytes('GIF89a', Array(7).fill(255)),
    ['too-large', 'stops-short', 'bad-image'],
  ],
];

describe('the readers', () => {
  it.each(BOMBS)('refuse %s', (_, file, codes) => {
    const found = collectCodes(file);
    expect(found.length).toBeGreaterThan(0);
    for (const code of found) expect(codes).toContain(code);
  });
});

/** The format's output for the richest example that it can hold. */
function writeFile({ id, readOnly }: Format): string {
  for (const key of ['p3', 'p1', 'square']) {
    const puzzle: Puzzle | undefined = EXAMPLES[key];
    const written = puzzle === undefined || readOnly ? undefined : writePuzzles([puzzle], id);
    if (written?.ok) return new TextDecoder().decode(written.value);
  }
  return '';
}

const HUGE = ['999999999', '2147483647', '2147483648', '4294967296', '9007199254740993'];
const OPENINGS = ['[', '{', '(', '<a>', '{"a":', '"', '/*', '&'];

describe.each(ALL_FORMATS.filter(({ media }) => media === 'text'))('$id', (format) => {
  const text = writeFile(format);
  const numbers = [...text.matchAll(/\d+/g)];
  const withAll = (replaced: (number: RegExpExecArray) => string[]): string[] =>
    [numbers[0], numbers[1], numbers[numbers.length >> 1], numbers.at(-1)].flatMap((number) =>
      number === undefined
        ? []
        : replaced(number).map(
            (put) =>
              text.slice(0, number.index) + put + text.slice(number.index + number[0].length),
          ),
    );

  it('does not trust lengths near 2^31 and above', () => {
    for (const file of withAll(() => HUGE)) collectCodes(encodeText(file), format.id);
  });

  it('stays within bounds for a hundred thousand blocks', () => {
    for (const separator of [' ', ',', ', ']) {
      const [, , file = ''] = withAll(([number]) => [`${number}${separator}`.repeat(100_000)]);
      collectCodes(encodeText(file), format.id);
    }
  });

  it('stays within bounds for 100,000 lines', () => {
    const lines = text.split('\n');
    const at = lines.length >> 1;
    const endless = [...lines.slice(0, at), ...Array(100_000).fill(lines[at]), ...lines.slice(at)];
    collectCodes(encodeText(endless.join('\n')), format.id);
  });

  it('does not recurse into nested brackets', () => {
    const at = text.length >> 1;
    for (const opening of OPENINGS) {
      const file = text.slice(0, at) + opening.repeat(50_000) + text.slice(at);
      collectCodes(encodeText(file), format.id);
    }
  });
});
