/** What `batch` and its parts say in English. */
import { counted } from './report.js';

export const BATCH = {
  files: 'files and folders, or -',
  summary: 'a stream of puzzles in, a stream of answers out',
  description:
    'Answer puzzles by the million: one JSON object a line in, one a line out, in the\n' +
    'same order. Reads standard input unless files are named; tournament files\n' +
    'stream too, other formats are read file by file.\n\n' +
    'For many machines: "submit" puts puzzles into a queue, "work" answers what is in\n' +
    'it, "collect" prints the answers. (A file of such a name is ./submit.)',
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
      'for hard puzzles: so many workers do each chunk, each with a seed of its own,\n' +
      'and the first that decides it wins (use --chunk 1)',
    lease: 'how long a worker may be silent before others take its chunks',
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
    again: (trouble: string): string => `${trouble}; it will be tried again`,
  },
  collect: {
    summary: 'print the answers of a run',
    description: 'Print one answer for each puzzle of a run, in the order of the puzzles.',
    wait: 'wait until all are answered',
    remove: 'then remove the run from the queue',
    /** `chunks` is undefined where not all are submitted. */
    unfinished: (run: string, answered: number, chunks: number | undefined): string => {
      const progress =
        chunks === undefined
          ? 'its submission did not come to its end (submit it again)'
          : `${answered} of ${counted(chunks, 'chunk')} are answered`;
      return `run ${run} is not finished: ${progress}; --wait waits for it`;
    },
  },
};

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
