import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const puzzles = fileURLToPath(new URL('../../../../../puzzles/', import.meta.url));

describe('nonokit vary', () => {
  it('hides numbers, and lines alone still lead to the same picture', async () => {
    const { stdout, stderr, status } = await nonokit(['vary', 'cat.txt'], { cwd: puzzles });
    const { rows, columns, goal, version } = JSON.parse(stdout);
    const items = [rows, columns].flat(2);
    const hidden = items.filter((item) => item === '?').length;
    expect(version).toBe(2);
    expect(stderr).toBe(`cat.txt: ${hidden} of ${items.length} numbers hidden\n`);
    expect(hidden).toBeGreaterThan(items.length / 3);
    expect(status).toBe(0);
    const solved = await nonokit(['solve', '--json', '-q', '-'], { input: stdout });
    const answer = JSON.parse(solved.stdout);
    expect(answer).toMatchObject({ status: 'unique', lineSolvable: true });
    const found = answer.solutions[0].map((row: number[]) => row.join(''));
    expect(found).toEqual(goal);
    const plain = await nonokit(['solve', '--plain', '-q', 'cat.txt'], { cwd: puzzles });
    const picture = plain.stdout.trim().replaceAll('#', '1').replaceAll('.', '0');
    expect(found).toEqual(picture.split('\n'));
  });

  it('gives the same puzzle for the same seed, another for another', async () => {
    const vary = async (...args: string[]) =>
      (await nonokit(['vary', '-q', 'cat.txt', ...args], { cwd: puzzles })).stdout;
    expect(await vary('--seed', 'a')).toBe(await vary('--seed', 'a'));
    expect(await vary('--seed', 'a')).not.toBe(await vary('--seed', 'b'));
  });

  it('gives two lines one clue, and does both', async () => {
    const args = ['vary', 'cat.txt', '--pairs'];
    const pairs = await nonokit(args, { cwd: puzzles });
    expect(pairs.stderr).toMatch(/^cat\.txt: \d+ clues over two lines\n$/);
    const both = await nonokit([...args, '--hide'], { cwd: puzzles });
    expect(both.stderr).toMatch(
      /^cat\.txt: \d+ of \d+ numbers hidden, \d+ clues over two lines\n$/,
    );
    const { stdout } = await nonokit(['check', '--json', '-q', '-'], { input: both.stdout });
    expect(JSON.parse(stdout)).toMatchObject({
      kind: ['hidden-numbers', 'two-line-clues'],
      status: 'unique',
      lineSolvable: true,
    });
  });

  it('says why there is nothing to write, and overwrites nothing', async () => {
    const cwd = folderWith({
      'there.json': 'mine',
      'large.txt': `${'#'.repeat(101)}\n`.repeat(100),
    });
    const said = async (...args: string[]) => {
      const { stderr, status, stdout } = await nonokit(['vary', ...args], { cwd });
      expect([status, stdout]).toEqual([2, '']);
      return stderr;
    };
    const puzzle = (name: string) => `${puzzles}/${name}`;
    expect(await said(puzzle('beyond-lines.json'))).toContain(
      'lines alone do not solve the puzzle',
    );
    expect(await said(puzzle('snail.json'), '--pairs')).toContain('are for one ink');
    expect(await said(puzzle('cat.txt'), '-o', 'there.json')).toContain('already exists');
    expect(readFileSync(`${cwd}/there.json`, 'utf8')).toBe('mine');
    expect(await said('large.txt')).toContain('10100 cells, more than the 10000 allowed');
    expect(await said('missing.json', '-o', 'new.json')).toContain('missing.json');
    expect(existsSync(`${cwd}/new.json`)).toBe(false);
  });
});
