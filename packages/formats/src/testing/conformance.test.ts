/**
 * Requirements for every format: each example file is detected by its content and read as the right
 * puzzle, written puzzles read back unchanged, and no damage to a file makes a reader throw.
 *
 * Every format in `ALL_FORMATS` takes part; add a row to `EXAMPLE_FILES` if it has example files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Clue,
  describeProblem,
  type Problem,
  type Puzzle,
  type PuzzleMeta,
  randomOf,
} from '@nonokit/core';
import { arbitraryPuzzle } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS, type Format, readPuzzles, writePuzzles } from '../index.js';
import { findExample } from './examples.js';
import { problemFault } from './reader-fault.js';
import { unpackBrotli } from './unpack-brotli.js';

const FOLDER = fileURLToPath(new URL('../../../../../shared/formats/examples/', import.meta.url));

/** Example files by format: folder, file names, and whether writing reproduces the bytes. */
const EXAMPLE_FILES: readonly (readonly [
  id: string,
  folder: string,
  files: RegExp,
  exact: boolean,
])[] = [
  ['freesummerwind', 'freesummerwind', /^p[1-4]$/, true],
  ['pzl', 'izaron-pzl', /^p.\.colour/, true],
  ['pzl-black', 'izaron-pzl', /^p.\.black/, true],
  ['nin', 'nin', /^p.\.nin$/, true],
  ['nin', 'nin', /blank-lines/, false],
  ['mk', 'mk', /./, true],
  ['cwd', 'cwd', /./, true],
  ['csplib', 'csplib-txt', /./, true],
  ['feenn', 'feenn-counts', /./, true],
  ['keen', 'keen', /./, true],
  ['syro', 'syro', /./, true],
  ['spoj', 'spoj-jcross', /./, true],
  ['cril', 'cril-txt', /./, true],
  ['lp', 'lp-bosch', /./, true],
  ['picross-native', 'picross-native', /./, false],
  ['faase', 'faase', /./, true],
  ['ish', 'ish', /./, true],
  ['makhorin', 'makhorin', /./, true],
  ['ctu-csv', 'ctu-csv', /./, true],
  ['rosetta-letters', 'rosetta-letters', /./, true],
  ['non', 'non-simpson', /./, true],
  ['non-mikix', 'non-mikix', /./, true],
  ['non-mikix', 'non-nonpack', /./, true],
  ['non-nonny', 'non-nonny', /^p3/, true],
  ['non', 'non-nonny', /^p[124]/, false],
  ['olsak', 'olsak-g', /^p[1-4]/, true],
  ['gno', 'gno', /./, false],
  ['clue-table', 'clue-table-csv', /./, true],
  ['freenono', 'freenono-xml', /./, true],
  ['logichome', 'logichome', /./, true],
  ['sgriddler', 'sgriddler', /\.sgriddler$/, true],
  ['sgriddler', 'sgriddler', /\.griddler$/, true],
  ['tatham', 'tatham-pattern', /^p\d\.id/, true],
  ['tatham', 'tatham-pattern', /prefilled/, false],
  ['tatham-save', 'tatham-pattern', /sav$/, false],
  ['puzzle-nonograms', 'puzzle-nonograms', /./, true],
  ['pzpr', 'pzpr', /^p\d\.pzpr/, true],
  ['pzpr', 'pzpr', /solved/, false],
  ['pzpr-url', 'pzpr', /url/, true],
  ['davidje', 'davidje13', /(rules|url).txt$/, true],
  ['davidje', 'davidje13', /image.txt$/, false],
  ['davidje-json', 'davidje13', /^p..json$/, true],
  ['davidje-json', 'davidje13', /image.json$/, false],
  ['davidje-csv', 'davidje13', /csv$/, false],
  ['nonograms-org', 'nonograms-org', /./, true],
  ['nono-archive', 'nono-archive', /./, true],
  ['griddlers-net', 'griddlers-net', /./, true],
  ['json', 'plain-json', /./, false],
  ['minizinc', 'minizinc-dzn', /hakank/, true],
  ['minizinc-unary', 'minizinc-dzn', /benchmark/, true],
  ['python', 'ortools-python', /./, true],
  ['essence', 'essence-param', /./, true],
  ['mathprog', 'glpk-mathprog', /./, true],
  ['gecode', 'gecode-array', /./, true],
  ['json-clues', 'thomasr-json', /^p.\.json/, true],
  ['json-clues', 'thomasr-json', /partial/, false],
  ['davidje-json', 'pycsp3-json', /./, true],
  ['toml', 'nonogrid-toml', /./, true],
  ['ini', 'pynogram-ini', /./, true],
  ['text', 'char-grid', /./, false],
  ['text', 'zero-one-matrix', /./, false],
  ['text', 'freesummerwind', /expected-output$/, false],
  ['webpbn', 'webpbn-xml', /^(p[1-4]|set-of-4)\.xml$/, false],
  ['png', 'images', /\.png$/, false],
  ['svg', 'images', /\.svg$/, true],
  ['jap', 'jap-tls', /./, false],
  ['woven', 'woven', /./, false],
  ['gif', 'images', /\.gif$/, false],
  ['bmp', 'images', /\.bmp$/, false],
  ['xbm', 'images', /\.xbm$/, false],
  ['pbm', 'images', /\.pbm$/, false],
  ['pgm', 'images', /\.pgm$/, false],
  ['ppm', 'images', /\.ppm$/, false],
];

const files = existsSync(FOLDER)
  ? EXAMPLE_FILES.flatMap(([id, folder, pattern, exact]) =>
      readdirSync(FOLDER + folder)
        .filter((file) => pattern.test(file))
        .map((file) => ({ id, exact, file, path: `${folder}/${file}` })),
    )
  : [];

/** The pictures in a file: "p2.nin" holds one, a bundle several. */
function parsePictures(file: string): string[] {
  if (/^(mono|all)/.test(file)) return ['p1', 'p2', 'p4'];
  return /^(colour|set)/.test(file) ? ['p1', 'p2', 'p3', 'p4'] : [file.slice(0, 2)];
}

/**
 * The parts that two puzzles must share: colours by value, or by order if the format has no values.
 */
function toShape(puzzle: Puzzle, colors: Format['holds']['colors']): unknown {
  const order = new Map<number, number>();
  const label = (color: number): string => {
    if (colors === 'rgb') return puzzle.palette[color]?.rgb ?? '?';
    if (!order.has(color)) order.set(color, order.size);
    return `${order.get(color)}`;
  };
  const text = (clue: Clue) => clue.map(({ size, color }) => `${size}${label(color)}`).join(' ');
  const { width, height, rows, columns } = puzzle;
  return { width, height, rows: rows.map(text), columns: columns.map(text) };
}

function readBytes(path: string): Uint8Array {
  return readFileSync(FOLDER + path);
}

/** The puzzles of a valid file. */
function readAll(bytes: Uint8Array, from?: string): { id: string; puzzles: Puzzle[] } {
  const file = readPuzzles(bytes, { from, unpackBrotli });
  if (!file.ok) throw new Error(describeProblem(file.problem));
  const puzzles = file.value.puzzles.map((puzzle) => {
    if (!puzzle.ok) throw new Error(describeProblem(puzzle.problem));
    return puzzle.value;
  });
  return { id: file.value.format.id, puzzles };
}

/** The problems of a file: of the whole or of its puzzles. Fails only if reading throws. */
function listProblems(bytes: Uint8Array, from?: string): Problem[] {
  const file = readPuzzles(bytes, { from, unpackBrotli });
  if (!file.ok) return [file.problem];
  return file.value.puzzles.flatMap((puzzle) => (puzzle.ok ? [] : [puzzle.problem]));
}

/** Where each example file stops, and how often it is damaged; `check:all` tries every byte. */
const [STOPS, DAMAGES] =
  process.env['NONOKIT_FULL'] === '1' ? [Number.POSITIVE_INFINITY, 150] : [150, 30];

describe.skipIf(files.length === 0)('example files', () => {
  it.each(files)('$path is read as $id', ({ id, file, path }) => {
    const read = readAll(readBytes(path));
    expect(read.id).toBe(id);
    const colors = ALL_FORMATS.find((format) => format.id === id)?.holds.colors ?? 'none';
    const expected = parsePictures(file).map(findExample);
    expect(read.puzzles.map((puzzle) => toShape(puzzle, colors))).toEqual(
      expected.map((puzzle) => toShape(puzzle, colors)),
    );
  });

  it.each(files.filter(({ exact }) => exact))('$path is written byte for byte', ({ id, path }) => {
    const bytes = readBytes(path);
    const written = writePuzzles(readAll(bytes).puzzles, id);
    expect(written.ok && new TextDecoder().decode(written.value)).toBe(
      new TextDecoder().decode(bytes),
    );
  });

  it.each(files)('$path may be cut off at any byte', ({ id, path }) => {
    const bytes = readBytes(path);
    const media = ALL_FORMATS.find((format) => format.id === id)?.media;
    const step = Math.max(1, Math.floor(bytes.length / STOPS));
    for (let length = 0; length < bytes.length; length += step) {
      listProblems(bytes.subarray(0, length));
      const problems = listProblems(bytes.subarray(0, length), id);
      for (const problem of problems) expectUseful(problem, media);
    }
  });

  it.each(files)('$path may be damaged anywhere', ({ id, path }) => {
    const bytes = readBytes(path);
    const media = ALL_FORMATS.find((format) => format.id === id)?.media;
    const random = randomOf(path);
    for (let trial = 0; trial < DAMAGES; trial++) {
      const damaged = damage(bytes, random);
      listProblems(damaged);
      for (const problem of listProblems(damaged, id)) expectUseful(problem, media);
    }
  });

  it.each(files)('$path may be read in any other format without an exception', ({ path }) => {
    const bytes = readBytes(path);
    for (const { id, media } of ALL_FORMATS) {
      for (const problem of listProblems(bytes, id)) expectUseful(problem, media);
    }
  });
});

function expectUseful(problem: Problem, media: Format['media'] = 'binary'): void {
  expect(problemFault(problem, media)).toBeUndefined();
}

/** A copy with one to four bytes changed, cut out, doubled or put in. */
function damage(bytes: Uint8Array, random: ReturnType<typeof randomOf>): Uint8Array {
  const damaged = [...bytes];
  const alphabet = '0123456789 \n:#,.="\'<>&{}[]rgbcolumns\u0000\u00ff';
  for (let k = random.below(4); k >= 0; k--) {
    const at = random.below(damaged.length + 1);
    const byte = alphabet.charCodeAt(random.below(alphabet.length));
    const kind = random.below(4);
    if (kind === 0) damaged[at] = byte;
    else if (kind === 1) damaged.splice(at, 1 + random.below(8));
    else if (kind === 2) damaged.splice(at, 0, byte);
    else damaged.splice(at, 0, ...damaged.slice(at, at + random.below(20)));
  }
  return Uint8Array.from(damaged);
}

/** A title-like text, with characters that have a meaning in some formats. */
const arbitraryText = fc.stringMatching(/^[!-~é☃Ж]{1,6}( [!-~]{1,4}){0,2}$/);

const arbitraryMeta: fc.Arbitrary<PuzzleMeta> = fc.record(
  {
    id: arbitraryText,
    title: arbitraryText,
    author: arbitraryText,
    copyright: arbitraryText,
    license: arbitraryText,
    description: arbitraryText,
  },
  { requiredKeys: [] },
);

const hasBlocks = (clue: Clue): boolean => clue.length > 0;

/** Conditions on puzzles for formats that cannot express all puzzles; they refuse the others. */
const WRITABLE: ReadonlyMap<string, (puzzle: Puzzle) => boolean> = new Map([
  ['taai', ({ width, height }: Puzzle) => width === height], // taai holds squares
  ['pgm', ({ palette }: Puzzle) => palette.length === 2], // the first ink is black
  ['rosetta-letters', ({ rows, columns }: Puzzle) => [...rows, ...columns].every(hasBlocks)],
]);

/** The formats that are written, too. */
const writable = ALL_FORMATS.filter(({ readOnly }) => readOnly !== true);

/** Beginnings of the text formats; as a title, none of them may affect detection. */
const openings: readonly string[] = [
  ...new Set(
    writable
      .filter(({ media }) => media === 'text')
      .flatMap((format) => {
        const text = new TextDecoder().decode(exampleIn(format)).replace(/^\ufeff/, '');
        const [first = '', second = ''] = text.split(/\s*\n\s*/);
        return [first, second, text.slice(0, 2)];
      })
      .concat('[]', '{}', '[{"', '[[', '{"', '<?xml', '#', ':', ';', '%', '//', '/*', '<!--')
      .map((text) => text.trim().slice(0, 16))
      .filter((text) => text !== ''),
  ),
];

describe.each(writable.map((format) => [format.id, format] as const))('%s', (id, format) => {
  const { holds } = format;
  const arbitrary = fc
    .tuple(arbitraryPuzzle({ maxSize: 8, maxInks: holds.colors === 'none' ? 1 : 5 }), arbitraryMeta)
    .map(([puzzle, meta]): Puzzle => ({ ...puzzle, meta }))
    .filter(WRITABLE.get(id) ?? (() => true));
  const arbitraryFile = fc.array(arbitrary, { minLength: 1, maxLength: holds.several ? 3 : 1 });

  it('reads back its own files', () => {
    fc.assert(
      fc.property(arbitraryFile, (puzzles) => {
        const written = writePuzzles(puzzles, id);
        if (!written.ok) throw new Error(describeProblem(written.problem));
        const read = readAll(written.value, id).puzzles;
        expect(read.length).toBe(puzzles.length);
        puzzles.forEach((puzzle, i) => {
          expectHeld(read[i], puzzle, format);
        });
      }),
    );
  });

  it('is recognised in its own files', () => {
    fc.assert(
      fc.property(arbitraryFile, (puzzles) => {
        const written = writePuzzles(puzzles, id);
        if (!written.ok) throw new Error(describeProblem(written.problem));
        const name = `p${format.extensions[0]}`;
        const read = readPuzzles(written.value, { name, unpackBrotli });
        if (!read.ok) throw new Error(describeProblem(read.problem));
        expect(toDialect(read.value.format.id)).toBe(toDialect(id));
      }),
    );
  });

  it('is not confused by texts that begin like another format', () => {
    for (const key of holds.meta) {
      for (const opening of openings) {
        const written = writePuzzles([{ ...findExample('p1'), meta: { [key]: opening } }], id);
        if (!written.ok) throw new Error(describeProblem(written.problem));
        const read = readAll(written.value);
        const found = toDialect(read.id);
        expect({ key, opening, found }).toEqual({ key, opening, found: toDialect(id) });
        expect(read.puzzles).toHaveLength(1);
      }
    }
  });

  it('gives a place for the problem of every cut-off file', () => {
    const bytes = exampleIn(format);
    for (let length = 0; length < bytes.length; length++) {
      const part = bytes.subarray(0, length);
      const lines = new TextDecoder().decode(part).split(/\r\n?|\n/).length;
      for (const problem of listProblems(part, id)) {
        expectUseful(problem, format.media);
        expect(problem.line ?? 1, problem.message).toBeLessThanOrEqual(lines + 1);
      }
    }
  });
});

/**
 * The format's id, and one for all dialects of NON: black files without a licence are the same in
 * them.
 */
function toDialect(id: string): string {
  return /^non(-|$)/.test(id) ? 'non' : id;
}

/** An example puzzle with a title as the format writes it: in colours where it can. */
function exampleIn({ id, holds }: Format): Uint8Array {
  for (const key of ['p3', 'p2', 'p1']) {
    const puzzle: Puzzle = { ...findExample(key), meta: { title: 'Cup & "Co"', author: 'Ann' } };
    const several = holds.several ? [puzzle, findExample(key)] : [puzzle];
    const written = writePuzzles(several, id);
    if (written.ok) return written.value;
  }
  throw new Error(`${id} writes none of the examples`);
}

it.each(ALL_FORMATS)('$id does what the table of formats says', ({ id, extensions }) => {
  expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const extension of extensions) expect(extension).toMatch(/^\.[a-z0-9]+$/);
});

/** Changes to texts in formats that cannot write some characters. */
const TEXT_CHANGES: ReadonlyMap<string, (text: string, key: string) => string> = new Map([
  [
    'nono-archive',
    (text, key) => text.replaceAll(';', '-').replace(key === 'id' ? /^#/ : /^$/, '-'),
  ],
]);

function expectHeld(read: Puzzle | undefined, written: Puzzle, { id, holds }: Format): void {
  if (read === undefined) throw new Error('a puzzle is missing');
  expect(toShape(read, holds.colors)).toEqual(toShape(written, holds.colors));
  if (holds.colors === 'rgb' && holds.clues) {
    expect(read.palette.map(({ rgb }) => rgb)).toEqual(written.palette.map(({ rgb }) => rgb));
  }
  if (holds.goal && holds.clues) expect(read.goal).toEqual(written.goal);
  const kept = Object.entries(written.meta).filter(([key]) =>
    holds.meta.some((known) => known === key),
  );
  const held = kept.map(([key, text]) => [key, TEXT_CHANGES.get(id)?.(text, key) ?? text]);
  expect(read.meta).toEqual(Object.fromEntries(held));
}
