/** What goes wrong when a puzzle is opened, in English. */
import { messagesOf } from '@nonokit/core';

const declared = messagesOf('puzzles');

/** The address names no puzzle at all. */
export const addressWithoutPuzzle = declared(
  'no-puzzle',
  'addressWithoutPuzzle',
  () => 'this address names no puzzle',
);

/** The puzzle of the address is unknown here. */
export const unknownPuzzle = declared(
  'no-such-puzzle',
  'unknownPuzzle',
  () =>
    'this puzzle is not here: it may have been opened in another browser, so open its file again',
);

/** The puzzle may exist, but there is no network. */
export const notReached = declared(
  'not-reached',
  'notReached',
  () => 'the puzzle cannot be loaded: there is no connection',
);

/** The file is longer than any puzzle. */
export const fileTooLong = declared<{ readonly most: number }>(
  'too-large',
  'fileTooLong',
  ({ most }) => `the file is longer than the ${Math.floor(most / 1e6)} MB allowed`,
);

/** The browser does not give the file out: it was moved, or it is a folder. */
export const fileNotRead = declared(
  'cannot-read',
  'fileNotRead',
  () => 'the file cannot be read; if it is a folder, open the files in it',
);

/** The clipboard is empty, or the browser keeps it closed. */
export const nothingToPaste = declared(
  'nothing-to-paste',
  'nothingToPaste',
  () => 'the clipboard holds no text; copy a puzzle first, or press Ctrl+V',
);

/** The worker broke off. */
export const workerFailed = declared(
  'worker-failed',
  'workerFailed',
  () => 'the puzzle could not be opened because the program failed; try again',
);
