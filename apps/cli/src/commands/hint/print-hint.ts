/**
 * One hint from the marks so far, for `nonokit hint` and `nonokit explain --next`: in words or as
 * JSON, up to the requested level, including the board or the marks afterwards.
 */
import type { PartialGrid, Puzzle } from '@nonokit/core';
import { applyHint, describeHint, type Hint, hintAsync } from '@nonokit/explain';
import { hintAnswer } from 'nonokit/explain';
import type { ColorChoice } from '../../io/color.js';
import { type Console, raise, refuse } from '../../io/console.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import type { InputPuzzle } from '../../io/input-puzzle.js';
import { marksText } from '../../io/marks.js';
import { formatName } from '../../io/report.js';
import { Drawing } from '../../steps/drawing.js';
import { legendText } from '../../steps/legend.js';
import { stepLook } from '../../steps/look.js';
import { sentenceText, stepText } from '../../steps/step-text.js';
import type { Clock } from '../explain/explain-clock.js';

/**
 * How much to reveal: where to look, which technique, why, the board afterwards; or, for a program,
 * the marks afterwards.
 */
export type HintPart = 'where' | 'what' | 'why' | 'cells' | 'marks';

/** How to print the hint. */
export interface HintFlags {
  readonly tell?: HintPart;
  readonly color: ColorChoice;
  readonly json?: boolean;
  readonly lineOnly?: boolean;
  /** Most lines to settle while looking for chains. */
  readonly budget: number;
  readonly clock: Clock;
}

/** Prints the hint for these marks, and returns it. */
export async function printHint(
  { puzzle, name }: InputPuzzle,
  marks: PartialGrid,
  flags: HintFlags,
  console: Console,
): Promise<Hint | undefined> {
  const { lineOnly, budget, clock, tell = 'why' } = flags;
  const say = console.words.explain;
  const limits = { chains: lineOnly !== true, totalBudget: budget, signal: clock };
  const result = await clock.hold(say.looking, (pause) => hintAsync(puzzle, marks, limits, pause));
  if (!result.ok) {
    refuse(console, name, result.problem);
    return undefined;
  }
  const found = result.value;
  raise(console, toExitStatus(found));
  if (found.kind === 'stuck' && clock.aborted) {
    const why = clock.interrupted ? say.hintStopped : say.hintTimeIsUp;
    console.tell(`${formatName(name, puzzle)}: ${why}`);
  }
  await console.out(
    flags.json
      ? `${JSON.stringify(hintAnswer(found, puzzle, marks, tell === 'marks' ? 'cells' : tell, console.words.tongue))}\n`
      : hintText(found, puzzle, marks, { ...console, tell, color: flags.color }),
  );
  if (!flags.json && tell === 'marks') {
    console.tell(describeHint(found, puzzle, console.words.tongue).why);
  }
  return found;
}

function toExitStatus({ kind }: Hint): ExitStatus {
  if (kind === 'step' || kind === 'solved') return EXIT.good;
  return kind === 'stuck' ? EXIT.undecided : EXIT.negative;
}

/** How much of a hint to print, and its look. */
export interface Telling extends Session {
  readonly tell: HintPart;
  readonly color: ColorChoice;
}

/** A hint as it is printed. */
export function hintText(
  found: Hint,
  puzzle: Puzzle,
  marks: PartialGrid,
  telling: Telling,
): string {
  const { tell, color, words, host } = telling;
  if (tell === 'marks') return marksText(applyHint(found, marks), puzzle);
  const isShown = tell === 'why' || tell === 'cells';
  if (isShown && found.kind === 'step') return stepsText(found, puzzle, marks, telling);
  const text = describeHint(found, puzzle, words.tongue);
  return isShown ? sentenceText(text.lines, stepLook(color, host).columns) : `${text[tell]}\n`;
}

/**
 * The step as `explain` prints it, after the steps that it rests on, and with all details the
 * board.
 */
function stepsText(
  { step, before }: Hint & { readonly kind: 'step' },
  puzzle: Puzzle,
  marks: PartialGrid,
  { tell, color, words, host }: Telling,
): string {
  const look = stepLook(color, host);
  const drawing = new Drawing(puzzle, marks, look);
  const steps = [...before, step].map((one, i, { length }) =>
    stepText(one, length === 1 ? undefined : i + 1, puzzle, words.tongue, drawing),
  );
  const text = legendText(puzzle, look, words) + steps.join('');
  if (tell === 'why') return text;
  drawing.take(step);
  return `${text}${drawing.painted ? '' : '\n'}${drawing.board()}`;
}
