/** Steps, hints and diagnoses in words, for whatever is a puzzle, in English by default. */
import { isBuiltIn } from '@nonokit/core';
import {
  type Diagnosis,
  describeDiagnosis as diagnosisText,
  type Hint,
  type HintText,
  describeHint as hintText,
  type Spoken,
  type Step,
  type StepText,
  describeStep as stepText,
} from '@nonokit/explain';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';
import { quoted } from './option-kinds.js';

/** Puts a step of a puzzle into words: 'en', 'ru', or a language such as `inGerman`. */
export function describeStep(step: Step, puzzle: PuzzleSource, language: Spoken = 'en'): StepText {
  check('describeStep', 'step', isObject(step) && 'lines' in step, step, language);
  return stepText(step, asPuzzle(puzzle), language);
}

/** Puts a hint into words: where to look, what is there, and why. */
export function describeHint(hint: Hint, puzzle: PuzzleSource, language: Spoken = 'en'): HintText {
  check('describeHint', 'hint', isObject(hint) && 'kind' in hint, hint, language);
  return hintText(hint, asPuzzle(puzzle), language);
}

/** Puts a diagnosis into sentences; none for a puzzle that needs no remedy. */
export function describeDiagnosis(
  diagnosis: Diagnosis,
  puzzle: PuzzleSource,
  language: Spoken = 'en',
): readonly string[] {
  const isDiagnosis = isObject(diagnosis) && 'status' in diagnosis;
  check('describeDiagnosis', 'diagnosis', isDiagnosis, diagnosis, language);
  return diagnosisText(diagnosis, asPuzzle(puzzle), language);
}

/** Throws RangeError for arguments in another order, and for a language that is not built in. */
function check(
  verb: string,
  name: string,
  isRight: boolean,
  found: unknown,
  language: unknown,
): void {
  if (!isRight) throw new RangeError(`${verb}: the first argument is a ${name}, ${got(found)}`);
  if (typeof language === 'string' && isBuiltIn(language as 'en')) return;
  if (isObject(language) && 'explain' in language) return;
  const known = "'en', 'ru', or one of nonokit/languages, such as inGerman of nonokit/de";
  throw new RangeError(`${verb}: a language is ${known}, ${got(language)}`);
}

function got(found: unknown): string {
  return Array.isArray(found) ? 'got a list' : `got ${quoted(found)}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
