/** The parts of a sheet: its panels, and everything around them. `layout.ts` computes them. */
import type { Box } from './box.js';
import type { Heading } from './heading.js';
import type { Label } from './label.js';
import type { Legend } from './legend.js';
import type { Rails } from './rails.js';
import type { Ticks } from './ticks.js';

/** A rectangle of cells, and what surrounds it; in pixels. */
export interface Panel {
  /** All of its cells together, each with a side of `SheetLayout.cell`. */
  readonly cells: Box;
  /** The content of the cells: nothing, for the player to fill in, or a solution. */
  readonly shows: 'nothing' | 'picture' | 'other';
  /** Missing if a neighbouring panel has the clues, or if the sheet has none. */
  readonly rails?: Rails;
  /** "Solution", where a sheet has several panels. */
  readonly label?: Label;
}

/** The geometry of a whole picture; all lengths are in pixels. */
export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  /** The side of a cell: 24. */
  readonly cell: number;
  /** The thickness of the rules between cells: 1. */
  readonly thin: number;
  /** The thickness of the rules after every fifth cell, if not those are the thick ones: 2. */
  readonly middle: number;
  /** The thickness of the rules after every fifth or tenth cell, and of the frame; always even. */
  readonly thick: number;
  /** Whether rules of odd thickness stand on the middle of pixels, and not where cells meet. */
  readonly onPixels: boolean;
  /** Cells from one thick rule to the next. */
  readonly block: 5 | 10;
  /** The numbers of lines, and the strips they stand in. */
  readonly ticks: Ticks;
  /** The names of the colours, below all panels. */
  readonly legend?: Legend;
  /** The title and the text below it; undefined without a title. */
  readonly heading?: Heading;
  /** The place for captions of a film. */
  readonly caption?: Box;
  /** The requested panels in this order: puzzle, solution, second solution. */
  readonly panels: readonly Panel[];
}

/** The size of the cells of the first panel, and what surrounds them on each side. */
export interface Outer {
  readonly size: Box;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly ticks: Ticks;
}
