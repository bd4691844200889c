/** Steps and hints as JSON, for the program's `--json` and the site's API. */
import {
  type InBuiltIn,
  inBuiltIn,
  type LoadedLanguage,
  type PartialGrid,
  type Puzzle,
  rowsOf,
} from '@nonokit/core';
import { applyHint, describeHint, describeStep, type Hint, type Step } from '@nonokit/explain';
import type { AnyTongue } from './tongues/tongue.js';

/** A text in the languages that are built in, and in the one that was asked for. */
export type TextAnswer = InBuiltIn<string> & { readonly [tag in LoadedLanguage]?: string };

/** A step with its number, from 1, and its text. */
export interface StepAnswer extends Step {
  readonly step: number;
  readonly text: TextAnswer;
}

/** What `say` says in the languages that are built in, and in the one that was asked for. */
export function inAnswer<Text>(
  say: (language: AnyTongue) => Text,
  asked: AnyTongue,
): InBuiltIn<Text> {
  const texts = inBuiltIn(say);
  return typeof asked === 'string' ? texts : { ...texts, [asked.tag]: say(asked) };
}

/**
 * The step as an object: its data, and its text in the languages that are built in and in one more
 * that is passed.
 */
export function stepAnswer(
  step: Step,
  number: number,
  puzzle: Puzzle,
  language: AnyTongue = 'en',
): StepAnswer {
  const text = inAnswer((each) => describeStep(step, puzzle, each).text, language);
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
  language: AnyTongue = 'en',
): object {
  const help = toHelp(found, puzzle, tell, language);
  if (tell === 'where' || tell === 'what') return { kind: found.kind, help };
  const known = tell === 'cells' ? { known: rowsOf(applyHint(found, marks)) } : {};
  if (found.kind !== 'step') return { ...found, help, ...known };
  const { step, before } = found;
  const steps = before.map((one, i) => stepAnswer(one, i + 1, puzzle, language));
  const number = before.length + 1;
  const answer = stepAnswer(step, number, puzzle, language);
  return { kind: 'step', ...answer, before: steps, help, ...known };
}

const PARTS = ['where', 'what', 'why'] as const;

/** The words, up to the requested amount. */
function toHelp(found: Hint, puzzle: Puzzle, tell: HintAmount, language: AnyTongue): object {
  const told = tell === 'cells' ? PARTS : PARTS.slice(0, PARTS.indexOf(tell) + 1);
  const wordsIn = (each: AnyTongue): object => {
    const text = describeHint(found, puzzle, each);
    return Object.fromEntries(told.map((part) => [part, text[part]] as const));
  };
  return inAnswer(wordsIn, language);
}
