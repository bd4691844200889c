/** `nonokit scan`: photographs become puzzles, and all else is refused with a sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderWith, nonokit, type ProgramRun } from '../../testing/run.js';

const IMAGES = fileURLToPath(new URL('../../../../../packages/scan/src/testing/', import.meta.url));
const cwd = folderWith({ 'notes.txt': 'hello there', 'empty.png': '' });

/** Runs `scan` in the folder of the images. */
function scan(...args: readonly string[]): Promise<ProgramRun> {
  return nonokit(['scan', ...args, '--lang', 'en'], { cwd });
}

beforeAll(async () => {
  for (const name of ['perspective', 'sudoku']) {
    await sharp(join(IMAGES, `${name}.png`))
      .png()
      .toFile(join(cwd, `${name}.png`));
  }
  await sharp(join(IMAGES, 'perspective.png')).jpeg().toFile(join(cwd, 'photo.jpg'));
  await sharp(join(IMAGES, 'perspective.png')).blur(1.6).png().toFile(join(cwd, 'blurred.png'));
});

const ROWS = [[7], [1, 1, 1], [1, 1, 1], [1, 2], [1, 1], [5], [1], [9]];

describe('nonokit scan', () => {
  it.each(['perspective.png', 'photo.jpg'])('reads a sheet: %s', async (name) => {
    const run = await scan(name);
    expect(run.stdout).toMatch(/^\S+: 10x8, sure: the numbers have exactly one solution/);
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });

  it('writes the puzzle to a file and to standard output', async () => {
    const run = await scan('perspective.png', '-o', 'sheet.json', '--force');
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain('written to sheet.json');
    expect(JSON.parse(readFileSync(join(cwd, 'sheet.json'), 'utf8')).rows).toEqual(ROWS);
    const again = await scan('perspective.png', '-o', 'sheet.json');
    expect(again.stderr).toContain('already exists');
    expect(again.status).toBe(2);
    const piped = await scan('perspective.png', '-o', '-', '--to', 'json');
    expect(JSON.parse(piped.stdout).rows).toEqual(ROWS);
    expect(piped.stderr).toContain('10x8, sure');
  });

  it('names the numbers of a blurred sheet that are unsure', async () => {
    const run = await scan('blurred.png');
    expect(run.stdout).toMatch(/^blurred\.png: 10x8, .+ numbers? unsure$/m);
    expect(run.stdout).toMatch(/^ {2}(row|column) \d+, number \d+: \d+( or \d+|\?)$/m);
    expect(run.status).toBe(3);
    const json = JSON.parse((await scan('blurred.png', '--json')).stdout);
    expect(json).toMatchObject({ file: 'blurred.png', status: 'read' });
    const [sheet] = json.sheets;
    expect(sheet).toMatchObject({ status: 'unsure', width: 10, height: 8 });
    expect(sheet.unsure[0]).toMatchObject({ block: 0, line: { index: expect.any(Number) } });
  });

  it('refuses what is no sheet with a sentence', async () => {
    const sudoku = await scan('sudoku.png');
    expect(sudoku.stdout).toContain('as in a sudoku');
    expect(sudoku.status).toBe(1);
    const json = await scan('sudoku.png', '--json');
    expect(JSON.parse(json.stdout)).toEqual({
      file: 'sudoku.png',
      status: 'not-a-sheet',
      reason: 'numbers-inside',
    });
    const unwritten = await scan('sudoku.png', '-o', 'none.json');
    expect(unwritten.stderr).toContain('none.json: was not written, because no puzzle was read');
    expect(readdirSync(cwd)).not.toContain('none.json');
    expect(unwritten.status).toBe(2);
  });

  it('refuses what is no image', async () => {
    const text = await scan('notes.txt');
    expect(text.stderr).toBe(
      'nonokit: notes.txt: the file is not a known kind of image, expected PNG, JPEG, GIF, WebP, ' +
        'AVIF, TIFF, BMP, PNM or SVG\n',
    );
    expect(text.status).toBe(2);
    expect((await scan('empty.png')).stderr).toContain('the file is empty');
    expect((await scan('missing.png')).stderr).toContain('there is no such file');
    expect((await scan('perspective.png', '-o', '-', '--json')).stderr).toContain('contradict');
  });

  it('writes pictures of its stages', async () => {
    const run = await scan('perspective.png', '--stages', 'stages');
    expect(run.status).toBe(0);
    const names = readdirSync(join(cwd, 'stages'));
    expect(names).toContain('1-edges.png');
    expect(names).toContain('4-rail-1.png');
    const { format } = await sharp(join(cwd, 'stages/1-edges.png')).metadata();
    expect(format).toBe('png');
    expect((await scan('perspective.png', '--stages', 'stages')).stderr).toContain('--force');
  });

  it('speaks Russian', async () => {
    const run = await nonokit(['scan', 'sudoku.png', '--lang', 'ru'], { cwd });
    expect(run.stdout).toContain('как в судоку');
  });
});
