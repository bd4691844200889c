/** `nonokit draw`: films, booklets, two solutions, the viewer. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MULTIPLE, NONE, TREE, UNIQUE } from '@nonokit/core/testing';
import { THEMES } from '@nonokit/render';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const files = { 'a.json': UNIQUE, 'b.json': MULTIPLE, 'none.json': NONE };

/** The rows of a plain picture with one pixel per cell: "#" for a dark pixel. */
async function rowsOf(image: Sharp): Promise<string[]> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const cells = Array.from({ length: info.width * info.height }, (_, k) =>
    (data[k * info.channels] ?? 0) < 128 ? '#' : '.',
  );
  return Array.from({ length: info.height }, (_, y) =>
    cells.slice(y * info.width, (y + 1) * info.width).join(''),
  );
}

describe('nonokit draw for films', () => {
  const plain = ['--style', 'plain', '--cell', '1'];

  it('writes a GIF whose last frame is the solution', async () => {
    const cwd = folderWith(files);
    const args = ['draw', 'a.json', '-o', 'a.gif', '--frame-delay', '50', ...plain];
    expect(await nonokit(args, { cwd })).toEqual({ stdout: '', stderr: '', status: 0 });
    const { pages = 0, delay = [] } = await sharp(join(cwd, 'a.gif')).metadata();
    expect(pages).toBeGreaterThan(3);
    expect(delay).toEqual([...Array(pages - 1).fill(50), 1000]);
    expect(await rowsOf(sharp(join(cwd, 'a.gif'), { page: pages - 1 }))).toEqual(TREE);
  });

  it('writes the frames into a folder, and overwrites none', async () => {
    const cwd = folderWith(files);
    const args = ['draw', 'a.json', '--each', 'film', '--frames', 'passes', ...plain];
    expect(await nonokit(args, { cwd })).toEqual({ stdout: '', stderr: '', status: 0 });
    const names = readdirSync(join(cwd, 'film'));
    expect(names).toEqual(names.map((_, k) => `${`${k + 1}`.padStart(3, '0')}.png`));
    expect(await rowsOf(sharp(join(cwd, 'film', names.at(-1) ?? '')))).toEqual(TREE);
    const again = await nonokit(args, { cwd });
    expect(again).toMatchObject({ status: 2 });
    expect(again.stderr).toBe(
      'nonokit: film: film/001.png already exists and was kept; --force overwrites it\n',
    );
    expect((await nonokit([...args, '--force'], { cwd })).status).toBe(0);
  });

  it('explains in the requested language', async () => {
    const cwd = folderWith(files);
    const film = async (...lang: string[]): Promise<Buffer> => {
      const args = ['draw', 'a.json', '-o', 'a.gif', '--frames', 'steps', '--force', ...lang];
      expect(await nonokit(args, { cwd })).toMatchObject({ stderr: '', status: 0 });
      return readFileSync(join(cwd, 'a.gif'));
    };
    const english = await film('--lang', 'en');
    const russian = await film('--lang', 'ru');
    expect(english.equals(russian)).toBe(false);
  });
});

describe('nonokit draw for booklets', () => {
  it('puts puzzles and their solutions into one PDF, and reports what it omits', async () => {
    const cwd = folderWith({ ...files, 'bad.non': 'width 5' });
    mkdirSync(join(cwd, 'more'));
    writeFileSync(join(cwd, 'more', 'c.json'), UNIQUE);
    const args = ['draw', 'a.json', 'bad.non', 'more', 'none.json', '-o', 'book.pdf'];
    const run = await nonokit(args, { cwd });
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr.match(/^nonokit: bad\.non: .*$/m)).not.toBeNull();
    expect(run.stderr).toContain('none.json: has no solution');
    const pdf = readFileSync(join(cwd, 'book.pdf'), 'latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4);
  });

  it('draws one puzzle without its solution, on the requested paper', async () => {
    const cwd = folderWith(files);
    const args = ['draw', 'a.json', '-o', 'a.pdf', '--paper', 'letter'];
    expect(await nonokit(args, { cwd })).toEqual({ stdout: '', stderr: '', status: 0 });
    const pdf = readFileSync(join(cwd, 'a.pdf'), 'latin1');
    expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('writes nothing if no puzzle could be read', async () => {
    const cwd = folderWith({ 'bad.non': 'width 5', 'worse.non': 'width 6' });
    const run = await nonokit(['draw', 'bad.non', 'worse.non', '-o', 'a.pdf'], { cwd });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('none of the files holds a puzzle');
    expect(existsSync(join(cwd, 'a.pdf'))).toBe(false);
  });
});

describe('nonokit draw where line logic ends', () => {
  it('draws two solutions and marks the cells in which they differ', async () => {
    const args = ['draw', '-', '-o', '-', '--what', 'solution', '--to'];
    const svg = await nonokit([...args, 'svg'], { input: MULTIPLE });
    expect(svg.stderr).toContain('two are shown, which differ in 4 cells');
    expect(svg.stdout.split(`fill="${THEMES.light.marks.differs}"`)).toHaveLength(3);
    const text = await nonokit([...args, 'txt', '--lang', 'en'], { input: MULTIPLE });
    expect(text.stdout).toMatch(/\n\n\? where the two solutions differ\n$/);
    const russian = await nonokit([...args, 'txt', '--lang', 'ru'], { input: MULTIPLE });
    expect(russian.stdout).toMatch(/\n\? где решения различаются\n$/);
    expect(text.stdout.match(/[#?] [.?]$|[.?] [#?]$/gm)).toHaveLength(6);
  });

  it('marks cells that line logic does not reach', async () => {
    const args = ['draw', '-', '-o', '-', '--to', 'svg', '--show-stuck'];
    const stuck = await nonokit(args, { input: MULTIPLE });
    expect(stuck.stdout).toContain('M0 0h24v24h-24z');
    const none = await nonokit(args, { input: UNIQUE });
    expect(none.stdout).not.toContain('M0 0h24v24h-24z');
  });
});

describe('nonokit draw --open', () => {
  // a viewer of our own, found before the system's
  it.skipIf(process.platform !== 'linux')(
    'opens the file, whether it was written or is temporary',
    async () => {
      const cwd = folderWith(files);
      const viewer = join(cwd, 'xdg-open');
      writeFileSync(viewer, '#!/bin/sh\ncp "$1" seen.png\n', { mode: 0o755 });
      const { PATH = '' } = process.env;
      const env = { PATH: `${cwd}:${PATH}`, TMPDIR: cwd };
      const run = await nonokit(['draw', 'a.json', '--open'], { cwd, env });
      expect(run).toEqual({ stdout: '', stderr: '', status: 0 });
      expect((await sharp(join(cwd, 'seen.png')).metadata()).format).toBe('png');
    },
  );

  it.skipIf(process.platform !== 'linux')('reports a missing viewer', async () => {
    const cwd = folderWith(files);
    const run = await nonokit(['draw', 'a.json', '-o', 'a.svg', '--open'], {
      cwd,
      env: { PATH: '' },
    });
    expect(run.status).toBe(2);
    expect(run.stderr).toBe(
      'nonokit: a.svg: was written, but there is no viewer to show it: xdg-open is missing\n',
    );
    expect(existsSync(join(cwd, 'a.svg'))).toBe(true);
  });
});
