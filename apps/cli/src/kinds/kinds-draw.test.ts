/** Puzzles of other kinds as drawings: sheets, pages, films. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodePng } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../testing/run.js';

const folder = fileURLToPath(new URL('../../../../puzzles/kinds/', import.meta.url));
const OWL = 'owl-hidden.json';
const HOUSE = 'house-two-lines.json';
const TRIANGLES = 'sierpinski-triangles.json';
const BOAT = 'boat-cut.json';

const copied = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');

/** The entries of a PDF's table of contents. */
function outline(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Parent \d+ 0 R\n\/Title \(([^)]*)\)/g)].map(
    ([, title = '']) => title,
  );
}

/** The pixels of a PNG file. */
function pixelsOf(file: string): Uint8Array {
  const png = decodePng(readFileSync(file), { maxCells: 1e7 });
  if (!png.ok) throw new Error(png.problem.message);
  return Uint8Array.from(png.value.image.rgba);
}

describe('sheets', () => {
  it.each([
    [OWL, 'puzzle'],
    [HOUSE, 'puzzle'],
    [TRIANGLES, 'solution'],
    [BOAT, 'solution'],
  ])('of %s are the pictures of the documents', async (file, what) => {
    const args = ['draw', file, '--what', what, '--to', 'svg', '-o', '-'];
    const { stdout } = await nonokit(args, { cwd: folder });
    await expect(stdout).toMatchFileSnapshot(
      `../../../../docs/kinds/${file.replace('.json', '.svg')}`,
    );
  });

  it('are PNG and text, and nothing else is taken for them', async () => {
    const cwd = folderWith({ 'a.json': copied(TRIANGLES) });
    const drawn = (name: string) => nonokit(['draw', 'a.json', '-o', name], { cwd });
    expect((await drawn('a.png')).status).toBe(0);
    expect(readFileSync(`${cwd}/a.png`).subarray(1, 4).toString()).toBe('PNG');
    expect((await drawn('a.txt')).status).toBe(0);
    expect(readFileSync(`${cwd}/a.txt`, 'utf8')).toContain('/#\\\n');
    const plain = await nonokit(['draw', 'a.json', '-o', 'b.png', '--style', 'plain'], { cwd });
    expect(plain.stderr).toContain('leave out --frames steps, --style plain');
    expect(plain.status).toBe(2);
  });
});

describe('pages', () => {
  it('hold each kind and ordinary puzzles in their order, and their solutions', async () => {
    const cwd = folderWith({
      '1.json': copied(OWL),
      '2.json': copied(HOUSE),
      '3.json': copied('../heart.json'),
      '4.json': copied(TRIANGLES),
    });
    const { stderr, status } = await nonokit(
      ['draw', '1.json', '2.json', '3.json', '4.json', '-o', 'a.pdf', '--booklet'],
      { cwd },
    );
    expect(stderr).toContain('4 puzzles written to a.pdf');
    expect(status).toBe(0);
    const titles = outline(readFileSync(`${cwd}/a.pdf`));
    expect(titles).toEqual([
      'Nonograms',
      'How to solve',
      'No. 1',
      'No. 2',
      'No. 3',
      'No. 4',
      'Solutions',
    ]);
  });

  it('are one each in a folder', async () => {
    const cwd = folderWith({
      'a.json': copied(TRIANGLES),
      'b.json': copied(OWL),
      'c.json': copied(BOAT),
    });
    const args = ['draw', 'a.json', 'b.json', 'c.json', '-o', 'out/', '--to', 'pdf'];
    expect((await nonokit(args, { cwd })).status).toBe(0);
    for (const name of ['a', 'b', 'c']) {
      expect(readFileSync(`${cwd}/out/${name}.pdf`).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

describe('films', () => {
  it.each([OWL, HOUSE, TRIANGLES])('of %s end with its solution', async (file) => {
    const cwd = folderWith({ 'a.json': copied(file) });
    const args = ['draw', 'a.json', '-o', 'a.gif', '--each', 'frames', '--cell', '12'];
    expect((await nonokit(args, { cwd })).status).toBe(0);
    expect(readFileSync(`${cwd}/a.gif`).subarray(0, 6).toString()).toBe('GIF89a');
    const { stdout } = await nonokit(['explain', '--json', 'a.json'], { cwd });
    const steps = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { length } = steps.filter(({ decided = [] }) => decided.length > 0);
    const names = readdirSync(`${cwd}/frames`);
    expect(names).toHaveLength(length + 1);
    const last = pixelsOf(`${cwd}/frames/${names.sort().at(-1)}`);
    const solved = ['draw', 'a.json', '-o', 'b.png', '--what', 'solution', '--cell', '12'];
    await nonokit(solved, { cwd });
    const whole = pixelsOf(`${cwd}/b.png`);
    // shades at the edges of letters are in steps of a sixteenth
    const differences = whole.map((value, k) => Math.abs(value - (last[k] ?? 0)));
    expect(differences.every((difference) => difference <= 16)).toBe(true);
  });
});
