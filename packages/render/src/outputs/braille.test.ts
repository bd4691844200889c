/** Sheets for fingers: braille cells, braille ASCII, and dots at their true places. */
import { gridOf, puzzleOf, randomOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { brailleLines, brailleWidth, renderBraille, renderSwell } from './braille.js';

const INKS = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

function drawnPuzzle(...rows: string[]) {
  const cells = rows.map((row) => [...row].map((letter) => (letter === '#' ? 1 : 0)));
  const grid = gridOf(cells);
  return { puzzle: puzzleOf(grid, INKS, {}), grid };
}

const ARROW = drawnPuzzle('..#..', '.##..', '#####', '.##..', '..#..');

describe('a sheet for fingers', () => {
  it('has the clues as digits of braille, and a dot in each cell', () => {
    expect(brailleLines(ARROW.puzzle)).toEqual([
      '⠀⠀⠁⠀⠉⠀⠑⠀⠁⠀⠁',
      '⠁⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄',
      '⠃⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄',
      '⠑⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄',
      '⠃⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄',
      '⠁⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄',
    ]);
  });

  it('has full cells where the picture is filled', () => {
    expect(brailleLines(ARROW.puzzle, ARROW.grid).slice(1, 3)).toEqual([
      '⠁⠀⠄⠀⠄⠀⠿⠀⠄⠀⠄',
      '⠃⠀⠄⠀⠿⠀⠿⠀⠄⠀⠄',
    ]);
  });

  it('has rules after every fifth line, and room for numbers of two digits', () => {
    const { puzzle } = drawnPuzzle(...Array.from({ length: 10 }, () => '##########'));
    const lines = brailleLines(puzzle);
    expect(lines[0]).toBe(`⠀⠀⠀${'⠁⠚⠀'.repeat(10)}`.replace(/⠀+$/, ''));
    expect(lines[1]).toBe('⠁⠚⠀⠄⠀⠀⠄⠀⠀⠄⠀⠀⠄⠀⠀⠄⠀⠇⠄⠀⠀⠄⠀⠀⠄⠀⠀⠄⠀⠀⠄');
    expect(lines[6]).toBe(`⠀⠀⠀${'⠒'.repeat(30)}`);
    expect(lines).toHaveLength(12);
    expect(brailleWidth(puzzle)).toBe(33);
  });

  it('is braille ASCII for an embosser, one page', () => {
    expect(renderBraille(ARROW.puzzle, ARROW.grid)).toBe(
      [
        '  A C E A A',
        "A ' ' = ' '",
        "B ' = = ' '",
        'E = = = = =',
        "B ' = = ' '",
        "A ' ' = ' '",
        '\f',
      ].join('\r\n'),
    );
  });

  it('has its dots 2.5 mm apart on swell paper, at its true size', () => {
    const svg = renderSwell(ARROW.puzzle, ARROW.grid);
    expect(svg).toContain('width="86mm" height="80mm" viewBox="0 0 86 80"');
    // the full cell of the first row: the seventh braille cell of the second line
    const dots = [...svg.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => [
      +(x ?? 0),
      +(y ?? 0),
    ]);
    const inCell = dots.filter(([x = 0, y = 0]) => x > 46 && x < 52 && y > 20 && y < 30);
    expect(inCell.sort()).toEqual([
      [46.75, 20.75],
      [46.75, 23.25],
      [46.75, 25.75],
      [49.25, 20.75],
      [49.25, 23.25],
      [49.25, 25.75],
    ]);
  });

  it('says the clues of any puzzle: they are read back from it', () => {
    const random = randomOf(7);
    for (let k = 0; k < 50; k++) {
      const side = 3 + random.below(12);
      const rows = Array.from({ length: side }, () =>
        Array.from({ length: side }, () => random.below(2)),
      );
      const puzzle = puzzleOf(gridOf(rows), INKS, {});
      const read = brailleLines(puzzle)
        .filter((line) => line.includes('⠄'))
        .map((line) => line.slice(0, line.indexOf('⠄')).split('⠀').filter(Boolean).map(toNumber));
      expect(read).toEqual(
        puzzle.rows.map((clue) => (clue.length === 0 ? [0] : clue.map(({ size }) => size))),
      );
    }
  });
});

/** The number that letters from a to j stand for. */
function toNumber(letters: string): number {
  return Number(Array.from(letters, (letter) => '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'.indexOf(letter)).join(''));
}
