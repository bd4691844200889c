/**
 * One geometry: a puzzle as a printed sheet, as PDF, in a page, as a card, in a lesson and on a
 * board differs in no coordinate but for its scale. What was drawn is read, not what was planned.
 */
import {
  cluesOnly,
  LIGHT_LOOK,
  newGame,
  numberStates,
  paintBoard,
  USUAL_STYLE,
  viewportOf,
} from '@nonokit/board';
import { BLACK_ON_WHITE, gridOf, type Puzzle, puzzleOf } from '@nonokit/core';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { Cross, Marker, Pencil, Ring } from './cell-marks.js';
import { ClueDrawing, drawingLayout } from './clue-drawing.js';
import { EmptyGrid } from './drawings.js';
import { LineDrawing } from './line-drawing.js';
import { planPrint } from './print-plan.js';
import { Sheet } from './print-sheet.js';
import { canvasDrawn, type Drawn, pdfDrawn, svgDrawn } from './testing/drawn.js';

/** How far two drawings may differ, in cells: a third of half a pixel of the board. */
const CLOSE = 0.01;

/** Pixels of a cell on the board and in pages; small enough that chips keep their share of it. */
const CELL = 18;

const COLORS = ['#ffffff', '#c8141e', '#2a4fc4', '#f4c43f'].map((rgb) => ({ rgb }));

function drawn(rows: readonly string[], palette = BLACK_ON_WHITE): Puzzle {
  return puzzleOf(gridOf(rows.map((row) => [...row].map(Number))), palette);
}

const PUZZLES: readonly (readonly [name: string, puzzle: Puzzle])[] = [
  ['black', drawn(['1101011', '1000001', '0110110', '1111111', '1010101', '0011100'])],
  ['coloured', drawn(['1122330', '0123210', '3333333', '2010302', '1111222'], COLORS)],
  [
    'wide',
    drawn(Array.from({ length: 6 }, (_, k) => (k % 2 ? '1100101' : '1').padEnd(34, '10110'))),
  ],
  ['five by five', drawn(['01010', '11111', '11111', '01110', '00100'])],
  ['with empty lines', drawn(['000000', '011010', '000000', '010010', '000000', '011110'])],
];

const SHOWN = {
  hasSymbols: false,
  inks: 'color',
  heading: 'No. 1',
  facts: '',
  foot: ['', ''],
  colorNames: [],
  label: '',
} as const;

function printed(puzzle: Puzzle): Drawn {
  const clues = cluesOnly(puzzle);
  const plan = planPrint(clues, { paper: 'a4', hasSymbols: false });
  return svgDrawn(renderToString(h(Sheet, { ...SHOWN, clues, plan })), puzzle);
}

function inPage(puzzle: Puzzle, cell = CELL): Drawn {
  return svgDrawn(renderToString(h(ClueDrawing, { clues: puzzle, cell, label: '' })), puzzle);
}

function onBoard(puzzle: Puzzle): Drawn {
  const game = newGame(cluesOnly(puzzle));
  const view = viewportOf(game.clues, { width: 1200, height: 700 }, { cell: CELL });
  const numbers = numberStates(game, 'provable');
  const scene = { game, view, numbers, look: LIGHT_LOOK, style: USUAL_STYLE };
  return canvasDrawn((canvas) => paintBoard(canvas, scene), view, LIGHT_LOOK);
}

/** Expects the same edges of cells, and the same rules in between. */
function expectSameCells(one: Drawn, other: Drawn): void {
  for (const side of ['columns', 'rows'] as const) {
    expect(one[side]).toHaveLength(other[side].length);
    for (const [k, at] of one[side].entries()) {
      expect(Math.abs(at - (other[side][k] ?? Number.NaN))).toBeLessThan(CLOSE);
    }
  }
}

/** Expects the same numbers with the same middles. */
function expectSameNumbers(one: Drawn, other: Drawn): void {
  expect(one.numbers.map(({ text }) => text)).toEqual(other.numbers.map(({ text }) => text));
  for (const [k, { x, y }] of one.numbers.entries()) {
    const there = other.numbers[k];
    expect(Math.abs(x - (there?.x ?? Number.NaN))).toBeLessThan(CLOSE);
    expect(Math.abs(y - (there?.y ?? Number.NaN))).toBeLessThan(CLOSE);
  }
}

describe.each(PUZZLES)('one geometry: %s', (_, puzzle) => {
  const inCells = Array.from({ length: puzzle.width - 1 }, (__, k) => k + 1);

  it.each([
    ['a printed sheet', printed],
    ['a lesson', (one: Puzzle) => inPage(one, 30)],
    ['a board', onBoard],
  ] as const)('%s has the same coordinates as a page', (__, draw) => {
    const page = inPage(puzzle);
    const other = draw(puzzle);
    expect(page.numbers.length).toBeGreaterThan(puzzle.width);
    expect(page.columns).toEqual(inCells);
    expectSameCells(other, page);
    expectSameNumbers(other, page);
  });

  it('a PDF has the same coordinates as a page', async () => {
    const pdf = await pdfDrawn(puzzle);
    expectSameCells(pdf, inPage(puzzle));
    expectSameNumbers(pdf, inPage(puzzle));
  });

  it('the rails of a page end where those of the board end', () => {
    const board = onBoard(puzzle);
    for (const end of ['railLeft', 'railTop'] as const) {
      expect(Math.abs(board[end] - inPage(puzzle)[end])).toBeLessThan(CLOSE);
      // on paper they end on no whole pixel
      expect(Math.abs(board[end] - printed(puzzle)[end])).toBeLessThan(1 / CELL + CLOSE);
    }
  });

  it('a card has the same cells', () => {
    const { width, height } = puzzle;
    const card = svgDrawn(renderToString(h(EmptyGrid, { width, height, size: 340 })), puzzle);
    expectSameCells(card, inPage(puzzle));
  });

  it('a line of a lesson has the same cells as its row', () => {
    const cells = '?'.repeat(puzzle.width);
    const line = renderToString(h(LineDrawing, { cells, palette: puzzle.palette }));
    const { columns } = svgDrawn(line, { ...puzzle, height: 1 });
    expectSameCells({ ...inPage(puzzle), columns }, inPage(puzzle));
  });

  it('marks of a lesson are centred in their cells', () => {
    const layout = drawingLayout(puzzle, 30);
    const cells = layout.panels[0]?.cells;
    if (cells === undefined) throw new Error('the drawing has no cells');
    const at = { row: 2, column: 3, layout };
    const ink = { palette: puzzle.palette, color: 1 };
    const marks = [
      renderToString(h(Marker, at)),
      renderToString(h(Ring, at)),
      renderToString(h(Pencil, { ...at, ...ink })),
    ];
    const boxes = marks.map((svg) => {
      const [, x, y, width, height] =
        /x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
      return [Number(x) + Number(width) / 2, Number(y) + Number(height) / 2];
    });
    const middle = [cells.left + 3.5 * 30, cells.top + 2.5 * 30];
    expect(boxes).toEqual([middle, middle, middle]);
    expect(renderToString(h(Cross, at))).toContain(
      `M${cells.left + 3.33 * 30} ${cells.top + 2.33 * 30}`,
    );
  });
});
