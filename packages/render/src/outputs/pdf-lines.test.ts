/** Pages of lines: every clue leads to its line, every line to its neighbours and back. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import { FakePdf } from '../testing/fake-pdf.js';
import { renderPdf } from './pdf.js';
import type { BookOptions, BookPuzzle } from './pdf-book.js';
import type { PdfDocumentOptions } from './pdf-document.js';

const { resolve } = createRequire(import.meta.url);
const font = readFileSync(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'));

const OPTIONS: BookOptions = {
  what: 'both',
  theme: 'print',
  paper: 'a5',
  perPage: 1,
  title: undefined,
  lang: 'en',
  lines: true,
};

function book(...rows: string[]): BookPuzzle {
  const puzzle = puzzleOf(drawnGrid(...rows), [{ rgb: '#ffffff' }, { rgb: '#000000' }]);
  return { puzzle, drawn: { picture: puzzle.goal } };
}

async function notesOf(puzzles: readonly BookPuzzle[], options = OPTIONS) {
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

const after = (notes: readonly string[], word: string): string[] =>
  notes.flatMap((note) => (note.startsWith(`${word} `) ? [note.split(' ')[1] ?? ''] : []));

it('each line has a page, and every link leads to a page', async () => {
  const notes = await notesOf([book('aa', 'a.'), book('.a.')]);
  const places = after(notes, 'place');
  expect(places).toEqual([
    'puzzle-1',
    'puzzle-2',
    ...['row-1', 'row-2', 'column-1', 'column-2'].map((line) => `puzzle-1-${line}`),
    ...['row-1', 'column-1', 'column-2', 'column-3'].map((line) => `puzzle-2-${line}`),
  ]);
  // two puzzles, a page of their solutions, and the lines
  expect(after(notes, 'page').length).toBe(2 + 1 + 8);
  expect(new Set(after(notes, 'link'))).toEqual(new Set(places));
});

it('the clues of a sheet lead to its lines', async () => {
  const notes = await notesOf([book('aa', 'a.'), book('.a.')]);
  const sheet = notes.slice(notes.indexOf('place puzzle-1'), notes.indexOf('place puzzle-2'));
  const links = sheet.filter((note) => note.startsWith('link'));
  expect(links.map((note) => note.split(' ')[1])).toEqual([
    'puzzle-1-row-1',
    'puzzle-1-row-2',
    'puzzle-1-column-1',
    'puzzle-1-column-2',
  ]);
  const [first = [], second = [], , last = []] = links.map((note) =>
    note.split(' ').slice(2).map(Number),
  );
  const [left = 0, top = 0, width = 0, height = 0] = first;
  // the clue of the second row is one cell lower
  const [, below = 0, ...size] = second;
  expect(Math.abs(below - top - height)).toBeLessThanOrEqual(1);
  expect([second[0], ...size]).toEqual([left, width, height]);
  // that of the last column ends where the cells begin
  const [, columnTop = 0, , columnHeight = 0] = last;
  expect(Math.abs(columnTop + columnHeight - top)).toBeLessThanOrEqual(1);
});

it('a line leads to the one before it, back, and to the next', async () => {
  const notes = await notesOf([book('aa', 'a.')]);
  const at = notes.indexOf('place puzzle-1-row-2');
  const page = notes.slice(at, notes.indexOf('place puzzle-1-column-1'));
  expect(after(page, 'link')).toEqual(['puzzle-1', 'puzzle-1-row-1', 'puzzle-1-column-1']);
  expect(page.filter((note) => note.startsWith('text'))).toEqual([
    'text Row 2',
    'text 2 × 2',
    'text 1',
    'text No. 1',
    'text ‹ Row 1',
    'text Column 1 ›',
  ]);
});

it('every part of a sheet that is cut leads to the lines that it shows', async () => {
  const wide = book('a.'.repeat(60), '.a'.repeat(60));
  const notes = await notesOf([wide]);
  const linked = new Set(after(notes.slice(0, notes.indexOf('place puzzle-1-row-1')), 'link'));
  expect(linked.size).toBe(122);
});

it('without the option there are neither links nor places', async () => {
  const notes = await notesOf([book('aa', 'a.')], { ...OPTIONS, lines: false });
  expect([...after(notes, 'link'), ...after(notes, 'place')]).toEqual([]);
});
