/** What is wrong with streams of puzzles, with their answers and with the queue, in English. */
import { message } from '../../message.js';

export const namedTwice = message(
  'named-twice',
  'namedTwice',
  () => 'is named twice, and its answers could not be told apart',
);

export const noAnswersFile = message(
  'not-a-file',
  'noAnswersFile',
  () => 'is no regular file, expected answers',
);
export const notBatchAnswers = message(
  'not-answers',
  'notBatchAnswers',
  () => 'the line is no answer of "nonokit batch", so the file is not its output',
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
  () => 'the gzipped data are damaged or stop short',
);
export const puzzleTooLong = message(
  'too-large',
  'puzzleTooLong',
  ({ most }: { most: number }) =>
    `a puzzle is longer than the ${most.toLocaleString('en-US')} bytes allowed, the rest is not read`,
);
export const notOnePuzzle = message(
  'not-one-puzzle',
  'notOnePuzzle',
  ({ found }: { found: number }) => `the line holds ${found} values, expected one puzzle a line`,
);
export const noEntry = message('no-puzzle', 'noEntry', () => 'there is no puzzle here');
export const lostPuzzle = message(
  'no-puzzle',
  'lostPuzzle',
  () => 'the puzzle was counted and not found (a bug in Nonokit)',
);

export const gaveUp = message(
  'gave-up',
  'gaveUp',
  ({ tries }: { tries: number }) =>
    `its chunk was tried ${tries} times, and every time the worker failed or vanished`,
);
export const noRun = message('no-run', 'noRun', () => 'there is no run of that name in the queue');
export const badQueue = message(
  'bad-queue',
  'badQueue',
  () => 'expected an address like postgres://user@host:5432/database',
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
  ({ size }: { size: number }) => `its chunks are of ${size} puzzles; ${CHOOSE}`,
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
