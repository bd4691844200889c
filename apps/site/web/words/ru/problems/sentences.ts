/** All sentences of problems in Russian: of the packages, of opening a puzzle, of the store. */
import type { Catalogue, Translation } from '@nonokit/core';
import { RUSSIAN } from 'nonokit/ru';

const puzzles: Translation<
  typeof import('../../../puzzles/words.js') & typeof import('../../../puzzles/blind-words.js')
> = {
  addressWithoutPuzzle: () => 'в этом адресе нет кроссворда',
  onlyPlayed: () => 'это нонограмма другого вида: здесь в такую можно только играть',
  unknownPuzzle: () =>
    'этого кроссворда здесь нет: возможно, его открывали в другом браузере; откройте файл ещё раз',
  notReached: () => 'кроссворд не удаётся загрузить: нет соединения',
  fileTooLong: ({ most }) => `файл длиннее допустимых ${Math.floor(most / 1e6)} МБ`,
  fileNotRead: () => 'файл не читается; если это папка, откройте файлы из неё',
  nothingToPaste: () =>
    'в буфере обмена нет текста; сначала скопируйте кроссворд или нажмите Ctrl+V',
  workerFailed: () => 'кроссворд не открылся из-за сбоя программы; попробуйте ещё раз',
};

const store: Translation<typeof import('../../../../player-store/words.js')> = {
  notAnExport: () => 'этот файл не создан экспортом Nonokit или повреждён',
  newerExport: ({ found, known }) =>
    `файл создан более новой версией Nonokit (${found}, эта читает не новее ${known}); обновите страницу`,
  cannotStore: () => 'браузер запрещает что-либо хранить, поэтому ничего не импортировано',
};

export const SENTENCES: Catalogue = { ...RUSSIAN, puzzles, store };
