/** Triddlers in documents of number-loom and in its share strings. */

import type { KindClaims, Result } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { readAll } from '../testing/sources.js';
import { unpackBrotli } from '../testing/unpack-brotli.js';
import { numberLoom } from './number-loom.js';
import { woven } from './woven.js';

const HIDDEN = { hidden: true, color: 1 } as const;
const black = (...sizes: readonly number[]) => sizes.map((size) => ({ size, color: 1 }));

/** The picture of a hexagon of 16 triangles, and its clues by direction. */
const GOAL = [...'1111010111000110'].map(Number);
const CLAIMS: Pick<KindClaims, 'board' | 'clues' | 'goal'> = {
  board: {
    shape: 'triangle',
    topLeft: 2,
    bottomLeft: 1,
    top: 2,
    topRight: 1,
    bottom: 2,
    bottomRight: 2,
  },
  clues: [
    [black(4), black(1, 3), black(2)],
    [black(2, 1), black(5), black(1, 1)],
    [black(1), black(1, 3), black(4), black(1)],
  ],
  goal: GOAL,
};

function kindIn(results: readonly Result<unknown>[]): KindClaims {
  const [result] = results;
  if (result?.ok !== false || result.kind === undefined) throw new Error('no puzzle of a kind');
  return result.kind;
}

describe('triddlers of number-loom', () => {
  /** A document of the same hexagon, wherever its outline lies. */
  const loom = (outline: object, cells: readonly number[] = GOAL): string =>
    JSON.stringify({
      title: 'T',
      solution: {
        clue_style: 'Nono',
        palette: [
          { ch: '#', name: 'black', rgb: [0, 0, 0], color: 1, corner: null },
          { ch: ' ', name: 'white', rgb: [255, 255, 255], color: 0, corner: null },
        ],
        shape: { Triangular: outline },
        cells,
      },
    });

  it.each([
    ['at its usual place', { a: [0, 2], b: [2, 4], c: [0, 3] }],
    ['moved', { a: [5, 7], b: [9, 11], c: [2, 5] }],
  ])('have their clues from the picture, %s', (_, outline) => {
    const read = kindIn(readAll(numberLoom, loom(outline)));
    expect(read).toMatchObject({ ...CLAIMS, meta: { title: 'T' } });
  });

  it.each([
    ['no outline', { a: [0, 2], b: [2, 4] }, undefined],
    ['a range backwards', { a: [2, 0], b: [2, 4], c: [0, 3] }, undefined],
    ['billions of rows', { a: [0, 4e9], b: [0, 4e9], c: [0, 4e9] }, undefined],
    ['a number that is none', { a: [0, '2'], b: [2, 4], c: [0, 3] }, undefined],
    ['cells that are missing', { a: [0, 2], b: [2, 4], c: [0, 3] }, GOAL.slice(1)],
    ['cells without a colour', { a: [0, 2], b: [2, 4], c: [0, 3] }, GOAL.with(3, 7)],
  ])('are refused with %s', (_, outline, cells) => {
    const [result] = readAll(numberLoom, loom(outline, cells));
    expect(result?.ok === false && /^bad-(?:shape|goal)$/.test(result.problem.code)).toBe(true);
    expect(result?.ok === false && result.kind).toBeUndefined();
  });

  it.each([numberLoom, woven])('are read as they were written, $id', (format) => {
    const text = loom({ a: [0, 2], b: [2, 4], c: [0, 3] });
    const { board, palette = [], clues } = kindIn(readAll(numberLoom, text));
    const rows = [GOAL.slice(0, 5), GOAL.slice(5, 11), GOAL.slice(11)];
    const file = format.writeKind?.({ board, palette, clues, meta: { title: 'T' } }, rows);
    if (file?.ok !== true) throw new Error('not written');
    const again = readPuzzles(encodeText(file.value), { unpackBrotli });
    expect(again.ok ? kindIn(again.value.puzzles) : again).toMatchObject({
      ...CLAIMS,
      meta: { title: 'T' },
    });
    const hidden = clues.with(0, [[HIDDEN], ...(clues[0] ?? []).slice(1)]);
    const refused = format.writeKind?.({ board, palette, clues: hidden, meta: {} }, rows);
    expect(refused?.ok === false && refused.problem.code).toBe('not-held');
  });
});
