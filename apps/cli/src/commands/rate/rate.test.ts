/**
 * `nonokit rate`: one line a puzzle, a legend, and reasons for no rating.
 */
import { MULTIPLE, NONE, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const files = { 'unique.json': UNIQUE, 'multiple.json': MULTIPLE, 'none.json': NONE };

async function rate(...args: readonly string[]) {
  return nonokit(['rate', ...args], { cwd: folderWith(files) });
}

describe('nonokit rate', () => {
  it('prints one line per puzzle, and how many are how hard', async () => {
    const { stdout, stderr, status } = await rate('.');
    expect(stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^not rated: several solutions +2x2 +multiple\.json/),
      expect.stringMatching(/^not rated: no solution +\d+x\d+ +none\.json/),
      expect.stringMatching(
        /^trivial +\d+ {2}\d+ steps? +\d+ % at first +counting +\d+x\d+ +unique\.json/,
      ),
    ]);
    expect(stderr).toBe('3 puzzles: 1 trivial, 2 not rated\n');
    expect(status).toBe(1);
  });

  it('explains its words on a terminal alone', async () => {
    const cwd = folderWith(files);
    const read = await nonokit(['rate', 'unique.json'], { cwd, onTerminal: true });
    expect(read.stderr).toContain('scores from 1 (easiest) to 100');
    const ru = await nonokit(['rate', 'unique.json', '--lang', 'ru'], { cwd, onTerminal: true });
    expect(ru.stderr).toContain('оценка — от 1 (легче всего)');
    expect((await rate('unique.json')).stderr).toBe('');
  });

  it('prints no legend if nothing is rated, or with --quiet', async () => {
    expect(await rate('none.json')).toMatchObject({ stderr: '', status: 1 });
    expect(await rate('unique.json', '-q')).toMatchObject({ stderr: '', status: 0 });
  });

  it('prints the same objects as check --json', async () => {
    const { stdout } = await rate('unique.json', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ status: 'unique', difficulty: { complete: true } });
    const missing = await rate('missing.json', '--json');
    expect(JSON.parse(missing.stdout)).toMatchObject({ error: { code: 'no-such-file' } });
    expect(missing.status).toBe(2);
  });

  it('speaks Russian', async () => {
    const { stdout, stderr } = await rate('unique.json', 'none.json', '--lang', 'ru');
    expect(stdout).toMatch(/^очень низкая +\d+ {2}\d+ шаг(а|ов)? +\d+ % сразу +счёт/);
    expect(stderr).toBe('2 кроссворда, трудность: очень низкая — 1, без оценки — 1\n');
  });

  it('prints CSV', async () => {
    const { stdout } = await rate('unique.json', 'none.json', '--csv');
    const lines = stdout.trimEnd().split('\n').slice(1);
    expect(lines[0]).toMatch(/^unique\.json,0,,Tree,5,5,1,unique,true,trivial,\d+,\d+,/);
    expect(lines[1]).toMatch(/^none\.json,.*,none,true,,,,/);
  });
});
