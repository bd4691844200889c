/** Coloured clues as people type them into a file. */
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';

/** The colours and clues of the puzzle in a text: "2#ff0000 1#0000ff/3#ff0000 | …". */
function read(text: string): string {
  const file = readPuzzles(encodeText(text));
  const [first] = file.ok ? file.value.puzzles : [file];
  if (first?.ok !== true) return first?.problem.message ?? '';
  const { rows, columns, palette } = first.value;
  return [rows, columns]
    .map((clues) =>
      clues
        .map((clue) => clue.map(({ size, color }) => `${size}${palette[color]?.rgb}`).join(' '))
        .join('/'),
    )
    .join(' | ');
}

const EXPECTED = '2#ff0000 1#0000ff/3#ff0000 | 2#ff0000/2#ff0000/1#0000ff 1#ff0000';

describe('coloured clues', () => {
  it.each([
    ['names', 'rows: 2red 1blue, 3red\ncolumns: 2red, 2red, 1blue 1red\n'],
    ['letters that name colours', 'rows: 2r 1b, 3r\ncolumns: 2r, 2r, 1b 1r\n'],
    ['values', 'rows: 2#f00 1#00f, 3#f00\ncolumns: 2#f00, 2#f00, 1#00f 1#f00\n'],
    ['lines', 'rows:\n2red 1blue\n3red\ncolumns:\n2red\n2red\n1blue 1red\n'],
    ['a legend', 'colors: x red, y blue\nrows: 2x 1y, 3x\ncolumns: 2x, 2x, 1y 1x\n'],
    ['a legend with values', 'colors: x=#f00; y=#00f\nrows:\n2x 1y\n3x\ncolumns:\n2x\n2x\n1y 1x\n'],
    ['JSON', '{"rows":["2red 1blue","3red"],"columns":["2red","2red","1blue 1red"]}'],
    ['JSON with letters', '{"rowClues":["2r 1b","3r"],"colClues":["2r","2r","1b 1r"]}'],
  ])('may be written with %s', (_, text) => {
    expect(read(text)).toBe(EXPECTED);
  });

  it('are not ordinal numbers or units', () => {
    expect(read('rows: 1st 2nd, 3rd\ncolumns: 5px, 4em, 2nd\n')).not.toContain('#');
  });
});
