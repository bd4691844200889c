/** Smallest hitting sets and fewest elements, compared with trying all choices. */
import { drive, type Random, randomOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { Budget, fewest, type Missing } from './fewest.js';
import { smallestHittingSet } from './hitting-set.js';

const ELEMENTS = 10;

function randomSets(random: Random): number[][] {
  return Array.from({ length: random.below(9) }, () => {
    const set = Array.from({ length: 1 + random.below(4) }, () => random.below(ELEMENTS));
    return [...new Set(set)];
  });
}

/** True if the choice, as bits, has an element of each set. */
function hits(choice: number, sets: readonly number[][]): boolean {
  return sets.every((set) => set.some((element) => (choice >> element) & 1));
}

function leastByDefinition(test: (choice: number) => boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 1 << ELEMENTS; choice++) {
    const size = choice.toString(2).replaceAll('0', '').length;
    if (size < least && test(choice)) least = size;
  }
  return least;
}

const toBits = (elements: readonly number[]): number =>
  elements.reduce((bits, element) => bits | (1 << element), 0);

describe('smallestHittingSet', () => {
  it('is as small as the smallest of all choices', () => {
    const random = randomOf(4);
    for (let i = 0; i < 300; i++) {
      const sets = randomSets(random);
      const { elements, atLeast } = smallestHittingSet(sets);
      const least = leastByDefinition((choice) => hits(choice, sets));
      expect(hits(toBits(elements), sets)).toBe(true);
      expect([elements.length, atLeast]).toEqual([least, least]);
    }
  });

  it('gives its bounds if it may not search', () => {
    const random = randomOf(5);
    for (let i = 0; i < 300; i++) {
      const sets = randomSets(random);
      const { elements, atLeast } = smallestHittingSet(sets, 0);
      const least = leastByDefinition((choice) => hits(choice, sets));
      expect(hits(toBits(elements), sets)).toBe(true);
      expect(atLeast).toBeLessThanOrEqual(least);
      expect(elements.length).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('fewest', () => {
  it('finds the fewest elements that hit sets as they arrive one at a time', () => {
    const random = randomOf(6);
    for (let i = 0; i < 300; i++) {
      const sets = randomSets(random);
      const missing: Missing = function* (chosen) {
        yield;
        return sets.find((set) => !set.some((element) => chosen.includes(element))) ?? [];
      };
      const found = drive(fewest(missing));
      const least = leastByDefinition((choice) => hits(choice, sets));
      expect(hits(toBits(found.elements ?? []), sets)).toBe(true);
      expect([found.elements?.length, found.atLeast]).toEqual([least, least]);
    }
  });

  it('never claims more than it proved before its budget was spent', () => {
    const random = randomOf(7);
    for (let i = 0; i < 300; i++) {
      const sets = randomSets(random);
      const budget = new Budget(i % 5);
      const known = [...Array(ELEMENTS).keys()];
      const missing: Missing = function* (chosen) {
        if (!(yield* budget.spend())) return undefined;
        return sets.find((set) => !set.some((element) => chosen.includes(element))) ?? [];
      };
      const found = drive(fewest(missing, known));
      const least = leastByDefinition((choice) => hits(choice, sets));
      expect(hits(toBits(found.elements ?? []), sets)).toBe(true);
      expect(found.elements?.length).toBeGreaterThanOrEqual(least);
      expect(found.atLeast).toBeLessThanOrEqual(least);
    }
  });
});
