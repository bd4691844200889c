/**
 * A picture as an indexed bitmap whose cells can be painted one by one, for films: drawing a whole
 * sheet takes resvg a tenth of a second, painting a cell takes nothing.
 *
 * The pixels are the same as in a sheet of the same cells: a cell ends where a rule begins.
 */
import { UNKNOWN } from '@nonokit/core';
import { type Box, common } from '../layout/box.js';
import type { Panel, SheetLayout } from '../layout/layout.js';
import { ruleAt } from '../layout/rules.js';
import { cellPaints, plainPaints } from '../look/inks.js';
import type { Mark } from '../look/mark.js';
import { dotSide, frameWidth, innerWidth, type MarkLook, markLook } from '../look/mark-looks.js';
import type { Drawing } from '../look/options.js';
import type { Colors } from './colors.js';

/** An indexed image. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Palette indices, row by row. */
  readonly indices: Uint8Array;
}

/** Paints cells of one panel into a bitmap. */
export class CellPainter {
  readonly #bitmap: Bitmap;
  readonly #panel: Panel;
  readonly #layout: SheetLayout;
  readonly #drawing: Drawing;
  readonly #colors: Colors;
  readonly #paints: readonly string[];

  constructor(bitmap: Bitmap, panel: Panel, layout: SheetLayout, drawing: Drawing, colors: Colors) {
    this.#bitmap = bitmap;
    this.#panel = panel;
    this.#layout = layout;
    this.#drawing = drawing;
    this.#colors = colors;
    const { palette } = drawing.puzzle;
    const isPlain = drawing.style === 'plain';
    this.#paints = isPlain ? plainPaints(palette) : cellPaints(palette, drawing.theme);
  }

  /** Paints a cell: its colour or that it is unknown, and a mark where it has one. */
  paint(cell: number, color: number, mark?: Mark): void {
    const box = this.boxOf(cell);
    const look = mark === undefined ? {} : markLook(mark, color, this.#paints, this.#drawing);
    if (color === UNKNOWN) {
      this.#paintUnknown(box, look);
      return;
    }
    this.#fill(box, look.fill ?? this.#paints[color] ?? '#000000');
    const thickness = frameWidth(this.#layout.cell);
    if (look.frame !== undefined) this.#paintFrame(cell, box, look.frame, 0, thickness);
    if (look.inner === undefined) return;
    this.#paintFrame(cell, box, look.inner, thickness, innerWidth(this.#layout.cell));
  }

  /** The pixels of a cell that no rule covers. */
  boxOf(cell: number): Box {
    const { width, height } = this.#drawing.puzzle;
    const { left, top } = this.#panel.cells;
    const x = cell % width;
    const y = Math.floor(cell / width);
    const [fromX, toX] = this.#insideOf(x, width);
    const [fromY, toY] = this.#insideOf(y, height);
    return { left: left + fromX, top: top + fromY, width: toX - fromX, height: toY - fromY };
  }

  /**
   * Where the pixels of cell `k` of `count` begin and end, between the rules before and after it.
   */
  #insideOf(k: number, count: number): [number, number] {
    const { cell, block } = this.#layout;
    const at = (boundary: number): number => this.#layout[ruleAt(boundary, count, block)];
    const after = (boundary: number): number => at(boundary) - Math.floor(at(boundary) / 2);
    const before = (boundary: number): number => Math.floor(at(boundary) / 2);
    return [k * cell + after(k), (k + 1) * cell - before(k + 1)];
  }

  #paintUnknown(box: Box, { fill, dot }: MarkLook): void {
    const { theme, style } = this.#drawing;
    const { cell } = this.#layout;
    if (style === 'plain') {
      const half = Math.floor(cell / 2);
      const rest = cell - half;
      const { left, top } = box;
      this.#fill(box, theme.unknownMark);
      this.#fill({ left, top: top + half, width: half, height: rest }, theme.unknown);
      this.#fill({ left: left + half, top, width: rest, height: half }, theme.unknown);
      return;
    }
    this.#fill(box, fill ?? theme.unknown);
    const side = dotSide(cell);
    const inset = (cell - side) / 2;
    const left = box.left - ((box.left - this.#panel.cells.left) % cell) + inset;
    const top = box.top - ((box.top - this.#panel.cells.top) % cell) + inset;
    this.#fill({ left, top, width: side, height: side }, dot ?? theme.unknownMark);
  }

  /**
   * Paints a frame inside of the cell, `inset` pixels from its edges; rules cover the outer pixels.
   */
  #paintFrame(cell: number, box: Box, paint: string, inset: number, thickness: number): void {
    const { cell: whole } = this.#layout;
    const { width } = this.#drawing.puzzle;
    const { left, top } = this.#panel.cells;
    const side = whole - 2 * inset;
    const x = left + whole * (cell % width) + inset;
    const y = top + whole * Math.floor(cell / width) + inset;
    const inner = side - 2 * thickness;
    const clip = (part: Box): void => this.#fill(common(part, box), paint);
    clip({ left: x, top: y, width: side, height: thickness });
    clip({ left: x, top: y + side - thickness, width: side, height: thickness });
    clip({ left: x, top: y + thickness, width: thickness, height: inner });
    clip({ left: x + side - thickness, top: y + thickness, width: thickness, height: inner });
  }

  #fill({ left, top, width, height }: Box, paint: string): void {
    const index = this.#colors.of(paint);
    const { indices, width: stride } = this.#bitmap;
    for (let y = top; y < top + height; y++) {
      indices.fill(index, y * stride + left, y * stride + left + width);
    }
  }
}
