/**
 * `nonokit explain --next`: one hint from the marks so far, in words or as JSON, up to the
 * requested level, including the marks afterwards.
 */
import { type PartialGrid, type Puzzle, rowsOf } from '@nonokit/core';
import {
  applyHint,
  describeHint,
  type Hint,
  type HintText,
  hint,
  type LanguageId,
} from '@nonokit/explain';
import { type Console, raise, refuse } from '../../io/console.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import type { InputPuzzle } from '../../io/input.js';
import { nameOf } from '../../io/report.js';
import type { Clock } from './explain-clock.js';
import { marksText } from './explain-marks.js';
import { Drawing, stepAnswer, stepText } from './explain-step.js';

/**
 * How much to reveal: where to look, which technique, why; or, for a program, the marks afterwards.
 */
export type HintPart = 'where' | 'what' | 'why' | 'marks';

/** How to print the hint. */
export interface HintFlags {
  readonly tell?: HintPart;
  readonly json?: boolean;
  readonly lineOnly?: boolean;
  /** Most lines to settle while looking for chains. */
  readonly budget: number;
  readonly clock: Clock;
}

/** Prints the hint for these marks. */
export async function printHint(
  { puzzle, name }: InputPuzzle,
  marks: PartialGrid,
  { tell = 'why', json, lineOnly, budget, clock }: HintFlags,
  console: Console,
): Promise<void> {
  const { explain: say, language } = console.words;
  const limits = { chains: lineOnly !== true, totalBudget: budget, signal: clock };
  const result = clock.hold(say.looking, () => hint(puzzle, marks, limits));
  if (!result.ok) return refuse(console, name, result.problem);
  const found = result.value;
  raise(statusOf(found));
  if (found.kind === 'stuck' && clock.aborted) {
    console.tell(`${nameOf(name, puzzle)}: ${say.hintTimeIsUp}`);
  }
  if (json) return console.out(`${JSON.stringify(answerOf(found, puzzle, marks, tell))}\n`);
  const text = describeHint(found, puzzle, language);
  if (tell === 'marks') {
    await console.out(marksText(applyHint(found, marks), puzzle));
    console.tell(text.why);
  } else if (tell === 'why' && found.kind === 'step') {
    await console.out(stepsText(found, puzzle, marks, language));
  } else await console.out(`${text[tell]}\n`);
}

function statusOf({ kind }: Hint): ExitStatus {
  if (kind === 'step' || kind === 'solved') return EXIT.good;
  return kind === 'stuck' ? EXIT.undecided : EXIT.negative;
}

/** The step as `explain` prints it, after the steps that it rests on. */
function stepsText(
  { step, before }: Hint & { readonly kind: 'step' },
  puzzle: Puzzle,
  marks: PartialGrid,
  language: LanguageId,
): string {
  const drawing = new Drawing(puzzle, marks);
  const steps = [...before, step];
  return steps.map((one, i) => stepText(one, i + 1, puzzle, language, drawing)).join('');
}

/** The hint as an object: all of it unless less was requested, so that nothing is given away. */
function answerOf(found: Hint, puzzle: Puzzle, marks: PartialGrid, tell: HintPart): object {
  const help = helpOf(found, puzzle, tell);
  if (tell === 'where' || tell === 'what') return { kind: found.kind, help };
  const known = tell === 'marks' ? { known: rowsOf(applyHint(found, marks)) } : {};
  if (found.kind !== 'step') return { ...found, help, ...known };
  const { step, before } = found;
  const steps = before.map((one, i) => stepAnswer(one, i + 1, puzzle));
  const number = before.length + 1;
  return { kind: 'step', ...stepAnswer(step, number, puzzle), before: steps, help, ...known };
}

/** The words in both languages, up to the requested level. */
function helpOf(found: Hint, puzzle: Puzzle, tell: HintPart): object {
  const parts = ['where', 'what', 'why'] as const;
  const told = tell === 'marks' ? parts : parts.slice(0, parts.indexOf(tell) + 1);
  const some = (text: HintText): object =>
    Object.fromEntries(told.map((part) => [part, text[part]] as const));
  return {
    en: some(describeHint(found, puzzle, 'en')),
    ru: some(describeHint(found, puzzle, 'ru')),
  };
}
