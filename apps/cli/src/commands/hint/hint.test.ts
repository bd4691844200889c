/** `nonokit hint`: how much it tells, which marks it reads and writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const HEART = JSON.stringify({
  format: 'nonokit',
  version: 1,
  width: 5,
  height: 5,
  rows: [[1, 1], [5], [5], [3], [1]],
  columns: [[2], [4], [4], [4], [2]],
});
const BLANK_THREE = '.#.#.\n#####\n#####\n.###.\n?????\n';
const files = {
  'heart.json': HEART,
  'begun.txt': '?????\n?????\n#####\n?????\n?????\n',
  'wrong.txt': '??#??\n?????\n?????\n?????\n?????\n',
  'done.txt': '.#.#.\n#####\n#####\n.###.\n..#..\n',
  'spaces.txt': ' # # \n#####\n#####\n ### \n_____\n',
};

async function hint(...args: readonly string[]) {
  return nonokit(['hint', 'heart.json', ...args], { cwd: folderWith(files) });
}

describe('nonokit hint', () => {
  it('tells as much as requested', async () => {
    const tell = async (how: string) => (await hint('begun.txt', '--tell', how)).stdout;
    expect(await tell('where')).toMatch(/^Look at (row|column) \d\.\n$/);
    expect(await tell('what')).toMatch(/^(Row|Column) \d: [a-z ]+\.\n$/);
    const why = await tell('why');
    expect(why).toMatch(/^(Row|Column) \d, [^\n]+\.\n {6}[\d ]+ {2}[?#.]{5} {2}-> {2}[?#.]{5}\n$/);
    expect(await tell('cells')).toMatch(/\n\n +\| (?:.*\n)+?( *[\d ]+\|( +[?.#]){5}\n){5}$/);
    expect((await hint('begun.txt')).stdout).toBe(why);
  });

  it('starts from an empty board, and explains how to continue', async () => {
    const { stdout, stderr, status } = await hint();
    expect(stdout).toMatch(/^Row 3, /);
    expect(stderr).toContain('nonokit hint FILE board.txt --apply');
    expect(status).toBe(0);
  });

  it('accepts marks as spaces or points, from files or from the command line', async () => {
    const points = await hint(BLANK_THREE);
    expect(points.stdout).toMatch(/^(Row 5|Column \d), /);
    expect((await hint('spaces.txt')).stdout).toBe(points.stdout);
    expect((await hint(BLANK_THREE.trim().replaceAll('\n', '/'))).stdout).toBe(points.stdout);
  });

  it('writes the marks after the hint, and creates a missing file', async () => {
    const cwd = folderWith(files);
    const apply = async () =>
      nonokit(['hint', 'heart.json', 'new.txt', '--apply', '--tell', 'where'], { cwd });
    const first = await apply();
    expect(first).toMatchObject({ stdout: 'Look at row 3.\n', status: 0 });
    expect(first.stderr).toBe('new.txt: 5 of 25 cells are known now\n');
    expect(readFileSync(join(cwd, 'new.txt'), 'utf8')).toBe(files['begun.txt']);
    expect((await apply()).stderr).toMatch(/^new\.txt: \d+ of 25 /);
  });

  it('names wrong marks, and removes them on request', async () => {
    const cwd = folderWith(files);
    const run = await nonokit(['hint', 'heart.json', 'wrong.txt', '--apply'], { cwd });
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('row 1, column 3');
    expect(readFileSync(join(cwd, 'wrong.txt'), 'utf8')).toBe('?????\n'.repeat(5));
  });

  it('reports that nothing is left to do', async () => {
    const { stdout, status } = await hint('done.txt', '--apply');
    expect([stdout.split('\n').length, status]).toEqual([2, 0]);
  });

  it('prints JSON', async () => {
    const run = await hint('begun.txt', '--json', '--tell', 'cells');
    const answer = JSON.parse(run.stdout);
    expect(answer).toMatchObject({ kind: 'step', step: 1, before: [] });
    expect(Object.keys(answer.help.ru)).toEqual(['where', 'what', 'why']);
    expect(answer.known[2]).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([
    [['missing.txt'], 'missing.txt: there is no such file; --apply creates it'],
    [['--apply'], '--apply: writes the marks after the hint, so name a file for them'],
    [['-', '--apply'], '--apply: writes the marks after the hint'],
    [['??\n'], 'MARKS: the marks have 1 row, the puzzle has 5'],
    [['begun.txt', 'x.txt'], 'too many arguments'],
  ])('refuses %j', async (args, message) => {
    const { stdout, stderr, status } = await hint(...args);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toContain(message);
  });
});
