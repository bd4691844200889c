/**
 * Small files as people have them, from a folder beside the project: each is read as its index
 * says, or refused with the reason. Without the folder they are skipped; forms of the same kinds,
 * drawn for the project, are in `any/door.test.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';

const FOLDER = new URL('../../../../../shared/formats/inputs/', import.meta.url);
const there = existsSync(FOLDER);

/** The puzzle of most files: rows and columns. */
const CUP = '3/1 1 1/5/1 2 | 3/1 1/3/1 2/3';
const STEP = '2/2 | 1/2/1';

/** The puzzles that must be read, and the codes of remarks. */
const READ: readonly (readonly [file: string, puzzles: readonly string[], remarks?: string])[] = [
  ['m01-json-state-beats-object-clues.json', [CUP]],
  ['m02-title-as-wide-as-picture.txt', [CUP]],
  ['m03-prolog-three-puzzles.pl', ['1/2 | 0/2/1', CUP, '2/1 | 2/1']],
  ['m07-codewars-columns-first-with-answer.py', [CUP]],
  ['m08-tate-yoko.txt', [CUP]],
  ['m09-second-puzzle-dropped.ts', [CUP, STEP]],
  ['m10-typescript-columns-first.ts', [CUP]],
  ['r01-heading-with-count.txt', [CUP]],
  ['r02-solved-sheet.csv', [CUP]],
  ['r03-sheet-with-title-in-corner.tsv', [CUP]],
  ['r04-sheet-copied-trimmed.tsv', [CUP]],
  ['r05-rust.rs', [CUP]],
  ['r07-haskell.hs', [CUP], 'rows-taken-first'],
  ['r08-lisp.lisp', [CUP]],
  ['r10-asp-facts.lp', [CUP]],
  ['r11-asp-coloured-facts.lp', [CUP]],
  ['r13-command-line.txt', [CUP]],
  ['r14-rosetta-page.txt', [CUP]],
  ['r15-bars-with-clues.txt', [CUP]],
  ['r17-markdown-br.md', [CUP]],
  ['r18-html-table.html', [CUP]],
  ['r20-mail-quote.txt', [CUP]],
  ['r21-full-width.txt', [CUP]],
  ['r22-levels-of-different-size.json', ['1 1/3 | 2/1/2', '2/1 | 1/2', '4/1 1/4 | 3/1 1/1 1/3']],
  ['r24-hash-title-records.txt', [CUP, STEP]],
  ['r25-framed.txt', [CUP]],
  ['r26-numpy.txt', [CUP]],
  ['r28-flat-string.json', [CUP]],
  ['r29-tiled-layer.json', [CUP]],
  ['r30-filled-cells.json', [CUP]],
  ['r31-picture-then-author.txt', [CUP]],
  ['r32-numbered-rows.txt', [CUP]],
  ['r34-crisp-pixels.svg', [CUP]],
  ['r37-typescript-satisfies.ts', [CUP]],
  ['w01-folder-without-extensions/cup', [CUP]],
  ['w02-folder-of-a-web-game/cup.json', [CUP]],
];

/** The codes with which files are refused that hold no puzzle, or one of another kind. */
const REFUSED: readonly (readonly [file: string, code: string])[] = [
  ['m05-junk-six-bytes.bin', 'unknown-format'],
  ['m06-mega-clues.json', 'other-puzzle'],
  ['w02-folder-of-a-web-game/logo.svg', 'no-picture'],
  ['w02-folder-of-a-web-game/tsconfig.json', 'unknown-format'],
];

function read(file: string) {
  const bytes = new Uint8Array(readFileSync(new URL(file, FOLDER)));
  return readPuzzles(bytes, { name: file.slice(file.lastIndexOf('/') + 1) });
}

describe.skipIf(!there)('among the example inputs', () => {
  const cases = READ.map(([file, puzzles, remarks = '']) => ({ file, puzzles, remarks }));

  it.each(cases)('$file is read', ({ file, puzzles, remarks }) => {
    const found = read(file);
    const shapes = (found.ok ? found.value.puzzles : []).map((one) => {
      if (!one.ok) return one.problem.message;
      const [rows, columns] = [one.value.rows, one.value.columns].map((clues) =>
        clues.map((clue) => clueText(clue).replace(/[^\d ]/g, '')).join('/'),
      );
      return `${rows} | ${columns}`;
    });
    expect(found.ok ? shapes : found.problem.message).toEqual(puzzles);
    const codes = (found.ok ? found.value.puzzles : []).flatMap((one) =>
      one.ok ? one.warnings.map(({ code }) => code) : [],
    );
    expect(codes.join()).toBe(remarks);
  });

  it.each(REFUSED)('%s is refused', (file, code) => {
    const found = read(file);
    const [first] = found.ok ? found.value.puzzles : [found];
    expect(first?.ok === false && first.problem.code).toBe(code);
  });
});
