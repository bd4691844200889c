/** `nonokit catalogue`: lists without spoilers, chosen puzzles, files, and names for all commands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_FILES, readCatalogue, seriesOf } from '@nonokit/catalogue';
import { expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const FOLDER = new URL('../../../../../catalogue/', import.meta.url);
const entries = CATALOGUE_FILES.flatMap((name) =>
  readCatalogue(readFileSync(new URL(`${name}.ndjson.gz`, FOLDER))),
);
const [series] = seriesOf(readFileSync(new URL('series.json', FOLDER), 'utf8'));
if (series === undefined) throw new Error('there are no series');

const entryOf = (id: unknown) => {
  const entry = entries.find(({ facts }) => facts.id === id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  return entry;
};

async function run(...args: readonly string[]) {
  const { stdout, stderr, status } = await nonokit(['catalogue', ...args]);
  return { stdout, stderr, status, lines: stdout.split('\n').filter(Boolean) };
}

it('says how many there are', async () => {
  const { stdout, status } = await run();
  expect(status).toBe(0);
  expect(stdout).toContain(`${entries.length} puzzles, `);
});

it('lists what is asked for, and nothing that gives a picture away', async () => {
  const asked = ['--size', '15-20', '--colors', '1', '--difficulty', 'easy,medium', '--json'];
  const { lines } = await run(...asked);
  const listed = lines.map((line) => JSON.parse(line) as { id: string });
  const expected = entries.filter(({ puzzle, facts }) => {
    const side = Math.max(puzzle.width, puzzle.height);
    const { label } = facts.difficulty;
    return (
      side >= 15 &&
      side <= 20 &&
      puzzle.palette.length === 2 &&
      (label === 'easy' || label === 'medium')
    );
  });
  expect(listed.map(({ id }) => id).sort()).toEqual(expected.map(({ facts }) => facts.id).sort());
  for (const one of listed) {
    const { facts } = entryOf(one.id);
    expect(Object.keys(one)).not.toContain('titles');
    expect(JSON.stringify(one)).not.toContain(facts.titles.en);
    expect(JSON.stringify(one)).not.toContain(facts.category);
  }
});

it('draws the same ones by lot for a seed, and tells titles on request', async () => {
  const [first, again] = [
    await run('--random', '3', '--seed', '7', '--titles', '--lang', 'ru'),
    await run('--random', '3', '--seed', '7'),
  ];
  expect(first.lines).toHaveLength(3);
  for (const [k, line] of first.lines.entries()) {
    const id = line.slice(0, 8);
    expect(again.lines[k]?.slice(0, 8)).toBe(id);
    expect(line).toContain(entryOf(id).facts.titles.ru);
    expect(again.lines[k]).not.toContain(entryOf(id).facts.titles.en);
  }
});

it('lists series, and writes one as a file in its order', async () => {
  const { stdout } = await run('--series', '--lang', 'ru');
  expect(stdout).toContain(series.titles.ru);
  const cwd = folderWith({});
  const args = ['catalogue', '--series', series.id, '-o', 'series.ndjson'];
  expect((await nonokit(args, { cwd })).status).toBe(0);
  const file = readFileSync(join(cwd, 'series.ndjson'), 'utf8').trim().split('\n');
  expect(file.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(series.puzzles);
});

it('prints a booklet', async () => {
  const cwd = folderWith({});
  const args = ['catalogue', ...series.puzzles.slice(0, 2), '-o', 'book.pdf'];
  expect((await nonokit(args, { cwd })).status).toBe(0);
  expect(readFileSync(join(cwd, 'book.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

it('names puzzles for every command', async () => {
  const [one = '', two = ''] = series.puzzles;
  const { stdout, status } = await nonokit(['check', '--json', `catalogue:${one},${two}`]);
  expect(status).toBe(0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string });
  expect(answers.map(({ id }) => id)).toEqual([one, two]);
  const third = await nonokit(['check', '--json', `catalogue:${series.id}#2`]);
  expect(JSON.parse(third.stdout)).toMatchObject({ id: two, status: 'unique' });
});

it.each([
  [['--size', '20-10'], 'Expected a whole number, or two'],
  [['--difficulty', 'easy,nice'], 'Expected some of trivial'],
  [['--size', '999'], 'no puzzle of the catalogue fits'],
  [['nonsense'], 'neither a puzzle nor a series'],
])('refuses %j', async (args, sentence) => {
  const { stderr, status } = await run(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});

it('says when the catalogue is missing', async () => {
  const env = { NONOKIT_CATALOGUE: folderWith({}) };
  const { stderr, status } = await nonokit(['solve', 'catalogue:00000000'], { env });
  expect([status, stderr]).toEqual([2, expect.stringContaining('the catalogue is missing')]);
});
