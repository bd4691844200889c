/**
 * Collects the numbers of clues by how they look, before they are painted: in chips of their
 * colours, paler if they are done. Thousands of numbers are painted at once, and setting a font
 * costs more than writing a number with it.
 */
import { digitOn, edgeLines, isBlackOnly, type Line, mixed, seenOn } from '@nonokit/core';
import { chipLength, chipSize, PITCH_ACROSS, PITCH_DOWN } from '@nonokit/render/layout';
import type { NumberState } from '../crossing.js';
import { crossKey } from '../draft.js';
import { clueOf, numberOf } from '../line-marks.js';
import type { Box } from './canvas.js';
import { numberBox } from './hit.js';
import { inksOf } from './look.js';
import { type Side, shownBlocks } from './rails.js';
import type { Scene } from './scene.js';

/** The fonts of the design; the last ones are the system's. */
const FONT =
  '"Onest Variable", Onest, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** A chip with less contrast to its rail gets an edge; with more, its digits show where it is. */
const CHIP_SEEN = 1.5;

/** The size of "+3", as a share of a cell. */
const REST_SHARE = 0.46;

/** The share of its colour that the chip of a finished block keeps. */
const DIMMED = 0.22;

/** The numbers of a rail, grouped by look; a key is a number for looks that many of them share. */
export type NumberBatch = Map<number | string, AlikeNumbers>;

interface AlikeNumbers {
  readonly look: NumberLook;
  readonly places: NumberPlace[];
}

/** How a number looks. */
export interface NumberLook {
  readonly digits: string;
  readonly font: string;
  /** The colour of the chip. */
  readonly chip?: string | undefined;
  readonly chipEdge?: string | undefined;
  /** The colour of a line below the digits. */
  readonly underline?: string | undefined;
  /** The colour of a line through the digits. */
  readonly strike?: string | undefined;
  /** The ink whose symbol is drawn beside the digits. */
  readonly symbol?: number | undefined;
  /** The colour of the ring of a hint. */
  readonly ring?: string | undefined;
  /** The colour of the circle around a number of two lines. */
  readonly circle?: string | undefined;
}

/** The position of a number's chip. */
export interface NumberPlace {
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

/** Collects the look and position of the numbers of a line; a blank line has a 0. */
export function collectNumbers(scene: Scene, { line, side }: Numbers, batch: NumberBatch): void {
  const { view, numbers, look } = scene;
  const clue = clueOf(line, view.clues);
  const number = numberOf(line, view.clues);
  const { first, last } = shownBlocks(clue.length, view.most[line.kind], side);
  if (last - first + 1 < clue.length) collectRest(scene, { line, side }, batch);
  let box = numberBox(view, line, first, side);
  if (clue.length === 0) {
    const place = placeNumber(scene, line, box, '0');
    put(batch, 'blank', place, () => ({ digits: look.done, font: formatFont('500', place.size) }));
  }
  for (let block = first; block <= last; block++) {
    const { size = 0, color = 0, text = String(size), large } = clue[block] ?? {};
    if (block > first) box = nextBox(scene, line, box, size);
    if (text === '' || large === 'second') continue;
    const isBetween = large === 'first';
    const place = placeNumber(scene, line, isBetween ? betweenLines(scene, line, box) : box, text);
    const state = numbers.lines[number]?.[block] ?? 0;
    const isRinged = isHinted(scene, line, block);
    const isStruck = state === 1 && isCrossed(scene, number, block);
    const shown = { color, state, isRinged, isStruck, isBetween, font: place.size };
    const digits = Math.min(place.text.length, 3);
    const common = (color * 3 + state) * 4 + digits;
    const isCommon = !isRinged && !isStruck && !isBetween;
    const key = isCommon ? common : `${common} ${isRinged} ${isStruck} ${isBetween}`;
    put(batch, key, place, () => chooseLook(scene, shown));
  }
}

/** Collects the count of hidden numbers of a shortened clue: "+3". */
function collectRest(scene: Scene, { line, side }: Numbers, batch: NumberBatch): void {
  const { view, look } = scene;
  const { length } = clueOf(line, view.clues);
  const { first, last } = shownBlocks(length, view.most[line.kind], side);
  const outer = side === 'near' ? first - 1 : last + 1;
  const from = side === 'near' ? 0 : outer;
  const count = length - (last - first + 1);
  const isRinged = Array.from({ length: count }).some((_, k) => isHinted(scene, line, from + k));
  const place = placeNumber(scene, line, numberBox(view, line, outer, side), `+${count}`);
  const size = Math.min(place.size, REST_SHARE * view.cell);
  put(batch, `rest ${size} ${isRinged}`, { ...place, size }, () => ({
    digits: look.done,
    font: formatFont('600', size),
    ring: isRinged ? look.markerEdge : undefined,
  }));
}

function isCrossed({ game }: Scene, number: number, block: number): boolean {
  return game.crossed.size > 0 && game.crossed.has(crossKey(number, block));
}

/** Adds a number; its look is computed only for the first of its kind. */
function put(
  batch: NumberBatch,
  key: number | string,
  place: NumberPlace,
  look: () => NumberLook,
): void {
  const alike = batch.get(key);
  if (alike === undefined) batch.set(key, { look: look(), places: [place] });
  else alike.places.push(place);
}

/** The next position on the same line. */
function nextBox({ view }: Scene, line: Line, { x, y, width, height }: Box, size: number): Box {
  if (line.kind === 'column') return { x, y: y + height, width, height };
  return {
    x: x + width,
    y,
    width: chipLength('row', size, view.rails.hasSymbols) * view.cell * view.squeezeX,
    height,
  };
}

/** The position of a large number: between its line and the next one. */
function betweenLines({ view: { cell } }: Scene, { kind }: Line, box: Box): Box {
  return kind === 'row' ? { ...box, y: box.y + cell / 2 } : { ...box, x: box.x + cell / 2 };
}

/** The chip of a number at its position, and the size of its digits. */
function placeNumber({ view }: Scene, { kind }: Line, box: Box, text: string): NumberPlace {
  const { cell, squeezeX, squeezeY } = view;
  const isAcross = kind === 'row';
  const [across, down] = isAcross ? [squeezeX, 1] : [1, squeezeY];
  const { width, height, fontSize } = chipSize({
    kind,
    hasSymbols: view.rails.hasSymbols,
    width: box.width,
    height: box.height,
    pitch: Math.min(PITCH_ACROSS * across, PITCH_DOWN * down) * cell,
    digits: text.length,
    isPlain: isBlackOnly(view.clues.palette),
  });
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  return { text, box: { x, y, width, height }, isAcross, size: fontSize };
}

/** A number, its state, and what marks it. */
interface ShownNumber {
  readonly color: number;
  readonly state: NumberState;
  readonly isRinged: boolean;
  readonly isStruck: boolean;
  /** Whether it stands between two lines. */
  readonly isBetween: boolean;
  /** The size of its digits. */
  readonly font: number;
}

/** The look of a block's number. */
function chooseLook(
  { look, view }: Scene,
  { color, state, isRinged, isStruck, isBetween, font: size }: ShownNumber,
): NumberLook {
  const { palette } = view.clues;
  const ring = isRinged ? look.markerEdge : undefined;
  const font = formatFont(state === 2 ? '500' : '700', size);
  const strike = isStruck ? look.pencil : undefined;
  if (isBlackOnly(palette)) {
    const digits = state === 0 ? look.number : look.done;
    const circle = isBetween ? digits : undefined;
    return { digits, font, ring, circle, strike: state === 1 ? (strike ?? digits) : undefined };
  }
  const ink = inksOf(palette, look)[color] ?? look.ink;
  if (state === 2) {
    return { digits: look.done, font, underline: seenOn(ink, look.rail), ring };
  }
  const symbol = view.rails.hasSymbols ? color : undefined;
  if (state === 1) {
    const chip = mixed(look.rail, ink, DIMMED);
    return { digits: look.dimmed, font, chip, strike, symbol, ring };
  }
  const [chipEdge] = edgeLines(ink, look.rail, CHIP_SEEN);
  return { digits: digitOn(ink), font, chip: ink, chipEdge, symbol, ring };
}

function isHinted({ hint }: Scene, { kind, index }: Line, block: number): boolean {
  if (hint?.line?.kind !== kind || hint.line.index !== index) return false;
  return hint.blocks === undefined || hint.blocks.includes(block);
}

/**
 * A font, with its size rounded to half pixels: browsers rasterise all digits anew for each size.
 */
function formatFont(weight: string, size: number): string {
  return `${weight} ${Math.max(0.5, Math.round(2 * size) / 2)}px ${FONT}`;
}
