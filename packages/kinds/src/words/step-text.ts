/** Steps in words, in each language. */
import type { ColorWord, KindPuzzle, Language } from '@nonokit/core';
import type { KindStep } from '../explain-kind.js';
import { type StepFacts, stepFacts } from './step-facts.js';
import { englishColor, englishStep } from './steps-en.js';
import { russianColor, russianStep } from './steps-ru.js';

const STEPS: Readonly<
  Record<Language, { say: (facts: StepFacts) => string; color: (word: ColorWord) => string }>
> = {
  en: { say: englishStep, color: englishColor },
  ru: { say: russianStep, color: russianColor },
};

/** The sentence of a step: "Row 3 (2 ?): however it is arranged, cells 1–2 are filled." */
export function kindStepText(step: KindStep, puzzle: KindPuzzle, language: Language): string {
  const { say, color } = STEPS[language];
  return say(stepFacts(step, puzzle, (word) => ` ${color(word)}`));
}
