/**
 * The WebAssembly module that solves puzzles in bulk (`assembly/bulk.ts`). It is compiled when it
 * is first needed, and all callers share one instance. Each caller writes its input, calls the
 * module and reads the results without a pause, so that callers cannot interfere with each other.
 */
import { engineBytes as bulkBytes } from './bulk-bytes.js';
import { OutOfMemory } from './engine.js';
import { compiledOnce } from './web-assembly.js';

/** The exports of `assembly/bulk.ts`. */
export interface Bulk {
  readonly memory: { readonly buffer: ArrayBuffer };
  begin(height: number, width: number, count: number): void;
  cluesAt(): number;
  picturesAt(): number;
  statusesAt(): number;
  solveClues(count: number): void;
  solvePictures(count: number): void;
  solveAlone(): number;
  acceptsPicture(): number;
  settlePicture(): number;
  openAt(): number;
  rootAt(): number;
  gainsAt(): number;
  linesSettled(): number;
  probesMade(): number;
  decisionsMade(): number;
  conflictsMet(): number;
}

/** Statuses as in `assembly/bulk.ts`. `BY_LINES` is added if line logic alone decided. */
export const UNIQUE = 1;
export const MULTIPLE = 2;
export const OPEN = 3;
export const BY_LINES = 4;
/** The result of `solveAlone` if the judge rejects a solution. */
export const MISJUDGED = 8;

/** Caches, never observable: the compiled module, its instance, and its memory as numbers. */
const compiled = compiledOnce(bulkBytes);
let kept: Bulk | undefined;
let numbers = new Uint32Array(0);

/** Returns the module, or undefined if WebAssembly is not available. */
export function bulkModule(): Bulk | undefined {
  const instantiate = compiled();
  if (instantiate === undefined) return undefined;
  kept ??= instantiate({ env: { abort: outOfMemory } }) as Bulk;
  return kept;
}

/**
 * Reports that the machine has no memory left: some thousand puzzles need less than two megabytes.
 */
function outOfMemory(): never {
  kept = undefined;
  throw new OutOfMemory('there is no memory for puzzles in bulk');
}

/**
 * Returns the module's memory as 32-bit numbers. The view is valid until the next call of the
 * module.
 */
export function viewNumbers({ memory }: Bulk): Uint32Array {
  if (numbers.buffer !== memory.buffer) numbers = new Uint32Array(memory.buffer);
  return numbers;
}
