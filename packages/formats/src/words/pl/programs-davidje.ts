/** Messages of the readers of the formats of davidje13, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-davidje.js';

export const PROGRAMS_DAVIDJE: Translation<typeof en> = {
  davidjeNoHeader: () =>
    'plik nie nazywa swoich pól, potrzebny jest nagłówek z "name" i "rules" albo "image"',
  davidjeNoString: () => 'w linii nie ma kodu nonogramu, powinien być w "rules" albo "image"',
  davidjeOpenQuote: () => 'plik urywa się wewnątrz cudzysłowu',
  davidjeAfterQuote: () => 'po cudzysłowie jest tekst, a oczekiwano przecinka',
  davidjeNoObject: () => 'wartość nie jest obiektem, oczekiwano nonogramu',
  davidjeNoArray: ({ key }) => `"${key}" to nie tablica, a potrzebne są liczby każdej linii`,
  davidjeWithheld: ({ key, index }) =>
    `liczby ${key}[${index}] są ukryte: to nonogram innego rodzaju, a takich się tu nie przyjmuje`,
  davidjeNoClue: ({ key, index }) =>
    `${key}[${index}] to nie liczby linii, oczekiwano tablicy liczb`,
  davidjeNoPicture: () => '"image" to nie obrazek, oczekiwano linii tekstu',
  davidjeNoShare: ({ found }) =>
    `"${found}" to nie kod nonogramu, oczekiwano "R", "B" albo "L" i znaków A-Z, a-z, 0-9, "-", "_"`,
  davidjeEndsEarly: () => 'kod nonogramu się urywa',
  davidjeTooLarge: ({ width, height, most }) =>
    `rozmiar to ${width}x${height}, a limit kratek na bok to ${most}`,
  davidjeNoCells: () => 'obrazek nie ma żadnego rodzaju kratek, a powinien mieć',
  davidjeUnknownCell: ({ cell, row }) =>
    `kratka ${cell} wiersza ${row} jest nieznana, a potrzebny jest gotowy obrazek`,
  davidjeTooWide: ({ width, height, most }) =>
    `nonogram ma rozmiar ${width}x${height}, a w kodach davidje13 limit kratek na bok to ${most}`,
};
