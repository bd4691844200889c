/**
 * Painting the numbers of clues, in chips of their colours, paler where they are done.
 *
 * Thousands of numbers are painted at once, so they are first collected by how they look: setting a
 * font costs more than writing a number with it.
 */
import { type Line, mixed } from '@nonokit/core';
import type { NumberState } from '../crossing.js';
import { crossKey } from '../draft.js';
import { clueOf, numberOf } from '../line-marks.js';
import type { Box, Canvas2D } from './canvas.js';
import { numberBox } from './hit.js';
import { digitOn, hasEdge, inksOf, isBlackOnly, lineInk } from './look.js';
import { chipWidth, PITCH_ACROSS, PITCH_DOWN, type Side } from './rails.js';
import type { Scene } from './scene.js';
import { paintSymbol, symbolOf } from './symbols.js';

/** Fonts of the design; the last ones are of the system. */
const FONT =
  '"Onest Variable", Onest, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** The share of a chip that its digits take: one digit, two, three. */
const DIGITS = [0.74, 0.68, 0.52] as const;

/** How much larger numbers without chips are. */
const PLAIN = 1.12;

/** How much of its colour a chip keeps whose block is done. */
const DIMMED = 0.22;

/** Digits lower than this cannot be read; a small bar stands for them then, in pixels. */
const LEGIBLE = 3.5;

/** Half the height of digits, as a share of their font. */
const HALF_DIGIT = 0.355;

/** Numbers that look alike, by their look. */
export type NumberBatch = Map<
  string,
  { readonly look: NumberLook; readonly places: NumberPlace[] }
>;

/** How a number looks. */
interface NumberLook {
  readonly digits: string;
  readonly font: string;
  /** The colour of the chip. */
  readonly chip?: string | undefined;
  readonly chipEdge?: string | undefined;
  /** The colour of a line below the digits. */
  readonly underline?: string | undefined;
  /** The colour of a line through the digits. */
  readonly strike?: string | undefined;
  /** The ink whose symbol stands beside the digits. */
  readonly symbol?: number | undefined;
  /** The colour of the ring of a hint. */
  readonly ring?: string | undefined;
}

/** Where a number stands: its chip. */
interface NumberPlace {
  readonly text: string;
  readonly box: Box;
  /** The font's size. */
  readonly size: number;
  readonly isAcross: boolean;
}

/** Which numbers. */
interface Numbers {
  readonly line: Line;
  readonly side: Side;
}

/** Notes how and where the numbers of a line are painted; a blank line has a 0. */
export function collectNumbers(scene: Scene, { line, side }: Numbers, batch: NumberBatch): void {
  const { view, numbers, look } = scene;
  const clue = clueOf(line, view.clues);
  const number = numberOf(line, view.clues);
  if (clue.length === 0) {
    const place = placeOf(scene, line, numberBox(view, line, 0, side), '0');
    put(batch, place, { digits: look.done, font: fontOf('500', place.size) });
  }
  let box = numberBox(view, line, 0, side);
  for (let block = 0; block < clue.length; block++) {
    if (block > 0) box = nextBox(scene, line, box, clue[block]?.size ?? 0);
    const { size = 0, color = 0 } = clue[block] ?? {};
    const place = placeOf(scene, line, box, String(size));
    const state = numbers.lines[number]?.[block] ?? 0;
    put(batch, place, lookOf(scene, line, { block, color, state, font: place.size }));
  }
}

/** The place after another one on the same line. */
function nextBox({ view }: Scene, line: Line, { x, y, width, height }: Box, size: number): Box {
  if (line.kind === 'column') return { x, y: y + height, width, height };
  return {
    x: x + width,
    y,
    width: chipWidth(size, view.rails.hasSymbols) * view.cell * view.squeezeX,
    height,
  };
}

/** The chip of a number in its place, and the size of its digits. */
function placeOf({ view }: Scene, line: Line, box: Box, text: string): NumberPlace {
  const { cell, squeezeX, squeezeY } = view;
  const isAcross = line.kind === 'row';
  const [across, down] = isAcross ? [squeezeX, 1] : [1, squeezeY];
  const pitch = Math.min(PITCH_ACROSS * across, PITCH_DOWN * down) * cell;
  const free = Math.min(1.5, 0.09 * pitch);
  const side = pitch - free;
  const wide = isAcross ? box.width - free : Math.min(side * 1.15, box.width - free);
  const width = isAcross && (text.length > 2 || view.rails.hasSymbols) ? wide : side;
  const height = !isAcross && view.rails.hasSymbols ? box.height - free : side;
  const share = DIGITS[Math.min(text.length, DIGITS.length) - 1] ?? DIGITS[2];
  const chip = {
    ...{ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 },
    ...{ width, height },
  };
  const isPlain = isBlackOnly(view.clues.palette);
  return { text, box: chip, isAcross, size: share * side * (isPlain ? PLAIN : 1) };
}

/** How the number of a block looks. */
function lookOf(
  scene: Scene,
  line: Line,
  { block, color, state, font }: { block: number; color: number; state: NumberState; font: number },
): NumberLook {
  const { look, game, view } = scene;
  const { palette } = view.clues;
  const key = crossKey(numberOf(line, view.clues), block);
  const strike = state === 1 && game.crossed.size > 0 && game.crossed.has(key);
  const ring = isHinted(scene, line, block) ? look.markerEdge : undefined;
  const digits = [look.number, look.dimmed, look.done][state] ?? look.number;
  const weight = fontOf(state === 2 ? '500' : '700', font);
  if (isBlackOnly(palette)) {
    const struck = strike ? look.pencil : state === 1 ? digits : undefined;
    return { digits: state === 1 ? look.done : digits, font: weight, strike: struck, ring };
  }
  const ink = inksOf(palette, look)[color] ?? look.ink;
  if (state === 2) return { digits, font: weight, underline: lineInk(ink, look), ring };
  const isDone = state === 1;
  return {
    digits: isDone ? digits : digitOn(ink),
    font: weight,
    chip: isDone ? mixed(look.rail, ink, DIMMED) : ink,
    chipEdge: !isDone && hasEdge(ink, look) ? look.edge : undefined,
    strike: strike ? look.pencil : undefined,
    symbol: view.rails.hasSymbols ? color : undefined,
    ring,
  };
}

function isHinted({ hint }: Scene, { kind, index }: Line, block: number): boolean {
  if (hint?.line?.kind !== kind || hint.line.index !== index) return false;
  return hint.blocks === undefined || hint.blocks.includes(block);
}

function fontOf(weight: string, size: number): string {
  return `${weight} ${size.toFixed(1)}px ${FONT}`;
}

function put(batch: NumberBatch, place: NumberPlace, look: NumberLook): void {
  const { digits, font, chip, underline, strike, symbol, ring } = look;
  const key = `${digits}|${font}|${chip}|${underline}|${strike}|${symbol}|${ring}`;
  const same = batch.get(key);
  if (same === undefined) batch.set(key, { look, places: [place] });
  else same.places.push(place);
}

/** Paints collected numbers: chips, digits, and what marks them. */
export function paintBatch(context: Canvas2D, batch: NumberBatch): void {
  for (const { look, places } of batch.values()) {
    paintChips(context, look, places);
    if ((places[0]?.size ?? 0) >= LEGIBLE) paintDigits(context, look, places);
    else if (look.chip === undefined) paintBars(context, look, places);
    paintMarksOf(context, look, places);
  }
}

function paintChips(context: Canvas2D, look: NumberLook, places: readonly NumberPlace[]): void {
  if (look.chip === undefined) return;
  context.fillStyle = look.chip;
  context.strokeStyle = look.chipEdge ?? look.chip;
  context.lineWidth = 1;
  for (const { box, size } of places) {
    if (size < LEGIBLE) {
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
    const { x, y } = middleOf(place, look.symbol !== undefined);
    context.fillText(place.text, x, y + HALF_DIGIT * place.size);
  }
}

/** The middle of a number's digits, and how far its symbol is from it. */
function middleOf({ box, isAcross }: NumberPlace, hasSymbol: boolean) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!hasSymbol) return { x, y, apart: 0 };
  const more = Math.abs(box.width - box.height);
  const apart = Math.min(box.width, box.height) * 0.42 + more / 2;
  return isAcross ? { x: x - more / 2, y, apart } : { x, y: y - more / 2, apart };
}

function paintBars(context: Canvas2D, look: NumberLook, places: readonly NumberPlace[]): void {
  context.fillStyle = look.digits;
  for (const { box } of places) {
    const { x, y, width, height } = box;
    context.fillRect(x + 0.3 * width, y + 0.2 * height, 0.4 * width, 0.6 * height);
  }
}

/** Lines below and through numbers, symbols, and rings. */
function paintMarksOf(context: Canvas2D, look: NumberLook, places: readonly NumberPlace[]): void {
  const { underline, strike, symbol, ring } = look;
  if (underline === undefined && strike === undefined && symbol === undefined && ring === undefined)
    return;
  for (const place of places) {
    const { x, y, apart } = middleOf(place, symbol !== undefined);
    const side = Math.min(place.box.width, place.box.height);
    if (underline !== undefined) {
      context.fillStyle = underline;
      const thick = Math.min(2, 0.14 * side);
      context.fillRect(x - 0.25 * side, y + side / 2 - thick / 2, 0.5 * side, thick);
    }
    if (strike !== undefined) paintStrike(context, place, strike);
    if (symbol !== undefined) {
      const at = place.isAcross ? { x: x + apart, y } : { x, y: y + apart };
      paintSymbol(context, symbolOf(symbol), { ...at, reach: 0.2 * side, color: look.digits });
    }
    if (ring !== undefined) paintRing(context, place.box, ring);
  }
}

function paintStrike(context: Canvas2D, { box, text }: NumberPlace, color: string): void {
  const half = (text.length > 1 ? 0.46 : 0.34) * Math.min(box.width, box.height);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  context.beginPath();
  context.moveTo(x - half, y);
  context.lineTo(x + half, y);
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, 0.09 * box.height);
  context.lineCap = 'butt';
  context.stroke();
}

function paintRing(context: Canvas2D, { x, y, width, height }: Box, color: string): void {
  context.beginPath();
  context.roundRect(x - 1, y - 1, width + 2, height + 2, 4);
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.stroke();
}
