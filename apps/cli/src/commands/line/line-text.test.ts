/** Lines as people type them. */
import { describe, expect, it } from 'vitest';
import { cellsText, readCells, readLineClue } from './line-text.js';

/** The value of a result, or the message of its problem. */
function read(clue: string, cells: string): string {
  const line = readLineClue(clue);
  if (!line.ok) return line.problem.message;
  const values = readCells(cells, line.value);
  return values.ok ? cellsText(values.value, line.value) : values.problem.message;
}

describe('lines as text', () => {
  it.each([
    ['3 2', '?#.x- ??', '?#....??'],
    ['3,2', '??????', '??????'],
    ['0', '.?', '.?'],
    ['', '?', '?'],
    ['0', '#', '#'],
    ['3r 2b', 'rb.?x??', 'rb.?.??'],
    ['1я', '?я', '?я'],
    ['2', '?\r\n?\n', '??'],
  ])('turn clue %j and cells %j into %j', (clue, cells, expected) => {
    expect(read(clue, cells)).toBe(expected);
  });

  it.each([
    ['3 two', '?', '"two" in the clue is not a block'],
    ['0 1', '?', '"0" in the clue is not a block'],
    ['-1', '?', '"-1" in the clue is not a block'],
    ['1x', '?', 'the letter x, which means a blank cell'],
    ['1r 2', '????', 'some blocks of the clue have a colour letter and some have none'],
    ['1', '?z', 'cell 2 is "z", expected one of "?", ".", "#"'],
    ['1r 2b', '#???', 'cell 1 is "#", expected one of "?", ".", "r", "b"'],
    ['1', '\n', 'there are no cells, expected at least one'],
    ['3 2', '?????', 'the clue needs 6 cells, but there are 5'],
  ])('refuse clue %j and cells %j: %s', (clue, cells, message) => {
    expect(read(clue, cells)).toContain(message);
  });

  it('refuse a line that would need gigabytes', () => {
    const refusal = read('1 '.repeat(40_000), '?'.repeat(80_000));
    expect(refusal).toMatch(/^40000 blocks for 80000 cells are too many/);
  });
});
