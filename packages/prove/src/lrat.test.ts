/** LRAT proofs are followed hint by hint; what is no proof has none. */
import { puzzleOf, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { DELETE } from './clauses.js';
import { writeLrat } from './lrat.js';
import { prove } from './prove.js';
import { acceptsLrat } from './testing/lrat.js';
import { dominoes } from './testing/puzzles.js';

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('writeLrat', () => {
  it('gives hints that prove each clause', () => {
    const random = randomOf('lrat');
    const puzzles = [3, 5, 6].map(dominoes);
    for (let time = 0; time < 40; time++) {
      const inks = 1 + random.below(3);
      const grid = randomGrid(random, 3 + random.below(6), 3 + random.below(6), inks, 0.5);
      puzzles.push(puzzleOf(grid, paletteOf(inks)));
    }
    let proved = 0;
    for (const puzzle of puzzles) {
      const result = prove(puzzle, { maxSolutions: 3 });
      if (!('certificate' in result)) continue;
      const { formula, proof } = result.certificate;
      expect(acceptsLrat(formula, textOf(writeLrat(formula, proof)))).toBe(true);
      proved++;
    }
    expect(proved).toBeGreaterThan(20);
  });

  it('deletes what the proof deletes, except the clauses that make a literal certain', () => {
    const formula = {
      variables: 3,
      literals: Int32Array.of(1, 2, 0, -1, 2, 0, 1, -2, 0, -1, -2, 0),
    };
    const proof = Int32Array.of(2, 3, 0, DELETE, 3, 2, 0, 2, 0, DELETE, 2, 0, 0);
    const text = textOf(writeLrat(formula, proof));
    expect(text).toContain('5 d 5 0');
    expect(acceptsLrat(formula, text)).toBe(true);
  });

  it('returns nothing for an invalid proof', () => {
    const result = prove(dominoes(5));
    if (!('certificate' in result)) throw new Error('5-Dom is unique');
    const { formula, proof } = result.certificate;
    expect(writeLrat(formula, proof.subarray(0, 0))).toBeUndefined();
    expect(writeLrat(formula, Int32Array.of(1, 0, 0))).toBeUndefined();
  });
});
