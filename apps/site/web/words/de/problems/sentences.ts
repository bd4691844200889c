/** All sentences of problems in German: of the packages, of opening a puzzle, of the store. */
import type { Catalogue, Translation } from '@nonokit/core';
import { GERMAN } from 'nonokit/de';

const puzzles: Translation<
  typeof import('../../../puzzles/words.js') & typeof import('../../../puzzles/blind-words.js')
> = {
  addressWithoutPuzzle: () => 'diese Adresse enthält kein Rätsel',
  onlyPlayed: () => 'das ist ein Nonogramm anderer Art: Hier lässt es sich nur spielen',
  unknownPuzzle: () =>
    'dieses Rätsel ist nicht hier: Vielleicht wurde es in einem anderen Browser geöffnet; öffne die Datei noch einmal',
  notReached: () => 'das Rätsel ließ sich nicht laden: keine Verbindung',
  fileTooLong: ({ most }) => `die Datei ist größer als die erlaubten ${Math.floor(most / 1e6)} MB`,
  fileNotRead: () => 'die Datei ließ sich nicht lesen; ist es ein Ordner, öffne die Dateien darin',
  nothingToPaste: () =>
    'in der Zwischenablage ist kein Text; kopier zuerst ein Rätsel oder drück Strg+V',
  workerFailed: () =>
    'das Rätsel ließ sich wegen eines Programmfehlers nicht öffnen; versuch es noch einmal',
};

const store: Translation<typeof import('../../../../player-store/words.js')> = {
  notAnExport: () => 'diese Datei ist kein Export von Nonokit oder ist beschädigt',
  newerExport: ({ found, known }) =>
    `die Datei stammt von einem neueren Nonokit (${found}, dieses liest bis ${known}); lade die Seite neu`,
  cannotStore: () => 'der Browser erlaubt kein Speichern, darum wurde nichts importiert',
};

export const SENTENCES: Catalogue = { ...GERMAN, puzzles, store };
