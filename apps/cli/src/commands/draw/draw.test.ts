/** `nonokit draw`: kinds of pictures and refusals. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { invariant, type Result } from '@nonokit/core';
import { MULTIPLE, NONE, TREE, UNIQUE } from '@nonokit/core/testing';
import { readPuzzles } from '@nonokit/formats';
import { renderPng, THEMES } from '@nonokit/render';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const files = { 'a.json': UNIQUE, 'none.json': NONE, 'two.json': `[${UNIQUE},${MULTIPLE}]` };

/** Width and height in the header of a PNG file. */
function pngSize(path: string): number[] {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe('nonokit draw', () => {
  it('draws a sheet as PNG', async () => {
    const cwd = folderWith(files);
    const run = await nonokit(['draw', 'a.json', '-o', 'a.png'], { cwd });
    expect(run).toEqual({ stdout: '', stderr: '', status: 0 });
    const [width = 0, height = 0] = pngSize(join(cwd, 'a.png'));
    expect(Math.min(width, height)).toBeGreaterThan(5 * 24);
  });

  it('draws numbers in the weight that the SVG specifies', async () => {
    const cwd = folderWith(files);
    await nonokit(['draw', 'a.json', '-o', 'a.png'], { cwd });
    const { resolve } = createRequire(import.meta.url);
    const [puzzle] = good(readPuzzles(readFileSync(join(cwd, 'a.json')))).puzzles.map(good);
    invariant(puzzle !== undefined, 'the file holds a puzzle');
    const expected = await renderPng(puzzle, {}, async () => ({
      wasm: readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')),
      font: readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
    }));
    const pixels = (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer();
    const drawn = await pixels(readFileSync(join(cwd, 'a.png')));
    expect(drawn.equals(await pixels(good(expected)))).toBe(true);
  });

  it('draws the plain solution after solving the puzzle', async () => {
    const cwd = folderWith(files);
    const args = ['draw', 'a.json', '--style', 'plain', '--cell', '3', '-o', 'a.png'];
    expect(await nonokit(args, { cwd })).toMatchObject({ stderr: '', status: 0 });
    expect(pngSize(join(cwd, 'a.png'))).toEqual([15, 15]);
  });

  it('draws SVG, with or without a title', async () => {
    const svg = async (...args: string[]): Promise<string> =>
      (await nonokit(['draw', '-', '-o', '-', '--to', 'svg', ...args], { input: UNIQUE })).stdout;
    // the title of an empty puzzle would give it away
    expect(await svg()).not.toContain('Tree');
    expect(await svg('--what', 'both')).toMatch(/^<svg [\s\S]*Tree[\s\S]*<\/svg>\n$/u);
    expect(await svg('--what', 'both', '--lang', 'ru')).toContain('>Решение</text>');
    expect(await svg('--numbers', '1')).toMatch(/>1<[\s\S]*>2</);
    expect(await svg('--title', 'A & B')).toMatch(/A &(amp|#38); B/);
    expect(await svg('--no-title', '--what', 'both')).not.toMatch(/<text[^>]*>Tree/);
    expect(await svg('--theme', 'dark')).not.toBe(await svg());
  });

  it('draws text', async () => {
    const args = ['draw', '-', '-o', '-', '--to', 'txt'];
    const plain = await nonokit([...args, '--style', 'plain'], { input: UNIQUE });
    expect(plain.stdout).toBe(`${TREE.join('\n')}\n`);
    const [puzzle, solution, both] = await Promise.all(
      ['puzzle', 'solution', 'both'].map(
        async (what) => (await nonokit([...args, '--what', what], { input: UNIQUE })).stdout,
      ),
    );
    expect(puzzle).not.toContain('#');
    expect(solution).toContain('#');
    expect(both).toBe(`${puzzle}\n${solution}`);
  });

  it('explains the symbols below a text of several colours', async () => {
    const colored = {
      ...JSON.parse(MULTIPLE),
      palette: ['#ffffff', { color: '#c8141e', name: 'red' }, { color: '#102080', name: 'blue' }],
      rows: [[[1, 1]], [[1, 2]]],
      columns: [[[1, 1]], [[1, 2]]],
    };
    const args = ['draw', '-', '-o', '-', '--to', 'txt'];
    const { stdout } = await nonokit(args, { input: JSON.stringify(colored) });
    expect(stdout).toMatch(/\n\n\. #ffffff\nR #c8141e red\nB #102080 blue\n$/);
  });

  it.each([['10\n01'], ['01\n10']])('draws the picture in the file: %j', async (picture) => {
    const goal = picture.split('\n');
    const input = JSON.stringify({ ...JSON.parse(MULTIPLE), goal });
    const args = ['draw', '-', '-o', '-', '--style', 'plain', '--to', 'txt'];
    const stdout = `${picture.replaceAll('1', '#').replaceAll('0', '.')}\n`;
    expect(await nonokit(args, { input })).toEqual({ stdout, stderr: '', status: 0 });
  });

  it('shows the cells that line logic leaves unknown with --line-only', async () => {
    const args = ['draw', '-', '-o', '-', '--line-only', '--style', 'plain', '--to'];
    const text = await nonokit([...args, 'txt'], { input: MULTIPLE });
    expect(text.stdout).toBe('??\n??\n');
    expect(text.stderr).toContain('line logic stops with 4 of 4 cells unknown');
    expect(text.status).toBe(0);
    const svg = await nonokit([...args, 'svg'], { input: MULTIPLE });
    expect(svg.stdout).toContain(THEMES.light.unknownMark);
    const whole = await nonokit([...args, 'txt'], { input: UNIQUE });
    expect(whole).toEqual({ stdout: `${TREE.join('\n')}\n`, stderr: '', status: 0 });
    expect((await nonokit([...args, 'txt'], { input: NONE })).status).toBe(1);
  });

  it('does not solve if the sheet has no solution', async () => {
    const args = ['draw', '-', '-o', '-', '--to', 'txt'];
    expect((await nonokit(args, { input: NONE })).status).toBe(0);
  });

  it('draws a sheet for fingers, for an embosser and for swell paper', async () => {
    const draw = async (...args: string[]) =>
      (await nonokit(['draw', '-', '-o', '-', ...args], { input: UNIQUE })).stdout;
    const [first = '', ...rows] = (await draw('--to', 'brf', '--what', 'solution')).split('\r\n');
    expect(first).toMatch(/^ +[A-J ]+$/);
    // six dots where the tree is
    const filled = rows.join('').match(/=/g)?.length;
    expect(filled).toBe(TREE.join('').match(/#/g)?.length);
    expect(await draw('--to', 'svg', '--braille')).toMatch(/^<svg [^>]*width="\d+mm"/);
  });

  it('does not draw a sheet for fingers that an embosser cannot hold', async () => {
    const wide = { ...JSON.parse(UNIQUE), width: 40, rows: [[40]], height: 1, goal: undefined };
    wide.columns = Array.from({ length: 40 }, () => [1]);
    const args = ['draw', '-', '-o', '-', '--to'];
    const input = JSON.stringify(wide);
    const run = await nonokit([...args, 'brf'], { input });
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr).toContain('the sheet takes 82 braille cells a line, and an embosser has 40');
    expect((await nonokit([...args, 'svg', '--braille'], { input })).status).toBe(0);
  });

  it.each([
    [['a.json', '-o', 'x.png', '--braille'], 2, 'a sheet for fingers is a .brf'],
    [['a.json', '-o', 'x.brf', '--what', 'both'], 2, 'leave out --style plain, --what both'],
    [['none.json', '--what', 'solution', '-o', 'x.svg'], 1, 'has no solution'],
    [['two.json', '-o', 'x.svg'], 2, 'holds several puzzles; name one of them, as in "two.json#1"'],
    [
      ['a.json', '-o', 'x.webp'],
      2,
      'expected a name that ends in .png, .svg, .gif, .pdf, .txt or .brf',
    ],
    [['a.json', '-o', 'a.json/x.png'], 2, 'cannot be written: a.json is not a folder'],
    [['a.json'], 2, 'where should the picture go?'],
    [['a.json', '-o', 'x.png', '--frames', 'lines'], 2, 'are for animations'],
    [['none.json', '-o', 'x.gif'], 1, 'has no solution'],
    [['a.json', '-o', 'x.png', '--solutions', 's.pdf'], 2, '--solutions are for PDF'],
    [['a.json', '-o', 'x.pdf', '--solutions', 's.pdf', '--what', 'puzzle'], 2, 'leave out --what'],
    [['a.json', '-o', 'x.pdf', '--solutions', 'two.json'], 2, 'two.json: already exists'],
    [['a.json', 'two.json', '-o', 'x.svg'], 2, 'only as a booklet'],
    [['a.json', '-o', 'x.png', '--cell', '1000'], 2, 'expected a whole number in 8..256'],
    [['a.json', '--style', 'plain', '--what', 'puzzle', '-o', 'x.png'], 2, 'need --style sheet'],
    [['missing.json', '-o', 'x.png'], 2, 'there is no such file'],
    [['a.json', '-o', 'none.json', '--to', 'svg'], 2, 'already exists and was kept'],
  ])('refuses %j with status %i and writes nothing', async (args, status, message) => {
    const cwd = folderWith(files);
    const run = await nonokit(['draw', ...args], { cwd });
    expect(run).toMatchObject({ stdout: '', status });
    expect(run.stderr).toContain(message);
    expect(run.stderr.match(/\n/g)).toHaveLength(1);
    expect(readdirSync(cwd).sort()).toEqual(Object.keys(files).sort());
  });

  it('writes solutions into a PDF of their own', async () => {
    const cwd = folderWith(files);
    const args = ['draw', 'a.json', 'two.json', '-o', 'book.pdf', '--solutions', 'sol.pdf'];
    const run = await nonokit(args, { cwd });
    expect(run).toMatchObject({ stdout: '', status: 0 });
    const [book, solutions] = ['book.pdf', 'sol.pdf'].map((name) =>
      readFileSync(join(cwd, name), 'latin1'),
    );
    for (const pdf of [book, solutions]) expect(pdf).toMatch(/^%PDF-/);
    // three puzzles, one a page, and all their solutions on one
    expect(book?.match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(solutions?.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('gives each line a page that its clue and its neighbours lead to', async () => {
    const cwd = folderWith(files);
    const args = ['draw', 'a.json', '-o', 'lines.pdf', '--line-pages', '--paper', 'a5'];
    expect(await nonokit(args, { cwd })).toMatchObject({ stdout: '', status: 0 });
    const pdf = readFileSync(join(cwd, 'lines.pdf'), 'latin1');
    const lines = (pdf.match(/\(puzzle-1-(?:row|column)-\d+\) \[/g) ?? []).length;
    expect(lines).toBeGreaterThan(1);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1 + lines);
    // from its clue, back, and from its neighbours, which the first and the last have one of
    expect(pdf.match(/\/S \/GoTo\b/g)).toHaveLength(4 * lines - 2);
  });
});
