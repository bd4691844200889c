/**
 * The engine in WebAssembly: the procedures of `assembly/`, called stage by stage as `stages.ts` calls the
 * reference beside this file.
 *
 * It takes the same steps in the same order as the reference, so every counter agrees; it is only faster. A
 * module works on one puzzle at a time: whoever comes while it is taken gets another.
 */
import { BLANK, type Clue } from '@nonokit/core';
import { engineBytes } from './engine-bytes.js';
import type { Lines } from './lines.js';

/** What a stretch of work came to. */
export const Step = { done: 0, conflict: 1, more: 2, solution: 3 } as const;

/** What `assembly/index.ts` exports. */
export interface Engine {
  readonly memory: { readonly buffer: ArrayBuffer };
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
  startSearch(): void;
  searchOn(): number;
  backToRoot(): void;
  memoryTaken(): number;
  linesSettled(): number;
  probesMade(): number;
  decisionsMade(): number;
  conflictsMet(): number;
  restartsMade(): number;
}

/** An engine with its source of random numbers, which `startSearch` draws from. */
export interface EngineSlot {
  readonly engine: Engine;
  random: () => number;
}

/** The parts of WebAssembly that are used; the language's own library does not declare it. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** The global of that name, where there is one. */
declare const WebAssembly: WebAssemblyApi | undefined;

/** Engines that nobody uses at the moment, and the compiled module: caches, never observable. */
const idle: EngineSlot[] = [];
let compiled: object | undefined;
let refused = false;

/** Memory above which an engine is not kept for the next puzzle, in bytes: it cannot shrink. */
const MOST_KEPT = 64 << 20;

/** Thrown by an engine that cannot have the memory it needs. Nothing may be asked of it any more. */
export class OutOfMemory extends Error {}

/** Bytes that the engine can be asked for, a little less than its 4 GiB of addresses. */
const MOST_BYTES = 3.5 * 2 ** 30;

/**
 * Makes sure that there is room for the variables of probing and search. They take 12 bytes a cell, and up to
 * 200 a value that is still open, twice. Throws `OutOfMemory`.
 */
export function demandVariables({ engine }: EngineSlot, cells: number, colors: number): void {
  const bytes = 2 * (12 * cells + 200 * Math.min(colors, 8) * engine.unknown());
  if (engine.memoryTaken() + bytes > MOST_BYTES) {
    throw new OutOfMemory('what line logic leaves open is too large for the engine');
  }
}

/**
 * Turns a trap of the engine into `OutOfMemory`, if that is what it is: its allocator executes `unreachable` where
 * memory cannot grow, and nothing else does.
 */
export function asOutOfMemory(error: unknown): unknown {
  const trapped = error instanceof Error && error.name === 'RuntimeError';
  return trapped && /unreachable/.test(error.message)
    ? new OutOfMemory('the engine ran out of memory')
    : error;
}

/** Whether this place can run the engine; if not, the reference does its work. */
export function hasEngine(): boolean {
  const api = webAssembly();
  return api !== undefined && moduleOf(api) !== undefined;
}

/** An engine of one's own, to be given back with `releaseEngine`. */
export function takeEngine(): EngineSlot {
  const kept = idle.pop();
  if (kept !== undefined) return kept;
  const api = webAssembly();
  const module = api && moduleOf(api);
  if (api === undefined || module === undefined) {
    throw new RangeError('takeEngine: there is no WebAssembly here');
  }
  const slot: { engine?: Engine; random: () => number } = { random: () => 0 };
  const imports = {
    random: { random: () => slot.random() },
    env: {
      abort: () => {
        throw new OutOfMemory('the engine ran out of memory');
      },
    },
  };
  slot.engine = new api.Instance(module, imports).exports as Engine;
  return slot as EngineSlot;
}

/** Gives an engine back for the next puzzle. */
export function releaseEngine(slot: EngineSlot): void {
  if (slot.engine.memory.buffer.byteLength <= MOST_KEPT) idle.push(slot);
}

/**
 * Hands the clues to the engine, which forgets the puzzle before. A single line is one row and no columns.
 * Returns false if some clue is too long for its line: then there is nothing to do. Throws `OutOfMemory`.
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
  const words = planesOf(rows, columns, colors) * (Math.max(width, height) / 64 + 1);
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
 * Writes how many blocks each clue has from `line` on, their sizes from `sizes` on and their colours from
 * `colors` on. Returns false if a clue needs more than `length` cells.
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

/** At most so many planes, one for each colour of each line. */
function planesOf(rows: readonly Clue[], columns: readonly Clue[], colors: number): number {
  let planes = 0;
  for (const clue of rows) planes += Math.min(colors, 1 + clue.length);
  for (const clue of columns) planes += Math.min(colors, 1 + clue.length);
  return planes;
}

/** What the engine knows: palette indices, or `UNKNOWN`. */
export function cellsOf({ engine }: EngineSlot, count: number): Int32Array {
  const at = engine.known();
  return new Int32Array(engine.memory.buffer, at, count).slice();
}

/** The picture, once the engine knows every cell: palette indices. */
export function pictureOf({ engine }: EngineSlot, count: number): Uint16Array {
  const at = engine.picture();
  return new Uint16Array(engine.memory.buffer, at, count).slice();
}

/**
 * Settles the only line of `lines`, whose planes are given and returned as `settle` has them, by one of the
 * engine's kernels: for long lines, and for the suite that all kernels run. Returns false on a conflict.
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
  // a word of 64 bits is two of 32, the lower one first
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

/**
 * The compiled module. Undefined where a browser refuses to compile so much at once on the thread of a page,
 * which it says by a RangeError: a worker may.
 */
function moduleOf(api: WebAssemblyApi): object | undefined {
  if (compiled !== undefined || refused) return compiled;
  try {
    compiled = new api.Module(engineBytes());
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    refused = true;
  }
  return compiled;
}

function webAssembly(): WebAssemblyApi | undefined {
  return typeof WebAssembly === 'undefined' ? undefined : WebAssembly;
}
