/** Steps and hints as JSON, for the program's `--json` and the site's API. */
import {
  type InEach,
  inEach,
  type Language,
  type PartialGrid,
  type Puzzle,
  rowsOf,
} from '@nonokit/core';
import { applyHint, describeHint, describeStep, type Hint, type Step } from '@nonokit/explain';

/** A text in all languages. */
export type TextAnswer = InEach<string>;

/** A step with its number, from 1, and its text. */
export interface StepAnswer extends Step {
  readonly step: number;
  readonly text: TextAnswer;
}

/** The step as an object: its data, and its text in all languages. */
export function stepAnswer(step: Step, number: number, puzzle: Puzzle): StepAnswer {
  const text = inEach((language) => describeStep(step, puzzle, language).text);
  return { step: number, ...step, text };
}

/**
 * How much of a hint to tell: where to look, which technique, why, the marks afterwards. Each tells
 * more than the one before.
 */
export type HintAmount = 'where' | 'what' | 'why' | 'cells';

/** The hint as an object: all of it unless less was requested, so that nothing is given away. */
export function hintAnswer(
  found: Hint,
  puzzle: Puzzle,
  marks: PartialGrid,
  tell: HintAmount,
): object {
  const help = toHelp(found, puzzle, tell);
  if (tell === 'where' || tell === 'what') return { kind: found.kind, help };
  const known = tell === 'cells' ? { known: rowsOf(applyHint(found, marks)) } : {};
  if (found.kind !== 'step') return { ...found, help, ...known };
  const { step, before } = found;
  const steps = before.map((one, i) => stepAnswer(one, i + 1, puzzle));
  const number = before.length + 1;
  return { kind: 'step', ...stepAnswer(step, number, puzzle), before: steps, help, ...known };
}

const PARTS = ['where', 'what', 'why'] as const;

/** The words in all languages, up to the requested amount. */
function toHelp(found: Hint, puzzle: Puzzle, tell: HintAmount): object {
  const told = tell === 'cells' ? PARTS : PARTS.slice(0, PARTS.indexOf(tell) + 1);
  const wordsIn = (language: Language): object => {
    const text = describeHint(found, puzzle, language);
    return Object.fromEntries(told.map((part) => [part, text[part]] as const));
  };
  return inEach(wordsIn);
}
