/**
 * Tasks on one line. A random line is known in a few random cells. Its clue and these cells make
 * others certain; all of those but one are marked, which leaves the arrangements as they are, so
 * that exactly one cell remains to be found.
 */
import { type Color, type Random, UNKNOWN } from '@nonokit/core';
import type { TechniqueId } from '../facts.js';
import { stateOfMasks } from '../lessons/lines.js';
import { LINE_TECHNIQUES } from '../lines/techniques.js';
import {
  commonBits,
  countBits,
  listBitLines,
  marksOf,
  numbersOf,
  randomBits,
  shuffledPlaces,
} from './bit-lines.js';
import { clueOfNumbers, type Numbers, type Task } from './task.js';

/** The shares of filled cells, and of cells that are known before the certain ones are marked. */
const FILLED = 0.55;
const KNOWN = 0.2;

/** The fewest unknown cells, with the answer, and the most numbers. */
const LEAST_UNKNOWN = 3;
const MOST_NUMBERS = 4;

/** A random task for a technique on a line of this length; undefined if the draw gives none. */
export function drawLineTask(
  random: Random,
  length: number,
  technique: TechniqueId,
): Task | undefined {
  const picture = randomBits(random, length, FILLED);
  const seen = randomBits(random, length, KNOWN);
  const numbers = numbersOf(picture, length);
  if (numbers.length === 0 || numbers.length > MOST_NUMBERS) return undefined;
  const ways = listBitLines(numbers, length).filter((way) => ((way ^ picture) & seen) === 0);
  const certain = commonBits(ways, length);
  if (length - countBits(certain) < LEAST_UNKNOWN - 1) return undefined;
  for (const place of shuffledPlaces(random, certain & ~seen)) {
    const marks = marksOf(picture, certain & ~(1 << place), length);
    if (simplestOn(numbers, marks) !== technique) continue;
    return {
      shape: 'line',
      width: length,
      height: 1,
      rows: [numbers],
      columns: [],
      marks,
      technique,
      answer: { place, color: (picture >> place) & 1 },
    };
  }
  return undefined;
}

/** The simplest technique that finds something on a line; undefined if the line implies nothing. */
export function simplestOn(numbers: Numbers, marks: readonly Color[]): TechniqueId | undefined {
  const masks = marks.map((color) => (color === UNKNOWN ? 0b11 : 1 << color));
  const state = stateOfMasks(clueOfNumbers(numbers), masks);
  if (state.seen.pending === 0) return undefined;
  return LINE_TECHNIQUES.find(
    ({ proves, find }) => (proves & state.seen.pending) !== 0 && find(state).length > 0,
  )?.id;
}
