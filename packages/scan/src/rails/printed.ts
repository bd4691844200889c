/** What was read beside a grid before the puzzle has its say: numbers, and what they may be. */
/** A colour relative to the paper: red, green and blue from 0 to 1. */
export type Tint = readonly [number, number, number];

/** One value that a printed number may have, with how unlikely it is (-log of its probability). */
export interface Reading {
  readonly value: number;
  readonly cost: number;
}

/** A printed number. */
export interface PrintedNumber {
  /** The likeliest first, at most four. */
  readonly readings: readonly Reading[];
  /** The colour of its ink or chip, relative to the paper. */
  readonly tint: Tint;
  readonly onChip: boolean;
  /** Where it stands, in squares from the left upper corner of the grid. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One way to make numbers of the digits of a line. */
export interface Grouping {
  readonly numbers: readonly PrintedNumber[];
  readonly cost: number;
}

/** The numbers of a row or a column; the likeliest grouping first. */
export interface PrintedLine {
  readonly groupings: readonly Grouping[];
}

/** A side of the grid that may have numbers. */
export type Side = 'left' | 'top' | 'right' | 'bottom';

/** The numbers on one side of a grid. */
export interface Rail {
  /** One a row or column of the grid. */
  readonly lines: readonly PrintedLine[];
  /** Digits read, and pieces of ink of a digit's size that are none. */
  readonly digits: number;
  readonly others: number;
}

/** The difference of the channels of a grey whose darkest channel is black. */
const GREY = 0.24;

/** The tint of full ink: blur and light make thin strokes paler, and greys of black ones. */
export function fullInk(tint: Tint): Tint {
  const darkest = 1 - Math.min(...tint);
  const full = (value: number): number => 1 - (1 - value) / Math.max(0.1, darkest);
  const [red, green, blue] = tint.map(full);
  return Math.max(red, green, blue) < GREY ? [0, 0, 0] : [red, green, blue];
}
