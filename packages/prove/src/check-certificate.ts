/** Checking a certificate from the clues: nothing of its author's is trusted but the proof, step by step. */
import { type Grid, type Puzzle, sameGrid, solves } from '@nonokit/core';
import { checkProof, type Verdict } from './check-proof.js';
import { encode, exclude } from './encoding.js';

/** The verdict about a certificate. */
export type CertificateVerdict =
  | Verdict
  /** A picture lacks the clues of the puzzle or is there twice, or the puzzle is too large. */
  | { readonly accepted: false; readonly reason: 'pictures' | 'size' };

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
  const encoding = encode(puzzle);
  if (encoding === undefined) return { accepted: false, reason: 'size' };
  for (const picture of pictures) exclude(encoding, picture);
  const { variables, clauses } = encoding;
  return checkProof({ variables, literals: clauses.literals }, proof);
}
