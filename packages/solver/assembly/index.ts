/**
 * The engine in WebAssembly: the same procedures as `src/`, under the same names, with the same counters.
 *
 * One puzzle at a time: `begin`, fill the arrays of `lines`, `start`, then `propagate`, `startProbing`,
 * `probe`, `startSearch`, `searchOn` as `src/engine.ts` calls them. All memory is taken from one heap that
 * `begin` empties.
 */
import { Ints, Words } from './bits';
import { knownCells, startPlanes } from './candidates';
import { resetBeliefs } from './beliefs';
import { resetExplanations } from './explain-line';
import * as lines from './lines';
import { resetNogoods } from './nogoods';
import * as probing from './probe';
import * as propagation from './propagate';
import * as searching from './search';
import { settle, settledWords } from './settle';
import { resetLong, settleLong } from './settle-long';
import { resetWord } from './settle-word';

let planes: Words = new StaticArray<u64>(0);
let out: Words = new StaticArray<u64>(0);
let cells: Ints = new StaticArray<i32>(0);
let searches: bool = false;
let probes: bool = false;

/** Forgets the puzzle before and makes room for one of these sizes. */
export function begin(
  h: i32,
  w: i32,
  count: i32,
  colors: i32,
  blocks: i32,
  owned: i32,
  pairs: i32,
): void {
  heap.reset();
  resetWord();
  resetLong();
  resetExplanations();
  resetBeliefs();
  resetNogoods();
  propagation.resetSettled();
  searches = false;
  probes = false;
  lines.allocateLines(h, w, count, colors, blocks, owned, pairs);
  cells = new StaticArray<i32>(h * w);
}

/**
 * Where an array begins in memory: those of `lines` in its order, then the cells of the picture, the planes,
 * and what settling writes.
 */
export function pointerOf(which: i32): usize {
  switch (which) {
    case 0:
      return changetype<usize>(lines.firstBlock);
    case 1:
      return changetype<usize>(lines.sizes);
    case 2:
      return changetype<usize>(lines.inks);
    case 3:
      return changetype<usize>(lines.gaps);
    case 4:
      return changetype<usize>(lines.leastStarts);
    case 5:
      return changetype<usize>(lines.stretchOf);
    case 6:
      return changetype<usize>(lines.slacks);
    case 7:
      return changetype<usize>(lines.firstColor);
    case 8:
      return changetype<usize>(lines.colorOf);
    case 9:
      return changetype<usize>(lines.localOf);
    case 10:
      return changetype<usize>(lines.firstStretch);
    case 11:
      return changetype<usize>(lines.stretchInks);
    case 12:
      return changetype<usize>(lines.stretchSizes);
    case 13:
      return changetype<usize>(cells);
    case 14:
      return changetype<usize>(planes);
    default:
      return changetype<usize>(out);
  }
}

/** Settles line `l` as the planes stand, by the general kernel or the one for its length; for tests. */
export function settleAlone(l: i32, general: bool): bool {
  const base = lines.firstPlane[l];
  return general ? settleLong(l, planes, base, out) : settle(l, planes, base, out);
}

/** Begins propagation, once the arrays are filled. */
export function start(): void {
  lines.countPlanes();
  planes = startPlanes();
  out = new StaticArray<u64>(settledWords());
  propagation.startPropagation();
}

/** Propagates for about `work` words: 0 settled, 1 conflict, 2 more. */
export function propagate(work: i32): i32 {
  return propagation.propagate(planes, out, work);
}

/** Writes what is known to the array of cells; returns how many are unknown. */
export function known(): i32 {
  return knownCells(planes, cells);
}

export function startProbing(): void {
  probes = true;
  probing.startProbing(planes, out, lines.height * lines.width);
}

/** Probes: 0 done, 1 no solution, 2 more. */
export function probe(): i32 {
  return probing.probe(out);
}

export function startSearch(): void {
  searches = true;
  searching.startSearch(planes, out, probing.gainsOfProbing());
}

/** Searches: 0 exhausted, 2 more, 3 a solution is in the planes. */
export function searchOn(): i32 {
  return searching.searchOn();
}

/** Takes all decisions back, so that `known` tells what is certain. */
export function backToRoot(): void {
  if (searches) searching.backtrack(0);
  else if (probes) probing.backToRoot();
}

export function linesSettled(): i32 {
  return propagation.linesSettled;
}
export function probesMade(): i32 {
  return probes ? probing.probesMade() : 0;
}
export function decisionsMade(): i32 {
  return searches ? searching.decisionsMade() : 0;
}
export function conflictsMet(): i32 {
  return searches ? searching.conflictsMet() : 0;
}
export function restartsMade(): i32 {
  return searches ? searching.restartsMade() : 0;
}
