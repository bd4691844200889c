/**
 * The colour of a ring, taken where its sides are cut across. Pale chips, and pale rings, have a
 * thin dark outline, and then their colour is on the inner side of it.
 */
import type { Area } from './area.js';
import type { Tint } from './printed.js';
import type { Box } from './ring-insides.js';

/** Where each side of a ring is cut, as shares of its length: corners are round. */
const PLACES = [0.25, 0.35, 0.5, 0.65, 0.75];

/** How far inside its box a cut begins, in squares, and how many pixels beyond the rim it ends. */
const WITHIN = 0.1;
const BEYOND = 1;

/** The thickness of a line that is too thin for a ring, in squares. */
const OUTLINE = 0.07;

/** How far outwards the ink of a ring with an outline lies, as a share of its width. */
const OUTER = 0.06;

/** The share of the darkest ink of a cut from which a pixel is of the ring. */
const LEAST_INK = 0.2;

/** How many pixels inside the darkest pixel of an outline there is none of it. */
const CLEAR = 2;

/** The colour of a ring, and what it encloses if it has an outline. */
export interface RingTint {
  readonly tint: Tint;
  readonly enclosed: Tint | undefined;
}

/** The pixels across a side of a ring, from the inner side outwards. */
interface Cut {
  /** How many of them lie inside the box; digits may be among these. */
  readonly within: number;
  readonly inks: readonly number[];
  readonly tints: readonly Tint[];
}

/** The colour of a ring around a box; `rims` say how far it reaches from there, in pixels. */
export function tintOfRing(area: Area, inside: Box, rims: Box): RingTint {
  const cuts = cutsOf(area, inside, rims).map((cut) => measureCut(cut, area.side));
  const tint = medianTint(cuts.map(({ middle }) => middle));
  const isOutlined = 2 * cuts.filter((cut) => cut.isOutlined).length > cuts.length;
  return { tint, enclosed: isOutlined ? medianTint(cuts.map(({ inner }) => inner)) : undefined };
}

function cutsOf({ side, width, height, rgb, ink }: Area, inside: Box, rims: Box): Cut[] {
  const { left, right, top, bottom } = inside;
  const within = Math.round(WITHIN * side);
  // a rule or another ring may touch some of its sides
  const sides = [rims.left, rims.right, rims.top, rims.bottom].sort((a, b) => a - b);
  const reach = sides[1];
  const cutAt = (x: number, y: number, dx: number, dy: number): Cut => {
    const inks: number[] = [];
    const tints: Tint[] = [];
    for (let k = -within; k <= reach + BEYOND; k++) {
      const px = x + k * dx;
      const py = y + k * dy;
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      const at = py * width + px;
      inks.push(ink[at]);
      tints.push([rgb[3 * at], rgb[3 * at + 1], rgb[3 * at + 2]]);
    }
    return { within, inks, tints };
  };
  return PLACES.flatMap((share) => {
    const x = Math.round(left + share * (right - left));
    const y = Math.round(top + share * (bottom - top));
    return [
      cutAt(left, y, -1, 0),
      cutAt(right, y, 1, 0),
      cutAt(x, top, 0, -1),
      cutAt(x, bottom, 0, 1),
    ];
  }).filter(({ within: from, inks }) => Math.max(...inks.slice(from)) > 0);
}

/** The colours in the middle of a cut and inside of its darkest pixel. */
function measureCut({ within, inks, tints }: Cut, side: number) {
  const most = Math.max(...inks.slice(within));
  const least = LEAST_INK * most;
  const darkest = inks.indexOf(most, within);
  let first = darkest;
  let last = darkest;
  while (first > 0 && inks[first - 1] >= least) first--;
  while (last + 1 < inks.length && inks[last + 1] >= least) last++;
  let sum = 0;
  let moment = 0;
  for (let k = first; k <= last; k++) {
    sum += inks[k];
    moment += k * inks[k];
  }
  const from = first - edgeBetween(inks[first], inks[first - 1], least);
  const to = last + edgeBetween(inks[last], inks[last + 1], least);
  const center = moment / sum;
  const outwards = (center - (from + to) / 2) / (to - from);
  const inner = Math.max(0, darkest - CLEAR);
  const isPaleInside = inks[inner] >= least && outwards > OUTER;
  return {
    middle: tints[Math.round(center)],
    inner: tints[inner],
    isOutlined: sum / most <= OUTLINE * side || isPaleInside,
  };
}

/** How far beyond a pixel, towards the next one, ink falls to `least`: from 0 to 1. */
function edgeBetween(ink: number, next: number | undefined, least: number): number {
  return next === undefined || ink <= next ? 0 : (ink - least) / (ink - next);
}

function medianTint(tints: readonly Tint[]): Tint {
  const median = (channel: 0 | 1 | 2): number =>
    tints.map((tint) => tint[channel]).sort((a, b) => a - b)[tints.length >> 1];
  return [median(0), median(1), median(2)];
}
