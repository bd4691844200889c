/**
 * nonogrid's TOML and pynogram's INI: syntax that the example files do not show, and places of
 * problems.
 */
import { type Clue, clueText, colorName, type Puzzle, puzzleOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { ini } from '../solvers/ini.js';
import { toml } from '../solvers/toml.js';
import { problemIn, puzzleIn, sourceFor, written } from '../testing/sources.js';

const formatName: typeof colorName = (palette, color) =>
  colorName(palette, color).replace('#000000', 'B');

/** "1 B 1 r / - | ...": rows, then columns. */
function clues({ rows, columns, palette }: Puzzle): string {
  const text = (clue: Clue) => clueText(clue, (color) => ` ${formatName(palette, color)}`);
  return [rows, columns].map((half) => half.map(text).join(' / ')).join(' | ');
}

describe('INI', () => {
  it.each([
    [
      'commas and quotes',
      "[clues]\nrows = '2', '1',\ncolumns =\n '1',\n '2',",
      '2 B / 1 B | 1 B / 2 B',
    ],
    ['comments', '; x\n[clues]\nrows = 1 ; one\n# all\ncolumns: 1', '1 B | 1 B'],
    ['empty clues', '[clues]\nrows =\n 1\n \'\'\n\n ""\ncolumns = 1, 0', '1 B / 0 / 0 | 1 B / 0'],
    [
      'black and white',
      '[colors]\nr = (red)\n[clues]\nrows = 1 1r\ncolumns = 1B, 1R',
      '1 B 1 r | 1 B / 1 r',
    ],
    [
      'three kinds of colour',
      '[colors]\nx=(#fff) .\ny=(1, 2, 3)\nz=abc\n[clues]\nrows=1x1\ncolumns=1',
      '',
    ],
  ])('allows %s', (_, text, expected) => {
    expect(ini.detect(sourceFor(text))).toBe(true);
    if (expected !== '') expect(clues(puzzleIn(ini, text))).toBe(expected);
    else expect(problemIn(ini, text)).toMatchObject({ code: 'unknown-color', line: 6, column: 6 });
  });

  it.each([
    ['rows = 1', 'bad-ini', 1, 1],
    ['[clues]\nrows', 'bad-ini', 2, 1],
    ['[clues]\nrows = 1', 'no-clues', 2, 1],
    ['[clues]\nrows = 1\ncolumns =\n  x', 'bad-number', 4, 3],
    ['[clues]\nrows = 1\ncolumns = 1, 2', 'clue-too-long', 3, 14],
    ['[clues]\nrows = 1\ncolumns =', 'bad-size', 2, 1],
    ['[colors]\nr = (nothing)\n[clues]\nrows=1\ncolumns=1', 'bad-color', 2, 1],
    ['[colors]\nr = (300, 0, 0)\n[clues]\nrows=1\ncolumns=1', 'bad-color', 2, 1],
    ['[clues]\nrows = 1W\ncolumns = 1', 'blank-block', 2, 8],
  ])('%j is a problem', (text, code, line, column) => {
    expect(problemIn(ini, text)).toMatchObject({ code, line, column });
  });
});

describe('TOML', () => {
  it.each([
    ['texts of one line', '[clues]\nrows = "2, 1"\ncolumns = \'1, 2\'', '2 B / 1 B | 1 B / 2 B'],
    [
      'lists',
      '[clues]\nrows = [ # all\n"2", \'1\',\n]\ncolumns = ["1", "2"]',
      '2 B / 1 B | 1 B / 2 B',
    ],
    ['escapes', '[clues]\nrows = """2\\n1\n"""\ncolumns = "1,\\u2"', ''],
    [
      'comments in texts',
      "[clues]\nrows = '''2 # two\n;all\n1'''\ncolumns = '1,2'",
      '2 B / 1 B | 1 B / 2 B',
    ],
    [
      'other values',
      'n = 5\nd = 2020-01-01\n[clues]\nrows="1"\ncolumns="1"\n[[x]]\na=1',
      '1 B | 1 B',
    ],
    ['dotted keys', 'clues.rows="1"\nclues.columns="1"', '1 B | 1 B'],
    [
      'colours',
      '[colors]\ndefs=["r = red","b=#00f x"]\n[clues]\nrows="1r 1b 1"\ncolumns="1r,1b,1B"',
      '1 r 1 b 1 B | 1 r / 1 b / 1 B',
    ],
  ])('allows %s', (_, text, expected) => {
    if (expected !== '') expect(clues(puzzleIn(toml, text))).toBe(expected);
    else expect(problemIn(toml, text)).toMatchObject({ code: 'bad-number', line: 4, column: 14 });
  });

  it.each([
    ['[clues]\nrows = ', 'ends-early', 2, 8],
    ['[clues]\nrows = """1', 'bad-toml', 2, 8],
    ['[clues]\nrows = ["1", 2]', 'bad-toml', 2, 14],
    ['[clues]\nrows = ["1",', 'ends-early', 2, 8],
    ['[clues]\nrows "1"', 'bad-toml', 2, 1],
    ["[clues]\nrows = '''\n1\n'''", 'no-clues', 2, 8],
    ["[clues]\nrows = '''\n1\n1x\n'''\ncolumns='2'", 'unknown-color', 4, 1],
    ["[clues]\nrows = '''\n1\n 3\n'''\ncolumns='2'", 'clue-too-long', 4, 2],
    ['[colors]\ndefs = ["r"]\n[clues]\nrows="1"\ncolumns="1"', 'bad-color', 2, 10],
  ])('%j is a problem', (text, code, line, column) => {
    expect(problemIn(toml, text)).toMatchObject({ code, line, column });
  });

  it('keeps a section named __proto__ from changing prototypes', () => {
    const text = '[__proto__]\npolluted = "1"\n[clues]\nrows="1"\ncolumns="1"';
    expect(clues(puzzleIn(toml, text))).toBe('1 B | 1 B');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

it('colours are named by their own letter, or by the next free one if that is taken', () => {
  const palette = [
    { rgb: '#ffffff' },
    { rgb: '#c8141e', symbol: 'R', name: 'red' },
    { rgb: '#f0be14', name: 'Yellow' },
    { rgb: '#146432', symbol: ';', name: 'rosy' },
  ];
  const puzzle = puzzleOf({ width: 3, height: 1, cells: Uint16Array.of(1, 2, 3) }, palette);
  const file = new TextDecoder().decode(written(ini, puzzle));
  expect(file.split('\n\n')[0]?.split('\n')).toEqual([
    '[colors]',
    'r = (c8141e) R',
    'y = (f0be14) *',
    'a = (146432) +',
  ]);
});
