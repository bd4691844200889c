/** Paints the numbers of clues that were collected by how they look. */
import { HALF_DIGIT, symbolShifts } from '@nonokit/render/layout';
import type { Box, Canvas2D } from './canvas.js';
import type { NumberBatch, NumberLook, NumberPlace } from './collect-numbers.js';
import { paintSymbol, symbolOf } from './symbols.js';

/** Digits lower than this, in pixels, are illegible; a small bar replaces them. */
const LEGIBLE = 3.5;

/**
 * Paints collected numbers: chips, digits, lines and symbols, and rings on top. The order does not
 * depend on which lines are painted, so that touching chips look the same in any part.
 */
export function paintBatch(context: Canvas2D, batch: NumberBatch): void {
  const kinds = [...batch].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  for (const [, { look, places }] of kinds) {
    paintChips(context, look, places);
    if ((places[0]?.size ?? 0) >= LEGIBLE) paintDigits(context, look, places);
    else if (look.chip === undefined) paintBars(context, look, places);
    paintMarksOf(context, look, places);
  }
  for (const [, { look, places }] of kinds) {
    if (look.ring === undefined) continue;
    for (const { box } of places) paintRing(context, box, look.ring);
  }
}

function paintChips(context: Canvas2D, look: NumberLook, places: readonly NumberPlace[]): void {
  if (look.chip === undefined) return;
  const edge = look.chipEdge ?? look.chip;
  // without room for an edge, what would be lost on its rail has the colour of its edge
  const isTiny = (places[0]?.size ?? 0) < LEGIBLE;
  context.fillStyle = isTiny ? edge : look.chip;
  context.strokeStyle = edge;
  context.lineWidth = 1;
  for (const { box } of places) {
    if (isTiny) {
      context.fillRect(box.x, box.y, box.width, box.height);
      continue;
    }
    context.beginPath();
    const radius = Math.min(3.5, 0.22 * Math.min(box.width, box.height));
    context.roundRect(box.x, box.y, box.width, box.height, radius);
    context.fill();
    if (look.chipEdge !== undefined) context.stroke();
  }
}

function paintDigits(context: Canvas2D, look: NumberLook, places: readonly NumberPlace[]): void {
  context.fillStyle = look.digits;
  context.font = look.font;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  for (const place of places) {
    const { x, y } = findMiddle(place, look.symbol !== undefined);
    context.fillText(place.text, x, y + HALF_DIGIT * place.size);
  }
}

/** The middle of a number's digits, and the distance of its symbol. */
function findMiddle({ box, isAcross }: NumberPlace, hasSymbol: boolean) {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (!hasSymbol) return { x, y, apart: 0 };
  const { digits, symbol } = symbolShifts(box);
  const apart = digits + symbol;
  return isAcross ? { x: x - digits, y, apart } : { x, y: y - digits, apart };
}

function paintBars(context: Canvas2D, look: NumberLook, places: readonly NumberPlace[]): void {
  context.fillStyle = look.digits;
  for (const { box } of places) {
    const { x, y, width, height } = box;
    context.fillRect(x + 0.3 * width, y + 0.2 * height, 0.4 * width, 0.6 * height);
  }
}

/** Lines below and through numbers, and symbols. */
function paintMarksOf(context: Canvas2D, look: NumberLook, places: readonly NumberPlace[]): void {
  const { underline, strike, symbol, circle } = look;
  if ((underline ?? strike ?? symbol ?? circle) === undefined) return;
  for (const place of places) {
    const { x, y, apart } = findMiddle(place, symbol !== undefined);
    const side = Math.min(place.box.width, place.box.height);
    if (underline !== undefined) {
      context.fillStyle = underline;
      const thick = Math.min(2, 0.14 * side);
      context.fillRect(x - 0.25 * side, y + side / 2 - thick / 2, 0.5 * side, thick);
    }
    if (strike !== undefined) paintStrike(context, place, strike);
    if (circle !== undefined) paintRing(context, place.box, circle, side / 2 + 1, 1);
    if (symbol !== undefined) {
      const at = place.isAcross ? { x: x + apart, y } : { x, y: y + apart };
      paintSymbol(context, symbolOf(symbol), { ...at, reach: 0.2 * side, color: look.digits });
    }
  }
}

/** A slightly slanted line through digits, so that it does not turn a 1 into a plus. */
function paintStrike(context: Canvas2D, { box, text }: NumberPlace, color: string): void {
  const side = Math.min(box.width, box.height);
  const half = (text.length > 1 ? 0.46 : 0.36) * side;
  const rise = 0.14 * side;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  context.beginPath();
  context.moveTo(x - half, y + rise);
  context.lineTo(x + half, y - rise);
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, 0.09 * side);
  context.lineCap = 'butt';
  context.stroke();
}

function paintRing(
  context: Canvas2D,
  { x, y, width, height }: Box,
  color: string,
  radius = 4,
  wide = 2,
): void {
  context.beginPath();
  context.roundRect(x - 1, y - 1, width + 2, height + 2, radius);
  context.strokeStyle = color;
  context.lineWidth = wide;
  context.stroke();
}
