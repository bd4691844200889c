/**
 * `nonokit explain FILE`: the solution as steps a person can follow, or a hint from the marks so
 * far.
 */
import { good, type PartialGrid, type Puzzle, problem, type Result, UNKNOWN } from '@nonokit/core';
import { type Ending, explainSteps, type Step } from '@nonokit/explain';
import { solve } from '@nonokit/solver';
import { givingWay } from 'nonokit/tasks';
import { type Console, consoleOf, raise, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import { type InputPuzzle, readOne } from '../../io/input.js';
import { interruptible } from '../../io/interrupt.js';
import { readBytes, STDIN_TWICE } from '../../io/read-bytes.js';
import { nameOf } from '../../io/report.js';
import { fail } from '../../threads/solve-all.js';
import { needsNext, notWithNext } from '../../words/en/problems/commands.js';
import type { Words } from '../../words/words.js';
import { type Clock, startClock } from './explain-clock.js';
import { techniquesText, verdictOf } from './explain-ending.js';
import { type HintPart, printHint } from './explain-hint.js';
import { readMarks } from './explain-marks.js';
import { Drawing, stepAnswer, stepText } from './explain-step.js';

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
  readonly only?: number;
  readonly lineOnly?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Most lines to settle while looking for chains: 3000000. */
  readonly budget: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Prints the steps, or one hint. */
export async function runExplain(name: string, flags: ExplainFlags, words: Words): Promise<void> {
  const console = consoleOf(flags, words);
  if (name === '-' && flags.fromState === '-') return refuse(console, '-', STDIN_TWICE);
  if (flags.tell !== undefined && !flags.next) return refuse(console, '--tell', problem(needsNext));
  if (flags.only !== undefined && flags.next)
    return refuse(console, '--only', problem(notWithNext));
  await interruptible(async (signal) => {
    const input = await readOne(name, { from: flags.from, signal, words: words.common });
    if (signal.aborted) return;
    if (!input.ok) return fail(input, console);
    const marks = await marksOf(input.puzzle, flags.fromState, words, signal);
    if (signal.aborted) return;
    if (!marks.ok) return refuse(console, flags.fromState ?? input.name, marks.problem);
    const clock = startClock(flags.timeout, console, flags.quiet);
    if (flags.next) {
      await printHint(input, marks.value, { ...flags, clock }, console);
      return;
    }
    await printSteps({ input, marks: marks.value, flags, console, signal, clock });
  });
}

/** The given marks; none unless a file has some. */
async function marksOf(
  puzzle: Puzzle,
  fromState: string | undefined,
  words: Words,
  signal: AbortSignal,
): Promise<Result<PartialGrid>> {
  const { width, height } = puzzle;
  if (fromState === undefined) {
    return good({ width, height, cells: new Int32Array(width * height).fill(UNKNOWN) });
  }
  const bytes = await readBytes(fromState, signal, undefined, words.common.typePuzzle);
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
  const result = clock.hold(words.explain.solving, () => solve(puzzle, limits));
  // with several solutions, assumptions never reach the end
  const isAmbiguous = result.status === 'multiple';
  const walk = explainSteps(puzzle, {
    from: marks,
    chains: flags.lineOnly !== true,
    totalBudget: isAmbiguous ? Math.min(AMBIGUOUS_BUDGET, flags.budget) : flags.budget,
    signal: clock,
  });
  if (!walk.ok) return refuse(console, input.name, walk.problem);
  const { steps, ending } = await tellSteps(walk.value, telling);
  if (signal.aborted) return;
  if (flags.only !== undefined) return missingStep(flags.only, steps.length, telling);
  const marked = flags.fromState !== undefined;
  const told = { ...flags, words, marked, result, clock };
  const verdict = verdictOf(puzzle, steps, ending, told);
  raise(verdict.status);
  if (flags.json) await console.out(`${JSON.stringify(verdict.answer)}\n`);
  console.tell(`${nameOf(input.name, puzzle)}: ${verdict.sentence}`);
  const details = [...techniquesText(steps, words), ...verdict.details];
  for (const sentence of details) console.tell(`- ${sentence}`);
}

/**
 * Prints steps as they are found, or only the requested one; `ending` is undefined on a timeout.
 */
async function tellSteps(
  walk: Generator<Step, Ending>,
  { input: { puzzle }, marks, flags, console, signal, clock }: Telling,
): Promise<{ steps: readonly Step[]; ending: Ending | undefined }> {
  const { language, explain } = console.words;
  const drawing = new Drawing(puzzle, marks);
  const steps: Step[] = [];
  const giveWay = givingWay();
  while (!signal.aborted && !clock.aborted) {
    const next = clock.hold(explain.looking, () => walk.next());
    if (next.done) {
      return { steps, ending: next.value.status === 'stopped' ? undefined : next.value };
    }
    const number = steps.push(next.value);
    const text = flags.json
      ? `${JSON.stringify(stepAnswer(next.value, number, puzzle))}\n`
      : stepText(next.value, number, puzzle, language, drawing);
    drawing.take(next.value);
    if (flags.only === undefined || flags.only === number) await console.out(text);
    await giveWay();
  }
  return { steps, ending: undefined };
}

/** Reports that the requested step does not exist. */
function missingStep(only: number, count: number, { input, console }: Telling): void {
  if (only <= count) return;
  raise(EXIT.badInput);
  console.complain(`${input.name}: ${console.words.explain.noSuchStep(only, count)}`);
}
