/** PDF: the text in the file matches the puzzles, in either alphabet, and is always the same. */
import { type Clue, type Puzzle, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import type { BookOptions, BookPuzzle } from '@nonokit/render';
import { describe, expect, it } from 'vitest';
import { drawPdf } from './draw-pdf.js';

const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const OPTIONS: BookOptions = {
  what: 'puzzle',
  theme: 'print',
  paper: 'a4',
  perPage: 1,
  title: undefined,
  lang: 'en',
  compress: false,
};

function book(title: string, ...rows: string[]): BookPuzzle {
  const puzzle = puzzleOf(drawnGrid(...rows), BLACK, { title, author: 'Ася' });
  return { puzzle, drawn: { picture: puzzle.goal } };
}

async function pdf(puzzles: readonly BookPuzzle[], own: Partial<BookOptions> = {}) {
  const result = await drawPdf(puzzles, { ...OPTIONS, ...own });
  if (!result.ok) throw new Error(result.problem.message);
  const text = Buffer.from(result.value).toString('latin1');
  return { text, warnings: result.warnings, bytes: result.value };
}

/** The texts of an uncompressed file, in drawing order. */
function textsIn(text: string): string[] {
  const [, list = ''] = /beginbfrange\s*<0000> <[0-9a-f]+> \[([^\]]*)\]/.exec(text) ?? [];
  const characters = [...list.matchAll(/<([0-9a-f]+)>/g)].map(([, code = '']) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return [...text.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
      .map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '?')
      .join(''),
  );
}

function pageCount(text: string): number {
  return text.match(/\/Type \/Page\b/g)?.length ?? 0;
}

describe('drawPdf', () => {
  it('prints title, size, author and every clue number', async () => {
    const { text } = await pdf([book('Ёлка', '.a.', 'aaa', 'a.a')], { title: true });
    const [title, subtitle, ...clues] = textsIn(text);
    expect([title, subtitle]).toEqual(['Ёлка', '3 × 3 · Ася']);
    expect(clues.sort()).toEqual(['1', '1', '1', '2', '2', '2', '3']);
    expect(pageCount(text)).toBe(1);
    expect(text).toContain('/FontFile2');
  });

  it('numbers the puzzles of a booklet, and shows their solutions at the end', async () => {
    const puzzles = [book('Cat', 'aa', 'a.'), book('', 'a'), book('Dog', '.a')];
    const { text } = await pdf(puzzles, { what: 'both', title: 'Ten puzzles' });
    const texts = textsIn(text);
    expect(pageCount(text)).toBe(4);
    for (const title of ['No. 1', 'No. 2', 'No. 3', '1. Cat', 'Ten puzzles', 'Solutions']) {
      expect(texts).toContain(title);
    }
    expect(texts.indexOf('Solutions')).toBeGreaterThan(texts.indexOf('No. 3'));
    expect(texts.indexOf('3. Dog')).toBeGreaterThan(texts.indexOf('Solutions'));
    expect(texts.filter((each) => each === '3. Dog')).toHaveLength(1);
    expect(text).toContain('(Ten puzzles)');
    expect(texts).toContain('4');
    const russian = await pdf(puzzles, { what: 'both', lang: 'ru' });
    expect(textsIn(russian.text)).toContain('Решения');
    const two = await pdf(puzzles, { perPage: 2 });
    expect(pageCount(two.text)).toBe(2);
  });

  it('splits a large puzzle into labelled parts', async () => {
    const large = puzzleOf({ width: 100, height: 90, cells: new Uint16Array(9000).fill(1) }, BLACK);
    const { text } = await pdf([{ puzzle: large, drawn: {} }]);
    const parts = textsIn(text).filter((each) => each.includes('part'));
    expect(parts.length).toBe(pageCount(text));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]).toMatch(/^100 × 90 · part 1 of \d · columns 1–\d+ · rows 1–\d+$/);
    // every part has the clue of its first row
    expect(textsIn(text).filter((each) => each === '100').length).toBeGreaterThanOrEqual(90);
  });

  it('reports the characters that it cannot print', async () => {
    const { warnings, text } = await pdf([book('猫', 'a')], { title: true });
    expect(warnings.map(({ code }) => code)).toEqual(['missing-characters']);
    expect(textsIn(text)).toContain('◊');
  });

  it('gives the same bytes every time', async () => {
    const puzzles = [book('Cat', 'aa', 'a.')];
    const first = await pdf(puzzles);
    const second = await pdf(puzzles);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('refuses too many pages or numbers', async () => {
    const clue = [{ size: 1, color: 1 }];
    const refused = async (width: number, height: number, rows: Clue): Promise<string> => {
      const rowClues = Array(height).fill(rows);
      const columns = Array(width).fill(clue);
      const puzzle: Puzzle = { width, height, palette: BLACK, rows: rowClues, columns, meta: {} };
      const result = await drawPdf([{ puzzle, drawn: {} }], OPTIONS);
      return result.ok ? 'printed' : result.problem.message;
    };
    expect(await refused(4000, 4000, clue)).toMatch(/^a puzzle cut into 3,\d+ pages is more/);
    expect(await refused(100_000, 1, clue)).toMatch(/^a puzzle cut into 1,\d+ pages is more/);
    const long = Array(1000).fill(clue[0]);
    expect(await refused(2000, 600, long)).toMatch(/^602,000 clue numbers are more than/);
  });
});
