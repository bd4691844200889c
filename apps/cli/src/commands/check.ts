/**
 * `nonokit check FILE…`: is each puzzle unique, and how much work does it take?
 */
import type { SolveResult } from '@nonokit/solver';
import { answerOf, failureAnswerOf } from '../answer.js';
import { consoleOf, raise } from '../console.js';
import { EXIT, type ExitStatus } from '../exit.js';
import { checkLine } from '../report.js';
import { solveAll } from '../solve-all.js';
import { type TaskFlags, taskOptionsOf } from '../task-flags.js';

/** The options of `check`. */
export interface CheckFlags extends TaskFlags {
  readonly jobs: number | 'max';
  readonly json?: boolean;
}

/** Prints one line, or one object, a puzzle. */
export async function runCheck(names: readonly string[], flags: CheckFlags): Promise<void> {
  const console = consoleOf(flags);
  const task = { ...taskOptionsOf(flags), rate: true };
  await solveAll({ names, from: flags.from, jobs: flags.jobs, task, console }, async (outcome) => {
    if (outcome.ok) raise(statusOf(outcome.solved.result));
    if (flags.json) {
      const answer = outcome.ok
        ? answerOf(outcome.input, outcome.solved, false)
        : failureAnswerOf(outcome);
      await console.out(`${JSON.stringify(answer)}\n`);
    } else if (outcome.ok) {
      await console.out(`${checkLine(outcome)}\n`);
    }
  });
}

function statusOf({ status }: SolveResult): ExitStatus {
  if (status === 'unknown') return EXIT.undecided;
  return status === 'unique' ? EXIT.good : EXIT.negative;
}
