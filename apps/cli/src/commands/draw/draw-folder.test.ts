/** `nonokit draw` into a folder: names, places, kinds, and what is left out. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, mixedFolder } from '../../testing/mixed-folder.js';
import { nonokit } from '../../testing/run.js';

it('draws every puzzle of a folder and counts what is damaged', async () => {
  const cwd = mixedFolder();
  const run = await nonokit(['draw', 'in', '-o', 'out/', '--to', 'svg'], { cwd });
  const drawn = ['deep/none.svg', 'tree-2.svg', 'tree.svg', 'two-1.svg', 'two-3.svg'];
  expect(filesIn(join(cwd, 'out'))).toEqual(drawn);
  expect(readFileSync(join(cwd, 'out/tree.svg'), 'utf8')).toMatch(/^<svg/);
  expect(run.stderr).toContain('in/bad.json: ');
  expect(run.stderr).toContain('in/two.json#2: ');
  expect(run.stderr.trim().split('\n').at(-1)).toBe(
    '5 puzzles in 5 files written to out/; 2 could not be read',
  );
  expect(run).toMatchObject({ stdout: '', status: 2 });
});

it.each([
  { to: [], name: 'tree.png', begins: '\x89PNG' },
  { to: ['--to', 'pdf'], name: 'tree.pdf', begins: '%PDF' },
  { to: ['--to', 'gif'], name: 'tree.gif', begins: 'GIF8' },
  { to: ['--to', 'txt', '--what', 'solution'], name: 'tree.txt', begins: '  |  ' },
])('draws $name, and not those without a solution', async ({ to, name, begins }) => {
  const cwd = mixedFolder();
  mkdirSync(join(cwd, 'out'));
  const run = await nonokit(['draw', 'in/tree.json', '-o', 'out', ...to], { cwd });
  expect(run.stderr).toBe('1 puzzle in 1 file written to out\n');
  expect(readFileSync(join(cwd, 'out', name), 'latin1').slice(0, begins.length)).toBe(begins);
});

it('counts puzzles without a solution, and files that are there already', async () => {
  const cwd = mixedFolder();
  const args = ['draw', 'in/deep', 'in/tree.json', '-o', 'out/', '--what', 'solution'];
  const first = await nonokit(args, { cwd });
  expect(first.stderr).toContain('none.json: has no solution');
  expect(first.stderr).toContain('1 puzzle in 1 file written to out/; 1 file not written\n');
  expect(first.status).toBe(1);
  const again = await nonokit(args, { cwd });
  expect(again.stderr).toContain('out/tree.png: already exists and was kept');
  expect(again.stderr).toContain('0 puzzles in 0 files written to out/; 2 files not written\n');
  expect(again.status).toBe(2);
});

it('refuses a folder where one file is made', async () => {
  const cwd = mixedFolder();
  for (const flags of [['--open'], ['--booklet'], ['--solutions', 's.pdf']]) {
    const args = ['draw', 'in', '-o', 'out/', '--to', 'pdf', ...flags];
    const run = await nonokit(args, { cwd });
    expect(run.stderr).toContain('need one file, and -o names a folder');
    expect(run.status).toBe(2);
  }
  expect(filesIn(cwd)).not.toContain('out');
});
