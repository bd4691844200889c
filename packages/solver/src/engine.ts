/**
 * The engine in WebAssembly: calls the procedures of `assembly/` stage by stage, as `stages.ts`
 * calls the reference beside this file.
 *
 * It takes the same steps in the same order as the reference, so every counter agrees; it is only
 * faster. A module works on one puzzle at a time: a second puzzle at the same time gets a second
 * module.
 */
import { BLANK, type Clue } from '@nonokit/core';
import { engineBytes } from './engine-bytes.js';
import type { Lines } from './lines.js';
import { tunedEngine } from './tuned-engine.js';
import { compiledOnce } from './web-assembly.js';

/** The result of one stretch of work. */
export const Step = { done: 0, conflict: 1, more: 2, solution: 3 } as const;

/** The exports of `assembly/index.ts`. */
export interface Engine {
  readonly memory: { readonly buffer: ArrayBuffer };
  initialize(): void;
  begin(height: number, width: number, count: number, colors: number, blocks: number): number;
  start(): void;
  give(row: number, column: number, color: number): void;
  planesAt(): number;
  outAt(): number;
  settleAlone(line: number, kernel: number): number;
  propagate(work: number): number;
  unknown(): number;
  known(): number;
  picture(): number;
  startProbing(): void;
  probe(): number;
  gainsAt(): number;
  startSearch(): void;
  searchOn(): number;
  backToRoot(): void;
  memoryTaken(): number;
  linesSettled(): number;
  probesMade(): number;
  decisionsMade(): number;
  conflictsMet(): number;
  restartsMade(): number;
  recordProof(on: number): void;
  takeRecorded(): number;
  recordAt(): number;
}

/**
 * An engine with its source of random numbers, which `startSearch` draws from. The tuned engine may
 * replace it at any time, with the same state.
 */
export interface EngineSlot {
  engine: Engine;
  isTuned: boolean;
  /** The number of stretches of work in all its searches so far. */
  stretches: number;
  random: () => number;
}

/** Caches, never observable: engines that are not in use, and the compiled module. */
const idle: EngineSlot[] = [];
const compiled = compiledOnce(engineBytes);

/**
 * Memory limit in bytes above which an engine is not kept for the next puzzle: it cannot shrink.
 */
const MOST_KEPT = 64 << 20;

/** Thrown when an engine cannot get the memory it needs. The engine must not be used afterwards. */
export class OutOfMemory extends Error {}

/** Maximum number of bytes to ask of the engine, a little less than its 4 GiB of addresses. */
const MOST_BYTES = 3.5 * 2 ** 30;

/**
 * Reserves memory for the variables of probing and search. They take 12 bytes a cell, and up to 200
 * bytes for each value that is still open, twice. Throws `OutOfMemory`.
 */
export function demandVariables({ engine }: EngineSlot, cells: number, colors: number): void {
  const bytes = 2 * (12 * cells + 200 * Math.min(colors, 8) * engine.unknown());
  if (engine.memoryTaken() + bytes > MOST_BYTES) {
    throw new OutOfMemory('what line logic leaves open is too large for the engine');
  }
}

/**
 * Turns a trap of the engine into `OutOfMemory` if that is its cause. The allocator executes
 * `unreachable` when memory cannot grow, and nothing else does.
 */
export function asOutOfMemory(error: unknown): unknown {
  const trapped = error instanceof Error && error.name === 'RuntimeError';
  return trapped && /unreachable/.test(error.message)
    ? new OutOfMemory('the engine ran out of memory')
    : error;
}

/** Returns whether WebAssembly is available here; if not, the reference does the work. */
export function hasEngine(): boolean {
  return compiled() !== undefined;
}

/** Takes an engine for exclusive use; return it with `releaseEngine`. */
export function takeEngine(): EngineSlot {
  const slot = idle.pop() ?? newEngine();
  tune(slot);
  return slot;
}

function newEngine(): EngineSlot {
  const instantiate = compiled();
  if (instantiate === undefined) {
    throw new RangeError('takeEngine: there is no WebAssembly here');
  }
  const slot: Partial<EngineSlot> = { isTuned: false, stretches: 0, random: () => 0 };
  slot.engine = instantiate(createImports(slot)) as Engine;
  slot.engine.initialize();
  return slot as EngineSlot;
}

function createImports(slot: Partial<EngineSlot>) {
  const abort = (): never => {
    throw new OutOfMemory('the engine ran out of memory');
  };
  return { random: { random: () => slot.random?.() }, env: { abort } };
}

/**
 * Switches a slot to the tuned engine, if that has been loaded. The tuned engine works in the same
 * memory and receives the value of each variable.
 */
export function tune(slot: EngineSlot): void {
  const instantiate = tunedEngine();
  if (instantiate === undefined || slot.isTuned) return;
  const { engine } = slot;
  const { random, env } = createImports(slot);
  const imports = { random, env: { ...env, memory: engine.memory } };
  const tuned = instantiate(imports) as Engine;
  for (const [name, variable] of Object.entries(engine)) {
    if (/^g\d+$/.test(name)) listVariables(tuned)[name].value = variable.value;
  }
  slot.engine = tuned;
  slot.isTuned = true;
}

/** The variables that the build exports from both engines, named `g` and a number. */
function listVariables(engine: Engine): Record<string, { value: unknown }> {
  return engine as unknown as Record<string, { value: unknown }>;
}

/** Returns an engine for the next puzzle. */
export function releaseEngine(slot: EngineSlot): void {
  if (slot.engine.memory.buffer.byteLength <= MOST_KEPT) idle.push(slot);
}

/**
 * Passes the clues to the engine, which forgets the previous puzzle. A single line is one row and
 * no columns. Returns false if a clue is too long for its line: such a puzzle needs no work. Throws
 * `OutOfMemory`.
 */
export function loadClues(
  { engine }: EngineSlot,
  rows: readonly Clue[],
  columns: readonly Clue[],
  colors: number,
  width = columns.length,
): boolean {
  const height = rows.length;
  const count = height + columns.length;
  const before = blocksOf(rows);
  const blocks = before + blocksOf(columns);
  const words = countPlanes(rows, columns, colors) * (Math.max(width, height) / 64 + 1);
  const bytes = 6 * height * width + 6 * count * colors + 32 * (count + blocks) + 24 * words;
  if (bytes > MOST_BYTES) throw new OutOfMemory('the puzzle is too large for the engine');
  const at = engine.begin(height, width, count, colors, blocks);
  const numbers = new Int32Array(engine.memory.buffer, at, count + 2 * blocks);
  if (!writeClues(numbers, rows, 0, count, count + blocks, width)) return false;
  if (!writeClues(numbers, columns, height, count + before, count + blocks + before, height)) {
    return false;
  }
  engine.start();
  return true;
}

/**
 * Writes the number of blocks of each clue from `line` on, their sizes from `sizes` on and their
 * colours from `colors` on. Returns false if a clue needs more than `length` cells.
 */
function writeClues(
  numbers: Int32Array,
  clues: readonly Clue[],
  line: number,
  sizes: number,
  colors: number,
  length: number,
): boolean {
  let sizeAt = sizes;
  let colorAt = colors;
  for (let l = 0; l < clues.length; l++) {
    const clue = clues[l];
    numbers[line + l] = clue.length;
    let least = 0;
    let previous = BLANK;
    for (let k = 0; k < clue.length; k++) {
      const { size, color } = clue[k];
      numbers[sizeAt++] = size;
      numbers[colorAt++] = color;
      least += color === previous ? size + 1 : size;
      previous = color;
    }
    if (least > length) return false;
  }
  return true;
}

function blocksOf(clues: readonly Clue[]): number {
  let blocks = 0;
  for (const clue of clues) blocks += clue.length;
  return blocks;
}

/** An upper limit for the number of planes: one for each colour of each line. */
function countPlanes(rows: readonly Clue[], columns: readonly Clue[], colors: number): number {
  let planes = 0;
  for (const clue of rows) planes += Math.min(colors, 1 + clue.length);
  for (const clue of columns) planes += Math.min(colors, 1 + clue.length);
  return planes;
}

/** Returns the cells that the engine knows: palette indices, or `UNKNOWN`. */
export function cellsOf({ engine }: EngineSlot, count: number): Int32Array {
  const at = engine.known();
  return new Int32Array(engine.memory.buffer, at, count).slice();
}

/** Writes the gain of each cell, as if the engine had probed. */
export function giveGains({ engine }: EngineSlot, gains: Float64Array): void {
  new Float64Array(engine.memory.buffer, engine.gainsAt(), gains.length).set(gains);
}

/** Passes on what was recorded of a proof since the last call. */
export function takeProof({ engine }: EngineSlot, proof: (record: Int32Array) => void): void {
  const words = engine.takeRecorded();
  if (words > 0) proof(new Int32Array(engine.memory.buffer, engine.recordAt(), words).slice());
}

/** Returns the picture as palette indices. The engine must know every cell. */
export function pictureOf({ engine }: EngineSlot, count: number): Uint16Array {
  const at = engine.picture();
  return new Uint16Array(engine.memory.buffer, at, count).slice();
}

/**
 * Settles the only line of `lines` with one of the engine's kernels: for long lines, and for the
 * conformance suite of the kernels. Planes have the layout that `settle` uses. Returns false on a
 * conflict.
 */
export function settleInEngine(
  lines: Lines,
  planes: Int32Array,
  out: Int32Array,
  kernel: number,
): boolean {
  const slot = takeEngine();
  const clue = Array.from(lines.sizes, (size, b) => ({
    size,
    color: lines.colorOf[lines.inks[b]],
  }));
  loadClues(slot, [clue], [], lines.colors, lines.width);
  const { engine } = slot;
  const colors = lines.firstColor[1];
  const words = planes.length / colors;
  // a word of 64 bits is two words of 32 bits, the lower one first
  const wide = 2 * ((lines.width >> 6) + 1);
  const view = (at: number) => new Int32Array(engine.memory.buffer, at, colors * wide);
  const given = view(engine.planesAt());
  for (let c = 0; c < colors; c++) given.set(planes.subarray(c * words, (c + 1) * words), c * wide);
  const holds = engine.settleAlone(0, kernel) !== 0;
  const settled = view(engine.outAt());
  for (let c = 0; c < colors; c++) {
    out.set(settled.subarray(c * wide, c * wide + words), c * words);
  }
  releaseEngine(slot);
  return holds;
}
