/** Short lines as bits, bit 0 the first cell, and small boards row by row; 1 is a filled cell. */
import { type Color, type Random, UNKNOWN } from '@nonokit/core';
import type { Numbers } from './task.js';

/** All arrangements of a clue in `length` cells, at most 30. */
export function listBitLines(numbers: Numbers, length: number): number[] {
  const found: number[] = [];
  const place = (k: number, from: number, bits: number): void => {
    const size = numbers[k];
    if (size === undefined) {
      found.push(bits);
      return;
    }
    for (let start = from; start + size <= length; start++) {
      place(k + 1, start + size + 1, bits | (((1 << size) - 1) << start));
    }
  };
  place(0, 0, 0);
  return found;
}

/** The numbers of a line. */
export function numbersOf(bits: number, length: number): Numbers {
  const numbers: number[] = [];
  let run = 0;
  for (let at = 0; at <= length; at++) {
    if (at < length && hasBit(bits, at)) {
      run++;
      continue;
    }
    if (run > 0) numbers.push(run);
    run = 0;
  }
  return numbers;
}

/** Cells of which each is set with this probability. */
export function randomBits(random: Random, length: number, share: number): number {
  let bits = 0;
  for (let at = 0; at < length; at++) {
    if (random.next() < share) bits |= 1 << at;
  }
  return bits;
}

/** The cells that are the same in all of these. */
export function commonBits(pictures: readonly number[], length: number): number {
  let all = -1;
  let any = 0;
  for (const bits of pictures) {
    all &= bits;
    any |= bits;
  }
  return (all | ~any) & ((1 << length) - 1);
}

/** The places of the set bits, in a random order. */
export function shuffledPlaces(random: Random, bits: number): number[] {
  const places: number[] = [];
  for (let at = 0; bits >> at > 0; at++) {
    if (hasBit(bits, at)) places.splice(random.below(places.length + 1), 0, at);
  }
  return places;
}

/** Whether this bit is set. */
export function hasBit(bits: number, at: number): boolean {
  return ((bits >> at) & 1) === 1;
}

/** The number of bits that are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The colours of the known cells, -1 for the others. */
export function marksOf(picture: number, known: number, length: number): Color[] {
  return Array.from({ length }, (_, at) => (hasBit(known, at) ? (picture >> at) & 1 : UNKNOWN));
}
