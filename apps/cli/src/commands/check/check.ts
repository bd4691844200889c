/** `nonokit check FILE…`: whether each puzzle is unique, and how much work it takes. */
import type { SolveResult } from '@nonokit/solver';
import { answerOf, failureAnswerOf } from 'nonokit/json';
import { createConsole, raise } from '../../io/console.js';
import { csvHead, csvLine } from '../../io/csv.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import type { KindInput } from '../../io/input-puzzle.js';
import { OutcomeCounts } from '../../io/outcome-counts.js';
import { checkLine, isRated, whyUnrated } from '../../io/report.js';
import { type TaskFlags, toTaskOptions } from '../../io/task-flags.js';
import { solveAll } from '../../threads/solve-all.js';
import type { DetailFlags } from './check-details.js';

/** The options of `check`. */
export interface CheckFlags extends TaskFlags {
  readonly jobs: number | 'max';
  readonly json?: boolean;
  readonly csv?: boolean;
  /** Whether to print the whole rating, and what keeps line logic from solving a puzzle. */
  readonly details?: boolean;
}

/** Prints one line, or one object, per puzzle, and a sentence about all of them. */
export async function runCheck(
  names: readonly string[],
  flags: CheckFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const task = { ...toTaskOptions(flags), rate: true };
  const { from, jobs, quiet } = flags;
  const counts = new OutcomeCounts();
  const onKind = async (input: KindInput, signal: AbortSignal): Promise<void> => {
    const { solveKindInput, kindCheck } = await import('../../kinds/index.js');
    const answer = await solveKindInput(input, task, console, signal);
    if (answer === undefined) return;
    counts.addResult(answer.result);
    raise(console, toExitStatus(answer.result));
    await console.out(kindCheck(answer, flags, words));
  };
  if (flags.csv) await console.out(csvHead());
  // the details say which number it is
  const advises = flags.details !== true;
  const options = { names, from, jobs, task, console, quiet, onKind, advises };
  await solveAll(options, async (outcome, signal) => {
    counts.add(outcome);
    if (outcome.ok) raise(console, toExitStatus(outcome.solved.result));
    const details = flags.details ? await import('./check-details.js') : undefined;
    const detail: DetailFlags = { timeoutMs: task.timeoutMs, quiet, console, signal };
    const proofreading = await details?.proofreadInput(outcome, detail);
    const slips =
      details === undefined || proofreading === undefined
        ? {}
        : { proofreading: details.proofreadingAnswer(proofreading) };
    if (!outcome.ok) {
      const answer = { ...failureAnswerOf(outcome), ...slips };
      if (flags.json) await console.out(`${JSON.stringify(answer)}\n`);
      else if (flags.csv) await console.out(csvLine(answer));
      else await console.out(details?.slipsText(proofreading, words) ?? '');
      return;
    }
    const answer = answerOf(outcome.input, outcome.solved, false);
    if (flags.csv) await console.out(csvLine(answer));
    else if (!flags.json) await console.out(`${checkLine(outcome, words)}\n`);
    const { result, difficulty } = outcome.solved;
    if (result.status === 'unique' && !isRated(difficulty)) {
      console.note(`${outcome.input.name}: ${whyUnrated(outcome, words)}`);
    }
    const diagnosis = await details?.diagnoseInput(outcome, detail);
    if (flags.json) {
      const found = diagnosis === undefined ? {} : { diagnosis };
      await console.out(`${JSON.stringify({ ...answer, ...found, ...slips })}\n`);
    } else if (details !== undefined) {
      await console.out(details.detailsText(outcome, diagnosis, words));
      await console.out(details.slipsText(proofreading, words));
    }
  });
  counts.tellChecked(console);
}

function toExitStatus({ status }: Pick<SolveResult, 'status'>): ExitStatus {
  if (status === 'unknown') return EXIT.undecided;
  return status === 'unique' ? EXIT.good : EXIT.negative;
}
