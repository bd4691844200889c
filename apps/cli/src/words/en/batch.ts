/** What `batch` and its parts say in English. */
import type { JobCounts } from '@nonokit/queue';
import type { RunState, WorkerState } from '../../queue/run-state.js';
import { counted } from './report.js';

export const BATCH = {
  files: 'files and folders, or -',
  summary: 'a stream of puzzles in, a stream of answers out',
  description:
    'Answer puzzles by the million: one JSON object a line in, one a line out, in the\n' +
    'same order. Reads standard input unless files are named; tournament files\n' +
    'stream too, other formats are read file by file.\n\n' +
    'For many machines: "submit" puts puzzles into a queue, "work" answers what is in\n' +
    'it, "status" shows how far it is, "collect" prints the answers, "retry" tries\n' +
    'again what failed. (A file of such a name is ./submit.)',
  options: {
    unordered: 'print answers as they come',
    resume: 'write to FILE, and continue what an earlier run has written there',
    solutions: 'put the pictures into the answers',
    rate: 'put into the answers how hard unique puzzles are for a person',
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
  typePuzzles: 'type puzzles, one JSON object a line, then Ctrl-D',
  errors: (failed: number, done: number): string =>
    `${grouped(failed)} of ${grouped(done)} answers are errors: {"error": …} says what is wrong`,
  answeredAlready: (count: number): string => `${grouped(count)} puzzles are answered already`,
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
  otherRun: 'the run is another one',
  submit: {
    summary: 'put puzzles into a queue',
    description:
      'Put the puzzles of files, or of standard input, into a PostgreSQL database,\n' +
      'where any number of "nonokit batch work" find them. A submission that was\n' +
      'interrupted is completed by giving the same command again.',
    chunk: 'puzzles a worker takes at a time',
    race:
      'for hard puzzles: number of workers that do each chunk, each with a seed of its\n' +
      'own; the first that decides it wins (use --chunk 1)',
    slice:
      'how long a worker works on a chunk before it stores its answers and puts the\n' +
      'rest back; a worker that takes twice as long counts as dead',
    /** `before` chunks were there already. */
    submitted: (run: string, chunks: number, puzzles: number, before: number): string => {
      const all = `run ${run}: ${counted(puzzles, 'puzzle')} in ${counted(chunks, 'chunk')}`;
      return before === 0 ? `${all} submitted` : `${all}, ${before} of which were there already`;
    },
  },
  work: {
    summary: 'answer what is in a queue',
    description:
      'Answer the puzzles in the queue, and wait for more. Start as many as you like,\n' +
      'on as many machines; each may be stopped or killed at any time.',
    drain: 'end when nothing is left to do',
    answered: (puzzles: number): string => `${counted(puzzles, 'puzzle')} answered`,
    again: (trouble: string): string => `a chunk failed: ${trouble}; it will be tried again`,
    databaseIsAway: (reason: string, minutes: number): string =>
      `the database does not answer (${reason}); trying again for ${minutes} minutes`,
    databaseIsBack: 'the database answers again',
  },
  state: {
    summary: 'show how far the runs in a queue are',
    description:
      'Show what is answered, what waits, and which chunks no worker could answer.\n' +
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
      `${grouped(retrying)} failed and waiting for another try, ${all(dead, 'dead letter')}`,
    worker: ({ worker, chunks, secondsAgo }: WorkerState): string =>
      `worker ${worker}: ${all(chunks, 'chunk')} in ten minutes, the last ${secondsAgo} s ago`,
    noWorkers: 'no worker has stored answers in the last ten minutes',
  },
  retry: {
    summary: 'put dead letters back into a queue',
    description:
      'Put chunks that failed at every try back into the queue, with all their tries:\n' +
      'those of a run, or of all runs.',
    done: (count: number): string => `${all(count, 'dead letter')} put back into the queue`,
  },
  collect: {
    summary: 'print the answers of a run',
    description: 'Print one answer for each puzzle of a run, in the order of the puzzles.',
    wait: 'wait until all are answered',
    remove: 'then remove the run from the queue',
    unfinished: ({ run, answeredChunks, chunks }: RunState): string => {
      const progress =
        chunks === undefined
          ? 'its submission is not complete (submit it again)'
          : `${answeredChunks} of ${counted(chunks, 'chunk')} are answered`;
      return `run ${run} is not finished: ${progress}; --wait waits for it`;
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
