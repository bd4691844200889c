/** Steps in words, in any language. */
import type { Puzzle } from '@nonokit/core';
import type { Step } from '../step.js';
import type { LanguageId } from './language.js';
import { describeStepIn, type StepText } from './step-text.js';
import { LANGUAGES } from './table.js';

/** Puts a step of a puzzle into words. */
export function describeStep(step: Step, puzzle: Puzzle, language: LanguageId): StepText {
  return describeStepIn(LANGUAGES[language], step, puzzle);
}
