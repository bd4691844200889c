/** All sentences of problems in Polish: of the packages, of opening a puzzle, of the store. */
import type { Catalogue, Translation } from '@nonokit/core';
import { POLISH } from 'nonokit/pl';

const puzzles: Translation<
  typeof import('../../../puzzles/words.js') & typeof import('../../../puzzles/blind-words.js')
> = {
  addressWithoutPuzzle: () => 'w tym adresie nie ma nonogramu',
  onlyPlayed: () => 'to nonogram innego rodzaju: w taki można tu tylko grać',
  unknownPuzzle: () =>
    'tego nonogramu tu nie ma: może był otwierany w innej przeglądarce; otwórz plik jeszcze raz',
  notReached: () => 'nie udało się wczytać nonogramu: brak połączenia',
  fileTooLong: ({ most }) => `plik jest większy niż dozwolone ${Math.floor(most / 1e6)} MB`,
  fileNotRead: () => 'nie udało się odczytać pliku; jeśli to folder, otwórz pliki z jego wnętrza',
  nothingToPaste: () => 'w schowku nie ma tekstu; najpierw skopiuj nonogram albo naciśnij Ctrl+V',
  workerFailed: () => 'nonogram nie otworzył się z powodu błędu programu; spróbuj jeszcze raz',
};

const store: Translation<typeof import('../../../../player-store/words.js')> = {
  notAnExport: () => 'ten plik nie jest eksportem Nonokitu albo jest uszkodzony',
  newerExport: ({ found, known }) =>
    `plik utworzył nowszy Nonokit (wersja ${found}, ten czyta do ${known}); odśwież stronę`,
  cannotStore: () => 'przeglądarka nie pozwala nic przechowywać, więc nic nie zaimportowano',
};

export const SENTENCES: Catalogue = { ...POLISH, puzzles, store };
