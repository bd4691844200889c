/** PDF on a fake document; the command line's tests read files made by pdfkit. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { FakePdf } from '../testing/fake-pdf.js';
import { renderPdf } from './pdf.js';
import type { BookOptions, BookPuzzle } from './pdf-book.js';
import type { PdfDocumentOptions } from './pdf-document.js';

const { resolve } = createRequire(import.meta.url);
const font = readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'));

const OPTIONS: BookOptions = {
  what: 'both',
  theme: 'dark',
  paper: 'a4',
  perPage: 1,
  title: 'Two',
  lang: 'ru',
};

function book(title: string, ...rows: string[]): BookPuzzle {
  const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
  const puzzle = puzzleOf(drawnGrid(...rows), palette, { title });
  return { puzzle, drawn: { picture: puzzle.goal } };
}

/** What is written into the document of a booklet. */
async function notesOf(
  puzzles: readonly BookPuzzle[],
  options: BookOptions,
): Promise<readonly string[]> {
  const documents: FakePdf[] = [];
  const createDocument = (own: PdfDocumentOptions): FakePdf => {
    const document = new FakePdf(own);
    documents.push(document);
    return document;
  };
  const pdf = await renderPdf(puzzles, options, { font, createDocument });
  expect(pdf.ok).toBe(true);
  return documents[0]?.notes ?? [];
}

describe('renderPdf', () => {
  it('writes to the given document and returns all its bytes', async () => {
    const documents: FakePdf[] = [];
    const pdf = await renderPdf([book('Cat', 'aa', 'a.'), book('Dog', '.a')], OPTIONS, {
      font,
      createDocument: (options) => {
        const document = new FakePdf(options);
        documents.push(document);
        return document;
      },
    });
    if (!pdf.ok) throw new Error(pdf.problem.message);
    expect([...pdf.value]).toEqual([1, 2, 3]);
    const [document, ...others] = documents;
    expect(others).toEqual([]);
    expect(document?.depth).toBe(0);
    expect(document?.options).toEqual({
      autoFirstPage: false,
      compress: true,
      info: { Title: 'Two', Creator: 'Nonokit' },
      tagged: true,
      lang: 'ru',
      displayTitle: true,
      pdfVersion: '1.7',
    });
    const notes = document?.notes ?? [];
    expect(notes.filter((note) => note.startsWith('page'))).toEqual(
      Array(3).fill('page 595 x 842'),
    );
    expect(notes.filter((note) => note.startsWith('item'))).toEqual([
      'item № 1',
      'item № 2',
      'item Решения',
    ]);
    for (const text of ['№ 1', '1. Cat', '2. Dog', '2 × 2', 'Two', 'Решения']) {
      expect(notes).toContain(`text ${text}`);
    }
    expect(notes).toContain('fill #16181d');
    expect(notes.filter((note) => note.startsWith('Figure'))).toEqual([
      'Figure Кроссворд: № 1, 2 × 2',
      'Figure Кроссворд: № 2, 2 × 1',
      'Figure Решение: 1. Cat, 2 × 2',
      'Figure Решение: 2. Dog, 2 × 1',
    ]);
  });

  it('adds a cover for six or more puzzles, with the difficulty and author of each', async () => {
    const readNotes = async (count: number, cover?: boolean): Promise<readonly string[]> => {
      const puzzles = Array.from({ length: count }, (_, k): BookPuzzle => {
        const { puzzle } = book('Cat', 'a'.repeat(k + 1));
        const meta = { title: 'Cat', author: 'Ann', license: 'CC0-1.0' };
        return { puzzle: { ...puzzle, meta }, drawn: {}, difficulty: 'easy' };
      });
      const options = { ...OPTIONS, title: undefined, lang: 'en', cover } as const;
      return notesOf(puzzles, options);
    };
    const six = await readNotes(6);
    for (const text of ['Nonograms', '6 puzzles', '1 × 1 to 6 × 1', 'easy', 'Ann · CC0-1.0']) {
      expect(six).toContain(`text ${text}`);
    }
    expect(six).toContain('text 3 × 1 · easy · Ann · CC0-1.0');
    expect(six.some((note) => note.includes('Cat'))).toBe(false);
    expect(await readNotes(5)).not.toContain('H1');
    expect(await readNotes(2, true)).toContain('H1');
    expect(await readNotes(6, false)).not.toContain('H1');
  });

  it('says how to solve behind the cover, of colours only where there are some', async () => {
    const read = async (puzzles: readonly BookPuzzle[]): Promise<string> => {
      const notes = await notesOf(puzzles, { ...OPTIONS, lang: 'en', cover: true });
      expect(notes.filter((note) => note === 'H1')).toHaveLength(2);
      expect(notes.filter((note) => note.startsWith('item')).slice(0, 2)).toEqual([
        'item Two',
        'item How to solve',
      ]);
      expect(notes).toContain('text Name:');
      // the pages of puzzles begin with number 3
      const third = notes.flatMap((note, k) => (note.startsWith('page') ? [k] : []))[2] ?? 0;
      expect(notes.slice(third, third + 3)).toContain('text 3');
      const at = notes.indexOf('item How to solve');
      return notes.slice(at, notes.indexOf('item No. 1')).join(' ');
    };
    const black = [book('Cat', 'aa', 'a.'), book('Dog', '.a')];
    const [first, second] = black;
    if (first === undefined || second === undefined) throw new Error('there are two');
    const palette = [...first.puzzle.palette, { rgb: '#ff0000' }];
    const colored = [{ ...first, puzzle: { ...first.puzzle, palette } }, second];
    expect(await read(black)).not.toContain('colours');
    expect(await read(colored)).toContain('colours');
  });

  it('writes puzzles and solutions into files of their own', async () => {
    const puzzles = [book('Cat', 'aa', 'a.'), book('Dog', '.a')];
    const options = { ...OPTIONS, lang: 'en' } as const;
    const first = await notesOf(puzzles, { ...options, part: 'puzzles' });
    const second = await notesOf(puzzles, { ...options, part: 'solutions' });
    const figures = (notes: readonly string[]) => notes.filter((note) => /^Figure/.test(note));
    expect(figures(first)).toEqual([
      'Figure Nonogram to solve: No. 1, 2 × 2',
      'Figure Nonogram to solve: No. 2, 2 × 1',
    ]);
    expect(figures(second)).toEqual([
      'Figure Solution: 1. Cat, 2 × 2',
      'Figure Solution: 2. Dog, 2 × 1',
    ]);
    expect(second).toContain('text Two · Solutions');
    expect(second).not.toContain('H1');
  });

  it('refuses puzzles that have too many numbers', async () => {
    const clue = Array.from({ length: 1000 }, () => ({ size: 1, color: 1 }));
    const { puzzle } = book('Long', 'a');
    const long = { ...puzzle, rows: Array(501).fill(clue) };
    const pdf = await renderPdf([{ puzzle: long, drawn: {} }], OPTIONS, {
      font,
      createDocument: () => {
        throw new Error('a document was made');
      },
    });
    const params = { found: 501_001, most: 500_000 };
    expect(pdf).toMatchObject({ ok: false, problem: { key: 'render.tooManyNumbers', params } });
  });
});
