/** `nonokit prove FILE --steps`: the steps of an explanation as the proof. */
import { bad, type Grid, good, type Pause, type Puzzle, type Result } from '@nonokit/core';
import { type ExplainOptions, explainAsync } from '@nonokit/explain';
import { type Certificate, formulaOf, proofOfSteps } from '@nonokit/prove';
import * as says from '../../words/en/problems/prove.js';

/** What the steps of an explanation prove. */
export interface StepsProof {
  readonly status: 'unique' | 'none';
  readonly pictures: readonly Grid[];
  readonly certificate: Certificate;
}

/**
 * Explains a puzzle to the end, and makes a proof of the steps; a problem if they do not reach it.
 */
export async function proveBySteps(
  puzzle: Puzzle,
  options: ExplainOptions,
  pause: Pause,
): Promise<Result<StepsProof>> {
  const explained = await explainAsync(puzzle, options, () => pause(undefined));
  if (!explained.ok) return explained;
  const { status, steps, known } = explained.value;
  if (status !== 'solved' && status !== 'contradiction') return bad(says.stepsEnd);
  const { width, height } = puzzle;
  const picture = { width, height, cells: Uint16Array.from(known.cells) };
  const pictures = status === 'solved' ? [picture] : [];
  const formula = formulaOf(puzzle, pictures);
  const proof = proofOfSteps(puzzle, steps);
  if (formula === undefined || proof === undefined) return bad(says.formulaTooLarge);
  const answer = status === 'solved' ? 'unique' : 'none';
  return good({ status: answer, pictures, certificate: { formula, proof } });
}
