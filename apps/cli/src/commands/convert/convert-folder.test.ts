/** `nonokit convert` into a folder: names, places, what is left out, and what is kept. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNIQUE } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import { filesIn, mixedFolder } from '../../testing/mixed-folder.js';
import { folderWith, nonokit } from '../../testing/run.js';

it('nonokit convert writes a file of the same name and place for each file', async () => {
  const cwd = mixedFolder();
  const run = await nonokit(['convert', 'in', 'out/', '--to', 'webpbn'], { cwd });
  expect(filesIn(join(cwd, 'out'))).toEqual(['deep/none.xml', 'tree-2.xml', 'tree.xml', 'two.xml']);
  expect(readFileSync(join(cwd, 'out/two.xml'), 'utf8').match(/<puzzle\b/g)).toHaveLength(2);
  const lines = run.stderr.trim().split('\n');
  expect(lines.map((line) => line.replace(/: .*/, ''))).toEqual(
    [
      'nonokit: in/bad.json',
      'nonokit: in/two.json#2',
      'nonokit: skipped in/notes.md',
      '5 puzzles in 4 files written to out/; 2 could not be read',
    ].map((line) => line.replace(/: .*/, '')),
  );
  expect(lines.at(-1)).toBe('5 puzzles in 4 files written to out/; 2 could not be read');
  expect(run).toMatchObject({ stdout: '', status: 2 });
});

it('nonokit convert names puzzles where a format holds one, and says what was lost once', async () => {
  const cwd = mixedFolder();
  const args = ['convert', 'in/two.json', 'in/tree.json', '-o', 'out/', '--to', 'nin'];
  const run = await nonokit(args, { cwd });
  expect(filesIn(join(cwd, 'out'))).toEqual(['tree.nin', 'two-1.nin', 'two-3.nin']);
  const lost = run.stderr.split('\n').filter((line) => line.includes('does not hold'));
  expect(lost).toEqual([
    'nonokit: out/two-1.nin and 2 other files: NIN does not hold the title "Tree"',
  ]);
});

it('nonokit convert leaves out puzzles without a picture where one is needed', async () => {
  const cwd = mixedFolder();
  const run = await nonokit(['convert', 'in/deep', 'in/tree.json', 'out/', '--to', 'png'], { cwd });
  expect(filesIn(join(cwd, 'out'))).toEqual(['tree.png']);
  expect(run.stderr).toContain('1 puzzle in 1 file written to out/; 1 without a picture\n');
  expect(run.status).toBe(1);
});

it('nonokit convert keeps files of a folder, and counts those that it could not write', async () => {
  const cwd = mixedFolder();
  mkdirSync(join(cwd, 'out'));
  writeFileSync(join(cwd, 'out/tree.json'), 'precious');
  const run = await nonokit(['convert', 'in/tree.json', 'in/two.json', 'out'], { cwd });
  expect(run.stderr).toContain('out/tree.json: already exists and was kept');
  expect(run.stderr).toContain(
    '2 puzzles in 1 file written to out; 1 could not be read, 1 file not written\n',
  );
  expect(readFileSync(join(cwd, 'out/tree.json'), 'utf8')).toBe('precious');
  const forced = ['convert', 'in/tree.json', 'out', '--force'];
  expect((await nonokit(forced, { cwd })).status).toBe(0);
  expect(readFileSync(join(cwd, 'out/tree.json'), 'utf8')).toContain('Tree');
});

it('nonokit convert does not read what an earlier run has written', async () => {
  const cwd = folderWith({ 'a.json': UNIQUE });
  for (const to of ['webpbn', 'non']) {
    const run = await nonokit(['convert', '.', 'out/', '--to', to], { cwd });
    expect(run.stderr).toContain('1 puzzle in 1 file written to out/\n');
  }
  expect(filesIn(join(cwd, 'out'))).toEqual(['a.non', 'a.xml']);
});
