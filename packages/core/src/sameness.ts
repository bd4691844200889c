/**
 * How much two pictures have in common, mirrored, turned and recoloured as `canonical.ts` allows.
 *
 * For each version of one picture the cells are counted in which both have a given pair of colours;
 * colours are then matched one to one so that the pairs cover most cells.
 */
import { listVersions, pictureOf, type Version } from './canonical.js';
import type { Grid } from './grid.js';
import type { Puzzle } from './puzzle.js';

/** Number of colours up to which the best matching is found; beyond, largest pairs come first. */
const MOST_MATCHED = 32;

/**
 * The share of the cells in which two pictures are alike, 0 to 1, in the version and with the
 * exchange of colours in which they are most alike: 1 for puzzles with the same key, 0 if the sides
 * differ in length. It says little about pictures that are nearly blank: they are alike anyhow. If
 * one picture has more than 32 colours it may be too low. Throws RangeError without goals.
 */
export function samenessOf(a: Puzzle, b: Puzzle): number {
  const own = numbered(pictureOf(a, 'samenessOf'));
  const other = numbered(pictureOf(b, 'samenessOf'));
  const { width, height } = own.grid;
  let most = 0;
  for (const version of listVersions(other.grid)) {
    if (version.width !== width || version.height !== height) continue;
    most = Math.max(most, matched(pairCells(own, other, version)));
  }
  return most / (width * height);
}

/** A picture whose colours are numbered without gaps. */
interface Numbered {
  readonly grid: Grid;
  readonly colors: number;
}

function numbered(grid: Grid): Numbered {
  const numbers = new Map<number, number>();
  const cells = grid.cells.map((color) => {
    const number = numbers.get(color) ?? numbers.size;
    numbers.set(color, number);
    return number;
  });
  return { grid: { ...grid, cells }, colors: numbers.size };
}

/** How many cells have colour `own` here and colour `other` there. */
interface Pair {
  readonly own: number;
  readonly other: number;
  count: number;
}

/** The pairs of colours that occur, with the sizes of both sets. */
interface Pairs {
  readonly list: readonly Pair[];
  readonly colors: readonly [own: number, other: number];
}

function pairCells(a: Numbered, b: Numbered, version: Version): Pairs {
  const { width, height, from, along, down } = version;
  const own = a.grid.cells;
  const other = b.grid.cells;
  const pairs = new Map<number, Pair>();
  let last: Pair | undefined;
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = from + y * down; x < width; x++, at += along, to++) {
      const here = own[to] ?? 0;
      const there = other[at] ?? 0;
      if (last === undefined || last.own !== here || last.other !== there) {
        const id = here * b.colors + there;
        last = pairs.get(id) ?? { own: here, other: there, count: 0 };
        pairs.set(id, last);
      }
      last.count++;
    }
  }
  return { list: [...pairs.values()], colors: [a.colors, b.colors] };
}

/** Cells that the matching of colours covers. */
function matched(pairs: Pairs): number {
  const most = Math.max(...pairs.colors);
  return most <= MOST_MATCHED ? bestMatching(pairs.list, most) : largestFirst(pairs.list);
}

function largestFirst(list: readonly Pair[]): number {
  const taken = new Set<number>();
  const given = new Set<number>();
  let cells = 0;
  for (const { own, other, count } of [...list].sort((a, b) => b.count - a.count)) {
    if (taken.has(own) || given.has(other)) continue;
    taken.add(own);
    given.add(other);
    cells += count;
  }
  return cells;
}

/**
 * The best matching, by the Hungarian method: own colours come in one by one, each by the cheapest
 * path of exchanges, whose costs the potentials keep from becoming negative. Places count from 1;
 * place 0 stands for "nobody".
 */
function bestMatching(list: readonly Pair[], size: number): number {
  const costs = new Float64Array((size + 1) ** 2);
  for (const { own, other, count } of list) costs[(own + 1) * (size + 1) + other + 1] = -count;
  const computeCost = (own: number, other: number): number => costs[own * (size + 1) + other] ?? 0;
  const zeros = (): number[] => new Array<number>(size + 1).fill(0);
  const matching = { costOf: computeCost, ofOwn: zeros(), ofOther: zeros(), partner: zeros() };
  for (let own = 1; own <= size; own++) enter(matching, own);
  return matching.partner.reduce((cells, own, other) => cells - computeCost(own, other), 0);
}

/** A matching under way. */
interface Matching {
  readonly costOf: (own: number, other: number) => number;
  /** Potentials. */
  readonly ofOwn: number[];
  readonly ofOther: number[];
  /** The own colour of each other colour. */
  readonly partner: number[];
}

/** Matches one more own colour. */
function enter({ costOf, ofOwn, ofOther, partner }: Matching, own: number): void {
  const nearest = partner.map(() => Number.POSITIVE_INFINITY);
  const before = partner.map(() => 0);
  const isSeen = partner.map(() => false);
  partner[0] = own;
  let at = 0;
  while (partner[at] !== 0) {
    isSeen[at] = true;
    const row = partner[at] ?? 0;
    let step = Number.POSITIVE_INFINITY;
    let next = 0;
    for (let other = 1; other < partner.length; other++) {
      if (isSeen[other]) continue;
      const cost = costOf(row, other) - (ofOwn[row] ?? 0) - (ofOther[other] ?? 0);
      if (cost < (nearest[other] ?? 0)) {
        nearest[other] = cost;
        before[other] = at;
      }
      const distance = nearest[other] ?? 0;
      if (distance < step) [step, next] = [distance, other];
    }
    partner.forEach((seen, other) => {
      if (isSeen[other]) {
        ofOwn[seen] = (ofOwn[seen] ?? 0) + step;
        ofOther[other] = (ofOther[other] ?? 0) - step;
      } else nearest[other] = (nearest[other] ?? 0) - step;
    });
    at = next;
  }
  for (; at !== 0; at = before[at] ?? 0) partner[at] = partner[before[at] ?? 0] ?? 0;
}
