/** The page "How a board is built" shows the values that a board has. */
import { readFileSync } from 'node:fs';
import { cellBox, newGame, numberBox, viewportOf } from '@nonokit/board';
import { expect, it } from 'vitest';
import { inlineClues } from './inline-clues.js';

const DOCUMENT = new URL('../../../docs/how-a-board-is-built.md', import.meta.url);

it('docs/how-a-board-is-built.md shows the values of the board that it describes', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [, rows = '', columns = ''] = /inlineClues\('(.*?)', '(.*?)'\)/.exec(text) ?? [];
  const [, width = '', height = ''] = /element of (\d+) × (\d+) pixels/.exec(text) ?? [];
  const clues = inlineClues(rows, columns);
  const view = viewportOf(clues, { width: Number(width), height: Number(height) });
  const { cell, left, top, right, bottom, rails } = view;
  const { x, y } = cellBox(view, 2, 3);
  const five = numberBox(view, { kind: 'row', index: 2 }, 0);
  const inCells = (pixels: number): number => Math.round((100 * pixels) / cell) / 100;
  const near = inCells(left - five.x - five.width);
  const length = inCells(five.width);
  expect(clues.rows[2]).toMatchObject([{ size: 5 }]);
  expect(newGame(clues).marks.every((mark) => mark === -1)).toBe(true);
  for (const value of [
    `${newGame(clues).marks.length} times -1`,
    `{ cell: ${cell}, left: ${left}, top: ${top}, right: ${right}, bottom: ${bottom} }`,
    `rows[0]: ${rails.rows[0]}\`, \`columns[0]: ${rails.columns[0]}`,
    `{ x: ${x}, y: ${y}, width: ${cell}, height: ${cell} }`,
    `${near} cells beside the cells and is ${length} cells long`,
  ]) {
    expect(text.replace(/\s+/g, ' ')).toContain(value);
  }
});
