/** A board with its clues as SVG, for pages that show a puzzle without playing it. */
import type { Clue, Palette } from '@nonokit/core';
import { boardLayout } from '@nonokit/render/layout';
import type { ComponentChildren } from 'preact';
import { pageLook } from './looks.js';
import { Board, type DrawnMarks } from './painters.js';

/** What is drawn: clues and size of a puzzle. */
export interface DrawnClues {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

/** The layout of a drawing; `cell` is the side of a cell, in pixels. */
export function drawingLayout(clues: DrawnClues, cell: number) {
  return boardLayout(clues, { cell, isWhole: true });
}

/** The board of these clues, empty or with the player's marks. */
export function ClueDrawing({
  clues,
  cell,
  label,
  ...painted
}: {
  readonly clues: DrawnClues;
  readonly marks?: DrawnMarks | undefined;
  readonly hasCrosses?: boolean;
  /** Pixels of a cell; the drawing shrinks where there is less room. */
  readonly cell: number;
  /** The label for screen readers. */
  readonly label: string;
  /** Drawn on the cells before the marks, and after everything: highlights, rings. */
  readonly under?: ComponentChildren;
  readonly over?: ComponentChildren;
}) {
  const layout = drawingLayout(clues, cell);
  const full = layout.width + 3;
  const tall = layout.height + 3;
  const { palette } = clues;
  return (
    <svg
      class="clue-drawing"
      width={full}
      height={tall}
      viewBox={`-1.5 -1.5 ${full} ${tall}`}
      role="img"
      aria-label={label}
    >
      <Board look={pageLook(palette)} {...{ layout, clues, palette }} {...painted} />
    </svg>
  );
}

/** Pixels of a cell, so that a board with its rails fits a square room: 6 to 26. */
export function cellIn(room: number, clues: DrawnClues): number {
  const { width, height } = boardLayout(clues, { cell: 1 });
  return Math.min(26, Math.max(6, Math.floor((room - 3) / Math.max(width, height))));
}

/** The space of a mounted board, with cells of at most `cell` pixels. */
export function roomStyle(clues: DrawnClues, cell: number) {
  const { width, height } = drawingLayout(clues, cell);
  // a mounted board leaves a pixel on each side to its frame
  return { '--board-width': `${width + 3}px`, '--board-ratio': (width + 3) / (height + 3) };
}
