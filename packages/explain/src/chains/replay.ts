/**
 * Replays chains: tells whether the lines of a chain, settled in full one after the other, still
 * prove its conclusions if less is known. This decides which known cells a chain rests on.
 */
import type { Colors } from '../candidates.js';
import { joinColors } from '../candidates.js';
import type { Assumption, Chain, Link } from '../chain.js';
import type { Conclusion } from '../facts.js';
import type { PuzzleLines } from './follow-lines.js';

/** How following the links of a chain ends. */
type End =
  /** A line has no arrangement left. */
  | 'refuted'
  /** Every line has one. */
  | 'open'
  /** A chain within the chain no longer proves its conclusions. */
  | 'broken';

/** True if a chain proves these conclusions from the candidates `masks`, which do not change. */
export function proves(
  lines: PuzzleLines,
  masks: Int32Array,
  chain: Chain,
  conclusions: readonly Conclusion[],
): boolean {
  const cases = listCases(chain);
  if (cases.length > 1 && !coverAll(lines, masks, cases)) return false;
  return cases.every(({ assumption, links }) => {
    const own = masks.slice();
    const cell = indexOf(lines, assumption);
    own[cell] = assumedColors(own[cell], assumption);
    const end = follow(lines, own, links);
    if (end !== 'open' || cases.length === 1) return end === 'refuted';
    return conclusions.every((one) => (own[indexOf(lines, one)] & joinColors(one.removed)) === 0);
  });
}

/** The one case of a contradiction, or both cases of two-way logic. */
export function listCases(chain: Chain): readonly Chain[] {
  return chain.otherwise === undefined ? [chain] : [chain, chain.otherwise];
}

/** The candidates that an assumption leaves a cell. */
export function assumedColors(before: Colors, { color, not }: Assumption): Colors {
  return not ? before & ~(1 << color) : before & (1 << color);
}

/** The number of a cell, row by row. */
export function indexOf(
  { width }: { readonly width: number },
  { row, column }: { readonly row: number; readonly column: number },
): number {
  return row * width + column;
}

/** The number of a line: rows, then columns. */
export function lineNumber({ height }: { readonly height: number }, { line }: Link): number {
  return line.kind === 'row' ? line.index : height + line.index;
}

/** True if the cases cover every candidate of their cell. */
function coverAll(lines: PuzzleLines, masks: Int32Array, cases: readonly Chain[]): boolean {
  const before = masks[indexOf(lines, cases[0].assumption)];
  const all = cases.reduce((set, { assumption }) => set | assumedColors(before, assumption), 0);
  return all === before;
}

/** Settles the lines of links in order and applies the results to `masks`. */
function follow(lines: PuzzleLines, masks: Int32Array, links: readonly Link[]): End {
  for (const link of links) {
    const { refuted, conclusions } = link;
    if (refuted !== undefined) {
      if (!proves(lines, masks, refuted, conclusions)) return 'broken';
      for (const one of conclusions) masks[indexOf(lines, one)] &= ~joinColors(one.removed);
      continue;
    }
    if (!settleOn(lines, masks, lineNumber(lines, link))) return 'refuted';
  }
  return 'open';
}

/** Settles a line of the puzzle. False if it has no arrangement left. */
function settleOn(lines: PuzzleLines, masks: Int32Array, l: number): boolean {
  const { width, height } = lines;
  const [from, by, length] = l < height ? [l * width, 1, width] : [l - height, width, height];
  const cells = new Int32Array(length);
  for (let x = 0; x < length; x++) cells[x] = masks[from + x * by];
  const settled = lines.settle(l, cells);
  if (settled === undefined) return false;
  for (let x = 0; x < length; x++) masks[from + x * by] &= settled[x];
  return true;
}
