/** Checking a certificate of a puzzle of another kind: the formula is made again from the clues. */
import type { KindPuzzle } from '@nonokit/core';
import { cellCount, satisfies } from '@nonokit/kinds';
import type { CertificateVerdict } from '../check-certificate.js';
import { checkProof, clausesIn } from '../check-proof.js';
import type { Formula } from '../clauses.js';
import { encodeKind, type KindEncoding, kindFormula } from './encode-kind.js';

/**
 * Checks a formula and a proof of it, as files hold them: that the formula has the clauses of the
 * puzzle's clues and excludes only pictures of it, and that the proof refutes it.
 */
export function checkKindFormula(
  puzzle: KindPuzzle,
  formula: Formula,
  proof: Int32Array,
): { readonly verdict: CertificateVerdict; readonly pictures: readonly (readonly number[])[] } {
  const refused = (reason: 'formula' | 'pictures' | 'size') =>
    ({ verdict: { accepted: false, reason }, pictures: [] }) as const;
  const encoding = encodeKind(puzzle);
  if (encoding === undefined) return refused('size');
  const pictures = picturesIn(formula, encoding, puzzle);
  if (pictures === undefined) return refused('formula');
  const texts = new Set(pictures.map((picture) => picture.join()));
  const areTrue = pictures.every((picture) => satisfies(picture, puzzle));
  if (!areTrue || texts.size < pictures.length) return refused('pictures');
  return { verdict: checkProof(kindFormula(encoding, pictures), proof), pictures };
}

/** The pictures that a formula excludes beside the clauses of an encoding. */
function picturesIn(
  { variables, literals }: Formula,
  encoding: KindEncoding,
  { board, palette }: KindPuzzle,
): number[][] | undefined {
  const clues = encoding.clauses.literals;
  if (variables !== encoding.variables || literals.length < clues.length) return undefined;
  if (!clues.every((literal, at) => literal === literals[at])) return undefined;
  const pictures: number[][] = [];
  for (const { literals: clause } of clausesIn(literals.subarray(clues.length))) {
    const picture = Array.from(clause, (literal, cell) =>
      palette.findIndex((_, color) => -encoding.cell(cell, color) === literal),
    );
    if (picture.length !== cellCount(board) || picture.includes(-1)) return undefined;
    pictures.push(picture);
  }
  return pictures;
}
