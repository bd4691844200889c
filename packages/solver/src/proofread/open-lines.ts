/**
 * Line logic with open lines, which imply nothing about their cells. If the other lines still
 * contradict each other, one of them has the slip. `conflicting` finds a small set of such lines.
 */
import { createLineSettler, type LineSettler } from '../line-settler.js';
import { lengthAt, placeOf, type TypedLines } from './change.js';

/** One settler for each line, or undefined for an open line. */
export type Settlers = readonly (LineSettler | undefined)[];

/** Creates the settlers of all lines. */
export function settlersOf(lines: TypedLines): LineSettler[] {
  return lines.clues.map((clue, l) => createLineSettler(clue, lengthAt(lines, l)));
}

/** Masks of unknown cells: every colour is possible. */
export function blankMasks({ height, width, colors }: TypedLines): Int32Array {
  return new Int32Array(height * width).fill(2 ** colors - 1);
}

/** The conclusions in order: which line removed a candidate from which cell. */
interface Trace {
  readonly lines: number[];
  readonly cells: number[];
}

/**
 * Settles lines until none is due, and changes the masks. Returns -1, or the line that has no
 * arrangement.
 */
export function settleAll(
  lines: TypedLines,
  settlers: Settlers,
  masks: Int32Array,
  due: Uint8Array,
  trace?: Trace,
): number {
  const { height } = lines;
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (let l = 0; l < due.length; l++) {
      if (due[l] === 0) continue;
      due[l] = 0;
      const settler = settlers[l];
      if (settler === undefined) continue;
      isDone = false;
      const { from, stride } = placeOf(lines, l);
      if (!settler.settle(masks, from, stride)) return l;
      const { left } = settler;
      for (let x = 0; x < left.length; x++) {
        const cell = from + x * stride;
        if (left[x] === masks[cell]) continue;
        masks[cell] = left[x];
        due[l < height ? height + x : x] = 1;
        trace?.lines.push(l);
        trace?.cells.push(cell);
      }
    }
  }
  return -1;
}

/** Settles all lines, starting without any known cell. */
export function settleFromBlank(lines: TypedLines, settlers: Settlers): Int32Array | undefined {
  const masks = blankMasks(lines);
  const due = new Uint8Array(lines.clues.length).fill(1);
  return settleAll(lines, settlers, masks, due) < 0 ? masks : undefined;
}

/** Returns true if every cell has one colour left. */
export function isFinished(masks: Int32Array): boolean {
  for (let i = 0; i < masks.length; i++) if ((masks[i] & (masks[i] - 1)) !== 0) return false;
  return true;
}

/**
 * Finds lines that contradict each other by line logic alone. To keep them few, it leaves out
 * groups of lines, then single lines. Undefined if there is no contradiction.
 */
export function conflicting(lines: TypedLines, settlers: Settlers): number[] | undefined {
  let core = tracedConflict(lines, settlers);
  if (core === undefined) return undefined;
  for (let size = core.length >> 1; size >= 1; size = size === 1 ? 0 : size >> 1) {
    for (let from = 0; from < core.length && core.length > 1; ) {
      const rest: number[] = [...core.slice(0, from), ...core.slice(from + size)];
      const fewer = tracedConflict(lines, onlyLines(settlers, rest));
      if (fewer === undefined) from += size;
      else core = fewer;
    }
  }
  return core;
}

function onlyLines(settlers: Settlers, kept: readonly number[]): Settlers {
  const only: (LineSettler | undefined)[] = new Array(settlers.length).fill(undefined);
  for (const l of kept) only[l] = settlers[l];
  return only;
}

/** The lines that led to a contradiction, or undefined if there is none. */
function tracedConflict(lines: TypedLines, settlers: Settlers): number[] | undefined {
  const { height, width } = lines;
  const trace: Trace = { lines: [], cells: [] };
  const due = new Uint8Array(settlers.length).fill(1);
  const conflict = settleAll(lines, settlers, blankMasks(lines), due, trace);
  if (conflict < 0) return undefined;
  // a line uses what the crossing lines had concluded before; the last conclusion comes first
  const usedUntil = new Int32Array(settlers.length).fill(-1);
  usedUntil[conflict] = trace.lines.length;
  for (let t = trace.lines.length - 1; t >= 0; t--) {
    const l = trace.lines[t];
    const cell = trace.cells[t];
    const cross = l < height ? height + (cell % width) : Math.floor(cell / width);
    if (usedUntil[cross] > t) usedUntil[l] = Math.max(usedUntil[l], t);
  }
  const core: number[] = [];
  for (let l = 0; l < usedUntil.length; l++) if (usedUntil[l] >= 0) core.push(l);
  return core;
}
