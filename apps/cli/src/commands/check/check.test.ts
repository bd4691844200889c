/** `nonokit check`: statuses, folders, workers. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROKEN, hopeless, MULTIPLE, NONE, puzzleJson, TREE, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const FILES = {
  'unique.json': UNIQUE,
  'multiple.json': MULTIPLE,
  'none.json': NONE,
  'broken.json': BROKEN,
};

describe('nonokit check', () => {
  const cwd = folderWith(FILES);

  it.each([
    [['unique.json'], 0],
    [['unique.json', 'multiple.json'], 1],
    [['none.json', 'unique.json'], 1],
    [['--line-only', 'unique.json'], 0],
    [['--line-only', 'multiple.json', 'none.json'], 3],
    [['--line-only', 'multiple.json', 'broken.json'], 2],
    [['--max-solutions', '1', 'multiple.json'], 3],
    [['missing.json', 'unique.json'], 2],
  ])('ends with the right status: %j with %i', async (args, status) => {
    expect((await nonokit(['check', ...args], { cwd })).status).toBe(status);
  });

  it('gives the same ratings with worker threads, and rates only unique puzzles', async () => {
    const args = ['check', '--json', '.'];
    const ratings = async (jobs: string): Promise<unknown[]> => {
      const run = await nonokit([...args, '--jobs', jobs], {
        cwd: folderWith({ 'a.json': UNIQUE, 'b.json': MULTIPLE }),
      });
      return run.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).difficulty);
    };
    const [rating, none] = await ratings('1');
    expect(rating).toMatchObject({ class: 1 });
    expect(none).toBeUndefined();
    expect(await ratings('2')).toEqual([rating, undefined]);
  });

  it('prints one aligned line per puzzle', async () => {
    const run = await nonokit(['check', 'unique.json', 'multiple.json'], { cwd });
    const lines = run.stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^unique {4}line by line {6}5x5 .* ms {2}unique\.json "Tree"$/);
    expect(lines[1]).toMatch(/^multiple {2}.* 2x2 .* ms {2}multiple\.json "Chequer"$/);
    expect(lines[0]?.indexOf('unique.json')).toBe(lines[1]?.indexOf('multiple.json'));
    expect(run.stderr).toBe('2 puzzles: 1 with one solution (1 line by line), 1 with several\n');
  });

  it('prints the whole rating, and the problems of a puzzle, on request', async () => {
    const names = ['unique.json', 'multiple.json', 'none.json'];
    const run = await nonokit(['check', '--details', '--lang', 'en', ...names], { cwd });
    const lines = run.stdout.split('\n').filter((line) => line.startsWith('  '));
    expect(lines[0]).toMatch(
      /^ {2}difficulty trivial \(\d+ of 100\): \d+ steps, the hardest of class 1 \(counting\); one look /,
    );
    expect(lines[1]).toMatch(/^ {2}cost per step: [▁▂▃▄▅▆▇█]+$/);
    expect(lines.slice(2, 6)).toEqual([
      '  There are exactly 2 solutions; they differ in 4 cells: rows 1–2, columns 1–2.',
      '  Line logic leaves 4 of 4 cells unknown: rows 1–2, columns 1–2.',
      expect.stringMatching(
        /^ {2}With 1 cell given, the solution is unique and line logic finds it/,
      ),
      expect.stringMatching(
        /^ {2}With 1 cell of the first solution changed, the solution is unique/,
      ),
    ]);
    expect(lines[6]).toMatch(/^ {2}No picture has these clues/);
    const json = await nonokit(['check', '--details', '--json', ...names], { cwd });
    const answers = json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[0]).not.toHaveProperty('diagnosis');
    expect(answers[1].diagnosis.give.unique).toMatchObject({ atLeast: 1, proved: true });
    expect(answers[2].diagnosis).toMatchObject({ status: 'none', give: {}, change: {} });
  });

  it('explains why a puzzle has no difficulty', async () => {
    const inks = Array.from({ length: 31 }, (_, i) => i + 1);
    const palette = [
      '#ffffff',
      ...inks.map((i) => `#${(i * 4).toString(16).padStart(2, '0')}0000`),
    ];
    const columns = inks.map((color) => [[1, color]]);
    const puzzle = { width: 31, height: 1, palette, rows: [columns.flat()], columns };
    const folder = folderWith({ 'many.json': JSON.stringify(puzzle) });
    const run = await nonokit(['check', 'many.json', '--lang', 'en'], { cwd: folder });
    expect(run.stdout).toMatch(/31 colours {2}- /);
    expect(run.stderr).toBe(
      'nonokit: many.json: no difficulty: the puzzle has 31 colours, and at most 30 can be explained\n',
    );
  });

  it('reports that a rating has stopped, and how far it came', async () => {
    const folder = folderWith({ 'domino.json': domino(5) });
    const run = await nonokit(['check', 'domino.json', '--details', '--lang', 'en'], {
      cwd: folder,
    });
    expect(run.stdout).toMatch(/^unique {4}search \(\d+\) +11x11 +1 colour +undecided /);
    expect(run.stdout).toMatch(
      /^ {2}difficulty undecided, the rating's budget is spent; so far: \d+ steps, the hardest/m,
    );
    expect(run.stderr).toBe(
      'nonokit: domino.json: difficulty undecided: the steps that the rating found within its ' +
        'budget (60,000 settled lines for an assumption, 300,000 in all) do not reach the solution\n',
    );
    expect(run.status).toBe(0);
    const json = await nonokit(['check', 'domino.json', '--json', '--lang', 'ru'], { cwd: folder });
    const { difficulty } = JSON.parse(json.stdout);
    expect(difficulty).toMatchObject({ complete: false, guess: 'unfinished', score: 100 });
    expect(difficulty.curve).toHaveLength(difficulty.steps);
    expect(json.stderr).toBe(
      'nonokit: domino.json: трудность не выяснена: шаги, найденные в пределах работы для оценки ' +
        '(60 000 решённых линий на предположение, 300 000 на все), не доходят до решения\n',
    );
  });

  it('prints JSON without pictures', async () => {
    const run = await nonokit(['check', '--json', 'unique.json', 'missing.json'], { cwd });
    const [first, second] = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ file: 'unique.json', status: 'unique', lineSolvable: true });
    expect(first).not.toHaveProperty('solutions');
    expect(first.difficulty).toMatchObject({ class: 1, label: 'trivial', complete: true });
    expect(first.difficulty.curve).toHaveLength(first.difficulty.steps);
    expect(second).toEqual({
      file: 'missing.json',
      error: { code: 'no-such-file', message: 'there is no such file' },
    });
  });

  it('walks folders in order of names, and skips files without a puzzle', async () => {
    const folder = folderWith({
      'b.json': UNIQUE,
      'a.json': MULTIPLE,
      'notes.txt': 'nothing of interest, really',
      'README.md': '# Puzzles',
      '.hidden.json': BROKEN,
    });
    mkdirSync(join(folder, 'aa'));
    writeFileSync(join(folder, 'aa', 'deep.json'), UNIQUE);
    symlinkSync('..', join(folder, 'aa', 'up'));
    const { stdout, stderr, status } = await nonokit(['check', '--json', '.'], { cwd: folder });
    const files = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).file);
    expect(files).toEqual(['a.json', join('aa', 'deep.json'), 'b.json']);
    expect(stderr).toBe(
      'nonokit: skipped README.md and 1 more: no puzzle found\n' +
        '3 puzzles: 2 with one solution (2 line by line), 1 with several\n',
    );
    expect(status).toBe(1);
  });

  it('reports three broken puzzles of a file, and counts the rest', async () => {
    const lines = Array.from({ length: 9 }, () => BROKEN.replaceAll('\n', '')).join('\n');
    const run = await nonokit(['check', 'many.jsonl'], {
      cwd: folderWith({ 'many.jsonl': `${lines}\n` }),
    });
    expect(run.status).toBe(2);
    const complaints = run.stderr.trim().split('\n');
    expect(complaints).toHaveLength(5);
    expect(complaints[2]).toContain('many.jsonl#3: ');
    expect(complaints[3]).toBe('nonokit: many.jsonl: 6 more puzzles of this file cannot be read');
    expect(complaints[4]).toBe('no puzzle; 9 could not be read');
  });

  it('counts all outcomes in a last sentence, and prints CSV with reasons', async () => {
    const text = (name: string) => ({ UNIQUE, MULTIPLE, NONE, BROKEN })[name] ?? '';
    const names = ['UNIQUE', 'MULTIPLE', 'NONE', 'BROKEN'];
    const cwd = folderWith(Object.fromEntries(names.map((name) => [`${name}.json`, text(name)])));
    const { stdout, stderr, status } = await nonokit(['check', '--csv', '.'], { cwd });
    const [head, ...lines] = stdout.trimEnd().split('\n');
    expect(head).toMatch(/^file,index,.*,difficulty,score,steps,.*,timeMs,error$/);
    expect(lines.map((line) => line.split(',').slice(0, 10).join())).toEqual([
      'BROKEN.json,0,,,,,,,,',
      'MULTIPLE.json,0,,Chequer,2,2,1,multiple,false,',
      'NONE.json,0,,,3,3,1,none,true,',
      'UNIQUE.json,0,,Tree,5,5,1,unique,true,trivial',
    ]);
    expect(lines[0]?.length).toBeGreaterThan(40);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      '3 puzzles: 1 with one solution (1 line by line), 1 with several, 1 with none; ' +
        '1 could not be read',
    );
    expect(status).toBe(2);
    const quiet = await nonokit(['check', '--quiet', 'UNIQUE.json', 'NONE.json'], { cwd });
    expect(quiet.stderr).toBe('');
  });

  it('treats a folder without puzzles as a mistake', async () => {
    const folder = folderWith({ 'notes.txt': 'nothing of interest, really' });
    const { stdout, stderr, status } = await nonokit(['check', '.'], { cwd: folder });
    expect(stdout).toBe('');
    expect(stderr).toContain('nonokit: .: holds no puzzle\n');
    expect(status).toBe(2);
  });

  it('gives the same answers in the same order with workers', async () => {
    const many = Array.from({ length: 40 }, (_, i) => puzzleJson(TREE, `${i}`));
    const folder = folderWith({ ...FILES, 'many.json': JSON.stringify(many) });
    const answers = async (jobs: string): Promise<unknown[]> => {
      const { stdout } = await nonokit(['check', '--json', '-j', jobs, '.'], { cwd: folder });
      return stdout
        .trim()
        .split('\n')
        .map((line) => ({ ...JSON.parse(line), timeMs: 0 }));
    };
    const [alone, workers] = await Promise.all([answers('1'), answers('3')]);
    expect(alone).toHaveLength(44);
    expect(workers).toEqual(alone);
  });

  it('applies the timeout to workers as well', async () => {
    const args = ['check', '-j', '2', '--timeout', '0.1', '-'];
    const run = await nonokit(args, { input: hopeless() });
    expect(run).toMatchObject({ stdout: expect.stringMatching(/^unknown /), status: 3 });
  });
});

/**
 * Blocks of three cells along a diagonal, each sharing a corner with the next: one solution, but
 * from five blocks on no short chain of assumptions leads to it.
 */
function domino(blocks: number): string {
  const inner = Array.from({ length: 2 * blocks - 2 }, (_, k) => (k % 2 === 0 ? [1] : [3, 1]));
  const rows = [[3], ...inner, [1], [1]];
  const columns = rows.map((clue) => clue.toReversed()).toReversed();
  const size = 2 * blocks + 1;
  return JSON.stringify({ width: size, height: size, rows, columns });
}
