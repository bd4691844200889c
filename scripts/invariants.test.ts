/** The invariants: first that the search finds violations, then that the repository has none. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hostGlobalsIn, isProduct, machinePathsIn, riddlesIn, wideLinesIn } from './invariants.js';
import { isDivided, LONG_FILES, longFileIn } from './long-files.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The text files tracked by git, as they are on disk. */
function trackedFiles(): { file: string; text: string }[] {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return names
    .split('\0')
    .filter((file) => file !== '' && existsSync(root + file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
}

describe('hostGlobalsIn', () => {
  it.each([
    ['const x = Math.random();', 'Math.random'],
    ["const x = Math['random']();", 'Math.?'],
    ['const { random } = Math;', 'Math.?'],
    ['const started = Date.now();', 'Date'],
    ['const day = new Date(0);', 'Date'],
    ['export const now = () => performance.now();', 'performance'],
    ["if (process.env['DEBUG']) go();", 'process'],
    ["const bytes = Buffer.from('a');", 'Buffer'],
    ["console.log('here');", 'console'],
    ['setTimeout(go, 10);', 'setTimeout'],
    ['const wait = setInterval;', 'setInterval'],
    ['globalThis.performance.now();', 'globalThis'],
    ['declare const process: { argv: string[] };', 'process'],
    ['const options = { clock: Date.now };', 'Date'],
    ['const options = { console };', 'console'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a program
    ['const text = `${Date.now()}`;', 'Date'],
  ])('finds the violation in %s', (line, found) => {
    const file = 'packages/core/src/x.ts';
    expect(hostGlobalsIn(file, `\n${line}\n`)).toEqual([{ file, line: 2, found }]);
  });

  it.each([
    '// Math.random and Date.now are not for us',
    '/** The time in milliseconds, `() => performance.now()`. */',
    "const text = 'process.exit';",
    'const x = Math.floor(1.5) + Math.imul(2, 3);',
    'interface Job { process: () => void; readonly Date: string }',
    'job.process(report.console);',
    'const job = { process: 1 };',
  ])('accepts %s', (line) => {
    expect(hostGlobalsIn('packages/core/src/x.ts', line)).toEqual([]);
  });
});

describe('machinePathsIn', () => {
  // put together here, so that this file does not contain the pattern itself
  const slash = '/';

  it.each([
    `see ${slash}work/main/x`,
    `'${slash}root/.npmrc'`,
    `${slash}home/anna/nonokit`,
    `(${slash}Users/anna)`,
    `C:${'\\'}Users${'\\'}anna`,
  ])('finds %s', (text) => {
    expect(machinePathsIn('docs/x.md', `first\n${text}`)).toMatchObject([{ line: 2 }]);
  });

  it.each(['https://example.org/work/1', 'packages/work/x', './home/page', 'the work / life'])(
    'accepts %s',
    (text) => {
      expect(machinePathsIn('docs/x.md', text)).toEqual([]);
    },
  );

  it('allows optional data outside the repository in tests, documents, benchmarks and scripts', () => {
    const text = `read('..${slash}shared/formats')`;
    for (const file of ['packages/a/src/x.test.ts', 'README.md', 'bench/x.mjs', 'scripts/x.mjs']) {
      expect(machinePathsIn(file, text)).toEqual([]);
    }
    expect(machinePathsIn('packages/a/src/x.ts', text)).toHaveLength(1);
    expect(machinePathsIn('apps/cli/src/x.ts', text)).toHaveLength(1);
  });
});

describe('wideLinesIn', () => {
  const wide = 'word '.repeat(20).trimEnd();

  it.each([`/** ${wide} */`, ` * ${wide}x`, `  // ${wide}`, `const ${'x'.repeat(95)} = 1;`])(
    'finds %s',
    (line) => {
      const text = line.startsWith(' *') ? `/*\n${line} */` : `\n${line}`;
      expect(wideLinesIn('x.ts', text)).toMatchObject([{ line: 2 }]);
    },
  );

  it.each([`/** ${wide.slice(0, 80)} */`, `const text = '${wide} ${wide}';`])(
    'leaves %s',
    (line) => {
      expect(wideLinesIn('x.ts', line)).toEqual([]);
    },
  );
});

describe('longFileIn', () => {
  it('finds a file of 301 lines, and none of 300', () => {
    const lines = (count: number): string => 'a{}\n'.repeat(count);
    const found = { file: 'x.css', line: 301, found: '301 lines' };
    expect(longFileIn('x.css', lines(301))).toEqual([found]);
    expect(longFileIn('x.css', lines(300))).toEqual([]);
  });

  it('looks at code and styles, not at tests and documents', () => {
    const names = ['a.css', 'b.tsx', 'c.mjs', 'd.test.ts', 'e.md', 'f.json'];
    expect(names.filter(isDivided)).toEqual(['a.css', 'b.tsx', 'c.mjs']);
  });
});

describe('riddlesIn', () => {
  // put together here, so that this file does not contain the words itself
  const who = 'who';
  const some = 'some';
  const so = 'so';
  const stolko = 'столько';

  it.each([
    [`/** Tells ${who}ever asks. */`, `${who}ever`],
    [`// by ${who}mever it was made`, `${who}mever`],
    [`it('is sent by ${some}body else', test);`, `${some}body`],
    [`const ${some}body = 1;`, `${some}body`],
    [`S${some.slice(1)}body's page.`, `S${some.slice(1)}body`],
    [`no${'body'}'s mistake`, `no${'body'}'s`],
    [`no${'body'}’s mistake`, `no${'body'}’s`],
    [`/** S${so.slice(1)} many reports a day. */`, `S${so.slice(1)} many`],
    [`'stop after ${so} many solutions'`, `${so} many`],
    [`'один наугад или ${stolko}-то'`, `${stolko}-то`],
    [`'${'кто'} бы ни спросил'`, `${'кто'} бы ни`],
  ])('finds the word in %s', (line, found) => {
    for (const file of ['apps/site/web/x.tsx', 'docs/x.md', 'apps/cli/src/x.test.ts']) {
      expect(riddlesIn(file, `first\n${line}\n`)).toEqual([{ file, line: 2, found }]);
    }
  });

  it.each([
    '/** Tells the caller. Nobody waits: everybody else is served. */',
    `twice ${so} many as before`,
    'whatever someone does, so much is clear',
    'те, кто решил кроссворд',
  ])('accepts %s', (line) => {
    expect(riddlesIn('docs/x.md', line)).toEqual([]);
  });

  it('leaves data', () => {
    expect(riddlesIn('catalogue/x.md', `${who}ever`)).toEqual([]);
    expect(riddlesIn('puzzles/x.json', `${who}ever`)).toEqual([]);
  });
});

describe('this repository', () => {
  const files = trackedFiles();

  it('has files to check', () => {
    const names = files.map(({ file }) => file);
    expect(names).toContain('packages/core/src/solves.ts');
    expect(names.filter(isProduct)).not.toContain('packages/core/src/solves.test.ts');
    expect(names.filter(isProduct).length).toBeGreaterThan(10);
  });

  it('has no clock, randomness, timers, console or host globals in packages', () => {
    const products = files.filter(({ file }) => isProduct(file));
    expect(products.flatMap(({ file, text }) => hostGlobalsIn(file, text))).toEqual([]);
  });

  it('names the person and the number that a sentence is about', () => {
    expect(files.flatMap(({ file, text }) => riddlesIn(file, text))).toEqual([]);
  });

  it('has no line of code or comment wider than 100 columns', () => {
    const sources = files.filter(({ file }) => /\.(tsx?|mts|mjs|js|cjs)$/.test(file));
    expect(sources.flatMap(({ file, text }) => wideLinesIn(file, text))).toEqual([]);
  });

  it('has files of more than 300 lines only where they are listed', () => {
    const divided = files.filter(({ file }) => isDivided(file));
    const long = divided.flatMap(({ file, text }) => longFileIn(file, text));
    const listed = LONG_FILES.flatMap(({ files: names }) => names);
    expect(long.map(({ file }) => file).sort()).toEqual([...listed].sort());
  });

  it('names no path of the machine it was written on', () => {
    expect(files.flatMap(({ file, text }) => machinePathsIn(file, text))).toEqual([]);
  });
});
