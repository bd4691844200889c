/**
 * The focus of a step in a film: bars along its line, clue included, frames around the numbers that
 * it is about, and a dot in every cell that it rests on. Tints behind the numbers took twice
 * the bytes: every shade of a digit changes.
 *
 * A focus lies over the picture and leaves no traces: when it moves on, what was under it is there
 * again.
 */
import { type Line, UNKNOWN } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import type { Panel, SheetLayout } from '../layout/layout.js';
import { numbersOf } from '../layout/numbers.js';
import { cellPaints } from '../look/inks.js';
import { markLook } from '../look/mark-looks.js';
import type { Drawing } from '../look/options.js';
import type { Colors } from './colors.js';

/** What a step is about. */
export interface Focus {
  /** The lines it looks at. */
  readonly lines?: readonly Line[] | undefined;
  /** Numbers of clues: the line, and which block of it. */
  readonly blocks?: readonly { readonly line: Line; readonly block: number }[] | undefined;
  /** The cells it rests on, by index. */
  readonly premises?: readonly number[] | undefined;
}

/** Something to be painted over the picture. */
export interface Overlay {
  readonly box: Box;
  /** Its colour, an index into the palette. */
  readonly index: number;
  /** What it belongs to: a line, a number, or the dot in a cell. */
  readonly of: 'line' | 'number' | 'dot';
}

/** More cells than this are no longer looked at one by one, as in long chains. */
const MOST_PREMISES = 60;

/** Makes the overlays of steps on one panel. */
export class FocusPainter {
  readonly #panel: Panel;
  readonly #layout: SheetLayout;
  readonly #drawing: Drawing;
  readonly #colors: Colors;
  readonly #slots = new Map<string, Box>();

  constructor(panel: Panel, layout: SheetLayout, drawing: Drawing, colors: Colors) {
    this.#panel = panel;
    this.#layout = layout;
    this.#drawing = drawing;
    this.#colors = colors;
    for (const { line, block, slot } of numbersOf(drawing.puzzle, panel, layout)) {
      const key = makeKey(line, block);
      if (!this.#slots.has(key)) this.#slots.set(key, slot);
    }
  }

  /** The overlays of a step, in the order in which they are painted. */
  overlaysOf({ lines = [], blocks = [], premises = [] }: Focus, known: Int32Array): Overlay[] {
    const slots = blocks.flatMap(({ line, block }) => this.#slots.get(makeKey(line, block)) ?? []);
    const dots = premises.length > MOST_PREMISES ? [] : premises;
    const { line, text } = this.#drawing.theme;
    return [
      ...dots.map((cell) => this.#dot(cell, known[cell] ?? UNKNOWN)),
      ...lines.flatMap((one) => this.#edges(one)),
      ...slots.flatMap((slot) => this.#frame(slot, this.#layout.cell < 14 ? line : text)),
    ];
  }

  #dot(cell: number, color: number): Overlay {
    const { cell: side } = this.#layout;
    const { puzzle, theme } = this.#drawing;
    const paints = cellPaints(puzzle.palette, theme);
    const own = color === UNKNOWN ? undefined : color;
    const { dot = theme.marks.premise } = markLook('premise', own, paints, this.#drawing);
    const width = 2 * Math.max(1, Math.round(side / 6)) + (side % 2);
    const inset = (side - width) / 2;
    const left = this.#panel.cells.left + (cell % puzzle.width) * side + inset;
    const top = this.#panel.cells.top + Math.floor(cell / puzzle.width) * side + inset;
    const index = this.#colors.of(dot);
    return { box: { left, top, width, height: width }, index, of: 'dot' };
  }

  /** A line and its clue. */
  #boxOf({ kind, index }: Line): Box {
    const { cells, rails } = this.#panel;
    const { cell } = this.#layout;
    const isRow = kind === 'row';
    const rail = (isRow ? rails?.left.width : rails?.top.height) ?? 0;
    return isRow
      ? box(cells.left - rail, cells.top + index * cell, rail + cells.width, cell)
      : box(cells.left + index * cell, cells.top - rail, cell, rail + cells.height);
  }

  /** Two bars along a line and its clue; its ends would be two more rectangles of a film. */
  #edges(line: Line): Overlay[] {
    const [before, after, ...ends] = this.#frame(this.#boxOf(line), this.#drawing.theme.line);
    const bars = line.kind === 'row' ? [before, after] : ends;
    return bars.flatMap((bar) => (bar === undefined ? [] : { ...bar, of: 'line' as const }));
  }

  /** Four bars, two pixels thick, around the edges of a box. */
  #frame({ left, top, width, height }: Box, paint: string): Overlay[] {
    const index = this.#colors.of(paint);
    const x = Math.round(left) - 1;
    const y = Math.round(top) - 1;
    const across = Math.round(left + width) - x + 1;
    const down = Math.round(top + height) - y + 1;
    return [
      box(x, y, across, BAR),
      box(x, y + down - BAR, across, BAR),
      box(x, y + BAR, BAR, down - 2 * BAR),
      box(x + across - BAR, y + BAR, BAR, down - 2 * BAR),
    ].map((bar) => ({ box: bar, index, of: 'number' }));
  }
}

/** The thickness of frames. */
const BAR = 2;

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, width, height };
}

function makeKey({ kind, index }: Line, block: number): string {
  return `${kind} ${index} ${block}`;
}
