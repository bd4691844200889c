/**
 * The engine in WebAssembly: the same procedures as `src/`, under the same names, with the same
 * counters.
 *
 * It works on one puzzle at a time: call `begin`, write the clues, call `start`, then `propagate`,
 * `startProbing`, `probe`, `startSearch` and `searchOn`, as `src/engine.ts` does. All memory comes
 * from one heap, which `begin` empties.
 */
import { Ints, Words } from './bits';
import { giveCell, knownCells, paintCells, startPlanes, unknownCells } from './candidates';
import { resetBeliefs } from './beliefs';
import { resetExplanations } from './explain-line';
import * as lines from './lines';
import { resetNogoods } from './nogoods';
import * as probing from './probe';
import { recordAt, recordProof, resetRecord, takeRecorded } from './proof';
import * as propagation from './propagate';
import { resetPushing } from './push';
import * as searching from './search';
import { settle, settledWords } from './settle';
import { resetBand, settleBand } from './settle-band';
import { resetLong, settleLong } from './settle-long';
import { resetWord } from './settle-word';

export { recordAt, recordProof, takeRecorded };

let planes: Words = new StaticArray<u64>(0);
let out: Words = new StaticArray<u64>(0);
let cells: Ints = new StaticArray<i32>(0);
let grid: StaticArray<u16> = new StaticArray<u16>(0);
let searches: bool = false;
let probes: bool = false;

/**
 * Forgets the previous puzzle and makes room for one of the given size; returns the address for its
 * clues.
 */
export function begin(h: i32, w: i32, lineCount: i32, colors: i32, blocks: i32): usize {
  heap.reset();
  resetWord();
  resetLong();
  resetBand();
  resetExplanations();
  resetBeliefs();
  resetNogoods();
  resetPushing();
  resetRecord();
  propagation.resetSettled();
  searches = false;
  probes = false;
  cells = new StaticArray<i32>(0);
  grid = new StaticArray<u16>(0);
  lines.allocateLines(h, w, lineCount, colors, blocks);
  return changetype<usize>(lines.clues);
}

/** Begins to solve. The clues must be written. */
export function start(): void {
  lines.layOut();
  planes = startPlanes();
  out = new StaticArray<u64>(settledWords());
  propagation.startPropagation();
}

/** Sets a cell that is known before propagation begins. */
export function give(row: i32, column: i32, color: i32): void {
  giveCell(planes, row, column, color);
}

/** The address of the planes. */
export function planesAt(): usize {
  return changetype<usize>(planes);
}

/** The address of the buffer that settling writes to. */
export function outAt(): usize {
  return changetype<usize>(out);
}

/**
 * Settles line `l` from the current planes, for tests. `kernel` is 0 for the kernel that fits its
 * length and slack, 1 for slack coordinates, which allow slacks up to 62, or 2 for many words.
 */
export function settleAlone(l: i32, kernel: i32): bool {
  const base = lines.firstPlane[l];
  if (kernel == 1) return settleBand(l, planes, base, out);
  if (kernel == 0) return settle(l, planes, base, out);
  lines.listStretches(l);
  return settleLong(l, planes, base, out);
}

/**
 * Propagates for about `work` words. Returns 0 if settled, 1 on a conflict, 2 if there is more to
 * do.
 */
export function propagate(work: i32): i32 {
  return propagation.propagate(planes, out, work);
}

/** Counts the unknown cells. */
export function unknown(): i32 {
  return unknownCells(planes);
}

/** Writes the known cells as 32-bit palette indices, or -1, and returns their address. */
export function known(): usize {
  if (cells.length == 0) cells = new StaticArray<i32>(lines.height * lines.width);
  knownCells(planes, cells);
  return changetype<usize>(cells);
}

/** Writes the picture in the planes as 16-bit palette indices, and returns its address. */
export function picture(): usize {
  if (grid.length == 0) grid = new StaticArray<u16>(lines.height * lines.width);
  paintCells(planes, grid);
  return changetype<usize>(grid);
}

export function startProbing(): void {
  probes = true;
  probing.startProbing(planes, out, lines.height * lines.width);
}

/** Runs probing. Returns 0 if done, 1 if there is no solution, 2 if there is more to do. */
export function probe(): i32 {
  return probing.probe(out);
}

/** The address of the gains of probing: a 64-bit float for each cell. */
export function gainsAt(): usize {
  return changetype<usize>(probing.gainsOfProbing());
}

export function startSearch(): void {
  searches = true;
  searching.startSearch(planes, out, probing.gainsOfProbing());
}

/**
 * Runs the search. Returns 0 if it is exhausted, 2 if there is more to do, 3 if a solution is in
 * the planes.
 */
export function searchOn(): i32 {
  return searching.searchOn();
}

/** Undoes all decisions, so that `known` returns what is certain. */
export function backToRoot(): void {
  if (searches) searching.backtrack(0);
  else if (probes) probing.backToRoot();
}

/**
 * Bytes of memory in use, including those below the heap, measured as the address of the next
 * block. Allocates nothing.
 */
export function memoryTaken(): f64 {
  const next = heap.alloc(0);
  heap.free(next);
  return <f64>next;
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
