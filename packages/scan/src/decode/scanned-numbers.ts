/** The numbers of a sheet as they were decoded, with how sure each is and what else it may be. */
import type { PrintedNumber } from '../rails/printed.js';
import type { Candidate } from './candidates.js';
import type { SheetColors } from './colors.js';
import type { Decoded } from './decode.js';

/** A number of a clue. */
export interface ScannedNumber {
  readonly value: number;
  /** An index into the palette. */
  readonly color: number;
  /** How likely the value is, from its picture and from the puzzle. */
  readonly probability: number;
  readonly isSure: boolean;
  /** The value and, where it is unsure, another one: the two likeliest. */
  readonly offers: readonly number[];
  /** Where it stands, in squares from the left upper corner of the grid. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The probability below which a number is unsure where the puzzle does not vouch for it. */
const SURE = 0.97;

/** The same where the puzzle does: a puzzle with one wrong number more can be unique by chance. */
const SURE_IF_UNIQUE = 0.2;

/** The numbers of each line. */
export function toScannedLines(
  { verdict, chosen, rival }: Decoded,
  colors: SheetColors,
): ScannedNumber[][] {
  const isUnique = verdict === 'unique';
  return chosen.map((candidate, l) => {
    const other = rival?.[l];
    return candidate.numbers.map((number, k) =>
      toScanned(number, valueAt(candidate, k), {
        color: colors.colorAt(number),
        isUnique,
        rival:
          other === undefined || other === candidate ? undefined : rivalAt(other, candidate, k),
      }),
    );
  });
}

/** The value that a candidate gives its number `k`. */
function valueAt({ values }: Candidate, k: number): number {
  return values[k];
}

/** What another candidate says of a number; undefined if it says the same. */
function rivalAt(other: Candidate, own: Candidate, k: number): number | undefined {
  const value = other.values[Math.min(k, other.values.length - 1)] ?? 0;
  return value === own.values[k] && other.values.length === own.values.length ? undefined : value;
}

function toScanned(
  { readings, left, top, right, bottom }: PrintedNumber,
  value: number,
  said: {
    readonly color: number;
    readonly isUnique: boolean;
    readonly rival: number | undefined;
  },
): ScannedNumber {
  const weights = readings.map(({ cost }) => Math.exp(-cost));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const own = readings.findIndex((reading) => reading.value === value);
  const probability = (weights[own] ?? 0) / Math.max(total, 1e-9);
  const clearness = Math.min(1, total);
  const likely = Math.min(probability, clearness);
  const isSure = said.rival === undefined && likely >= (said.isUnique ? SURE_IF_UNIQUE : SURE);
  const second = said.rival ?? readings.find((reading) => reading.value !== value)?.value;
  const offers = isSure || second === undefined ? [value] : [value, second];
  return {
    value,
    color: said.color,
    probability: likely,
    isSure,
    offers,
    left,
    top,
    right,
    bottom,
  };
}
