/**
 * `nonokit solve`: pictures, answers, statuses, files, colours, and Ctrl-C, which needs a real
 * process.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BROKEN,
  CHEQUER,
  hopeless,
  MULTIPLE,
  NONE,
  puzzleJson,
  TREE,
  UNIQUE,
} from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';
import { startProgram } from '../../testing/start.js';

const picture = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('');
const chequers = [picture(CHEQUER), picture([...CHEQUER].reverse())];

describe('nonokit solve', () => {
  const cwd = folderWith({
    'unique.json': UNIQUE,
    'multiple.json': MULTIPLE,
    'none.json': NONE,
    'broken.json': BROKEN,
    'many.json': `[${UNIQUE},${BROKEN},${MULTIPLE}]`,
    'odd#2.json': UNIQUE,
    'odd#2': UNIQUE,
  });

  it('prints the picture, and the result on standard error', async () => {
    const run = await nonokit(['solve', 'unique.json'], { cwd });
    expect(run.stdout).toBe(picture(TREE));
    expect(run.stderr).toMatch(/^unique\.json "Tree": exactly one solution, found line by line, /);
    expect(run.status).toBe(0);
  });

  it('prints no success message with --quiet', async () => {
    const run = await nonokit(['solve', '-q', 'unique.json'], { cwd });
    expect(run).toEqual({ stdout: picture(TREE), stderr: '', status: 0 });
  });

  it('reads standard input', async () => {
    const run = await nonokit(['solve', '-'], { cwd, input: UNIQUE });
    expect(run).toMatchObject({ stdout: picture(TREE), status: 0 });
  });

  it('reads standard input only once', async () => {
    const run = await nonokit(['solve', '-', '-'], { cwd, input: UNIQUE });
    expect(run.stderr).toContain('standard input: can be read only once');
    expect(run.status).toBe(2);
  });

  it('prints both pictures of an ambiguous puzzle, labelled', async () => {
    const { stdout, stderr, status } = await nonokit(['solve', 'multiple.json'], { cwd });
    const outputs = [chequers, [...chequers].reverse()].map(
      ([one, two]) => `solution 1 of 2\n${one}\nsolution 2 of 2\n${two}`,
    );
    expect(outputs).toContain(stdout);
    expect(stderr).toContain('more than one solution');
    expect(status).toBe(0);
  });

  it('ends with 1 if there is no solution', async () => {
    const run = await nonokit(['solve', 'none.json'], { cwd });
    expect(run).toMatchObject({ stdout: '', status: 1 });
    expect(run.stderr).toContain('none.json: no solution');
  });

  it('solves the other files if one is broken, and ends with 2', async () => {
    const run = await nonokit(['solve', 'broken.json', 'none.json', 'unique.json'], { cwd });
    expect(run.stdout).toContain(picture(TREE));
    expect(run.stderr).toContain('nonokit: broken.json: ');
    expect(run.status).toBe(2);
  });

  it('solves one puzzle of a file, chosen by its number', async () => {
    const run = await nonokit(['solve', 'many.json#1'], { cwd });
    expect(run).toMatchObject({ stdout: picture(TREE), status: 0 });
    expect((await nonokit(['solve', 'many.json#2'], { cwd })).status).toBe(2);
    const beyond = await nonokit(['solve', 'many.json#4'], { cwd });
    expect(beyond.stderr).toContain('there is no puzzle 4, the file holds 3');
    expect(beyond.status).toBe(2);
  });

  it.each(['odd#2.json', 'odd#2'])('reads a file named %s', async (name) => {
    expect((await nonokit(['solve', name], { cwd })).stdout).toBe(picture(TREE));
  });

  it('prints only JSON', async () => {
    const run = await nonokit(['solve', '--json', '-q', 'many.json'], { cwd });
    const [first, second, third, ...rest] = run.stdout
      .trim()
      .split('\n')
      .map((l) => JSON.parse(l));
    expect(rest).toEqual([]);
    expect(first).toEqual({
      file: 'many.json',
      index: 0,
      id: null,
      title: 'Tree',
      width: 5,
      height: 5,
      colors: 1,
      status: 'unique',
      lineSolvable: true,
      solutions: [TREE.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0)))],
      stats: expect.objectContaining({ linesSettled: expect.any(Number) }),
      timeMs: expect.any(Number),
    });
    expect(second).toEqual({
      file: 'many.json',
      index: 1,
      error: expect.objectContaining({ code: 'sums-differ', message: expect.any(String) }),
    });
    expect(third).toMatchObject({ index: 2, status: 'multiple', complete: false });
    expect(third.solutions).toHaveLength(2);
    expect(run.status).toBe(2);
  });

  it('rates puzzles only on request, because that takes longer than solving', async () => {
    const run = await nonokit(['solve', '--json', '--rate', '-q', 'many.json#1'], { cwd });
    expect(JSON.parse(run.stdout).difficulty).toMatchObject({ class: 1, label: 'trivial' });
  });

  it('prints a legend of the symbols beside coloured pictures', async () => {
    const rows = ['--rows', '1red 1blue', '--columns', '1red, 1blue'];
    const { stdout, stderr } = await nonokit(['solve', ...rows, '--plain', '--lang', 'en']);
    expect(stdout).toBe('RB\n');
    expect(stderr).toMatch(/\nnonokit: symbols: \S white, R red, B blue\n$/);
    const quiet = await nonokit(['solve', ...rows, '--plain', '-q']);
    expect(quiet.stderr).toBe('');
  });

  it('writes complete JSON to a file, including unreadable inputs', async () => {
    const folder = folderWith({ 'a.json': UNIQUE });
    const save = async (...names: string[]): Promise<number> =>
      (await nonokit(['solve', '--json', ...names, '-o', 'out.json'], { cwd: folder })).status;
    expect(await save('missing.json')).toBe(2);
    expect(existsSync(join(folder, 'out.json'))).toBe(false);
    expect(await save('a.json', 'missing.json')).toBe(2);
    const [first, second] = readFileSync(join(folder, 'out.json'), 'utf8').trim().split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({ status: 'unique' });
    expect(JSON.parse(second ?? '')).toMatchObject({ error: { code: 'no-such-file' } });
  });

  it('finds all solutions with --max-solutions all', async () => {
    const three = JSON.stringify(puzzleJson(['#..', '.#.', '..#']));
    const args = ['solve', '--json', '--max-solutions', 'all', '-'];
    const answer = JSON.parse((await nonokit(args, { input: three })).stdout);
    expect(answer).toMatchObject({ status: 'multiple', complete: true });
    expect(answer.solutions).toHaveLength(6);
  });

  it('accepts --max-solutions 1', async () => {
    const run = await nonokit(['solve', '--max-solutions', '1', 'multiple.json'], { cwd });
    expect(chequers).toContain(run.stdout);
    expect(run.stderr).toContain('1 solution as requested');
    expect(run.status).toBe(0);
  });

  it('shows unknown cells where line logic stops, and ends with 3', async () => {
    const run = await nonokit(['solve', '--line-only', 'multiple.json'], { cwd });
    expect(run).toMatchObject({ stdout: '??\n??\n', status: 3 });
    expect(run.stderr).toContain('line logic stops with 4 of 4 cells unknown');
    const json = await nonokit(['solve', '--json', '--line-only', 'multiple.json'], { cwd });
    expect(JSON.parse(json.stdout)).toMatchObject({
      status: 'unknown',
      reason: 'line-only',
      known: [
        [-1, -1],
        [-1, -1],
      ],
    });
  });

  it('gives up after --timeout and ends with 3', async () => {
    const run = await nonokit(['solve', '--timeout', '0.1', '-'], { input: hopeless() });
    expect(run.stderr).toContain('undecided, time is up');
    expect(run.status).toBe(3);
  });

  it.each(['-o', '-s', '--save'])(
    'writes to a file with %s, and never overwrites another',
    async (o) => {
      const folder = folderWith({ 'a.json': UNIQUE });
      const args = ['solve', 'a.json', o, 'out.txt'];
      expect(await nonokit(args, { cwd: folder })).toMatchObject({ stdout: '', status: 0 });
      expect(readFileSync(join(folder, 'out.txt'), 'utf8')).toBe(picture(TREE));
      const again = await nonokit(args, { cwd: folder });
      expect(again.stderr).toContain('out.txt: already exists and was kept');
      expect(again.status).toBe(2);
      expect((await nonokit([...args, '--force'], { cwd: folder })).status).toBe(0);
      expect(readdirSync(folder)).toEqual(['a.json', 'out.txt']);
    },
  );

  it('writes nothing if no puzzle could be read', async () => {
    const folder = folderWith({ 'a.json': BROKEN });
    const run = await nonokit(['solve', 'a.json', '-o', 'out.txt'], { cwd: folder });
    expect(run.status).toBe(2);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('uses colours only on request', async () => {
    const colored = async (args: string[], env = {}): Promise<boolean> =>
      (await nonokit(['solve', 'unique.json', ...args], { cwd, env })).stdout.includes('\u001b[');
    expect(await colored([])).toBe(false);
    expect(await colored(['--color', 'always'])).toBe(true);
    expect(await colored(['--color', 'never'], { FORCE_COLOR: '1' })).toBe(false);
    expect(await colored(['--plain', '--color', 'always'])).toBe(false);
    expect(await colored([], { FORCE_COLOR: '1' })).toBe(true);
    expect(await colored([], { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  });

  it('prints no control characters from a title or a file name', async () => {
    const evil = JSON.stringify(puzzleJson(TREE, '\u001b]0;owned\u0007\u001b[2Jcat\u202e'));
    const folder = folderWith({ '\u001b[31mred.json': evil });
    const { stdout, stderr } = await nonokit(['solve', '.'], { cwd: folder });
    expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(stdout).toContain('red.json "cat"');
  });
});

describe('Ctrl-C', () => {
  it.each([
    ['this thread', '1'],
    ['worker threads', '2'],
  ])('keeps the printed output and ends with 130 (%s)', async (_, jobs) => {
    const cwd = folderWith({ 'a.json': UNIQUE, 'b.json': hopeless() });
    const run = await startProgram(['solve', '--jobs', jobs, 'a.json', 'b.json'], {
      cwd,
      onOutput: (text, child) => {
        if (text.includes(TREE.join('\n'))) child.kill('SIGINT');
      },
    });
    expect(run.stdout).toContain(picture(TREE));
    expect(run.stdout).not.toContain('Noise');
    expect(run.status).toBe(130);
  });
});
