import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

/** A heart, from its outline. */
const HEART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" ' +
  'fill="#fff"/><path d="M50 92L8 42C2 20 24 4 50 26C76 4 98 20 92 42Z" fill="#c00"/></svg>';

const cwd = folderWith({ 'heart.svg': HEART, 'there.json': 'mine' });

describe('nonokit make --kind triangles', () => {
  it('makes a puzzle that lines alone solve, and whose picture is upright', async () => {
    const { stderr, status } = await nonokit(
      ['make', 'heart.svg', '--kind', 'triangles', '-o', 'heart.json', '--title', 'Heart'],
      { cwd },
    );
    expect(stderr).toMatch(/^heart\.json: \d+ triangles, \d+ cells? changed\n$/);
    expect(status).toBe(0);
    const file = JSON.parse(readFileSync(join(cwd, 'heart.json'), 'utf8'));
    expect(file.title).toBe('Heart');
    // as broad as the square above, a tip below
    const inks = file.goal.map((row: string) => [...row].filter((cell) => cell !== '0').length);
    expect(inks.at(-1)).toBeLessThan(inks[Math.floor(inks.length / 3)] / 2);
    const checked = await nonokit(['check', '--json', '-q', 'heart.json'], { cwd });
    expect(JSON.parse(checked.stdout)).toMatchObject({
      kind: ['triangles'],
      status: 'unique',
      lineSolvable: true,
    });
  });

  it('keeps to the size and to the colours that are asked for', async () => {
    const args = ['make', 'heart.svg', '--kind', 'triangles', '-o', '-', '-q'];
    const { stdout } = await nonokit([...args, '--size', '8x8', '--palette', '#fff,#c00'], { cwd });
    const { sides, palette } = JSON.parse(stdout);
    expect(sides.top).toBeLessThanOrEqual(4);
    expect(palette).toEqual(['#ffffff', '#cc0000']);
    const again = await nonokit([...args, '--size', '8x8', '--palette', '#fff,#c00'], { cwd });
    expect(again.stdout).toBe(stdout);
  });

  it('refuses what it is not for, and overwrites nothing', async () => {
    const said = async (...args: string[]) => {
      const run = await nonokit(['make', 'heart.svg', '--kind', 'triangles', ...args], { cwd });
      expect([run.status, run.stdout]).toEqual([2, '']);
      return run.stderr;
    };
    expect(await said('-o', 'a.json', '--exact')).toContain('--exact');
    expect(await said('-o', 'a.json', '--max-flips', '3')).toContain('--max-flips');
    expect(await said('-o', 'a.non')).toContain('.json');
    expect(await said('-o', 'there.json')).toContain('there.json');
  });
});
