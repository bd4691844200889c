/** The search watched from inside: every explanation forces, is minimal; every nogood is true. */
import { type Grid, puzzleOf, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid, solutionsOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.js';
import { type Literal, NOTHING } from './literal.js';
import { propagate, propagationOf } from './propagate.js';
import { type Search, searchOf, searchSolutions } from './search.js';
import { settle } from './settle.js';
import { placeOf } from './trail.js';

const counters = () => ({ linesSettled: 0, probes: 0, decisions: 0, conflicts: 0, restarts: 0 });

/** A search, without probing first, so that there is something to learn; undefined if none is needed. */
function searchFor(puzzle: ReturnType<typeof puzzleOf>, ordered: boolean): Search | undefined {
  const propagation = propagationOf(linesOf(puzzle));
  if (propagate(propagation, Number.POSITIVE_INFINITY) === 'conflict') return undefined;
  const gains = ordered ? new Float64Array(puzzle.width * puzzle.height) : undefined;
  const search = searchOf(propagation, randomOf(1), counters(), gains);
  if (search.model.cellOf.length === 0) return undefined;
  // choices at random are worse than the search's own, so that more goes wrong
  const random = randomOf('bad choices');
  for (let v = 0; v < search.phases.length; v++) search.phases[v] = random.below(2);
  return search;
}

function run(search: Search, onSolution: (grid: Grid) => boolean, mostConflicts: number): void {
  const steps = searchSolutions(search, onSolution);
  for (let turns = 0; turns < 500 && search.counters.conflicts < mostConflicts; turns++) {
    if (steps.next().done === true) return;
  }
}

/** The removals on line `l` that an explanation of `literal` may take for granted. */
function granted({ trail, model, analysis }: Search, l: number, literal: Literal): Literal[] {
  const before = literal === NOTHING ? trail.size : (trail.place[literal >> 1] as number);
  return Array.from(model.literalOf.keys())
    .filter((v) => {
      const u = model.cellOf[v] as number;
      const onLine =
        l === model.rowOf[u] || l === model.lines.height + (model.columnOf[u] as number);
      const value = model.literalOf[v] as number;
      const variable = value >> 1;
      const removed =
        (trail.truth[value] as number) < 0 && (trail.place[variable] as number) < before;
      return onLine && removed && (trail.level[variable] === 0 || analysis.seen[variable] !== 0);
    })
    .map((v) => (model.literalOf[v] as number) ^ 1);
}

/** True if line `l` of `start`, without the values that `removals` take away, forces `literal`. */
function forces(
  { model }: Search,
  start: Int32Array,
  l: number,
  removals: readonly Literal[],
  literal: Literal,
): boolean {
  const planes = start.slice();
  const bitOf = (removal: Literal): [number, number] => {
    const value = model.removes[removal] as number;
    const u = model.cellOf[value] as number;
    const isRow = l < model.lines.height;
    const x = (isRow ? model.columnOf : model.rowOf)[u] as number;
    const local = (isRow ? model.rowLocal : model.columnLocal)[value] as number;
    return [placeOf(model, l, local, x), 1 << (x & 31)];
  };
  for (const removal of removals) {
    const [at, bit] = bitOf(removal);
    planes[at] = (planes[at] as number) & ~bit;
  }
  const base = model.lines.firstPlane[l] as number;
  const out = new Int32Array((model.lines.firstPlane[l + 1] as number) - base);
  if (!settle(model.lines, l, planes, base, out)) return true;
  if (literal === NOTHING) return false;
  const [at, bit] = bitOf(literal);
  return ((out[at - base] as number) & bit) === 0;
}

describe('the search', () => {
  it.each([1, 2, 3])('gives reasons that force and of which none is idle: %i inks', (inks) => {
    const random = randomOf(`explanations with ${inks} inks`);
    let checked = 0;
    for (let round = 0; round < 16; round++) {
      const size = 20 + round;
      const grid = randomGrid(random, size, 44 - size, inks, 0.3 + inks / 20);
      const search = searchFor(puzzleOf(grid, paletteOf(inks)), round % 2 === 0);
      if (search === undefined) continue;
      const start = search.trail.planes.slice();
      search.audit = {
        explained(line, literal, reason) {
          if (checked++ % 7 !== 0) return;
          const free = granted(search, line, literal);
          expect(forces(search, start, line, [...free, ...reason], literal)).toBe(true);
          reason.forEach((_, i) => {
            const fewer = [...free, ...reason.slice(0, i), ...reason.slice(i + 1)];
            expect(forces(search, start, line, fewer, literal)).toBe(false);
          });
        },
        learned() {},
      };
      run(search, () => true, 150);
    }
    expect(checked).toBeGreaterThan(1000);
  });

  it.each([1, 2, 3])('learns only what is true of every solution: %i inks', (inks) => {
    const random = randomOf(`nogoods with ${inks} inks`);
    let learned = 0;
    for (let round = 0; round < (inks === 1 ? 1500 : 9000); round++) {
      const width = 4 + random.below(3);
      const grid = randomGrid(random, width, 4 + random.below(3), inks, 0.2 + random.next() / 3);
      const puzzle = puzzleOf(grid, paletteOf(inks));
      const search = searchFor(puzzle, true);
      if (search === undefined) continue;
      const solutions = solutionsOf(puzzle).map((solution) => truthIn(search, solution));
      search.audit = {
        explained() {},
        learned(nogood) {
          learned++;
          for (const holds of solutions) expect(nogood.some(holds)).toBe(true);
        },
      };
      run(search, () => false, 1000);
    }
    expect(learned).toBeGreaterThan(30);
  });
});

/** A function that tells which literals hold in a solution. */
function truthIn({ model }: Search, { width, height, cells }: Grid): (literal: Literal) => boolean {
  const { lines, order } = model;
  const starts = new Int32Array(lines.sizes.length);
  for (let l = 0; l < lines.count; l++) {
    const isRow = l < lines.height;
    let x = 0;
    for (let b = lines.firstBlock[l] as number; b < (lines.firstBlock[l + 1] as number); b++) {
      while (cells[isRow ? l * width + x : x * width + l - height] === 0) x++;
      starts[b] = x;
      x += lines.sizes[b] as number;
    }
  }
  return (literal) => {
    const variable = literal >> 1;
    const wanted = (literal & 1) === 0;
    if (variable === 0) return wanted;
    if (variable >= order.first) {
      const b = order.blockOf[variable - order.first] as number;
      const position = (order.low[b] as number) + 1 + variable - (order.firstOf[b] as number);
      return (starts[b] as number) >= position === wanted;
    }
    const v = model.literalOf.indexOf(literal);
    const value = v < 0 ? model.literalOf.indexOf(literal ^ 1) : v;
    const u = model.cellOf[value] as number;
    const cell = cells[(model.rowOf[u] as number) * width + (model.columnOf[u] as number)];
    return (cell === model.colorOf[value]) === v >= 0;
  };
}
