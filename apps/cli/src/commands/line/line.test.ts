/** `nonokit line`: drawn lines, long lines, impossible lines. */
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

describe('nonokit line', () => {
  it.each([
    ['3 2', '?#???x???', '?##?..?#?', 0],
    ['5', '?????', '#####', 0],
    ['4', '?????', '?###?', 0],
    ['0', '???', '...', 0],
    ['3r 2b', '??r??', 'rrrbb', 0],
    ['1', '?#?', '.#.', 0],
  ])('settles %j with the cells %j to %j', async (clue, cells, settled, status) => {
    const run = await nonokit(['line', clue, cells]);
    expect(run).toEqual({ stdout: `${settled}\n`, stderr: '', status });
  });

  it('reports that a line is impossible', async () => {
    const run = await nonokit(['line', '1', '#?#']);
    expect(run).toMatchObject({ stdout: '', status: 1 });
    expect(run.stderr).toMatch(/^nonokit: impossible: .*\n$/);
  });

  it('prints JSON', async () => {
    const possible = await nonokit(['line', '--json', '4', '?????']);
    expect(JSON.parse(possible.stdout)).toEqual({
      status: 'possible',
      length: 5,
      cells: '?###?',
      settled: 3,
    });
    const impossible = await nonokit(['line', '--json', '1', '#?#']);
    expect(JSON.parse(impossible.stdout)).toMatchObject({ status: 'impossible', cells: null });
    const wrong = await nonokit(['line', '--json', '1', '!']);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ error: { code: 'bad-cell' } });
    expect(wrong.status).toBe(2);
  });

  it('settles 200,000 cells from standard input and from a file', async () => {
    const clue = Array.from({ length: 100 }, () => 1990).join(' ');
    const cells = '?'.repeat(200_000);
    const cwd = folderWith({ cells });
    const fromInput = await nonokit(['line', clue, '-'], { input: `${cells}\n` });
    const fromFile = await nonokit(['line', clue, '@cells'], { cwd });
    // 100 blocks of 1990 and 99 gaps leave 901 cells of slack: 1089 cells of each block are certain
    expect([...fromInput.stdout].filter((cell) => cell === '#')).toHaveLength(108_900);
    expect(fromInput.stdout).toHaveLength(200_001);
    expect(fromFile).toEqual(fromInput);
  });

  it.each([
    [['1', '@missing'], 'missing: there is no such file'],
    [['1', '?!'], 'cell 2 is "!"'],
    [['-', '-'], 'standard input can be read only once'],
    [['3', '??'], 'the clue needs 3 cells, but there are 2'],
  ])('refuses %j', async (args, message) => {
    const run = await nonokit(['line', ...args]);
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr).toContain(message);
    expect(run.stderr.match(/\n/g)).toHaveLength(1);
  });
});
