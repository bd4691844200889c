/** Problems of streams of puzzles, of their answers and of the queue, in English. */
import { message } from '../../message.js';

export const namedTwice = message(
  'named-twice',
  'namedTwice',
  () => 'is named twice, so its answers would be indistinguishable',
);

export const noAnswersFile = message(
  'not-a-file',
  'noAnswersFile',
  () => 'is not a regular file, expected answers',
);
export const notBatchAnswers = message(
  'not-answers',
  'notBatchAnswers',
  () => 'the line is not an answer of "nonokit batch", so the file is not its output',
);
export const answeredTwice = message(
  'not-answers',
  'answeredTwice',
  // `index` counts from 0, as answers do
  ({ index, file }: { index: number; file: string }) =>
    `puzzle ${index} of ${file} is answered twice`,
);

export const badGzip = message(
  'bad-gzip',
  'badGzip',
  () => 'the gzipped data is damaged or incomplete',
);
export const puzzleTooLong = message(
  'too-large',
  'puzzleTooLong',
  ({ most }: { most: number }) =>
    `a puzzle is longer than the ${most.toLocaleString('en-US')} bytes allowed; the rest is not read`,
);
export const notOnePuzzle = message(
  'not-one-puzzle',
  'notOnePuzzle',
  ({ found }: { found: number }) => `the line holds ${found} values, expected one puzzle per line`,
);
export const noEntry = message('no-puzzle', 'noEntry', () => 'there is no puzzle here');
export const lostPuzzle = message(
  'no-puzzle',
  'lostPuzzle',
  () => 'the puzzle was counted but not found (a bug in Nonokit)',
);

export const gaveUp = message(
  'gave-up',
  'gaveUp',
  ({ tries }: { tries: number }) =>
    `its chunk was tried ${tries} times, and each time the worker failed or disappeared`,
);
export const noRun = message('no-run', 'noRun', () => 'the queue has no run of that name');
export const badQueue = message(
  'bad-queue',
  'badQueue',
  () => 'expected an address like postgres://user@host:5432/database',
);
export const queueGone = message(
  'queue-unusable',
  'queueGone',
  ({ server, reason }: { server: string; reason: string }) =>
    `the database server ${server} does not answer (${reason}); ` +
    'check that it is running and that the address is right',
);
export const queuePassword = message(
  'queue-unusable',
  'queuePassword',
  ({ server }: { server: string }) =>
    `the database server ${server} rejects the name or the password`,
);
export const queueNoDatabase = message(
  'queue-unusable',
  'queueNoDatabase',
  ({ server, database }: { server: string; database: string }) =>
    `the server ${server} has no database ${database}; create it with "createdb ${database}"`,
);
export const queueNoRights = message(
  'queue-unusable',
  'queueNoRights',
  ({ database }: { database: string }) =>
    `this user may not create or use the tables of the queue; ` +
    `make it the owner of the database ${database}`,
);
export const queueNoTables = message(
  'queue-unusable',
  'queueNoTables',
  ({ database }: { database: string }) =>
    `its tables in the database ${database} were deleted; the next start makes new, empty ones`,
);
export const queueOtherVersion = message(
  'queue-unusable',
  'queueOtherVersion',
  ({ found, expected }: { found: number; expected: number }) =>
    `the tables of its jobs are of version ${found} of pg-boss's schema, and this program needs ` +
    `version ${expected}; use the newer nonokit that changed them`,
);
export const queueUnusable = message(
  'queue-unusable',
  'queueUnusable',
  ({ reason }: { reason: string }) => `cannot be used: ${reason}`,
);

const CHOOSE = 'choose another name with --run';

export const otherOptions = message(
  'other-run',
  'otherOptions',
  () => `it was submitted with other options; ${CHOOSE}`,
);
export const otherChunkSize = message(
  'other-run',
  'otherChunkSize',
  ({ size }: { size: number }) => `its chunks have ${size} puzzles; ${CHOOSE}`,
);
export const otherPuzzles = message(
  'other-run',
  'otherPuzzles',
  ({ chunk }: { chunk: number }) => `it holds other puzzles (chunk ${chunk} differs); ${CHOOSE}`,
);
export const moreChunks = message(
  'other-run',
  'moreChunks',
  ({ found, expected }: { found: number; expected: number }) =>
    `it holds ${found} chunks, more than the ${expected} here; ${CHOOSE}`,
);
