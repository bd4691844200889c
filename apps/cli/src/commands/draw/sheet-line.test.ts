/** Sheets carry their puzzle: what `nonokit draw` has written is read again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNIQUE } from '@nonokit/core/testing';
import { safeReadPuzzles } from 'nonokit/formats';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const FILES = {
  'tree.json': UNIQUE,
  'cup.txt': 'rows: 3, 1 1 1, 5, 1 2\ncolumns: 3, 1 2, 3, 2, 3\n',
  'flag.txt': 'rows: 2red 1blue, 3red\ncolumns: 2red, 2red, 1blue 1red\n',
};

/** The puzzles of a file as JSON, or its problem. */
function readBack(bytes: Uint8Array, name: string): readonly unknown[] {
  const read = safeReadPuzzles(bytes, { name });
  if (!read.ok) return [read.problem.code];
  return read.value.puzzles.map((one) => (one.ok ? JSON.parse(JSON.stringify(one.value)) : one));
}

/** The clues and colours of a file that was drawn, without its texts and its picture. */
function cluesIn(cwd: string, name: string): unknown {
  const [puzzle] = readBack(readFileSync(join(cwd, name)), name);
  const { meta: _meta, goal: _goal, ...clues } = puzzle as Record<string, unknown>;
  return { ...clues, meta: {} };
}

const SHEETS = Object.keys(FILES).flatMap((name) =>
  ['png', 'svg', 'pdf'].flatMap((kind) =>
    ['light', 'dark', 'print'].map((theme) => ({ name, kind, theme })),
  ),
);

it.each(SHEETS)('$name drawn as $kind, theme $theme, is read again', async (sheet) => {
  const { name, kind, theme } = sheet;
  const cwd = folderWith(FILES);
  const file = `sheet.${kind}`;
  const args = ['draw', name, '--theme', theme, '-o', file];
  expect(await nonokit(args, { cwd })).toMatchObject({ stderr: '', status: 0 });
  expect(readBack(readFileSync(join(cwd, file)), file)).toEqual([cluesIn(cwd, name)]);
});

it('a booklet is read as its puzzles', async () => {
  const cwd = folderWith(FILES);
  await nonokit(['draw', ...Object.keys(FILES), '-o', 'book.pdf'], { cwd });
  const puzzles = Object.keys(FILES).map((name) => cluesIn(cwd, name));
  expect(readBack(readFileSync(join(cwd, 'book.pdf')), 'book.pdf')).toEqual(puzzles);
});

it('an empty sheet carries neither title nor picture', async () => {
  const cwd = folderWith(FILES);
  await nonokit(['draw', 'tree.json', '-o', 'a.svg'], { cwd });
  expect(readBack(readFileSync(join(cwd, 'a.svg')), 'a.svg')).toMatchObject([{ meta: {} }]);
  expect(readFileSync(join(cwd, 'a.svg'), 'utf8')).not.toContain('Tree');
});

it.each(['png', 'pdf'])('a solution drawn as %s is read as its clues', async (kind) => {
  const cwd = folderWith(FILES);
  const file = `a.${kind}`;
  await nonokit(['draw', 'tree.json', '--what', 'both', '-o', file], { cwd });
  expect(readBack(readFileSync(join(cwd, file)), file)).toEqual([cluesIn(cwd, 'tree.json')]);
});

it('a solution drawn as SVG is read with its picture and title', async () => {
  const cwd = folderWith(FILES);
  await nonokit(['draw', 'tree.json', '--what', 'both', '-o', 'a.svg'], { cwd });
  const [puzzle] = readBack(readFileSync(join(cwd, 'a.svg')), 'a.svg');
  expect(puzzle).toMatchObject({ meta: { title: 'Tree' }, goal: expect.anything() });
});

it('the plain picture carries nothing, for it is its puzzle', async () => {
  const cwd = folderWith(FILES);
  await nonokit(['draw', 'tree.json', '--style', 'plain', '-o', 'a.svg'], { cwd });
  expect(readFileSync(join(cwd, 'a.svg'), 'utf8')).not.toContain('metadata');
});

it.each(['light', 'dark', 'print'])('a screenshot of a %s sheet is called one', async (theme) => {
  const cwd = folderWith(FILES);
  await nonokit(['draw', 'cup.txt', '--theme', theme, '-o', 'sheet.png'], { cwd });
  // another program keeps the pixels alone
  const screenshot = await sharp(join(cwd, 'sheet.png')).png().toBuffer();
  expect(readBack(screenshot, 'shot.png')).toEqual(['sheet-picture']);
  const solved = await nonokit(['solve', '-'], { input: screenshot });
  expect(solved.stdout).toBe('');
  expect(solved.stderr).toContain('nonokit scan');
  // who means the pixels says so
  const pixels = await nonokit(['check', '-', '--from', 'png'], { input: screenshot });
  expect(pixels.stdout).toContain('228x212');
});
