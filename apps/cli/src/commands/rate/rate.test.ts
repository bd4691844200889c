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
  it('prints one line per puzzle, and an explanation of the words below', async () => {
    const { stdout, stderr, status } = await rate('.');
    expect(stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^not rated: several solutions +2x2 +multiple\.json/),
      expect.stringMatching(/^not rated: no solution +\d+x\d+ +none\.json/),
      expect.stringMatching(
        /^trivial +\d+ {2}\d+ steps? +\d+ % at first +counting +\d+x\d+ +unique\.json/,
      ),
    ]);
    expect(stderr).toContain('scores from 1 (easiest) to 100');
    expect(status).toBe(1);
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
    const { stdout, stderr } = await rate('unique.json', '--lang', 'ru');
    expect(stdout).toMatch(/^очень низкая +\d+ {2}\d+ шаг(а|ов)? +\d+ % сразу +счёт/);
    expect(stderr).toContain('оценка — от 1 (легче всего)');
  });
});
