import { bad } from '@nonokit/core';
import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS, type Format, formatById, formatOfName, readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { nin } from '../numbers/nin.js';
import { nearestFormats } from './nearest-formats.js';
import { createSource } from './source.js';

const read = (text: string, options = {}) => readPuzzles(encodeText(text), options);

describe('formatOfName', () => {
  it.each([
    ['a.nin', 'nin'],
    ['dir.non/B.NIN', 'nin'],
    ['a.pzl', 'pzl'],
    ['a.non', 'non-mikix'],
    ['a.nonpack.gz', 'non-mikix'],
    ['a.g', 'olsak'],
  ])('writes %s as %s', (name, id) => {
    expect(formatOfName(name, ALL_FORMATS)?.id).toBe(id);
  });

  it.each(['a', 'a.xyz', '', '.', 'a.', 'non', 'a.nin/b'])('finds no format for %j', (name) => {
    expect(formatOfName(name, ALL_FORMATS)).toBeUndefined();
  });
});

it('format ids are unique and can be looked up', () => {
  expect(new Set(ALL_FORMATS.map(({ id }) => id)).size).toBe(ALL_FORMATS.length);
  for (const format of ALL_FORMATS) expect(formatById(format.id, ALL_FORMATS)).toBe(format);
  expect(formatById('__proto__', ALL_FORMATS)).toBeUndefined();
});

describe('the format', () => {
  it('is the requested one, whatever the content looks like', () => {
    expect(read('1 1\n1\n1\n', { from: 'olsak' })).toMatchObject({
      ok: true,
      value: { format: { id: 'olsak' }, puzzles: [{ ok: false }] },
    });
  });

  it('that does not exist is a problem that lists the existing formats', () => {
    const result = read('1 1\n1\n1\n', { from: 'nonsense' });
    expect(result).toMatchObject({ ok: false, problem: { code: 'unknown-format-id' } });
    if (!result.ok) for (const { id } of ALL_FORMATS) expect(result.problem.message).toContain(id);
  });

  it('is found by the content even if the name differs', () => {
    const wrongName = read('2 1\n2\n1\n1\n', { name: 'x.g' });
    expect(wrongName).toMatchObject({ value: { format: { id: 'nin' } } });
  });

  it('is not Olšák if two lines are Prolog directives', () => {
    const program = ':- use_module(nono).\n:- run.\nnonogram([[1],[1]],[[1],[1]]).\n';
    expect(read(program)).toMatchObject({ value: { format: { id: 'prolog' } } });
  });

  it('is found by the name if the content is damaged', () => {
    expect(read('2 2\n2\n', { name: 'x.nin' })).toMatchObject({
      value: { format: { id: 'nin' }, puzzles: [{ problem: { code: 'wrong-line-count' } }] },
    });
  });

  it('is found in the content of a gzip file', () => {
    const file = readPuzzles(gzipSync(encodeText('2 1\n2\n1\n1\n')), { name: 'x.gz' });
    expect(file).toMatchObject({ value: { format: { id: 'nin' }, puzzles: [{ ok: true }] } });
  });

  it('of unknown text is a problem that names the nearest formats', () => {
    expect(read('hello world\n').ok).toBe(false);
    const broken = read('width x\nheight 5\nrows\n');
    expect(broken).toMatchObject({ ok: false, problem: { code: 'unknown-format' } });
    expect(read('3 2\n1 1\n3\n2\nx\n2\n')).toMatchObject({
      problem: {
        message: expect.stringMatching(
          /^no known format: as [a-z -]*\bnin\b.*, line 5, column 1: /,
        ),
      },
    });
  });

  it('of unknown text is a problem that names at most three formats, each with a place and a reason', () => {
    const broken = ['width 5', 'height 5', '[row', '{"a": 1}', '<puzzle>', '2 2\n1 x\n1\n', '5:a'];
    for (const text of broken) {
      for (const rest of ['', '\n1 2\n3 4\n?\n']) {
        const result = read(text + rest);
        if (result.ok || result.problem.code !== 'unknown-format') continue;
        const { message } = result.problem;
        const [, ...candidates] = message.split(/: (?=as )|; (?=as )/);
        expect(candidates.length).toBeLessThanOrEqual(3);
        for (const candidate of candidates) {
          expect(candidate).toMatch(/^as [a-z-]+(?: or [a-z-]+){0,2}, line \d+, column \d+: .+/);
        }
      }
    }
  });

  it('of a long file is looked for only at its beginning', () => {
    let shown = 0;
    const spy: Format = {
      ...nin,
      read: ({ text, bytes }) => {
        shown = Math.max(text.length, bytes.length);
        return [bad('odd', 'this is odd', { line: 2, column: 1 })];
      },
    };
    const source = createSource(encodeText(`1\n${'b\n'.repeat(1_000_000)}`));
    if (!source.ok) throw new Error(source.problem.message);
    expect(nearestFormats(source.value, [spy])).toEqual([
      {
        ids: ['nin'],
        read: 32_768,
        problem: { code: 'odd', message: 'this is odd', line: 2, column: 1 },
      },
    ]);
    expect(shown).toBeLessThan(40_000);
  });

  it('of binary bytes is a problem that shows the bytes', () => {
    expect(readPuzzles(Uint8Array.of(0xca, 0xfe, 0xba, 0xbe, 0))).toMatchObject({
      problem: { code: 'unknown-format', message: expect.stringContaining('ca fe ba be') },
    });
    const asText = readPuzzles(Uint8Array.of(0, 1, 2, 3), { from: 'nin' });
    expect(asText).toMatchObject({ problem: { code: 'wrong-media' } });
  });
});

describe('files of bare numbers', () => {
  it.each([
    ['nin by its line ends', '3 2\n1 1\n3\n2\n1\n2\n', '', 'nin'],
    ['pzl-black by its counts', '2 3\n2 1 1\n1 3\n1 2\n1 1\n1 2\n', '', 'pzl-black'],
    ['nin with its sizes exchanged', '2 3\n1 1\n3\n2\n1\n2\n', '', 'nin'],
    ['either where both give one puzzle', '1 1\n0\n0\n', '', 'nin'],
    ['pzl-black by its blank lines', '3 3\n\n1 1\n1 1\n1 1\n\n1 1\n1 1\n1 1\n', '', 'pzl-black'],
    ['nin where lines are no records', `5 5\n${'1 1 1\n1\n0\n0\n0\n'.repeat(2)}`, '', 'nin'],
    ['what the name says where both pass', '1 2\n0\n0\n0\n', 'x.pzl', 'pzl-black'],
    ['what the name says where both pass', '1 2\n0\n0\n0\n', 'x.nin', 'nin'],
    ['what the name says where none passes', '1 2\n9\n', 'x.pzl', 'pzl-black'],
  ])('are read as %s', (_, text, name, id) => {
    expect(read(text, { name })).toMatchObject({ ok: true, value: { format: { id } } });
  });

  it('are a problem that names both formats if both fit', () => {
    const { problem } = read('1 2\n0\n0\n0\n') as unknown as { problem: { message: string } };
    expect(problem).toMatchObject({ code: 'ambiguous-format' });
    expect(problem.message).toMatch(/nin.*pzl-black/);
  });

  it('are a problem that names both formats if neither fits', () => {
    expect(read('1 2\n9\n')).toMatchObject({
      problem: { code: 'unknown-format', message: expect.stringMatching(/nin.*pzl-black/) },
    });
  });
});

it('readPuzzles honours the limits', () => {
  const bundle = '====\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n'.repeat(3);
  expect(read(bundle)).toMatchObject({ value: { puzzles: { length: 3 } } });
  expect(read(bundle, { limits: { maxPuzzles: 2 } })).toMatchObject({
    value: { puzzles: [{ problem: { code: 'too-many-puzzles' } }] },
  });
  expect(read('9 9\n', { name: 'a.nin', limits: { maxCells: 80 } })).toMatchObject({
    value: { puzzles: [{ problem: { code: 'too-large', line: 1, column: 1 } }] },
  });
});
