/** Packed code: first that the search finds it, then that there is none but what is listed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LONG_LISTS, longParameterListsIn, packedLiteralsIn } from './packing.js';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('packedLiteralsIn', () => {
  it.each([
    ['const x = { ...{ a, b }, c };', '...{'],
    ["const x = { ...({ a: 'b' } as const) };", '...{'],
    ['go({ x: { ...{ a } } });', '...{'],
    ['const [a, b] = [1, 2];', '[…] = […]'],
    ['const [a, b]: [number, number] = [1, 2];', '[…] = […]'],
    ["export const [A, B] = ['a', 'b'] as const;", '[…] = […]'],
    ['for (let [a, b] = [0, 1]; a < 5; a++) b++;', '[…] = […]'],
  ])('finds %s', (text, found) => {
    expect(packedLiteralsIn('x.ts', `\n${text}`)).toEqual([{ file: 'x.ts', line: 2, found }]);
  });

  it.each([
    'const x = { ...a, b };',
    'const x = { ...(a === undefined ? {} : { a }) };',
    "const x = [...['a', 'b'], 'c'];",
    'const [first] = [...set];',
    'let [a, b] = [] as unknown as [Server, Browser];',
    'const [a, b] = await Promise.all([one(), two()]);',
    'const [a, b] = [1, 2].map(String);',
    '[a, b] = [b, a];',
    'go(...[1, 2]);',
  ])('accepts %s', (text) => {
    expect(packedLiteralsIn('x.mts', text)).toEqual([]);
  });
});

describe('longParameterListsIn', () => {
  it.each([
    'function go(a, b, c, d, e, f) {}',
    'const go = (a, b, c, d, e, { f }) => a;',
    'class A { go(a, b, c, d, e, f = 1) {} }',
    'const a = { go(a, b, c, d, e, ...f) {} };',
  ])('finds %s', (text) => {
    expect(longParameterListsIn('x.ts', text)).toMatchObject([{ found: '6 parameters' }]);
  });

  it('accepts five', () => {
    expect(longParameterListsIn('x.ts', 'function go(a, b, c, d, { e, f }) {}')).toEqual([]);
  });
});

describe('this repository', () => {
  const sources = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    // the corpus of the fuzzer holds texts that are no programs
    .filter((file) => /\.(ts|tsx|mts|mjs|js|cjs)$/.test(file) && !/^fuzz\/corpus\//.test(file))
    .filter((file) => existsSync(root + file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

  it('has files to check', () => {
    expect(sources.length).toBeGreaterThan(2000);
  });

  it('packs no literals', () => {
    expect(sources.flatMap(({ file, text }) => packedLiteralsIn(file, text))).toEqual([]);
  });

  it('has functions of more than five parameters only where they are listed', () => {
    const listed = new Set(LONG_LISTS.flatMap(({ files }) => files));
    const others = sources.filter(({ file }) => !listed.has(file));
    expect(others.flatMap(({ file, text }) => longParameterListsIn(file, text))).toEqual([]);
  });
});
