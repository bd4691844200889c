/**
 * `nonokit rate FILE…`: how hard each puzzle is for a person, in one line, and what the words
 * mean.
 */
import { answerOf, failureAnswerOf } from 'nonokit/json';
import { createConsole, raise } from '../../io/console.js';
import { csvHead, csvLine } from '../../io/csv.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import type { KindInput } from '../../io/input-puzzle.js';
import { OutcomeCounts } from '../../io/outcome-counts.js';
import { formatName, isRated } from '../../io/report.js';
import { type TaskFlags, toTaskOptions } from '../../io/task-flags.js';
import { type Finished, solveAll } from '../../threads/solve-all.js';
import type { Words } from '../../words/language-words.js';
import { joinColumns, ratedColumns } from './columns.js';

/** The options of `rate`. */
export interface RateFlags extends TaskFlags {
  readonly jobs: number | 'max';
  readonly json?: boolean;
  readonly csv?: boolean;
}

/**
 * Prints one line, or one object, per puzzle; below them a sentence about all and, on a terminal, a
 * legend.
 */
export async function runRate(
  names: readonly string[],
  flags: RateFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const task = { ...toTaskOptions(flags), rate: true };
  const { from, jobs, quiet } = flags;
  const counts = new OutcomeCounts();
  let rated = 0;
  if (flags.csv) await console.out(csvHead());
  const onKind = async (input: KindInput, signal: AbortSignal): Promise<void> => {
    const { rateKindInput, kindRateText } = await import('../../kinds/index.js');
    const found = await rateKindInput(input, task, console, signal);
    if (found === undefined || signal.aborted) return;
    if (found.difficulty !== undefined) rated++;
    raise(console, found.status);
    await console.out(kindRateText(found, flags, words));
  };
  await solveAll({ names, from, jobs, task, console, quiet, onKind }, async (outcome) => {
    counts.add(outcome);
    if (flags.json || flags.csv) {
      const answer = outcome.ok
        ? answerOf(outcome.input, outcome.solved, false)
        : failureAnswerOf(outcome);
      await console.out(flags.csv ? csvLine(answer) : `${JSON.stringify(answer)}\n`);
    }
    if (!outcome.ok) return;
    raise(console, toExitStatus(outcome));
    if (isRated(outcome.solved.difficulty)) rated++;
    if (!flags.json && !flags.csv) await console.out(`${rateLine(outcome, words)}\n`);
  });
  counts.tellRated(console);
  const isRead = session.host.stdout.isTTY === true && session.host.stderr.isTTY === true;
  if (rated > 0 && isRead && !flags.json && !flags.csv)
    for (const line of words.rate.legend.split('\n')) console.tell(line);
}

function toExitStatus({ solved }: Finished): ExitStatus {
  const { status } = solved.result;
  if (status === 'unique') return isRated(solved.difficulty) ? EXIT.good : EXIT.undecided;
  return status === 'unknown' ? EXIT.undecided : EXIT.negative;
}

/** The rating in columns, or why there is none, then the name. */
function rateLine(outcome: Finished, words: Words): string {
  const { input, solved } = outcome;
  const { puzzle, name } = input;
  const { difficulty } = solved;
  const isUnfinished = difficulty?.guess === 'unfinished';
  const columns =
    difficulty === undefined
      ? [whyNot(outcome, words)]
      : isUnfinished
        ? [words.rate.unfinished]
        : ratedColumns(difficulty, words);
  return joinColumns(columns, `${puzzle.width}x${puzzle.height}`, formatName(name, puzzle), words);
}

/** Why a puzzle has no rating. */
function whyNot({ solved: { result } }: Finished, { rate }: Words): string {
  if (result.status === 'unique') return rate.unrated;
  return rate.unsolved[result.status];
}
