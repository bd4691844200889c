/** Polish messages about clues and pictures from a program. */
import type { Line, Translation } from '@nonokit/core';

/** "wiersz 7" */
function named(kind: Line['kind'], index: number): string {
  return `${kind === 'row' ? 'wiersz' : 'kolumna'} ${index + 1}`;
}

export const INPUTS_PL: Translation<typeof import('../en/inputs.js')> = {
  noClues: ({ which }) => `brakuje „${which}”: potrzebna jest lista liczb`,
  badBlock: ({ kind, index, found }) =>
    `${named(kind, index)}: ${found} to nie blok; potrzebna jest długość, jak 3, albo długość i kolor, jak [3, "red"]`,
  badWord: ({ kind, index, found }) =>
    `${named(kind, index)}: „${found}” to nie blok; potrzebna jest liczba, może z kolorem: „3” albo „3red”`,
  unknownColor: ({ kind, index, found }) =>
    `${named(kind, index)}: w palecie nie ma koloru „${found}”`,
  badPaletteColor: ({ index, found }) =>
    `kolor ${index} to „${found}”; potrzebne są cyfry, jak „#c8141e”, albo zwykła nazwa, jak „red”`,
  noPuzzle: ({ found }) =>
    `„${found}” to nie nonogram; potrzebne są liczby, obrazek albo JSON; tekst plików czyta readPuzzle`,
  badJson: ({ why }) => `tekst zaczyna się jak JSON, ale nim nie jest: ${why}`,
  noPicture: () => 'obrazek nie ma wierszy',
  raggedPicture: ({ row, found, expected }) =>
    `kratki w wierszu ${row} obrazka: ${found}, a w pierwszym: ${expected}`,
  severalPuzzles: ({ count }) =>
    `nonogramy w pliku: ${count}, a potrzebny jest jeden; wszystkie naraz czyta readPuzzles`,
  notUnique: () => 'nonogram ma więcej niż jedno rozwiązanie, więc nie można ocenić trudności',
  noSolution: () => 'nonogram nie ma rozwiązania, więc nie można ocenić trudności',
  badMark: ({ found, inks }) =>
    `„${found}” to nie oznaczenie; dozwolone są „?” (nieznana), „.” (pusta) albo kolor: ${inks}`,
  wrongMarks: ({ found, expected }) => `oznaczenia mają rozmiar ${found}, a nonogram ${expected}`,
};
