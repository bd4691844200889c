/** What goes wrong when a puzzle is opened, in English and Russian. */
import { messagesOf, type Translation } from '@nonokit/core';

const declared = messagesOf('puzzles');

/** The address names no puzzle at all. */
export const addressWithoutPuzzle = declared(
  'no-puzzle',
  'addressWithoutPuzzle',
  () => 'this address names no puzzle',
);

/** Nobody here knows the puzzle of the address. */
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

/** The content is none of the formats. The readers' own sentence lists them, which helps nobody. */
export const noFormat = declared(
  'unknown-format',
  'noFormat',
  () => 'no puzzle was found in it: it has none of the formats that are known here',
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

/** The sentences in Russian. */
export const PUZZLES_RU: Translation<{
  readonly addressWithoutPuzzle: typeof addressWithoutPuzzle;
  readonly unknownPuzzle: typeof unknownPuzzle;
  readonly notReached: typeof notReached;
  readonly fileTooLong: typeof fileTooLong;
  readonly noFormat: typeof noFormat;
  readonly fileNotRead: typeof fileNotRead;
  readonly nothingToPaste: typeof nothingToPaste;
  readonly workerFailed: typeof workerFailed;
}> = {
  addressWithoutPuzzle: () => 'в этом адресе нет кроссворда',
  unknownPuzzle: () =>
    'этого кроссворда здесь нет: возможно, его открывали в другом браузере; откройте файл ещё раз',
  notReached: () => 'кроссворд не удаётся загрузить: нет соединения',
  fileTooLong: ({ most }) => `файл длиннее допустимых ${Math.floor(most / 1e6)} МБ`,
  noFormat: () => 'кроссворд не найден: формат этого файла или текста здесь не известен',
  fileNotRead: () => 'файл не читается; если это папка, откройте файлы из неё',
  nothingToPaste: () =>
    'в буфере обмена нет текста; сначала скопируйте кроссворд или нажмите Ctrl+V',
  workerFailed: () => 'кроссворд не открылся из-за сбоя программы; попробуйте ещё раз',
};
