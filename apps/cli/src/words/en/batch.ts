/** What `batch` and its parts say in English. */
import { counted } from '@nonokit/core';
import type { JobCounts } from '@nonokit/queue';
import type { RunState, WorkerState } from '../../queue/run-state.js';

export const BATCH = {
  files: 'files and folders, or -',
  summary: 'a stream of puzzles in, a stream of answers out',
  description:
    'Answer puzzles by the million: one JSON object per line in, one per line out, in\n' +
    'the same order. Reads standard input unless files are named; tournament files\n' +
    'are streamed too, other formats are read file by file.\n\n' +
    'For many machines: "submit" puts puzzles into a queue, "work" answers them,\n' +
    '"status" shows the progress, "collect" prints the answers, "retry" tries failed\n' +
    'puzzles again. (For a file with such a name, write ./submit.)',
  options: {
    unordered: 'print answers as soon as they are ready',
    resume: 'write to FILE, continuing the output of an earlier run',
    solutions: 'include the pictures in the answers',
    rate: 'include how hard unique puzzles are for a person',
    queue: 'the database: postgres://user@host:5432/name',
    run: 'the name of the run',
  },
  status: `Exit status: 0 all decided, 3 some undecided within the budget, 2 some could not
be read (their answers say why), 130 interrupted (what was finished is printed).`,
  examples: `Examples:
  $ nonokit batch --jobs max < puzzles.ndjson > answers.ndjson
  $ zcat a.ndjson.gz | nonokit batch | jq -r .status | sort | uniq -c
  $ nonokit batch --jobs max --resume answers.ndjson puzzles.ndjson
  $ nonokit batch submit --queue postgres://me@host/db --run april all.ndjson`,
  /** A terminal waits for puzzles. */
  typePuzzles: 'type puzzles, one JSON object per line, then Ctrl-D',
  errors: (failed: number, done: number): string =>
    `${grouped(failed)} of ${grouped(done)} answers are errors; see their "error"`,
  answeredAlready: (count: number): string =>
    `${grouped(count)} ${count === 1 ? 'puzzle is' : 'puzzles are'} already answered`,
  /** Parts of the line of progress; `time` is "0:42". */
  meter: {
    done: (count: number): string => `${grouped(count)} done`,
    perSecond: (count: number): string => `${grouped(count)}/s`,
    undecided: (count: number): string => `${grouped(count)} undecided`,
    failed: (count: number): string => `${grouped(count)} failed`,
    left: (time: string): string => `${time} left`,
  },
  /** What complaints are about. */
  queue: 'the queue',
  otherRun: 'the run differs',
  submit: {
    summary: 'put puzzles into a queue',
    description:
      'Put the puzzles of files, or of standard input, into a PostgreSQL database,\n' +
      'where any number of "nonokit batch work" processes find them. To complete an\n' +
      'interrupted submission, run the same command again.',
    chunk: 'puzzles a worker takes at a time',
    race:
      'for hard puzzles: number of workers per chunk, each with a seed of its own; the\n' +
      'first to decide it wins (use --chunk 1)',
    slice:
      'how long a worker works on a chunk before it stores its answers and puts the\n' +
      'rest back; a worker that takes twice as long counts as dead',
    /** `before` chunks were there already. */
    submitted: (run: string, chunks: number, puzzles: number, before: number): string => {
      const all = `run ${run}: ${counted(puzzles, 'puzzle')} in ${counted(chunks, 'chunk')}`;
      return before === 0 ? `${all} submitted` : `${all}, ${before} of which were already there`;
    },
  },
  work: {
    summary: 'answer the puzzles in a queue',
    description:
      'Answer the puzzles in the queue, and wait for more. Start any number of these,\n' +
      'on any number of machines; each can be stopped or killed at any time.',
    drain: 'exit when nothing is left to do',
    answered: (puzzles: number): string => `${counted(puzzles, 'puzzle')} answered`,
    again: (trouble: string): string => `a chunk failed: ${trouble}; it will be retried`,
    databaseIsAway: (reason: string, minutes: number): string =>
      `the database does not answer (${reason}); retrying for ${minutes} minutes`,
    databaseIsBack: 'the database answers again',
  },
  state: {
    summary: 'show the progress of the runs in a queue',
    description:
      'Show what is answered, what is waiting, and which chunks no worker could answer.\n' +
      'The exit status is 0 if all runs are finished, else 3.',
    json: 'print one JSON object',
    noRuns: 'there are no runs in the queue',
    run: ({ run, chunks, puzzles }: RunState): string =>
      chunks === undefined
        ? `run ${run}: its submission is not complete`
        : `run ${run}: ${all(puzzles ?? 0, 'puzzle')} in ${all(chunks, 'chunk')}`,
    answered: ({ answeredPuzzles, puzzles, undecided, failed }: RunState): string => {
      const share = puzzles ? ` (${Math.floor((100 * answeredPuzzles) / puzzles)} %)` : '';
      const kinds = `${grouped(undecided)} undecided, ${all(failed, 'error')}`;
      return `  answered: ${all(answeredPuzzles, 'puzzle')}${share}; ${kinds}`;
    },
    dead: (chunk: number, error: string): string => `  dead letter: chunk ${chunk}: ${error}`,
    moreDead: (count: number): string => `  and ${all(count, 'more dead letter')}`,
    retryHint: (run: string): string =>
      `  "nonokit batch retry --run ${run}" puts dead letters back into the queue`,
    jobs: ({ waiting, retrying, active, dead }: JobCounts): string =>
      `jobs: ${grouped(waiting)} waiting, ${grouped(active)} with workers, ` +
      `${grouped(retrying)} waiting for a retry, ${all(dead, 'dead letter')}`,
    worker: ({ worker, chunks, secondsAgo }: WorkerState): string =>
      `worker ${worker}: ${all(chunks, 'chunk')} in ten minutes, the last ${secondsAgo} s ago`,
    noWorkers: 'no worker has stored answers in the last ten minutes',
  },
  retry: {
    summary: 'put dead letters back into a queue',
    description:
      'Put chunks that failed at every try back into the queue and count their tries\n' +
      'from zero, for one run or for all.',
    done: (count: number): string => `${all(count, 'dead letter')} put back into the queue`,
  },
  collect: {
    summary: 'print the answers of a run',
    description: 'Print one answer per puzzle of a run, in the order of the puzzles.',
    wait: 'wait until all are answered',
    remove: 'then remove the run from the queue',
    unfinished: ({ run, answeredChunks, chunks }: RunState): string => {
      const progress =
        chunks === undefined
          ? 'its submission is not complete (submit it again)'
          : `${answeredChunks} of ${counted(chunks, 'chunk')} are answered`;
      return `run ${run} is not finished: ${progress}; use --wait to wait for it`;
    },
    dead: (run: string, count: number): string =>
      `run ${run}: no worker could answer ${all(count, 'chunk')}; ` +
      `"nonokit batch status --run ${run}" shows why`,
  },
};

/** "20,000 puzzles". */
function all(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
