/** State of modules: first that the search finds it, then that there is none but what is listed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EXCEPTIONS, moduleStateIn, mustBeStateless } from './module-state.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = 'apps/site/server/x.ts';

describe('moduleStateIn', () => {
  it.each([
    ['let count = 0;', 'count'],
    ['export let x: string | undefined;', 'x'],
    ['const kept = new WeakMap<object, string>();', 'kept'],
    ['const kept = new Map();', 'kept'],
    ['export const seen: Set<string> = new Set();', 'seen'],
    ['const kept = new Map() as Map<string, string>;', 'kept'],
    ['const counts = new KindCounts();', 'counts'],
    ['const scratch = new Int32Array(8);', 'scratch'],
    ['const compiled = compiledOnce(bytes);', 'compiled'],
    ['const { kept } = new Site();', 'kept'],
    ['const all = []; function add(x) { all.push(x); }', 'all'],
    ['const all = new Set([1]); const add = (x) => all.add(x);', 'all'],
    ['const at = { x: 0 }; export function go() { at.x = 1; }', 'at'],
    ['const at = { x: 0 }; export function go() { at.x++; }', 'at'],
    ['const at = { x: 0 }; export function go(k) { delete at[k]; }', 'at'],
    ['const at = { x: { y: [] } }; class A { go() { at.x.y.push(1); } }', 'at'],
    ['const NUMBER = /[0-9]+/g; export const next = (text) => NUMBER.exec(text);', 'NUMBER'],
  ])('finds that of %s', (text, found) => {
    expect(moduleStateIn(FILE, `\n${text}`)).toEqual([{ file: FILE, line: 2, found }]);
  });

  it.each([
    "const NAMES = new Set(['a', 'b']);",
    'const BY_NAME = new Map([...NAMES].map((name) => [name, 1]));',
    'const NOTHING: readonly string[] = [];',
    'const NO_CELLS = new Int32Array(0);',
    'const NO_CELLS = new Int32Array();',
    'const BITS = Uint8Array.from({ length: 8 }, (_, k) => k);',
    "const PLURALS = new Intl.PluralRules('ru');",
    'const TABLE = []; for (let k = 0; k < 8; k++) TABLE.push(k);',
    'const all = [1]; function sorted(all) { all.sort(); }',
    'const all = [1]; function sorted() { const all = [2]; all.sort(); }',
    'const all = [1]; const sorted = () => [...all].sort();',
    'const WORD = /[a-z]+/y; function at(text, k) { WORD.lastIndex = k; return WORD.exec(text); }',
    'const WORD = /[a-z]+/; const is = (text) => WORD.test(text);',
    "const WORDS = /[a-z]+/g; const all = (text) => text.replace(WORDS, '');",
    'const NO_NAMES: ReadonlyMap<string, string> = new Map();',
    'declare let global: string;',
    'export type X = Map<string, string>;',
  ])('accepts %s', (text) => {
    expect(moduleStateIn(FILE, text)).toEqual([]);
  });
});

describe('this repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => mustBeStateless(file) && existsSync(root + file));
  const found = files.flatMap((file) => moduleStateIn(file, readFileSync(root + file, 'utf8')));

  it('has files to check', () => {
    expect(files).toContain('packages/core/src/drive.ts');
    expect(files).toContain('apps/site/server/site/site-memory.ts');
    expect(files).not.toContain('packages/core/src/testing/index.ts');
    expect(files.length).toBeGreaterThan(1000);
  });

  it('keeps nothing in modules but what is listed, and lists nothing else', () => {
    const listed = Object.entries(EXCEPTIONS).flatMap(([file, { names }]) =>
      names.map((name) => `${file}: ${name}`),
    );
    const kept = found.map(({ file, found: name }) => `${file}: ${name}`);
    expect(kept.sort()).toEqual(listed.sort());
  });
});
