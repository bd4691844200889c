import { gridOf, puzzleOf, rowsOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../detect/all-puzzles.js';
import { encodeText } from '../lexing/text-encoding.js';
import { problemIn, puzzleIn, readAll, written } from '../testing/sources.js';
import { hanjie } from './hanjie.js';

const HAND_WRITTEN = `# by hand
---
title: Flag   # the shortest
author: {name: 'Ann O''Hara', id: "17"}
description: >
  Two lines
  that are one
background: w
colors:
  w: "#fff"
  r: '#c8141e'
  g: green
clue:
  rows:
  - [{color: r, count: 2}, {color: g, count: 1}]
  - - color: g
      count: 3
  - ~
  columns:
  - - {color: r, count: 1}
    - {color: g, count: 1}
  - [{color: r, count: 1}, {color: g, count: 1}]
  - {color: g, count: 2}
goal: ["rrg", ggg, [w, w, w]]
`;

describe('hanjie YAML', () => {
  it('is read as people write it', () => {
    const puzzle = puzzleIn(hanjie, HAND_WRITTEN);
    expect(puzzle.meta).toEqual({
      title: 'Flag',
      author: "Ann O'Hara",
      authorId: '17',
      description: 'Two lines that are one',
    });
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#c8141e', '#008000']);
    expect(puzzle.goal === undefined ? [] : rowsOf(puzzle.goal)).toEqual([
      [1, 1, 2],
      [2, 2, 2],
      [0, 0, 0],
    ]);
  });

  it('is recognised, with several puzzles, in documents or in a list', () => {
    const read = readPuzzles(encodeText(HAND_WRITTEN + HAND_WRITTEN));
    expect(read.ok && read.value.format.id).toBe('hanjie');
    expect(read.ok && read.value.puzzles.length).toBe(2);
  });

  it('is written with one line for each clue', () => {
    const puzzle = puzzleOf(gridOf([[0, 1]]), [{ rgb: '#ffffff' }, { rgb: '#ff0000' }], {
      title: 'No: 1',
    });
    expect(new TextDecoder().decode(written(hanjie, puzzle))).toBe(
      [
        '- title: "No: 1"',
        '  background: "."',
        '  colors:',
        '    ".": "#ffffff"',
        '    "r": "#ff0000"',
        '  clue:',
        '    columns:',
        '      - []',
        '      - [{color: "r", count: 1}]',
        '    rows:',
        '      - [{color: "r", count: 1}]',
        '  goal:',
        '    - [".", "r"]',
        '',
      ].join('\n'),
    );
  });

  const one = 'clue: {rows: [[1]], columns: [[1]]}\n';
  it.each([
    ['clue: {rows: [[1]], columns: [[2]]}', 'clue-too-long', 1, 31],
    ['title: x\nclue: {rows: [[1]]}', 'no-clues', 2, 7],
    ['clue: 3', 'no-clues', 1, 7],
    ['- 1', 'no-puzzle', 1, 3],
    ['clue: {rows: [[1], columns: [[1]]}', 'bad-yaml', 1, 27],
    ['clue: {rows: [[1', 'ends-early', 1, 17],
    ['clue: {rows: [[x]], columns: [[1]]}', 'bad-number', 1, 16],
    ['clue: {rows: [[1, 1]], columns: [[1]]}', 'too-many-blocks', 1, 19],
    ['clue: {rows: [[{count: 1, color: q}]], columns: [[1]]}', 'bad-color', 1, 16],
    [`${one}colors: {r: reddish}`, 'bad-color', 2, 13],
    [`${one}goal: [x]`, 'bad-goal', 2, 8],
    [`${one}goal: ["xx"]`, 'bad-goal', 2, 8],
    [`${one}\ttitle: x`, 'bad-yaml', 2, 1],
    [`${one}  title: x`, 'bad-yaml', 2, 3],
    [`${one}title: &a x`, 'bad-yaml', 2, 8],
    [`${one}title: "x`, 'ends-early', 2, 8],
    [`${one}title: x: y`, 'bad-yaml', 2, 9],
    [`clue: ${'['.repeat(100)}`, 'too-deep', 1, 38],
    [`${'- '.repeat(100)}`, 'too-deep', 1, 65],
  ])('%j is a problem', (text, code, line, column) => {
    expect(problemIn(hanjie, text)).toMatchObject({ code, line, column });
  });

  it.each([
    ['blanks', ' '.repeat(3_000_000)],
    ['blanks in quotes', `title: "${' '.repeat(3_000_000)}`],
    ['colons', ':'.repeat(3_000_000)],
    ['quotes', '"'.repeat(3_000_000)],
    ['comments', '# '.repeat(3_000_000)],
    ['lines of keys', 'a:\n'.repeat(500_000)],
  ])('rejects a file of many %s', (_, text) => {
    expect(readAll(hanjie, `clue:\n${text}`).every(({ ok }) => !ok)).toBe(true);
  });
});
