/** `nonokit scan`: photographs become puzzles, and all else is refused with a sentence. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';
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

describe('nonokit scan of a PDF file', () => {
  const small = '.#.#.\n#####\n#####\n.###.\n..#..\n';

  /** A document of empty pages. */
  async function emptyPdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
    const pdf = new PdfDocument({ size: [60, 60], ...options });
    for (let page = 1; page < pages; page++) pdf.addPage();
    pdf.end();
    return await buffer(pdf);
  }

  it('reads a sheet that this program has drawn', async () => {
    writeFileSync(join(cwd, 'heart.txt'), small);
    await nonokit(['draw', 'heart.txt', '-o', 'heart.pdf', '--force'], { cwd });
    const run = await scan('heart.pdf');
    expect(run.stdout).toMatch(/^heart\.pdf: 5x5, sure: /);
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });

  it('names the pages of several, and goes on past those without a puzzle', async () => {
    await nonokit(['draw', 'heart.txt', '--booklet', '-o', 'book.pdf', '--force'], { cwd });
    const run = await scan('book.pdf');
    expect(run.stdout).toMatch(/^book\.pdf, page 1: 5x5, sure: /);
    expect(run.stdout).toMatch(/^book\.pdf, page 2: no puzzle was found: /m);
    expect(run.status).toBe(0);
    const { file, pages } = JSON.parse((await scan('book.pdf', '--json')).stdout);
    expect(file).toBe('book.pdf');
    expect(pages).toMatchObject([
      { name: 'book.pdf, page 1', status: 'read' },
      { name: 'book.pdf, page 2', status: 'not-a-sheet' },
    ]);
  });

  it('refuses damaged and locked files, and says that long ones are read in part', async () => {
    writeFileSync(join(cwd, 'damaged.pdf'), '%PDF-1.7 and nothing more');
    const damaged = await scan('damaged.pdf');
    expect(damaged.stderr).toContain('damaged.pdf: the PDF file is damaged');
    expect(damaged.status).toBe(2);
    writeFileSync(join(cwd, 'locked.pdf'), await emptyPdf(1, { userPassword: 'secret' }));
    const locked = await scan('locked.pdf');
    expect(locked.stderr).toContain('locked.pdf: the PDF file needs a password');
    expect(locked.status).toBe(2);
    writeFileSync(join(cwd, 'long.pdf'), await emptyPdf(51));
    const long = await scan('long.pdf');
    expect(long.stdout).toContain('long.pdf, page 50: no puzzle was found');
    expect(long.stderr).toContain('long.pdf: the PDF file has 51 pages, of which the first 50');
  });
});
