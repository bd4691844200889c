/**
 * `nonokit explain FILE`: the solution as steps a person can follow, or a hint from the marks so
 * far.
 */
import { good, type PartialGrid, type Puzzle, problem, type Result } from '@nonokit/core';
import { type Ending, type Explainer, explainer, type Step } from '@nonokit/explain';
import { solveAsync } from '@nonokit/solver';
import { stepAnswer } from 'nonokit/explain';
import { givingWay } from 'nonokit/threads';
import type { ColorChoice } from '../../io/color.js';
import { type Console, createConsole, raise, refuse } from '../../io/console.js';
import { tellDoubts } from '../../io/doubts.js';
import { EXIT } from '../../io/exit.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readOne } from '../../io/input.js';
import { type InputPuzzle, isKind } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { createEmptyMarks, readMarks } from '../../io/marks.js';
import { readBytes, STDIN_TWICE } from '../../io/read-bytes.js';
import { formatName } from '../../io/report.js';
import { Drawing } from '../../steps/drawing.js';
import { legendText } from '../../steps/legend.js';
import { stepLook } from '../../steps/look.js';
import { askForNext, canAsk } from '../../steps/reading.js';
import type { StepRange } from '../../steps/step-range.js';
import { stepText } from '../../steps/step-text.js';
import * as says from '../../words/en/problems/commands.js';
import type { Words } from '../../words/language-words.js';
import { type HintPart, printHint } from '../hint/print-hint.js';
import { type Clock, startClock } from './explain-clock.js';
import { judgeEnding, techniquesText } from './explain-ending.js';

/** The options of `explain`. */
export interface ExplainFlags {
  /** A format's id: "non". */
  readonly from?: string;
  /** A file with marks. */
  readonly fromState?: string;
  readonly next?: boolean;
  /** How much of a hint to reveal. */
  readonly tell?: HintPart;
  /** Counted from 1. */
  readonly only?: StepRange;
  /** After every how many steps the board is printed; true is after each. */
  readonly board?: number | true;
  /** Whether to wait for a key after each step. */
  readonly pause?: boolean;
  readonly color: ColorChoice;
  readonly lineOnly?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Most lines to settle while looking for chains: 3000000. */
  readonly budget: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Prints the steps, or one hint. */
export async function runExplain(
  name: string,
  flags: ExplainFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  if (name === '-' && flags.fromState === '-') return refuse(console, '-', STDIN_TWICE);
  if (flags.tell !== undefined && !flags.next) {
    return refuse(console, '--tell', problem(says.needsNext));
  }
  const notOneStep = flags.next ? flagOfMany(flags) : undefined;
  if (notOneStep !== undefined) return refuse(console, notOneStep, problem(says.notWithNext));
  if (flags.pause && (flags.json === true || !canAsk(session.host))) {
    return refuse(console, '--pause', problem(says.pauseNeedsTerminal));
  }
  await interruptible(console, async (signal) => {
    const input = await readOne(name, {
      from: flags.from,
      host: session.host,
      signal,
      words: words.common,
    });
    if (signal.aborted) return;
    if (isKind(input)) {
      const { explainKindInput } = await import('../../kinds/index.js');
      return explainKindInput(input, flags, console, signal);
    }
    if (!input.ok) return fail(input, console);
    tellDoubts(input, console);
    const marks = await marksOf(input.puzzle, flags.fromState, session, signal);
    if (signal.aborted) return;
    if (!marks.ok) return refuse(console, flags.fromState ?? input.name, marks.problem);
    const { timeout: timeoutMs, quiet: hidden } = flags;
    const clock = startClock({ timeoutMs, console, hidden, signal });
    if (flags.next) {
      await printHint(input, marks.value, { ...flags, clock }, console);
      return;
    }
    await printSteps({ input, marks: marks.value, flags, console, signal, clock });
  });
}

/** The option that prints several steps, if one is given. */
function flagOfMany({ only, board, pause }: ExplainFlags): string | undefined {
  if (only !== undefined) return '--only';
  if (board !== undefined) return '--board';
  return pause ? '--pause' : undefined;
}

/** The given marks; none unless a file has some. */
async function marksOf(
  puzzle: Puzzle,
  fromState: string | undefined,
  { words, host }: Session,
  signal: AbortSignal,
): Promise<Result<PartialGrid>> {
  if (fromState === undefined) return good(createEmptyMarks(puzzle));
  const bytes = await readBytes(fromState, {
    host,
    signal,
    prompt: words.common.typePuzzle,
  });
  return bytes.ok ? readMarks(new TextDecoder().decode(bytes.value), puzzle) : bytes;
}

/** Conflicts after which uniqueness stays undecided: a second or so. */
const MOST_CONFLICTS = 5000;

/** Most lines to settle for chains if there are several solutions: a second or two. */
const AMBIGUOUS_BUDGET = 500_000;

/** The input and output of an explanation. */
interface Telling {
  readonly input: InputPuzzle;
  readonly marks: PartialGrid;
  readonly flags: ExplainFlags;
  readonly console: Console;
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

async function printSteps(telling: Telling): Promise<void> {
  const { input, marks, flags, console, signal, clock } = telling;
  const { puzzle } = input;
  const { words } = console;
  const limits = { maxConflicts: MOST_CONFLICTS, signal: clock };
  const result = await clock.hold(words.explain.solving, (pause) =>
    solveAsync(puzzle, limits, pause),
  );
  // with several solutions, assumptions never reach the end
  const isAmbiguous = result.status === 'multiple';
  const walk = explainer(puzzle, {
    from: marks,
    chains: flags.lineOnly !== true,
    totalBudget: isAmbiguous ? Math.min(AMBIGUOUS_BUDGET, flags.budget) : flags.budget,
  });
  if (!walk.ok) return refuse(console, input.name, walk.problem);
  if (!flags.json)
    await console.out(legendText(puzzle, stepLook(flags.color, console.host), words));
  const { steps, ending, isLeft } = await tellSteps(walk.value, telling);
  if (isLeft) return;
  if (flags.only !== undefined && !signal.aborted)
    return missingStep(flags.only, steps.length, telling);
  const marked = flags.fromState !== undefined;
  const told = { ...flags, words, marked, result, clock, known: walk.value.ending.known };
  const verdict = await judgeEnding(puzzle, steps, ending, told);
  raise(console, verdict.status);
  if (flags.json) await console.out(`${JSON.stringify(verdict.answer)}\n`);
  console.tell(`${formatName(input.name, puzzle)}: ${verdict.sentence}`);
  const details = [...techniquesText(steps, words), ...verdict.details];
  for (const sentence of details) console.tell(`- ${sentence}`);
}

/** The printed steps, and how they ended; without an ending, time was up. */
interface Told {
  readonly steps: readonly Step[];
  readonly ending: Ending | undefined;
  /** True if the reader has quit. */
  readonly isLeft: boolean;
}

/** Prints steps as they are found, or only the requested ones. */
async function tellSteps(
  walk: Explainer,
  { input: { puzzle }, marks, flags, console, signal, clock }: Telling,
): Promise<Told> {
  const { explain } = console.words;
  const { from, to } = flags.only ?? ALL_STEPS;
  const drawing = new Drawing(puzzle, marks, stepLook(flags.color, console.host));
  const steps: Step[] = [];
  const giveWay = givingWay();
  while (!signal.aborted && !clock.aborted && steps.length < to) {
    const next = await clock.hold(explain.looking, (pause) =>
      walk.nextAsync(pause, { signal: clock }),
    );
    if (next === undefined) {
      const ending = walk.ending.status === 'stopped' ? undefined : walk.ending;
      return { steps, ending, isLeft: false };
    }
    const number = steps.push(next);
    const isTold = number >= from;
    const isPaused = flags.pause === true && isTold && number > from;
    if (isPaused && !(await askForNext(explain.pausePrompt, console.host))) {
      return { steps, ending: undefined, isLeft: true };
    }
    const text = told(next, number, puzzle, flags, { drawing, words: console.words });
    if (isTold) await console.out(text);
    await giveWay();
  }
  return { steps, ending: undefined, isLeft: false };
}

const ALL_STEPS: StepRange = { from: 1, to: Number.POSITIVE_INFINITY };

/** A step as it is printed, with the board where one is due; the drawing takes it over. */
function told(
  step: Step,
  number: number,
  puzzle: Puzzle,
  { json, board }: ExplainFlags,
  { drawing, words }: { readonly drawing: Drawing; readonly words: Words },
): string {
  const text = json
    ? `${JSON.stringify(stepAnswer(step, number, puzzle, words.tongue))}\n`
    : stepText(step, number, puzzle, words.tongue, drawing);
  drawing.take(step);
  const isBoardDue = board !== undefined && !json && number % (board === true ? 1 : board) === 0;
  const gap = drawing.painted ? '' : '\n';
  return isBoardDue ? `${text}${gap}${drawing.board()}\n` : text;
}

/** Reports that the requested steps do not exist. */
function missingStep({ from }: StepRange, count: number, { input, console }: Telling): void {
  if (from <= count) return;
  raise(console, EXIT.badInput);
  console.complain(`${input.name}: ${console.words.explain.noSuchStep(from, count)}`);
}
