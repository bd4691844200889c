/**
 * Symbols: six shapes that distinguish inks without their colours, on cells and beside numbers. The
 * seventh ink shares the symbol of the first; their colours are far apart in most palettes.
 */
import { digitOn } from '@nonokit/core';
import type { Canvas2D } from './canvas.js';
import { boxOf, RULE_MIDDLE } from './places.js';
import type { Runs } from './runs.js';
import type { Viewport } from './viewport.js';

/** The shapes, in the order of inks. */
export const SYMBOLS = ['dot', 'triangle', 'square', 'plus', 'slash', 'bars'] as const;

/** The name of a symbol. */
export type SymbolName = (typeof SYMBOLS)[number];

/** The symbol of an ink, 1 being the first. */
export function symbolOf(ink: number): SymbolName {
  return SYMBOLS[(ink - 1) % SYMBOLS.length] ?? 'dot';
}

/** A symbol around its middle, with a radius of 1. */
export interface SymbolShape {
  /** Filled, or drawn as lines. */
  readonly isFilled: boolean;
  /** Of a disc. */
  readonly radius?: number;
  readonly lines: readonly SymbolLine[];
}

interface SymbolLine {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly isClosed: boolean;
}

function polyline(isClosed: boolean, ...points: SymbolLine['points']): SymbolLine {
  return { points, isClosed };
}

/** The shapes of the symbols, on canvases and in drawings. */
export const SYMBOL_SHAPES: Readonly<Record<SymbolName, SymbolShape>> = {
  dot: { isFilled: true, radius: 0.62, lines: [] },
  triangle: { isFilled: true, lines: [polyline(true, [0, -1], [1, 0.7], [-1, 0.7])] },
  square: {
    isFilled: false,
    lines: [polyline(true, [-0.7, -0.7], [0.7, -0.7], [0.7, 0.7], [-0.7, 0.7])],
  },
  plus: {
    isFilled: false,
    lines: [polyline(false, [-1, 0], [1, 0]), polyline(false, [0, -1], [0, 1])],
  },
  slash: { isFilled: false, lines: [polyline(false, [-1, 1], [1, -1])] },
  bars: {
    isFilled: false,
    lines: [polyline(false, [-1, -0.5], [1, -0.5]), polyline(false, [-1, 0.5], [1, 0.5])],
  },
};

/** The share of a cell from the middle of a symbol to its edge. */
const REACH = 0.2;

/** Paints symbols on filled cells. */
export function paintSymbols(
  context: Canvas2D,
  view: Viewport,
  runs: Runs,
  ink: number,
  rgb: string,
): void {
  const half = view.cell / 2 + RULE_MIDDLE;
  for (let k = 0; k < runs.length; k += 2) {
    const from = runs[k] ?? 0;
    for (let cell = from; cell < from + (runs[k + 1] ?? 0); cell++) {
      const { x, y } = boxOf(view, cell);
      paintSymbol(context, symbolOf(ink), {
        x: x + half,
        y: y + half,
        reach: REACH * view.cell,
        color: digitOn(rgb),
      });
    }
  }
}

/** The middle of a symbol, its radius and its colour. */
export interface SymbolPlace {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly color: string;
}

/** Paints one symbol. */
export function paintSymbol(
  context: Canvas2D,
  name: SymbolName,
  { x, y, reach, color }: SymbolPlace,
): void {
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineCap = 'butt';
  context.lineWidth = Math.max(1, 0.45 * reach);
  context.beginPath();
  const { radius, lines, isFilled } = SYMBOL_SHAPES[name];
  if (radius !== undefined) context.arc(x, y, radius * reach, 0, 2 * Math.PI);
  for (const { points, isClosed } of lines) {
    for (const [k, [dx, dy]] of points.entries()) {
      if (k === 0) context.moveTo(x + dx * reach, y + dy * reach);
      else context.lineTo(x + dx * reach, y + dy * reach);
    }
    if (isClosed) context.closePath();
  }
  if (isFilled) context.fill();
  else context.stroke();
}
