/**
 * The engine in WebAssembly: the procedures of `assembly/`, called stage by stage as `stages.ts` calls the
 * reference beside this file.
 *
 * It takes the same steps in the same order as the reference, so every counter agrees; it is only faster. A
 * module works on one puzzle at a time: whoever comes while it is taken gets another.
 */
import { ENGINE_BYTES } from './engine-bytes.js';
import type { Lines } from './lines.js';

/** What a stretch of work came to. */
export const Step = { done: 0, conflict: 1, more: 2, solution: 3 } as const;

/** What `assembly/index.ts` exports. */
export interface Engine {
  readonly memory: { readonly buffer: ArrayBuffer };
  begin(
    height: number,
    width: number,
    count: number,
    colors: number,
    blocks: number,
    owned: number,
    pairs: number,
  ): void;
  pointerOf(which: number): number;
  start(): void;
  settleAlone(line: number, general: boolean): number;
  propagate(work: number): number;
  known(): number;
  startProbing(): void;
  probe(): number;
  startSearch(): void;
  searchOn(): number;
  backToRoot(): void;
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
    search: { random: () => slot.random() },
    env: {
      abort: () => {
        throw new Error('the engine ran out of memory');
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

/** Hands the puzzle to the engine, which forgets the one before. */
export function loadLines({ engine }: EngineSlot, lines: Lines): void {
  const blocks = lines.sizes.length;
  const owned = lines.firstColor[lines.count] as number;
  const pairs = lines.firstStretch[lines.count] as number;
  engine.begin(lines.height, lines.width, lines.count, lines.colors, blocks, owned, pairs);
  // in the order of `pointerOf`
  const arrays = [
    lines.firstBlock,
    lines.sizes,
    lines.inks,
    lines.gaps,
    lines.leastStarts,
    lines.stretchOf,
    lines.slacks,
    lines.firstColor,
    lines.colorOf.subarray(0, owned),
    lines.localOf,
    lines.firstStretch,
    lines.stretchInks.subarray(0, pairs),
    lines.stretchSizes.subarray(0, pairs),
  ];
  arrays.forEach((array, which) => {
    new Int32Array(engine.memory.buffer, engine.pointerOf(which), array.length).set(array);
  });
  engine.start();
}

/** What `pointerOf` calls the cells of the picture, the planes, and what settling writes. */
const CELLS = 13;
const PLANES = 14;
const OUT = 15;

/** What the engine knows: palette indices, or `UNKNOWN`. */
export function cellsOf({ engine }: EngineSlot, count: number): Int32Array {
  engine.known();
  return new Int32Array(engine.memory.buffer, engine.pointerOf(CELLS), count).slice();
}

/**
 * Settles the only line of `lines`, whose planes are given and returned as `settle` has them, by one of the
 * engine's kernels. For the suite that all kernels run. Returns false on a conflict.
 */
export function settleInEngine(
  lines: Lines,
  planes: Int32Array,
  out: Int32Array,
  general: boolean,
): boolean {
  const slot = takeEngine();
  loadLines(slot, lines);
  const { engine } = slot;
  const colors = lines.firstColor[1] as number;
  const words = planes.length / colors;
  // a word of 64 bits is two of 32, the lower one first
  const wide = 2 * ((lines.width >> 6) + 1);
  const view = (which: number) =>
    new Int32Array(engine.memory.buffer, engine.pointerOf(which), colors * wide);
  view(PLANES).fill(0);
  for (let c = 0; c < colors; c++) {
    view(PLANES).set(planes.subarray(c * words, (c + 1) * words), c * wide);
  }
  const holds = engine.settleAlone(0, general) !== 0;
  for (let c = 0; c < colors; c++) {
    out.set(view(OUT).subarray(c * wide, c * wide + words), c * words);
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
    compiled = new api.Module(ENGINE_BYTES);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    refused = true;
  }
  return compiled;
}

function webAssembly(): WebAssemblyApi | undefined {
  return typeof WebAssembly === 'undefined' ? undefined : WebAssembly;
}
