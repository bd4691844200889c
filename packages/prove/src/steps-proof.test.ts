/** Each step of explanations follows by unit propagation, for a checker that knows no steps. */
import { type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { explain } from '@nonokit/explain';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { checkCertificate } from './check-certificate.js';
import { clausesIn } from './check-proof.js';
import { Checker } from './checker.js';
import { formulaOf } from './encoding.js';
import { proofOfSteps } from './steps-proof.js';
import { dominoes } from './testing/puzzles.js';

/** Puzzles with one picture, most of which need an assumption. */
function puzzlesToExplain(): Puzzle[] {
  const random = randomOf('steps');
  const found = [3, 4, 5].map(dominoes);
  while (found.length < 30) {
    const inks = 1 + random.below(3);
    const size = 6 + random.below(4);
    const grid = randomGrid(random, size, size, inks, 0.35 + 0.3 * random.next());
    const puzzle = puzzleOf(grid, paletteOf(inks));
    const { status, lineSolvable } = solve(puzzle);
    if (status === 'unique' && (!lineSolvable || random.below(9) === 0)) found.push(puzzle);
  }
  return found;
}

/** A checker that holds the clauses of the clues, and excludes no picture. */
function checkerOf(puzzle: Puzzle): Checker {
  const formula = formulaOf(puzzle, []);
  if (formula === undefined) throw new Error('the puzzle is small');
  const checker = new Checker(formula.variables);
  for (const { literals } of clausesIn(formula.literals)) checker.add(literals);
  return checker;
}

describe('the proof made of the steps of an explanation', () => {
  it('follows step by step, to the end', () => {
    const techniques = new Set<string>();
    for (const puzzle of puzzlesToExplain()) {
      const explained = explain(puzzle);
      if (!explained.ok) throw new Error(explained.problem.message);
      const { steps, status } = explained.value;
      for (const { technique } of steps) techniques.add(technique);
      const proof = proofOfSteps(puzzle, steps) ?? new Int32Array();
      const clauses = [...clausesIn(proof)];
      const checker = checkerOf(puzzle);
      for (const { literals } of clauses.slice(0, -1)) {
        expect(checker.follows(literals)).toBe(true);
        checker.add(literals);
      }
      expect(checker.conflict).toBe(-1);
      if (status !== 'solved') continue;
      const answer = solve(puzzle);
      if (answer.status !== 'unique') throw new Error('it was unique');
      expect(checkCertificate(puzzle, [answer.solution], proof)).toMatchObject({ accepted: true });
    }
    expect([...techniques]).toEqual(expect.arrayContaining(['complete-line', 'two-way', 'nested']));
  });

  it('is incomplete if steps are missing', () => {
    const puzzle = dominoes(6);
    const answer = solve(puzzle);
    const pictures = answer.status === 'unique' ? [answer.solution] : [];
    const explained = explain(puzzle, { maxSteps: 1 });
    const steps = explained.ok ? explained.value.steps : [];
    expect(steps).toHaveLength(1);
    const proof = proofOfSteps(puzzle, steps) ?? new Int32Array();
    const { length: count } = [...clausesIn(proof)];
    expect(checkCertificate(puzzle, pictures, proof)).toEqual({
      accepted: false,
      clause: count,
      reason: 'does-not-follow',
    });
  });
});
