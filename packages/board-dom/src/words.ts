/**
 * The words of a board: their interface in one language, and the choice of what is announced.
 * Nothing reveals more than the player can see: clues, marks, and finished lines.
 */
import { type Clues, type Game, isFinished, isWon, type ShownNumber } from '@nonokit/board';
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { GridTexts } from './assistive.js';
import type { Cell } from './cell.js';

/** Cells that got the same mark. */
export interface MarkedCells {
  readonly mark: number;
  readonly count: number;
}

/** The words of a board in one language. */
export interface BoardWords {
  /** The language for `Intl`: 'en'. */
  readonly locale: string;
  /** "Nonogram, 15 rows, 10 columns". */
  board(clues: Clues): string;
  /** "Row 7, column 3, unknown. Row clue: 4 black. Column clue: 2, 1." */
  cell(spoken: SpokenCell): string;
  /** "5 cells filled black": the changes of cells. */
  marked(cells: MarkedCells, clues: Clues): string;
  /** "row 7 finished", or a count of many lines. */
  finished(lines: readonly Line[]): string;
  /** "row 7 no longer finished". */
  reopened(lines: readonly Line[]): string;
  readonly solved: string;
  /** The name of a covered board. */
  readonly covered: string;
  /** The texts of the zoom badge; `zoom` is "2.9". */
  readonly fit: string;
  fitBoard(zoom: string): string;
  zoomBack(zoom: string): string;
  /** "blue", for a tool that was taken in hand. */
  tool(mark: number, clues: Clues): string;
  /** The message if the element could not read its puzzle. */
  unreadable(reason: string): string;
  /** The reasons: the server answered with an error status, or not at all. */
  notFound(file: string, status: number): string;
  notLoaded(file: string): string;
}

/** A cell, with everything that its name includes. */
export interface SpokenCell {
  readonly clues: Clues;
  readonly cell: Cell;
  readonly mark: number;
  readonly row: SpokenLine;
  readonly column: SpokenLine;
}

/** A line's clue, and whether the line is finished. */
export interface SpokenLine {
  readonly clue: readonly ShownNumber[];
  readonly isFinished: boolean;
}

/** The texts of the grid for a game. */
export function gridTexts(words: BoardWords, game: Game): GridTexts {
  const { width, height } = game.clues;
  return {
    width,
    height,
    label: words.board(game.clues),
    nameOf: (cell) => cellName(words, game, cell),
    from: [game, words],
  };
}

/** The name of a cell for assistive technology. */
export function cellName(words: BoardWords, game: Game, { row, column }: Cell): string {
  const { clues, marks } = game;
  const spoken = (line: Line): SpokenLine => ({
    clue: (line.kind === 'row' ? clues.rows : clues.columns)[line.index] ?? [],
    isFinished: isFinished(game, line),
  });
  return words.cell({
    clues,
    cell: { row, column },
    mark: marks[row * clues.width + column] ?? UNKNOWN,
    row: spoken({ kind: 'row', index: row }),
    column: spoken({ kind: 'column', index: column }),
  });
}

/** One sentence about the changes between two states; empty if there are none. */
export function changeText(words: BoardWords, before: Game, after: Game): string {
  const parts = [
    ...markedCells(before, after).map((cells) => words.marked(cells, after.clues)),
    ...lineTexts(words, before, after),
  ];
  const text = parts.join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The number of cells for each new mark; inks first, then X, then erased cells. */
function markedCells(before: Game, after: Game): MarkedCells[] {
  const counts = new Map<number, number>();
  after.marks.forEach((mark, cell) => {
    if (before.marks[cell] !== mark) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  });
  const rank = (mark: number): number => (mark > BLANK ? mark : 1_000_000 - mark);
  return [...counts]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([mark, count]) => ({ mark, count }));
}

function lineTexts(words: BoardWords, before: Game, after: Game): string[] {
  const { height } = after.clues;
  const finished: Line[] = [];
  const reopened: Line[] = [];
  for (let number = 0; number < after.finished.length; number++) {
    if (before.finished[number] === after.finished[number]) continue;
    const line: Line =
      number < height ? { kind: 'row', index: number } : { kind: 'column', index: number - height };
    (after.finished[number] === 1 ? finished : reopened).push(line);
  }
  if (isWon(after)) return [words.solved];
  return [
    ...(finished.length > 0 ? [words.finished(finished)] : []),
    ...(reopened.length > 0 ? [words.reopened(reopened)] : []),
  ];
}
