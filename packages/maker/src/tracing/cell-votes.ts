/**
 * Votes: how strongly each cell of a drawing wants each colour. Every place of a cell votes for its
 * colour. Strokes and dots get more votes in the cells where they should be visible and fewer
 * beside them, so that outlines stay closed and one cell wide, and eyes stay.
 */
import { computeDistance, type Lab } from '@nonokit/core';
import type { LabelMap } from '../inks/label-map.js';
import { RING } from '../ring.js';
import { findDots } from './dots.js';
import { findThinParts } from './thin-parts.js';

/** Votes of a stroke that runs through a cell, in cells. */
const STROKE = 0.6;

/** The share of a stroke's votes that count in cells which it only touches. */
const BESIDE = 0.55;

/** The lead of a dot's cell over other cells. */
const DOT = 0.3;

/** The weight of a thin gap that shows the paper, beside a stroke. */
const GAP = 0.5;

/**
 * A stroke with this length in a cell may bridge a gap there, if it is not farther behind than
 * this.
 */
const LEAST_LENGTH = 0.15;
const BEHIND = 0.55;
const AHEAD = 0.05;

/** The parameters of the votes, besides the labels. */
export interface Ballot {
  /** Places along the side of a cell. */
  readonly parts: number;
  /** The colour of each label. */
  readonly labs: readonly Lab[];
  /** True if the surroundings of the drawing are transparent. */
  readonly transparent: boolean;
  /** False to count places alone. */
  readonly strokes: boolean;
}

/** The votes of each cell for each label, about 0..1.6: `votes[cell * labels + label]`. */
export function countVotes(map: LabelMap, ballot: Ballot): Float32Array {
  const { parts, labs, strokes } = ballot;
  const columns = map.width / parts;
  const cells = columns * (map.height / parts);
  const [thick, slim, lengths, widths] = [0, 1, 2, 3].map(
    () => new Float32Array(cells * labs.length),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  count(map, ballot, { thick, slim, lengths, widths });
  const votes = new Float32Array(cells * labs.length);
  for (let cell = 0; cell < cells; cell++) {
    const from = cell * labs.length;
    for (let label = 0; label < labs.length; label++) {
      const at = from + label;
      const runs = ramp(lengths[at], 0.2, 0.45);
      votes[at] = thick[at] + slim[at] * (BESIDE + (1 - BESIDE) * runs);
      if (runs === 0) continue;
      const other = strongest(thick, slim, from, labs.length, label);
      const contrast = computeDistance(labs[label] ?? [0, 0, 0], labs[other] ?? [0, 0, 0]);
      const seen = ramp(contrast, 0.08, 0.3) * ramp(widths[at], 0.1, 0.3);
      votes[at] += STROKE * runs * seen * (label === 0 ? GAP : 1);
    }
  }
  if (!strokes) return votes;
  bridge(votes, lengths, columns, labs.length);
  for (const { label, cells: own, spared } of findDots(map, labs, parts)) {
    for (const cell of own) {
      const best = Math.max(...votes.subarray(cell * labs.length, (cell + 1) * labs.length));
      votes[cell * labs.length + label] = best + DOT;
    }
    for (const cell of spared) votes[cell * labs.length + label] /= 2;
  }
  return votes;
}

/**
 * Gives cells in which a stroke is almost ahead to the stroke, if that joins two pieces of it: an
 * outline with a gap looks like a mistake.
 */
function bridge(votes: Float32Array, lengths: Float32Array, columns: number, labels: number): void {
  const cells = votes.length / labels;
  const winners = Uint8Array.from({ length: cells }, (_, cell) => findWinner(votes, cell, labels));
  for (let cell = 0; cell < cells; cell++) {
    const best = votes[cell * labels + winners[cell]];
    for (let label = 0; label < labels; label++) {
      const at = cell * labels + label;
      if (label === winners[cell] || lengths[at] < LEAST_LENGTH) continue;
      if (votes[at] < best - BEHIND || !joins(winners, cell, columns, label)) continue;
      votes[at] = best + AHEAD;
      winners[cell] = label;
      break;
    }
  }
}

function findWinner(votes: Float32Array, cell: number, labels: number): number {
  const own = votes.subarray(cell * labels, (cell + 1) * labels);
  return own.indexOf(Math.max(...own));
}

/** True if the label's cells around a cell are in several pieces. */
function joins(winners: Uint8Array, cell: number, columns: number, label: number): boolean {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  const ring = RING.map(([dx, dy]) => {
    const column = x + dx;
    const row = y + dy;
    const isInside = column >= 0 && column < columns && row >= 0;
    return isInside && winners[row * columns + column] === label;
  });
  return ring.filter((is, k) => is && ring[(k + 7) % 8] !== true).length > 1;
}

/** The counts for each cell and colour. */
interface Counts {
  readonly thick: Float32Array;
  readonly slim: Float32Array;
  readonly lengths: Float32Array;
  readonly widths: Float32Array;
}

/** Counts thick and thin places, and the length and width of strokes, in cells. */
function count(
  map: LabelMap,
  { parts, labs, transparent, strokes }: Ballot,
  { thick, slim, lengths, widths }: Counts,
): void {
  const { width, labels } = map;
  const columns = width / parts;
  const found = strokes ? findThinParts(map, parts, transparent) : undefined;
  const across = new Uint32Array(thick.length);
  const down = new Uint32Array(thick.length);
  const share = 1 / parts ** 2;
  for (let i = 0; i < labels.length; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const cell = Math.floor(y / parts) * columns + Math.floor(x / parts);
    const at = cell * labs.length + labels[i];
    if (found?.thin[i] === 1) slim[at] += share;
    else thick[at] += share;
    if (found === undefined || found.ridge[i] === 0) continue;
    across[at] |= 1 << (x % parts);
    down[at] |= 1 << (y % parts);
    widths[at] = Math.max(widths[at], (2 * found.depth[i]) / parts);
  }
  lengths.forEach((_, at) => {
    lengths[at] = Math.max(bits(across[at]), bits(down[at])) / parts;
  });
}

/** The label other than `label` that covers most of a cell. */
function strongest(
  thick: Float32Array,
  slim: Float32Array,
  from: number,
  labels: number,
  label: number,
): number {
  let best = label;
  let most = 0;
  for (let other = 0; other < labels; other++) {
    const covers = thick[from + other] + slim[from + other];
    if (other !== label && covers > most) [best, most] = [other, covers];
  }
  return best;
}

function ramp(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
