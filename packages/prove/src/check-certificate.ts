/** Checking a certificate from the clues: the formula is made again, and only the proof is read. */
import { type Grid, type Puzzle, sameGrid, solves } from '@nonokit/core';
import { checkProof, clausesIn, type Verdict } from './check-proof.js';
import type { Formula } from './clauses.js';
import { type Encoding, encode, excludedBy, formulaOf } from './encoding.js';

/** The verdict about a certificate. */
export type CertificateVerdict =
  | Verdict
  /**
   * The formula is not that of the puzzle, a picture lacks its clues or is there twice, or the
   * puzzle is too large.
   */
  | { readonly accepted: false; readonly reason: 'formula' | 'pictures' | 'size' };

/**
 * Checks that `pictures` are all pictures that the puzzle has: each of them has its clues, and
 * `proof` refutes that there is a further one.
 */
export function checkCertificate(
  puzzle: Puzzle,
  pictures: readonly Grid[],
  proof: Int32Array,
): CertificateVerdict {
  const isSound = pictures.every(
    (picture, k) =>
      solves(picture, puzzle) && !pictures.slice(0, k).some((other) => sameGrid(other, picture)),
  );
  if (!isSound) return { accepted: false, reason: 'pictures' };
  const formula = formulaOf(puzzle, pictures);
  if (formula === undefined) return { accepted: false, reason: 'size' };
  return checkProof(formula, proof);
}

/**
 * Checks a formula and a proof of it, as files hold them: that the formula has the clauses of the
 * puzzle's clues and excludes only pictures of it, and that the proof refutes it. Returns the
 * pictures with the verdict.
 */
export function checkFormula(
  puzzle: Puzzle,
  formula: Formula,
  proof: Int32Array,
): { readonly verdict: CertificateVerdict; readonly pictures: readonly Grid[] } {
  const refused = (reason: 'formula' | 'size') =>
    ({ verdict: { accepted: false, reason }, pictures: [] }) as const;
  const encoding = encode(puzzle);
  if (encoding === undefined) return refused('size');
  const pictures = picturesIn(formula, encoding, puzzle);
  if (pictures === undefined) return refused('formula');
  return { verdict: checkCertificate(puzzle, pictures, proof), pictures };
}

/** The pictures that a formula excludes beside the clauses of an encoding. */
function picturesIn(
  { variables, literals }: Formula,
  encoding: Encoding,
  puzzle: Puzzle,
): Grid[] | undefined {
  const clues = encoding.clauses.literals;
  if (variables !== encoding.variables || literals.length < clues.length) return undefined;
  if (!clues.every((literal, at) => literal === literals[at])) return undefined;
  const pictures: Grid[] = [];
  for (const clause of clausesIn(literals.subarray(clues.length))) {
    const picture = excludedBy(encoding, clause.literals, puzzle);
    if (picture === undefined) return undefined;
    pictures.push(picture);
  }
  return pictures;
}
