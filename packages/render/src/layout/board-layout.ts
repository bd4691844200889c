/**
 * A board alone, with its clues or without: the layout of cards, lessons and printed sheets, whose
 * cells have any size. Nothing is rounded, so the same puzzle in other units differs in no more
 * than its scale. Rules are where cells meet; their painters choose how thick they are.
 */
import type { Box } from './box.js';
import { evenRails, type RailClues, railsAt } from './rails.js';
import type { SheetLayout } from './sheet.js';
import { NO_TICKS } from './ticks.js';

/** How a board is laid out. */
export interface BoardLayoutOptions {
  /** The side of a cell, in any unit: 26. */
  readonly cell: number;
  /** Whether a symbol of its ink stands beside each number. Default: false. */
  readonly symbols?: boolean | undefined;
  /** Whether its rails end on a whole unit, as on screens, where rules must be sharp. */
  readonly isWhole?: boolean | undefined;
  /** Where its outer corner stands. Default: in the origin. */
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  /** Cells from one thick rule to the next. Default: 5. */
  readonly block?: 5 | 10 | undefined;
}

/** The size of a board; its clues are needed only where they are shown. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** The layout of a board with its clues. */
export function boardLayout(
  clues: BoardSize & RailClues,
  { cell, symbols, isWhole, left = 0, top = 0, block = 5 }: BoardLayoutOptions,
): SheetLayout {
  const size = makeSize(clues, cell);
  const rails = evenRails(clues, size, { cell, symbols, isWhole });
  const cells = { ...size, left: left + rails.left.width, top: top + rails.top.height };
  const width = rails.left.width + size.width;
  const height = rails.top.height + size.height;
  const panel = { cells, shows: 'nothing' as const, rails: railsAt(cells, rails) };
  return { ...BARE, width, height, cell, block, panels: [panel] };
}

/** The layout of a board without clues. */
export function bareLayout(
  board: BoardSize,
  { cell, left = 0, top = 0, block = 5 }: BoardLayoutOptions,
): SheetLayout {
  const size = makeSize(board, cell);
  const panel = { cells: { ...size, left, top }, shows: 'nothing' as const };
  return { ...BARE, width: size.width, height: size.height, cell, block, panels: [panel] };
}

const BARE = { thin: 0, middle: 0, thick: 0, onPixels: false, ticks: NO_TICKS } as const;

function makeSize({ width, height }: BoardSize, cell: number): Box {
  return { left: 0, top: 0, width: width * cell, height: height * cell };
}
