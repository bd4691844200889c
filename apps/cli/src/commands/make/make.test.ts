/** `nonokit make`: files, reports, refusals. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNIQUE } from '@nonokit/core/testing';
import { readPuzzles } from '@nonokit/formats';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const HOUSE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' +
  '<path fill="#a33" d="M2 11 12 2l10 9z"/><path fill="#da6" d="M4 11h16v11H4z"/>' +
  '<path fill="#346" d="M9 14h6v8H9z"/></svg>';

/** An SVG drawing that requests a file, which it must not get. */
const ENTITY =
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "a.json">]>' +
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&x;</text><path d="M0 0h5v5H0z"/></svg>';

/** A small photograph: two bright balls and a stick in front of a dark wall, with grain. */
function photo() {
  const side = 90;
  const data = Buffer.alloc(3 * side * side);
  for (let i = 0; i < side * side; i++) {
    const x = i % side;
    const y = Math.floor(i / side);
    const isBall = Math.hypot(x - 50, y - 40) < 25 || Math.hypot(x - 14, y - 72) < 9;
    const near = isBall || Math.abs(x + y - 140) < 5;
    const light = near ? 230 - 3 * Math.hypot(x - 42, y - 32) : 60 + 0.3 * x;
    data.fill(light + 10 * Math.sin(i * i), 3 * i, 3 * i + 3);
  }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } });
}

const files = { 'house.svg': HOUSE, 'a.json': UNIQUE };

describe('nonokit make', () => {
  it('makes a line-solvable puzzle, and describes it', async () => {
    const cwd = folderWith(files);
    const run = await nonokit(['make', 'house.svg', '-o', 'house.non', '--size', '15'], { cwd });
    expect(run).toMatchObject({ stdout: '', status: 0 });
    expect(run.stderr).toMatch(
      /^house\.non: 1[345]x1[345], black and white, unique, solvable by lines, [a-z]+ \(\d+\), \d+ % filled, similarity 0\.\d\d, \d+ cells? changed\n/,
    );
    const check = await nonokit(['check', '--line-only', '--json', 'house.non'], { cwd });
    expect(JSON.parse(check.stdout)).toMatchObject({
      status: 'unique',
      lineSolvable: true,
    });
  });

  it.each(['png', 'jpeg', 'webp', 'tiff', 'gif'] as const)(
    'reads %s, and reports JSON',
    async (kind) => {
      const cwd = folderWith({ image: await photo().toFormat(kind).toBuffer() });
      const args = ['make', 'image', '-o', 'a.json', '--size', '20x20', '--colors', '2', '--json'];
      const run = await nonokit(args, { cwd });
      expect(run).toMatchObject({ stderr: '', status: 0 });
      const report = JSON.parse(run.stdout);
      // empty lines at the border are cut off
      expect(Math.max(report.width, report.height)).toBeLessThanOrEqual(20);
      expect(Math.max(report.width, report.height)).toBeGreaterThan(16);
      expect(report).toMatchObject({
        file: 'image',
        output: 'a.json',
        status: 'unique',
        lineSolvable: true,
        reached: true,
      });
    },
  );

  it('reads BMP and PNM, also from standard input', async () => {
    const body = Buffer.from('P3 3 2 255 0 0 0 255 255 255 0 0 0 255 255 255 0 0 0 255 255 255');
    const args = ['make', '-', '-o', '-', '--to', 'json', '--size', '3', '--quiet'];
    const run = await nonokit(args, { input: body });
    expect(run).toMatchObject({ stderr: '', status: 0 });
    expect(JSON.parse(run.stdout)).toMatchObject({ rows: [[1, 1], [1]] });
  });

  it('writes a PDF for printing, with the solution on a second page', async () => {
    const cwd = folderWith(files);
    const args = ['make', 'house.svg', '-o', 'house.pdf', '--size', '12', '-q'];
    expect(await nonokit(args, { cwd })).toEqual({ stdout: '', stderr: '', status: 0 });
    const pdf = readFileSync(join(cwd, 'house.pdf'), 'latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toMatch(/\/Count 2\b/);
    const drawn = await nonokit([...args.slice(0, 2), '-o', '-', '--to', 'pdf', '--size', '12'], {
      cwd,
    });
    expect(drawn).toMatchObject({ status: 0 });
    expect(drawn.stdout.slice(0, 5)).toBe('%PDF-');
    expect((await nonokit(args, { cwd })).stderr).toContain('already exists and was kept');
  });

  it.each(['trivial', 'easy', 'medium', 'hard'])(
    'makes a puzzle that is %s on request',
    async (label) => {
      const cwd = folderWith({ image: await photo().png().toBuffer() });
      const args = ['make', 'image', '-o', 'a.json', '--difficulty', label, '--json'];
      const run = await nonokit(args, { cwd });
      expect(run).toMatchObject({ stderr: '', status: 0 });
      const report = { reached: true, status: 'unique', difficulty: { label } };
      expect(JSON.parse(run.stdout)).toMatchObject(report);
      const check = await nonokit(['check', '--json', 'a.json'], { cwd });
      expect(JSON.parse(check.stdout)).toMatchObject({ difficulty: { label } });
    },
  );

  it.each([
    [/not expert within the budget: it is [a-z]+, the nearest attempt/, ['--size', '4']],
    [/not expert: it is [a-z]+, and no cell may be changed/, ['--exact']],
  ])(
    'keeps the best attempt and ends with 1 if no puzzle is that hard, %s',
    async (sentence, options) => {
      const cwd = folderWith({ 'a.pbm': 'P1 4 4 1 1 1 1 1 0 0 0 1 1 1 0 1 0 0 0' });
      const args = ['make', 'a.pbm', '-o', 'a.json', '--difficulty', 'expert', ...options];
      const run = await nonokit(args, { cwd });
      expect(run).toMatchObject({ stdout: '', status: 1 });
      expect(run.stderr).toMatch(sentence);
      expect(readdirSync(cwd)).toContain('a.json');
      const json = await nonokit([...args, '--json', '--force'], { cwd });
      expect(JSON.parse(json.stdout)).toMatchObject({ status: 'unique', reached: false });
    },
  );

  it('reports that a large puzzle is not rated', async () => {
    const cwd = folderWith({ 'a.pgm': `P2 61 60 1 ${'0 '.repeat(1830)}${'1 '.repeat(1830)}` });
    const args = ['make', 'a.pgm', '--exact', '-o', 'a.json', '--difficulty', 'easy'];
    const run = await nonokit(args, { cwd });
    expect(run).toMatchObject({ stdout: '', status: 1 });
    expect(run.stderr).toContain('puzzles of more than 3,600 cells or 30 colours cannot be rated');
  });

  it('writes several candidates and a contact sheet', async () => {
    const cwd = folderWith(files);
    const args = [
      'make',
      'house.svg',
      '-o',
      'h.json',
      '--size',
      '12',
      '--candidates',
      '3',
      '--colors',
      '3',
    ];
    const run = await nonokit(args, { cwd });
    expect(run.status).toBe(0);
    const made = ['h-1.json', 'h-2.json', 'h-3.json', 'h-candidates.png'];
    expect(readdirSync(cwd).sort()).toEqual([...Object.keys(files), ...made].sort());
    const { format, width = 0 } = await sharp(join(cwd, 'h-candidates.png')).metadata();
    expect([format, width > 500]).toEqual(['png', true]);
    const pictures = made.slice(0, 3).map((name) => {
      const read = readPuzzles(readFileSync(join(cwd, name)));
      const [first] = read.ok ? read.value.puzzles : [];
      return first?.ok === true ? first.value.goal?.cells.join() : undefined;
    });
    expect(new Set(pictures).size).toBe(3);
    expect((await nonokit(args, { cwd })).stderr).toContain('already exists and was kept');
  });

  it('gives the same file for the same seed', async () => {
    const cwd = folderWith({ image: await photo().png().toBuffer() });
    const make = async (name: string): Promise<string> => {
      await nonokit(['make', 'image', '-o', name, '--size', '25', '--seed', '7'], { cwd });
      return readFileSync(join(cwd, name), 'utf8');
    };
    expect(await make('a.json')).toBe(await make('b.json'));
  });

  it('takes pixels as cells with --exact, titles and authors', async () => {
    const cwd = folderWith(files);
    await nonokit(['draw', 'a.json', '--style', 'plain', '-o', 'a.png'], { cwd });
    const args = [
      'make',
      'a.png',
      '--exact',
      '-o',
      'b.json',
      '--title',
      'Tree',
      '--author',
      'Me',
      '-q',
    ];
    expect(await nonokit(args, { cwd })).toEqual({ stdout: '', stderr: '', status: 0 });
    const [before, after] = ['a.json', 'b.json'].map((name) =>
      JSON.parse(readFileSync(join(cwd, name), 'utf8')),
    );
    expect(after).toMatchObject({
      rows: before.rows,
      columns: before.columns,
      title: 'Tree',
      author: 'Me',
    });
  });

  it('keeps the best attempt and ends with 1 if the required property is not reached', async () => {
    const noise = Buffer.alloc(32 * 32, 0).map((_, i) => (Math.sin(i * i * 1.7) > 0 ? 255 : 0));
    const image = await sharp(noise, { raw: { width: 32, height: 32, channels: 1 } })
      .png()
      .toBuffer();
    const cwd = folderWith({ image });
    const args = [
      'make',
      'image',
      '--exact',
      '--repair',
      'line',
      '--max-flips',
      '1',
      '-o',
      'a.json',
    ];
    const run = await nonokit(args, { cwd });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain(
      'not solvable by lines within the budget: this is the best attempt',
    );
    expect(readdirSync(cwd)).toContain('a.json');
  });

  it.each([
    [['missing.png', '-o', 'x.non'], 'missing.png: there is no such file'],
    [['a.json', '-o', 'x.non'], 'a.json: is a puzzle without its picture, expected an image'],
    [['house.svg', '-o', 'x.xyz'], 'no format has this extension'],
    [['house.svg', '-o', 'a.json'], 'already exists and was kept'],
    [
      ['house.svg', '-o', 'x.non', '--size', '0'],
      'Expected columns and rows, as in 30x20, or auto',
    ],
    [['house.svg', '-o', 'x.non', '--size', '5000x5000'], 'more than the 250,000 cells allowed'],
    [['house.svg', '-o', 'x.non', '--colors', '65'], 'more than the 64 allowed'],
    [['house.svg', '-o', 'x.non', '--palette', '#fff,redd'], 'Expected a colour, as in #c8141e'],
    [
      ['house.svg', '-o', 'x.non', '--exact', '--size', '9'],
      '--exact and --size contradict each other',
    ],
    [['house.svg', '-o', '-', '--to', 'non', '--json'], '-o - and --json contradict each other'],
    [['broken.png', '-o', 'x.non'], 'the PNG image is damaged or incomplete'],
    [
      ['entity.svg', '-o', 'x.non'],
      "the SVG image cannot be drawn (line 1, column 112: Entity 'x' not defined)",
    ],
    [['empty.png', '-o', 'x.non'], 'the file is empty'],
    [
      ['white.svg', '-o', 'x.non'],
      'the image is one even surface, or all transparent: there is nothing to draw',
    ],
  ])('ends with 2 and writes nothing for %j', async (args, message) => {
    const white = HOUSE.replaceAll(/<path.*?>/g, '');
    const all = {
      ...files,
      'broken.png': Buffer.from('\x89PNG\r\n\x1a\n???', 'latin1'),
      'white.svg': white,
      'empty.png': '',
      'entity.svg': ENTITY,
    };
    const cwd = folderWith(all);
    const run = await nonokit(['make', ...args], { cwd });
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr).toContain(message);
    expect(readdirSync(cwd).sort()).toEqual(Object.keys(all).sort());
  });
});
