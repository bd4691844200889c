/**
 * `nonokit bench FILE|DIR…`: how long the solver takes over many puzzles. Times are those of the
 * solver alone; undecided puzzles count with the time they were given. With `--runs N` everything
 * is solved N times, round after round, so that a disturbance of the machine does not hit all runs
 * of one puzzle.
 */
import { problem } from '@nonokit/core';
import { failureAnswerOf } from 'nonokit/json';
import { warmUp } from 'nonokit/threads';
import { type Comparison, compare, type Timed } from '../../bench/compare.js';
import { readOldAnswers } from '../../bench/old-answers.js';
import { jsonSummary, textSummary } from '../../bench/summary.js';
import { type Measured, Tally, toBenchAnswer } from '../../bench/tally.js';
import { type Console, createConsole, raise, refuse } from '../../io/console.js';
import { csvHead, csvLine } from '../../io/csv.js';
import { EXIT } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import { openProgress, type Progress } from '../../io/progress.js';
import { type TaskFlags, toTaskOptions } from '../../io/task-flags.js';
import { solveAll } from '../../threads/solve-all.js';
import { nothingInCommon } from '../../words/en/problems/commands.js';

/** The options of `bench`. */
export interface BenchFlags extends TaskFlags {
  readonly jobs: number | 'max';
  readonly json?: boolean;
  readonly csv?: boolean;
  /** Number of times that each puzzle is solved: 1. */
  readonly runs: number;
  /** The output of an earlier `bench --json`. */
  readonly compare?: string;
}

/** Solves everything, then prints the summary; after Ctrl-C, the summary of the finished work. */
export async function runBench(
  names: readonly string[],
  flags: BenchFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const old = await oldAnswers(flags.compare, console);
  if (old === undefined) return;
  const tally = new Tally();
  await measure(names, flags, { tally, console });
  const comparison = compared(old, tally.measured, flags.compare, console);
  // a table of zeros is useless; the faults have been reported
  const isEmpty = tally.measured.length === 0 && flags.json !== true;
  if (flags.csv || isEmpty) return;
  const summary = flags.json
    ? `${JSON.stringify({ summary: jsonSummary(tally, comparison) })}\n`
    : textSummary({ tally, runs: flags.runs, comparison }, words);
  await console.out(summary);
}

/**
 * The answers to compare with: none without `--compare`, undefined after reporting why they cannot
 * be read.
 */
async function oldAnswers(
  file: string | undefined,
  console: Console,
): Promise<readonly Timed[] | undefined> {
  if (file === undefined) return [];
  const old = await readOldAnswers(file, console.host);
  if (old.ok) return old.value;
  refuse(console, file, old.problem);
  return undefined;
}

function compared(
  old: readonly Timed[],
  measured: readonly Measured[],
  file: string | undefined,
  console: Console,
): Comparison | undefined {
  if (file === undefined) return undefined;
  const comparison = compare(old, measured.map(toBenchAnswer));
  if (comparison !== undefined) return comparison;
  refuse(console, file, problem(nothingInCommon));
  return undefined;
}

/** The output of measurements. */
interface Sink {
  readonly tally: Tally;
  readonly console: Console;
}

async function measure(
  names: readonly string[],
  flags: BenchFlags,
  { tally, console }: Sink,
): Promise<void> {
  const lines = flags.json === true || flags.csv === true;
  // answers on the same screen would overwrite the bar
  const hidden = flags.quiet === true || (lines && console.host.stdout.isTTY === true);
  const progress = openProgress(console, hidden);
  warmUp();
  if (flags.csv) await console.out(csvHead());
  try {
    await solveEach(names, flags, { tally, console }, progress);
  } finally {
    progress.stop();
  }
  if (flags.runs > 1) {
    for (const measured of tally.measured) await print(measured, flags, console);
  }
}

async function solveEach(
  names: readonly string[],
  flags: BenchFlags,
  { tally, console }: Sink,
  progress: Progress,
): Promise<void> {
  const { from, jobs, runs } = flags;
  const onTotal = (total: number, steps: number): void => {
    tally.total = total;
    progress.begin(steps);
  };
  const onStart = progress.working;
  const task = toTaskOptions(flags);
  let done = 0;
  await solveAll(
    { names, from, jobs, task, console, quiet: flags.quiet, rounds: runs, onTotal, onStart },
    async (outcome) => {
      tally.add(outcome);
      progress.done(++done);
      if (!outcome.ok) {
        const answer = failureAnswerOf(outcome);
        if (flags.json) await console.out(`${JSON.stringify(answer)}\n`);
        else if (flags.csv) await console.out(csvLine(answer));
        return;
      }
      const { input, solved } = outcome;
      if (solved.result.status === 'unknown') raise(console, EXIT.undecided);
      if (runs === 1) await print({ input, ...solved, timesMs: [solved.timeMs] }, flags, console);
    },
  );
}

async function print(measured: Measured, flags: BenchFlags, console: Console): Promise<void> {
  const answer = toBenchAnswer(measured);
  if (flags.json) await console.out(`${JSON.stringify(answer)}\n`);
  else if (flags.csv) await console.out(csvLine(answer));
}
