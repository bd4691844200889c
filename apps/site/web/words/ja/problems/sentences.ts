/** All sentences of problems in Japanese: of the packages, of opening a puzzle, of the store. */
import type { Catalogue, Translation } from '@nonokit/core';
import { JAPANESE } from 'nonokit/ja';

const puzzles: Translation<
  typeof import('../../../puzzles/words.js') & typeof import('../../../puzzles/blind-words.js')
> = {
  addressWithoutPuzzle: () => 'このアドレスにはパズルがありません',
  onlyPlayed: () => 'これは変わり種のパズルです。ここでできるのは遊ぶことだけです',
  unknownPuzzle: () =>
    'このパズルはここにありません。別のブラウザで開いたものかもしれません。ファイルをもう一度開いてください',
  notReached: () => '接続がないため、パズルを読み込めません',
  fileTooLong: ({ most }) => `ファイルが大きすぎます。${Math.floor(most / 1e6)}MBまでです`,
  fileNotRead: () => 'ファイルを読み込めません。フォルダーの場合は、中のファイルを開いてください',
  nothingToPaste: () =>
    'クリップボードにテキストがありません。先にパズルをコピーするか、Ctrl+Vを押してください',
  workerFailed: () => 'プログラムの不具合でパズルを開けませんでした。もう一度お試しください',
};

const store: Translation<typeof import('../../../../player-store/words.js')> = {
  notAnExport: () => 'Nonokitで書き出したファイルではないか、壊れています',
  newerExport: ({ found, known }) =>
    `より新しいNonokitで作られたファイルです（バージョン${found}、ここで読めるのは${known}まで）。ページを再読み込みしてください`,
  cannotStore: () => 'ブラウザで保存が許可されていないため、何も取り込みませんでした',
};

export const SENTENCES: Catalogue = { ...JAPANESE, puzzles, store };
