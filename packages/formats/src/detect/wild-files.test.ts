/**
 * Files as programs and people write them, in forms that the formats' descriptions do not mention.
 * All of them hold the same picture, or as many as are said.
 */
import { type Clue, clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';

const texts = (clues: readonly Clue[]): string =>
  clues.map((clue) => clueText(clue).replace(/[^\d ]/g, '')).join('/');

/** The format of a file, and its clues or problem. */
function read(content: string | Uint8Array, name?: string): readonly string[] {
  const bytes = typeof content === 'string' ? encodeText(content) : content;
  const file = readPuzzles(bytes, { name });
  if (!file.ok) return [file.problem.code, file.problem.message];
  const puzzles = file.value.puzzles.map((puzzle) =>
    puzzle.ok
      ? `${texts(puzzle.value.rows)} | ${texts(puzzle.value.columns)}`
      : puzzle.problem.code,
  );
  return [file.value.format.id, ...puzzles];
}

const BOAT = '2/1 1/4 | 1 1/3/1/2';
const ROWS = '2\n1 1\n4\n';
const COLUMNS = '1 1\n3\n1\n2\n';
const XML_CLUES =
  '<clues type="columns"><line><count>1</count><count>1</count></line>' +
  '<line><count>3</count></line><line><count>1</count></line><line><count>2</count></line></clues>' +
  '<clues type="rows"><line><count>2</count></line><line><count>1</count><count>1</count></line>' +
  '<line><count>4</count></line></clues>';

describe('a file', () => {
  it.each([
    ['text', 'blanks between 0 and 1', '1 1 0 0\n0 1 0 1\n1 1 1 1\n'],
    ['text', 'a table of quoted 0 and 1', '"1","1","0","0"\n"0","1","0","1"\n"1","1","1","1"\n'],
    ['text', 'a size above a picture with blanks', '4 3\n # # . .\n . # . #\n # # # #\n'],
    ['text', 'ink and blank of our own choice', 'ooll\nlolo\noooo\n'.replaceAll('l', '-')],
    [
      'ish',
      '# col clues, and an answer',
      `# row clues\n${ROWS}\n# col clues\n${COLUMNS}# answer\n##..\n`,
    ],
    ['nin', 'comments', `4 3\n# rows\n${ROWS}\n# columns\n${COLUMNS}`],
    ['csplib', 'an explanation', `3\n4\n${ROWS}${COLUMNS}The first two lines are the sizes.\n`],
    ['non', 'both sizes on a line', `width 4,height 3\nrows\n${ROWS}columns\n${COLUMNS}`],
    [
      'ini',
      'indented options',
      '[colors]\n  r=(red) *\n[clues]\n  rows = 2r, 1r 1r, 4r\n  columns = 1r 1r\n    3r\n    1r, 2r\n',
    ],
    [
      'clue-table',
      'ragged lines',
      '"webpbn.com #0: Boat"\n"Copyright 2025"\n\n,,1\n,,1,3,1,2\n,2\n1,1\n,4\n',
    ],
    [
      'xbm',
      'a name with signs',
      '#define my-pic+_width 4\n#define my-pic+_height 3\nstatic char my-pic+_bits[] = {0x03, 0x0a, 0x0f};\n',
    ],
    [
      'webpbn',
      'entities of HTML',
      `<puzzleset><puzzle><title>&copy; Ren&eacute;</title>${XML_CLUES}</puzzle></puzzleset>`,
    ],
    [
      'json-clues',
      '"cols" and sizes',
      '{"width":4,"height":3,"rows":[[2],[1,1],[4]],"cols":[[1,1],[3],[1],[2]]}',
    ],
    [
      'json-clues',
      'unary clues',
      '{"rows":[[1,1],[1,0,1],[1,1,1,1]],"columns":[[1,0,1],[1,1,1],[1],[1,1]]}',
    ],
  ])('is recognised as %s: %s', (id, _, content) => {
    expect(read(content)).toEqual([id, BOAT]);
  });
});
