/**
 * Damaged certificates. A thousand are false by construction, since a literal, a clause or a clue
 * was changed so that a picture contradicts them, and the checker refuses each. Others are damaged
 * at random; propagation from its definition decides which of them still prove something.
 */
import { type Clue, type Puzzle, puzzleOf, type Random, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { checkCertificate } from './check-certificate.js';
import { checkProof, clausesIn } from './check-proof.js';
import type { Formula } from './clauses.js';
import { ClauseList } from './clauses.js';
import { prove } from './prove.js';
import { acceptsNaively, listClauses, propagateNaively } from './testing/naive-propagation.js';
import { dominoes } from './testing/puzzles.js';

/** A puzzle with one picture, and the proof of that. */
interface Proved {
  readonly puzzle: Puzzle;
  readonly formula: Formula;
  readonly proof: Int32Array;
  readonly picture: Parameters<typeof checkCertificate>[1][number];
}

function provedPuzzles(seed: string, size: number, from: readonly Puzzle[], count: number) {
  const random = randomOf(seed);
  const found: Proved[] = [];
  const tryIt = (puzzle: Puzzle): void => {
    const result = prove(puzzle, { maxSolutions: 1 });
    if (result.status !== 'unique') return;
    const [picture] = result.pictures;
    if (picture !== undefined) found.push({ puzzle, ...result.certificate, picture });
  };
  for (const puzzle of from) tryIt(puzzle);
  while (found.length < count) {
    const inks = 1 + random.below(2);
    tryIt(puzzleOf(randomGrid(random, size, size, inks, 0.6), paletteOf(inks)));
  }
  return found;
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

/** The clauses of a list, one array each, as a list again. */
function listOf(clauses: readonly (readonly number[])[]): Int32Array {
  const list = new ClauseList();
  for (const clause of clauses) {
    for (const literal of clause) list.put(literal);
    list.close();
  }
  return list.literals;
}

/** One literal of the clause that excludes the picture is negated, or the clause is missing. */
function withoutExclusion({ formula }: Proved, random: Random): Formula {
  const clauses = listClauses(formula.literals);
  const last = clauses.pop() ?? [];
  const at = random.below(last.length + 1);
  const changed = last.map((literal, k) => (k === at ? -literal : literal));
  return { ...formula, literals: listOf(at === last.length ? clauses : [...clauses, changed]) };
}

/** A clue with one number larger or smaller, or without it. */
function changedClue(clue: Clue, random: Random): Clue {
  const k = random.below(clue.length);
  const size = (clue[k]?.size ?? 0) + (random.below(2) === 0 ? 1 : -1);
  return clue.flatMap((block, i) => {
    if (i !== k) return [block];
    return size === 0 ? [] : [{ ...block, size }];
  });
}

/** A puzzle with one number of a row changed. */
function withChangedClue(puzzle: Puzzle, random: Random): Puzzle {
  const numbered = [...puzzle.rows.keys()].filter((y) => puzzle.rows[y]?.length !== 0);
  const at = pick(random, numbered);
  const rows = puzzle.rows.map((clue, y) => (y === at ? changedClue(clue, random) : clue));
  return { ...puzzle, rows };
}

/** A clause of the proof, changed so that the picture contradicts it. */
function falseClause({ formula, proof }: Proved, known: ReadonlySet<number>, random: Random) {
  const lines = [...clausesIn(proof)].filter(({ literals }) => literals.length > 0);
  if (lines.length === 0) return [pick(random, [...known]) * -1];
  const { literals } = pick(random, lines);
  expect(known.size).toBe(formula.variables);
  return [...literals].map((literal) => (known.has(literal) ? -literal : literal));
}

/** Everything that is true of the picture, places of blocks included. */
function truthOf({ formula }: Proved): Set<number> {
  const clauses = listClauses(formula.literals);
  const last = clauses.pop() ?? [];
  return (
    propagateNaively(
      clauses,
      last.map((literal) => -literal),
    ) ?? new Set()
  );
}

/** A copy of a list in which one literal is negated or lost, or one clause is lost. */
function damaged(list: Int32Array, random: Random): Int32Array {
  const clauses = listClauses(list);
  const at = random.below(clauses.length);
  const clause = clauses[at] ?? [];
  const k = random.below(clause.length || 1);
  const kind = random.below(3);
  const negated = clause.map((literal, i) => (i === k ? -literal : literal));
  if (kind === 2) clauses.splice(at, 1);
  else clauses[at] = kind === 0 ? negated : clause.filter((_, i) => i !== k);
  return listOf(clauses);
}

describe('the checker on damaged certificates', () => {
  it('refuses a thousand false ones', () => {
    const random = randomOf('false certificates');
    const all = provedPuzzles('false', 7, [3, 4, 5, 6].map(dominoes), 10);
    const truths = all.map(truthOf);
    for (let time = 0; time < 1000; time++) {
      const which = time % all.length;
      const proved = all[which] as Proved;
      const { puzzle, picture, proof } = proved;
      const kind = random.below(3);
      if (kind === 0) {
        const formula = withoutExclusion(proved, random);
        expect(checkProof(formula, proof).accepted).toBe(false);
      } else if (kind === 1) {
        const changed = withChangedClue(puzzle, random);
        expect(checkCertificate(changed, [picture], proof).accepted).toBe(false);
      } else {
        const clauses = listClauses(proved.formula.literals);
        const formula = { ...proved.formula, literals: listOf(clauses.slice(0, -1)) };
        const clause = falseClause(proved, truths[which] ?? new Set(), random);
        const verdict = checkProof(formula, listOf([clause, []]));
        expect(verdict).toEqual({ accepted: false, clause: 1, reason: 'does-not-follow' });
      }
    }
  });

  it('agrees with the definition on random damage', () => {
    const random = randomOf('damaged certificates');
    const all = provedPuzzles('damaged', 4, [dominoes(2), dominoes(3)], 8);
    const verdicts = { accepted: 0, refused: 0 };
    for (let time = 0; time < 600; time++) {
      const { formula, proof } = all[time % all.length] as Proved;
      // one change alone seldom matters
      const share = random.next();
      const kept = listClauses(formula.literals).filter(() => random.next() > share * share);
      const changed = { ...formula, literals: damaged(listOf(kept), random) };
      const { accepted } = checkProof(changed, proof);
      expect(accepted).toBe(acceptsNaively(changed, proof));
      verdicts[accepted ? 'accepted' : 'refused']++;
    }
    expect(verdicts.accepted).toBeGreaterThan(50);
    expect(verdicts.refused).toBeGreaterThan(50);
  });

  it('names the clause that it refuses, and why', () => {
    const formula = {
      variables: 2,
      literals: listOf([
        [1, 2],
        [-1, 2],
      ]),
    };
    const refusals: [Int32Array, number, string][] = [
      [listOf([[2], [1]]), 2, 'does-not-follow'],
      [listOf([[2]]), 0, 'no-contradiction'],
      [Int32Array.of(-(2 ** 31), 1, -2, 0), 1, 'not-there'],
      [listOf([[2, 3]]), 1, 'no-such-variable'],
    ];
    for (const [proof, clause, reason] of refusals) {
      expect(checkProof(formula, proof)).toEqual({ accepted: false, clause, reason });
    }
  });
});
