/** `nonokit proofread` and `check --details`: slips named by line, mended puzzles written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MULTIPLE, NONE, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

/** A heart whose third column lacks a cell. */
const HEART = '{"rows":[[1,1],[5],[5],[3],[1]],"columns":[[2],[4],[3],[4],[2]]}';

const files = {
  'heart.json': HEART,
  'heart.txt': 'rows\n1 1\n5\n5\n3\n1\ncolumns\n2\n4\n3\n4\n2\n',
  'unique.json': UNIQUE,
  'multiple.json': MULTIPLE,
  'none.json': NONE,
  'notes.txt': 'nothing of interest, really',
};

describe('nonokit proofread', () => {
  it.each([['heart.json'], ['heart.txt']])('names the mistyped number in %s', async (name) => {
    const run = await nonokit(['proofread', name, '--lang', 'en'], { cwd: folderWith(files) });
    expect(run.stdout).toContain(
      `${name}: after one of these changes there is exactly one solution:`,
    );
    expect(run.stdout).toMatch(/^ {2}1\. +\d+ % {2}Column 3, number 1: 3 becomes 4, one more\.$/m);
    expect(run.stderr).toBe('');
    expect(run.status).toBe(1);
  });

  it('accepts typed clues, and speaks Russian', async () => {
    const clues = ['--rows', '1 1, 5, 5, 3, 1', '--columns', '2, 4, 3, 4, 2'];
    const run = await nonokit(['proofread', ...clues, '--lang', 'ru']);
    expect(run.stdout).toContain('Столбец 3, число 1: вместо 3 должно быть 4, на единицу больше.');
  });

  it('writes the chosen correction, which has one solution', async () => {
    const cwd = folderWith(files);
    const run = await nonokit(['proofread', 'heart.json', '-o', 'mended.json'], { cwd });
    expect(run.stderr).toBe('written to mended.json\n');
    expect((await nonokit(['check', 'mended.json'], { cwd })).status).toBe(0);
    const again = await nonokit(['proofread', 'mended.json'], { cwd });
    expect(again.stdout).toBe('mended.json: nothing to mend: there is exactly one solution\n');
    expect(again.status).toBe(0);
    const json = readFileSync(join(cwd, 'mended.json'), 'utf8');
    expect(JSON.parse(json).columns[2]).toEqual([4]);
    const none = await nonokit(['proofread', 'heart.json', '--take', '99', '-o', 'x.json'], {
      cwd,
    });
    expect(none.stderr).toContain('there is no way number 99, so no file was written');
  });

  it('prints JSON with the clues of each correction', async () => {
    const run = await nonokit(['proofread', 'heart.json', '--json'], { cwd: folderWith(files) });
    const answer = JSON.parse(run.stdout);
    expect(answer).toMatchObject({
      file: 'heart.json',
      status: 'mended',
      complete: true,
      problem: { code: 'sums-differ' },
    });
    expect(answer.mendings[0]).toMatchObject({
      changes: [{ kind: 'one-off', line: { kind: 'column', index: 2 }, block: 0 }],
    });
    expect(answer.mendings[0].columns[2]).toEqual([[4, 1]]);
  });

  it('refuses input without clues as the other commands do', async () => {
    const run = await nonokit(['proofread', 'notes.txt'], { cwd: folderWith(files) });
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain('notes.txt: ');
    expect(run.status).toBe(2);
  });

  it.each(['check', 'solve'])('is named by %s where sums differ', async (command) => {
    const cwd = folderWith({ ...files, "my heart's.json": files['heart.json'] ?? '' });
    const names = ['heart.json', "my heart's.json", 'none.json'];
    const run = await nonokit([command, ...names, '--lang', 'en'], { cwd });
    const complaints = run.stderr.split('\n').filter((line) => line.includes('proofread'));
    expect(complaints.map((line) => line.replace(/^.*; /, ''))).toEqual([
      '"nonokit proofread heart.json" looks for the wrong number',
      `"nonokit proofread 'my heart'\\''s.json'" looks for the wrong number`,
    ]);
    const typed = ['--rows', '1, 2', '--columns', '1, 1'];
    const alone = await nonokit([command, ...typed, '--lang', 'en'], { cwd });
    expect(alone.stderr).toContain(
      '"nonokit proofread" with the same options looks for the wrong number',
    );
  });

  it('is part of check --details', async () => {
    const cwd = folderWith(files);
    const run = await nonokit(['check', '--details', '--lang', 'en', 'heart.json', 'none.json'], {
      cwd,
    });
    expect(run.stderr).toContain('heart.json: ');
    expect(run.stderr).not.toContain('nonokit proofread');
    expect(run.stdout).toMatch(
      /^ {2}after one of these changes there is exactly one solution:\n {2}1\. /m,
    );
    expect(run.stdout).toContain('Column 3, number 1: 3 becomes 4, one more.');
    expect(run.status).toBe(2);
    const json = await nonokit(['check', '--details', '--json', 'heart.json', 'unique.json'], {
      cwd,
    });
    const [heart, unique] = json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(heart.proofreading.mendings[0].columns[2]).toEqual([[4, 1]]);
    expect(unique).not.toHaveProperty('proofreading');
  });
});
