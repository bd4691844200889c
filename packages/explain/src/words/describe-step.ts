/** Steps in words, in any language. */
import type { Puzzle } from '@nonokit/core';
import type { Step } from '../step.js';
import type { Spoken } from './spoken.js';
import { describeStepIn, type StepText } from './step-text.js';
import { stepWords } from './table.js';

/** Puts a step of a puzzle into words. */
export function describeStep(step: Step, puzzle: Puzzle, language: Spoken): StepText {
  return describeStepIn(stepWords(language), step, puzzle);
}
