/**
 * `nonokit catalogue`: lists without spoilers, chosen puzzles, files, and names for all commands.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CATALOGUE_FILES, parseItems } from '@nonokit/catalogue';
import { expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const REAL = new URL('../../../../../catalogue/', import.meta.url);

/** Some lines of each file of the catalogue: a small one, which is soon read. */
const files = CATALOGUE_FILES.map((name) => {
  const text = gunzipSync(readFileSync(new URL(`${name}.ndjson.gz`, REAL))).toString('utf8');
  const lines = text.split('\n').filter(Boolean);
  return [name, lines.filter((_, k) => k % Math.ceil(lines.length / 12) === 0).join('\n')] as const;
});
const items = files.flatMap(([, text]) => parseItems(text));
const series = {
  id: 'some',
  titles: { en: 'Some', ru: 'Кое-что' },
  texts: { en: 'T', ru: 'Т' },
  puzzles: [3, 1, 2].map((k) => items[k]?.facts.id ?? ''),
};
const NONOKIT_CATALOGUE = folderWith({
  ...Object.fromEntries(files.map(([name, text]) => [`${name}.ndjson.gz`, gzipSync(text)])),
  'series.json': JSON.stringify([series]),
});

const parseItem = (id: unknown) => {
  const item = items.find(({ facts }) => facts.id === id);
  if (item === undefined) throw new Error(`no item ${id}`);
  return item;
};

async function run(...args: readonly string[]) {
  const { stdout, stderr, status } = await nonokit(['catalogue', ...args], {
    env: { NONOKIT_CATALOGUE },
  });
  return { stdout, stderr, status, lines: stdout.split('\n').filter(Boolean) };
}

it('nonokit catalogue prints the number of puzzles', async () => {
  const { stdout, status } = await run();
  expect(status).toBe(0);
  expect(stdout).toContain(`${items.length} puzzles, `);
});

it('nonokit catalogue lists the requested puzzles, and reveals no picture', async () => {
  const asked = ['--size', '15-30', '--colors', '2-9', '--difficulty', 'easy,medium', '--json'];
  const { lines } = await run(...asked);
  const listed = lines.map((line) => JSON.parse(line) as { id: string });
  const expected = items.filter(({ width, height, colors, facts }) => {
    const side = Math.max(width, height);
    const { label } = facts.difficulty;
    return side >= 15 && side <= 30 && colors > 1 && (label === 'easy' || label === 'medium');
  });
  expect(expected.length).toBeGreaterThan(0);
  expect(listed.map(({ id }) => id).sort()).toEqual(expected.map(({ facts }) => facts.id).sort());
  for (const one of listed) {
    const { facts } = parseItem(one.id);
    expect(Object.keys(one)).not.toContain('titles');
    expect(JSON.stringify(one)).not.toContain(facts.titles.en);
    expect(JSON.stringify(one)).not.toContain(facts.category);
  }
});

it('nonokit catalogue draws the same puzzles for the same seed, and shows titles on request', async () => {
  const first = await run('--random', '3', '--seed', '7', '--titles', '--lang', 'ru');
  const again = await run('--random', '3', '--seed', '7');
  expect(first.lines).toHaveLength(3);
  for (const [k, line] of first.lines.entries()) {
    const id = line.slice(0, 8);
    expect(again.lines[k]?.slice(0, 8)).toBe(id);
    expect(line).toContain(parseItem(id).facts.titles.ru);
    expect(again.lines[k]).not.toContain(parseItem(id).facts.titles.en);
  }
});

it('nonokit catalogue lists CSV, and says if there are fewer than were asked for', async () => {
  const { lines, stderr } = await run('--csv', '--random', '9999', '--titles');
  expect(lines[0]).toBe('id,width,height,colors,difficulty,score,lineSolvable,license,title');
  expect(lines).toHaveLength(items.length + 1);
  expect(stderr).toContain(`only ${items.length} puzzles of the catalogue match, not 9999`);
});

it('nonokit catalogue lists the series, and writes one into a file in its order', async () => {
  const { stdout } = await run('--series', '--lang', 'ru');
  expect(stdout).toContain(series.titles.ru);
  const cwd = folderWith({});
  const args = ['catalogue', '--series', series.id, '-o', 'series.ndjson'];
  expect((await nonokit(args, { cwd, env: { NONOKIT_CATALOGUE } })).status).toBe(0);
  const file = readFileSync(join(cwd, 'series.ndjson'), 'utf8').trim().split('\n');
  expect(file.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(series.puzzles);
});

it('nonokit catalogue prints a booklet', async () => {
  const cwd = folderWith({});
  const args = ['catalogue', ...series.puzzles.slice(0, 2), '-o', 'book.pdf'];
  expect((await nonokit(args, { cwd, env: { NONOKIT_CATALOGUE } })).status).toBe(0);
  expect(readFileSync(join(cwd, 'book.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

it('nonokit catalogue makes a booklet of a series with its title, a cover and the solutions', async () => {
  const cwd = folderWith({});
  const args = ['draw', `catalogue:${series.id}`, '--lang', 'ru', '-o'];
  const run = async (...more: readonly string[]) => {
    const { status } = await nonokit([...args, ...more], { cwd, env: { NONOKIT_CATALOGUE } });
    expect(status).toBe(0);
    const pdf = readFileSync(join(cwd, more[0] ?? ''));
    const title = Buffer.from(`\ufeff${series.titles.ru}`, 'utf16le').swap16();
    return { pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, pdf, title };
  };
  const booklet = await run('book', '--booklet');
  // the cover, how to solve, the puzzles, their solutions
  expect(booklet.pages).toBe(2 + series.puzzles.length + 1);
  expect(booklet.pdf.includes(booklet.title)).toBe(true);
  expect((await run('three.pdf')).pages).toBe(series.puzzles.length + 1);
});

it('every command accepts names from the catalogue', async () => {
  const [one = '', two = ''] = series.puzzles;
  const { stdout, status } = await nonokit(['check', '--json', `catalogue:${one},${two}`], {
    env: { NONOKIT_CATALOGUE },
  });
  expect(status).toBe(0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string });
  expect(answers.map(({ id }) => id)).toEqual([one, two]);
  const third = await nonokit(['check', '--json', `catalogue:${series.id}#2`], {
    env: { NONOKIT_CATALOGUE },
  });
  expect(JSON.parse(third.stdout)).toMatchObject({ id: two, status: 'unique' });
});

it.each([
  [['--size', '20-10'], 'Expected a whole number, or two'],
  [['--difficulty', 'easy,nice'], 'Expected one or more of trivial'],
  [['--size', '999'], 'no puzzle in the catalogue matches'],
  [['nonsense'], 'neither a puzzle nor a series'],
])('nonokit catalogue refuses %j', async (args, sentence) => {
  const { stderr, status } = await run(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});

it('nonokit catalogue finds the included catalogue, and reports if it is missing', async () => {
  expect((await nonokit(['catalogue'])).status).toBe(0);
  const env = { NONOKIT_CATALOGUE: folderWith({}) };
  const { stderr, status } = await nonokit(['solve', 'catalogue:00000000'], { env });
  expect([status, stderr]).toEqual([2, expect.stringContaining('the catalogue is missing')]);
});

it('nonokit catalogue suggests a technique for a mistyped name, and lists all techniques', async () => {
  const { stdout, stderr, status } = await run('--technique', 'overlpa', '--lang', 'en');
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  expect(stderr).toContain(
    'nonokit: there is no technique "overlpa"; did you mean "overlap"? ' +
      'Techniques: complete-line, finished-line, overlap, ',
  );
  const far = await run('--technique', 'magic', '--lang', 'ru');
  expect(far.status).toBe(2);
  expect(far.stderr).toContain('nonokit: приёма «magic» нет; все приёмы: complete-line, ');
});
