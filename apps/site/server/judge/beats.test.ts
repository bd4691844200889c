/** Beats: the same at any speed, and foreign only to people whose own are known. */
import { randomOf } from '@nonokit/core';
import { expect, it } from 'vitest';
import { beatsOf, isForeign } from './beats.js';

/** Pauses of a hand that thinks before every third stroke, this many times as long. */
function pausesOf(seed: string, thought: number, usualMs = 300): number[] {
  const chance = randomOf(seed);
  return Array.from({ length: 90 }, (_, k) => {
    const spread = Math.exp(chance.next() - 0.5);
    return usualMs * (k % 3 === 0 ? thought : 1) * spread;
  });
}

const earlier = Array.from({ length: 8 }, (_, k) => beatsOf(pausesOf(`solve ${k}`, 5)));

it('beats are nine numbers around the middle one', () => {
  const beats = beatsOf(pausesOf('some', 5));
  expect(beats).toHaveLength(9);
  expect(beats[4]).toBe(0);
  expect(beats).toEqual(beats.toSorted((a, b) => a - b));
  expect(beatsOf([])).toEqual(Array(9).fill(0));
});

it('beats are the same at any speed, and however long a record is', () => {
  const pauses = pausesOf('some', 5);
  const half = beatsOf(pauses.map((pause) => pause / 2));
  for (const [k, beat] of beatsOf(pauses).entries()) expect(half[k]).toBeCloseTo(beat, 0);
  expect(beatsOf([...pauses, ...pauses])[8]).toBeCloseTo(beatsOf(pauses)[8] ?? 0, 0);
});

it('another solve of the same person is not foreign, at twice the speed neither', () => {
  for (let k = 0; k < 40; k++) {
    expect(isForeign(beatsOf(pausesOf(`later ${k}`, 5, 150 + 20 * k)), earlier)).toBe(false);
  }
});

it('pauses that are all alike are foreign to a person who thinks long', () => {
  expect(isForeign(beatsOf(pausesOf('even', 1)), earlier)).toBe(true);
  // and so are those of a person who thinks much longer
  expect(isForeign(beatsOf(pausesOf('slow', 40)), earlier)).toBe(true);
});

it('nothing is foreign to a person of whom too little is known', () => {
  expect(isForeign(beatsOf(pausesOf('even', 1)), earlier.slice(1))).toBe(false);
  expect(isForeign([], earlier)).toBe(false);
  // solves without enough strokes have none
  expect(isForeign(beatsOf(pausesOf('even', 1)), [...earlier.slice(1), []])).toBe(false);
});
