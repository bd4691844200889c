/**
 * `nonokit bench FILE|DIR…`: how long the solver takes over many puzzles. Times are those of the solver
 * alone; undecided puzzles count with the time they were given.
 */
import { answerOf, failureAnswerOf, rounded } from '../answer.js';
import { type Console, consoleOf, raise } from '../console.js';
import { EXIT } from '../exit.js';
import { openProgress } from '../progress.js';
import { msText, nameOf, workOf } from '../report.js';
import { type Finished, type Outcome, solveAll } from '../solve-all.js';
import { warmUp } from '../solve-puzzle.js';
import { type Statistics, statisticsOf } from '../statistics.js';
import { type TaskFlags, taskOptionsOf } from '../task-flags.js';
import { aligned } from '../text-table.js';

/** The options of `bench`. */
export interface BenchFlags extends TaskFlags {
  readonly jobs: number | 'max';
  readonly json?: boolean;
}

const HEAVIEST = 10;

/** Solves everything, then prints the summary; after Ctrl-C, of what was finished. */
export async function runBench(names: readonly string[], flags: BenchFlags): Promise<void> {
  const console = consoleOf(flags);
  // answers on the same screen would run into the bar
  const hidden = flags.quiet === true || (flags.json === true && process.stdout.isTTY);
  const progress = openProgress(console, hidden);
  const tally: Tally = { finished: [], unreadable: 0, total: 0 };
  const task = taskOptionsOf(flags);
  warmUp();
  const onTotal = (total: number): void => {
    tally.total = total;
    progress.begin(total);
  };
  try {
    await solveAll(
      {
        names,
        from: flags.from,
        jobs: flags.jobs,
        task,
        console,
        onTotal,
        onStart: progress.working,
      },
      async (outcome) => {
        count(tally, outcome);
        progress.done(tally.finished.length + tally.unreadable);
        if (flags.json) await console.out(`${JSON.stringify(answerFor(outcome))}\n`);
      },
    );
  } finally {
    progress.stop();
  }
  await summarise(tally, flags, console);
}

/** What has happened so far. */
interface Tally {
  readonly finished: Finished[];
  unreadable: number;
  /** Inputs in all, known once they are read. */
  total: number;
}

function count(tally: Tally, outcome: Outcome): void {
  if (!outcome.ok) {
    tally.unreadable++;
    return;
  }
  tally.finished.push(outcome);
  if (outcome.solved.result.status === 'unknown') raise(EXIT.undecided);
}

function answerFor(outcome: Outcome): object {
  return outcome.ok ? answerOf(outcome.input, outcome.solved, false) : failureAnswerOf(outcome);
}

async function summarise(tally: Tally, flags: BenchFlags, console: Console): Promise<void> {
  const times = statisticsOf(tally.finished.map(({ solved }) => solved.timeMs));
  if (flags.json) await console.out(`${JSON.stringify({ summary: jsonSummary(tally, times) })}\n`);
  else await console.out(textSummary(tally, times));
}

function jsonSummary(tally: Tally, times: Statistics): object {
  return {
    puzzles: tally.finished.length,
    unreadable: tally.unreadable,
    notReached: notReached(tally),
    ...statusCounts(tally),
    lineSolvable: lineSolvableCount(tally),
    ...Object.fromEntries(Object.entries(times).map(([key, ms]) => [key, rounded(ms)])),
    heaviest: heaviest(tally).map(({ input, solved }) => ({
      file: input.file,
      index: input.index,
      title: input.puzzle.meta.title ?? null,
      status: solved.result.status,
      timeMs: rounded(solved.timeMs),
    })),
  };
}

function textSummary(tally: Tally, times: Statistics): string {
  const { unique, multiple, none, unknown } = statusCounts(tally);
  const rest = [
    tally.unreadable > 0 ? [`${tally.unreadable} unreadable`] : [],
    notReached(tally) > 0 ? [`${notReached(tally)} not reached`] : [],
  ].flat();
  const statuses = `${unique} unique, ${multiple} multiple, ${none} none, ${unknown} undecided`;
  const lines = [
    ['puzzles', String(tally.finished.length)],
    ['statuses', [statuses, ...rest].join(', ')],
    ['line by line', `${lineSolvableCount(tally)} of ${tally.finished.length}`],
    ['average', msText(times.averageMs)],
    ['median', msText(times.medianMs)],
    ['p95', msText(times.p95Ms)],
    ['maximum', msText(times.maxMs)],
    ['total', msText(times.totalMs)],
  ];
  return `${aligned(lines)}${list('heaviest', heaviest(tally))}${list('undecided', undecided(tally))}`;
}

function list(title: string, entries: readonly Finished[]): string {
  if (entries.length === 0) return '';
  const rows = entries.map(({ input, solved }) => [
    msText(solved.timeMs).padStart(9),
    solved.result.status,
    workOf(solved.result),
    `${input.puzzle.width}x${input.puzzle.height}`,
    nameOf(input.name, input.puzzle),
  ]);
  return `\n${title}\n${aligned(rows)}`;
}

function heaviest({ finished }: Tally): readonly Finished[] {
  return [...finished].sort((a, b) => b.solved.timeMs - a.solved.timeMs).slice(0, HEAVIEST);
}

function undecided({ finished }: Tally): readonly Finished[] {
  return finished.filter(({ solved }) => solved.result.status === 'unknown');
}

function statusCounts({
  finished,
}: Tally): Record<'unique' | 'multiple' | 'none' | 'unknown', number> {
  const counts = { unique: 0, multiple: 0, none: 0, unknown: 0 };
  for (const { solved } of finished) counts[solved.result.status]++;
  return counts;
}

function lineSolvableCount({ finished }: Tally): number {
  return finished.filter(({ solved }) => solved.result.lineSolvable).length;
}

/** Inputs that Ctrl-C left out. */
function notReached({ total, finished, unreadable }: Tally): number {
  return total - finished.length - unreadable;
}
