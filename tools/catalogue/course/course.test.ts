/**
 * The course brings in the techniques one after the other, in the order in which `explain` tries
 * them; every puzzle needs the one that came last, and nothing harder.
 */
import { readFileSync } from 'node:fs';
import { parseCourse } from '@nonokit/catalogue';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { explain } from '@nonokit/explain';
import { solve } from '@nonokit/solver';
import { expect, it } from 'vitest';

const FILE = new URL('../../../catalogue/course.json', import.meta.url);

/** All but nested assumptions, which no beginner needs. */
const ORDER: readonly string[] = [
  ...['complete-line', 'finished-line', 'overlap', 'glue', 'closing', 'near-edge'],
  ...['unreachable', 'gap-too-small', 'joining-splitting', 'punctuating', 'mercury'],
  ...['forcing', 'color-logic', 'whole-line', 'edge-logic', 'two-way', 'contradiction'],
];

const pieces = parseCourse(readFileSync(FILE, 'utf8'));

it('brings in every technique, in the order in which explain tries them', () => {
  expect(pieces.flatMap(({ brings }) => brings ?? [])).toEqual(ORDER);
});

it('has puzzles with one solution that need what came last, and nothing harder', () => {
  let last = -1;
  for (const { picture, inks, brings, titles, techniques } of pieces) {
    if (brings !== undefined) last = ORDER.indexOf(brings);
    const cells = Uint16Array.from(picture.join(''), (cell) => '.#'.indexOf(cell));
    const colored = Uint16Array.from(picture.join(''), (cell) => '.abcdefgh'.indexOf(cell));
    const grid = { width: picture[0]?.length ?? 0, height: picture.length };
    const puzzle =
      inks === undefined
        ? puzzleOf({ ...grid, cells }, BLACK_ON_WHITE)
        : puzzleOf({ ...grid, cells: colored }, [
            { rgb: '#ffffff' },
            ...inks.map((rgb) => ({ rgb })),
          ]);
    expect(solve(puzzle).status, titles.en).toBe('unique');
    const explained = explain(puzzle);
    if (!explained.ok) throw new Error(explained.problem.message);
    const used = [...new Set(explained.value.steps.map(({ technique }) => technique))];
    expect(explained.value.status, titles.en).toBe('solved');
    expect([...used].sort(), titles.en).toEqual([...techniques].sort());
    expect(Math.max(...used.map((technique) => ORDER.indexOf(technique))), titles.en).toBe(last);
    expect(
      used.some((technique) => !ORDER.includes(technique)),
      titles.en,
    ).toBe(false);
  }
});

it('never goes back to a smaller size', () => {
  const sides = pieces.map(({ picture }) => Math.max(picture.length, picture[0]?.length ?? 0));
  expect(sides).toEqual([...sides].sort((a, b) => a - b));
  const overlap = pieces.find(({ brings }) => brings === 'overlap')?.picture;
  expect([overlap?.length, overlap?.[0]?.length]).toEqual([8, 8]);
});
