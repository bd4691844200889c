/**
 * The module for puzzles in bulk (`assembly/bulk.ts`): compiled when it is first needed, one
 * instance for all. Callers write clue words or pictures to its memory, call it and read at once,
 * so that they never meet.
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

/** Statuses as `assembly/bulk.ts` has them; `BY_LINES` is added where line logic decided. */
export const UNIQUE = 1;
export const MULTIPLE = 2;
export const OPEN = 3;
export const BY_LINES = 4;
/** What `solveAlone` returns if the judge refuses a solution. */
export const MISJUDGED = 8;

/** Caches, never observable: the compiled module, its instance, its memory as numbers. */
const compiled = compiledOnce(bulkBytes);
let kept: Bulk | undefined;
let numbers = new Uint32Array(0);

/** The module, or undefined where there is no WebAssembly. */
export function bulkModule(): Bulk | undefined {
  const instantiate = compiled();
  if (instantiate === undefined) return undefined;
  kept ??= instantiate({ env: { abort: outOfMemory } }) as Bulk;
  return kept;
}

/** Some thousand puzzles take less than two megabytes, so this is a defect of the machine. */
function outOfMemory(): never {
  kept = undefined;
  throw new OutOfMemory('there is no memory for puzzles in bulk');
}

/** The module's memory as 32-bit numbers, until it is called again. */
export function viewNumbers({ memory }: Bulk): Uint32Array {
  if (numbers.buffer !== memory.buffer) numbers = new Uint32Array(memory.buffer);
  return numbers;
}
