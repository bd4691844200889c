/**
 * The crossings of a sheet's rules. From one crossing the others are found step by step: where the
 * known neighbours expect one, it is moved to the darkest lines nearby, so that paper may bend.
 */
import type { Point } from './homography.js';
import type { Rhythm } from './pitch.js';
import { levelBetween, type Rectified, uprightBetween } from './rectified.js';

/** A crossing of two rules. */
export interface Crossing extends Point {
  readonly column: number;
  readonly row: number;
  /** How strong the weaker of its rules is. */
  readonly strength: number;
}

/** Crossings by `latticeKey`. */
export interface Lattice {
  readonly across: number;
  readonly down: number;
  readonly crossings: ReadonlyMap<number, Crossing>;
  /** The strength above which a rule is one. */
  readonly least: number;
}

/** Most crossings of one sheet: 100 squares and their numbers each way. */
const MOST_CROSSINGS = 20_000;

/** How far a rule may be from where it is expected, as a share of a square. */
const SEARCH = 0.22;

/** The strength below which rules are grain. */
const LEAST_SEED = 0.03;

/** The share of the seed's strength that a rule must have. */
const LEAST_SHARE = 0.22;

/** How much a square may be larger than the one before: as a share of it, and in pixels. */
const MOST_BEND = 0.15;
const LEAST_BEND = 2;

/** The key of a crossing. */
export function latticeKey(column: number, row: number): number {
  return (row + 1000) * 4096 + column + 1000;
}

/** Grows the lattice of a part of the image; undefined if nothing crosses there. */
export function growLattice(rectified: Rectified, rhythm: Rhythm): Lattice | undefined {
  const { across, down } = rhythm;
  const seed = findSeed(rectified, rhythm);
  if (seed === undefined || seed.strength < LEAST_SEED) return undefined;
  const least = LEAST_SHARE * seed.strength;
  const crossings = new Map<number, Crossing>([[latticeKey(0, 0), seed]]);
  const queue = [seed];
  for (let k = 0; k < queue.length && crossings.size < MOST_CROSSINGS; k++) {
    const from = queue[k];
    for (const [u, v] of STEPS) {
      const column = from.column + u;
      const row = from.row + v;
      if (Math.abs(column) > 400 || Math.abs(row) > 400) continue;
      const key = latticeKey(column, row);
      if (crossings.has(key)) continue;
      const expected = expect(crossings, from, u, v, rhythm);
      const found = settle(rectified, expected, rhythm);
      if (found.strength < least) continue;
      const before = crossings.get(latticeKey(from.column - u, from.row - v));
      if (before !== undefined && !isEvenStep(before, from, found, rhythm)) continue;
      const crossing = { ...found, column, row };
      crossings.set(key, crossing);
      queue.push(crossing);
    }
  }
  return { across, down, crossings, least };
}

/**
 * Whether two squares in a line are of nearly one size, as they are on bent paper, too. Numbers
 * that stand in a column beside the grid have strokes one above the other, but not where a rule
 * would be.
 */
function isEvenStep(a: Point, b: Point, c: Point, { across, down }: Rhythm): boolean {
  const isNear = (bend: number, pitch: number): boolean =>
    Math.abs(bend) <= Math.max(LEAST_BEND, MOST_BEND * pitch);
  return isNear(a.x - 2 * b.x + c.x, across) && isNear(a.y - 2 * b.y + c.y, down);
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Where the neighbour of a crossing should be, by the last steps of it and its neighbours. */
function expect(
  crossings: ReadonlyMap<number, Crossing>,
  from: Crossing,
  u: number,
  v: number,
  { across, down }: Rhythm,
): Point {
  let dx = u * across;
  let dy = v * down;
  let weight = 1;
  const add = (a: Crossing | undefined, b: Crossing | undefined, share: number): void => {
    if (a === undefined || b === undefined) return;
    dx += share * (b.x - a.x);
    dy += share * (b.y - a.y);
    weight += share;
  };
  const at = (column: number, row: number): Crossing | undefined =>
    crossings.get(latticeKey(from.column + column, from.row + row));
  add(at(-u, -v), from, 2);
  for (const side of [-1, 1]) add(at(side * v, side * u), at(side * v + u, side * u + v), 2);
  return { x: from.x + dx / weight, y: from.y + dy / weight };
}

/** The crossing near a point: the strongest upright and the strongest level rule there. */
function settle(
  rectified: Rectified,
  { x, y }: Point,
  { across, down }: Pick<Rhythm, 'across' | 'down'>,
): Point & { readonly strength: number } {
  const upright = strongest(SEARCH * across, (by) =>
    uprightBetween(rectified, x + by, y - 0.5 * down, y + 0.5 * down),
  );
  const level = strongest(SEARCH * down, (by) =>
    levelBetween(rectified, y + by, x - 0.5 * across, x + 0.5 * across),
  );
  return {
    x: Math.round(x + upright.by) + upright.rest,
    y: Math.round(y + level.by) + level.rest,
    strength: Math.min(upright.strength, level.strength),
  };
}

/** The offset of the strongest rule within reach; offsets near zero are preferred. */
function strongest(reach: number, strengthAt: (by: number) => number) {
  const far = Math.max(1, Math.round(reach));
  let by = 0;
  let best = -1;
  let strength = 0;
  for (let k = -far; k <= far; k++) {
    const found = strengthAt(k);
    const likely = found * (1 - 0.3 * Math.abs(k / (far + 1)));
    if (likely > best) {
      best = likely;
      by = k;
      strength = found;
    }
  }
  // the middle of a thick rule, between pixels
  const before = strengthAt(by - 1);
  const after = strengthAt(by + 1);
  const sum = before + strength + after;
  return { by, strength, rest: sum > 0 ? (after - before) / sum : 0 };
}

/** The point of a part of the image where rules cross most clearly. */
function findSeed(rectified: Rectified, rhythm: Rhythm): Crossing | undefined {
  const { left, top, right, bottom, across, down } = rhythm;
  let best: Crossing | undefined;
  for (let y = top + down; y < bottom - down / 2; y += down / 2) {
    for (let x = left + across; x < right - across / 2; x += across / 2) {
      const found = settle(rectified, { x, y }, { across: 1.3 * across, down: 1.3 * down });
      const around = STEPS.map(([u, v]) =>
        settle(rectified, { x: found.x + u * across, y: found.y + v * down }, rhythm),
      );
      const strength = Math.min(found.strength, ...around.map((one) => one.strength));
      if (strength > (best?.strength ?? 0)) best = { ...found, column: 0, row: 0, strength };
    }
  }
  return best;
}
