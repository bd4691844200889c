/**
 * Symbols: six shapes that tell inks apart without their colours, on cells and beside numbers. A
 * seventh ink has the first one's again; its colour is far from it in most palettes.
 */
import type { Canvas2D } from './canvas.js';
import { digitOn } from './look.js';
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

/** The share of a cell that a symbol reaches from its middle. */
const REACH = 0.2;

/** Symbols on filled cells. */
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
        ...{ x: x + half, y: y + half, reach: REACH * view.cell, color: digitOn(rgb) },
      });
    }
  }
}

/** Where a symbol stands, how far it reaches from its middle, and its colour. */
export interface SymbolPlace {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly color: string;
}

/** One symbol. */
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
  SHAPES[name](context, x, y, reach);
  if (name === 'dot' || name === 'triangle') context.fill();
  else context.stroke();
}

const SHAPES: Record<SymbolName, (c: Canvas2D, x: number, y: number, r: number) => void> = {
  dot: (c, x, y, r) => c.arc(x, y, 0.62 * r, 0, 2 * Math.PI),
  triangle: (c, x, y, r) => {
    c.moveTo(x, y - r);
    c.lineTo(x + r, y + 0.7 * r);
    c.lineTo(x - r, y + 0.7 * r);
    c.closePath();
  },
  square: (c, x, y, r) => c.rect(x - 0.7 * r, y - 0.7 * r, 1.4 * r, 1.4 * r),
  plus: (c, x, y, r) => {
    c.moveTo(x - r, y);
    c.lineTo(x + r, y);
    c.moveTo(x, y - r);
    c.lineTo(x, y + r);
  },
  slash: (c, x, y, r) => {
    c.moveTo(x - r, y + r);
    c.lineTo(x + r, y - r);
  },
  bars: (c, x, y, r) => {
    c.moveTo(x - r, y - 0.5 * r);
    c.lineTo(x + r, y - 0.5 * r);
    c.moveTo(x - r, y + 0.5 * r);
    c.lineTo(x + r, y + 0.5 * r);
  },
};
