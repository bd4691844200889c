/**
 * A collage of simple forms: discs, frames, hearts, stars and others of several sizes, each with a
 * blank margin, so that it is recognisable.
 */
import { BLANK, type Color, type Random } from '@nonokit/core';
import type { Drawing } from './drawing.js';

/** Whether a form covers the point; x and y are in -1..1, y downwards. */
type Form = (x: number, y: number) => boolean;

const FORMS: readonly Form[] = [
  // disc
  (x, y) => x * x + y * y <= 1,
  // rectangle
  () => true,
  // rhombus
  (x, y) => Math.abs(x) + Math.abs(y) <= 1,
  // triangle
  (x, y) => Math.abs(x) <= (y + 1) / 2,
  // cross
  (x, y) => Math.min(Math.abs(x), Math.abs(y)) <= 0.34,
  // heart
  (x, y) => (1.2 * x) ** 2 + (1.15 * y + 0.15 - 0.75 * Math.sqrt(Math.abs(x))) ** 2 <= 1,
  // crescent
  (x, y) => x * x + y * y <= 1 && (x - 0.55) ** 2 + (y + 0.2) ** 2 > 0.7,
  // star
  (x, y) => isInStar(x, y),
  // house
  (x, y) => (y < 0 ? Math.abs(x) <= y + 1 : Math.abs(x) <= 0.75),
  // drop
  (x, y) => (y < 0 ? Math.abs(x) <= 0.7 * (y + 1) : x * x + y * y <= 0.9),
  // arch
  (x, y) => (y < 0 ? isRing(x, y) : Math.abs(x) >= 0.5),
];

/** The forms that may be turned; the others look odd upside down. */
const TURNED = new Set([0, 1, 2, 3, 4, 6]);

function isRing(x: number, y: number): boolean {
  const distance = Math.hypot(x, y);
  return distance <= 1 && distance >= 0.5;
}

/** A star with five points: between its inner and outer corners the edge is straight. */
function isInStar(x: number, y: number): boolean {
  const fifth = (2 * Math.PI) / 5;
  const angle = Math.atan2(x, -y - 0.05);
  const part = Math.abs(angle - fifth * Math.round(angle / fifth));
  const distance = Math.hypot(x, y + 0.05);
  const inner = 0.42;
  const outer = 1.05;
  const half = fifth / 2;
  // the edge from (outer, 0) to (inner, half), in polar coordinates
  const reach =
    (outer * inner * Math.sin(half)) / (inner * Math.sin(half - part) + outer * Math.sin(part));
  return distance <= reach;
}

/** Number of attempts to place a form. */
const ATTEMPTS = 240;

/** The side of the smallest form, in cells. */
const SMALLEST = 3;

/** Share of the forms that are drawn as outlines, if they are large enough. */
const HOLLOW = 0.35;
const SMALLEST_HOLLOW = 6;

/** Draws a collage with about the requested share of filled cells. */
export function drawShapes(drawing: Drawing): Uint16Array {
  const { width, height, density, colors, calm, random } = drawing;
  const side = Math.min(width, height);
  const smallest = Math.max(SMALLEST, Math.min(SMALLEST + 1.5 * calm, side / 3));
  const largest = Math.max(smallest, 0.62 * side);
  let cells: Uint16Array = new Uint16Array(width * height);
  let miss = density;
  for (let i = 0; i < ATTEMPTS && miss > 0.5 / cells.length; i++) {
    // large forms first, smaller ones between them
    const spread = (1 - i / ATTEMPTS) ** 2 * (0.5 + random.next());
    const size = smallest + (largest - smallest) * spread;
    const next = withForm(cells, drawing, size, 1 + random.below(colors));
    const nextMiss = Math.abs(density - computeShare(next, drawing.first));
    if (nextMiss >= miss) continue;
    [cells, miss] = [next, nextMiss];
  }
  return cells;
}

/** The picture with one more form, somewhere. */
function withForm(before: Uint16Array, drawing: Drawing, size: number, color: Color): Uint16Array {
  const { width, height, random } = drawing;
  const covers = chooseForm(random, size);
  const across = Math.min(width, Math.max(SMALLEST, Math.round(size)));
  const down = Math.min(height, Math.max(SMALLEST, Math.round(size * (0.75 + random.next() / 2))));
  // a form may stand out over the edge, but not by half
  const left = Math.round(random.next() * (width - across / 2) - across / 4);
  const top = Math.round(random.next() * (height - down / 2) - down / 4);
  const isCovered = (x: number, y: number): boolean =>
    covers((2 * (x - left) + 1) / across - 1, (2 * (y - top) + 1) / down - 1);
  const isHollow = Math.min(across, down) >= SMALLEST_HOLLOW && random.next() < HOLLOW;
  const cells = before.slice();
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, top + down); y++) {
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, left + across); x++) {
      const cell = y * width + x;
      if (!isNear(isCovered, x, y)) continue;
      const isInside = isCovered(x, y) && !(isHollow && isDeep(isCovered, x, y));
      if (isInside) cells[cell] = color;
      else if (!isCovered(x, y)) cells[cell] = BLANK;
    }
  }
  return cells;
}

/** Chooses a form, perhaps turned; it covers nothing outside its square. */
function chooseForm(random: Random, size: number): Form {
  // small forms look alike; those with corners keep their looks
  const index = random.below(size < 5 ? 5 : FORMS.length);
  const form = FORMS[index] ?? (() => true);
  const turns = TURNED.has(index) ? random.below(4) : 0;
  return (x, y) => {
    if (Math.abs(x) > 1 || Math.abs(y) > 1) return false;
    let a = x;
    let b = y;
    for (let i = 0; i < turns; i++) [a, b] = [b, -a];
    return form(a, b);
  };
}

/** True if the cell or one of its neighbours is covered. */
function isNear(isCovered: Form, x: number, y: number): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (isCovered(x + dx, y + dy)) return true;
  }
  return false;
}

/** True if the cell and its four neighbours are covered. */
function isDeep(isCovered: Form, x: number, y: number): boolean {
  return isCovered(x - 1, y) && isCovered(x + 1, y) && isCovered(x, y - 1) && isCovered(x, y + 1);
}

function computeShare(cells: Uint16Array, first: Int32Array): number {
  let filled = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[first[cell]] !== BLANK) filled++;
  return filled / cells.length;
}
