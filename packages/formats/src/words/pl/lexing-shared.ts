/** Messages of several families about colours, counts and pictures, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-shared.js';
import { lineInPolish } from './lines.js';

export const LEXING_SHARED: Translation<typeof en> = {
  lexingTooManyColors: ({ colors, most }) =>
    `kolorów z tłem jest więcej, niż wolno: ${colors} i tło, a limit to ${most}`,
  lexingMoreColors: ({ most }) => `kolorów jest więcej, niż wolno (${most})`,
  lexingTooManyPuzzles: ({ most }) => `plik ma więcej nonogramów, niż wolno (${most})`,
  lexingBlocksAnnounced: ({ line, blocks, length }) =>
    `${lineInPolish(line)}: zapowiedziana liczba bloków to ${blocks}, a liczba kratek to ${length}`,
  lexingBlankPuzzle: () => 'plik jest pusty, oczekiwano nonogramu',
  lexingNoRows: () => 'nie ma wierszy, potrzebne są liczby każdego z nich',
  lexingTooManyCells: ({ width, height, most }) =>
    `${width}x${height} to więcej kratek, niż wolno (${most.toLocaleString('pl-PL')})`,
  lexingTooManyLines: ({ width, height, most }) =>
    `${width}x${height} to więcej wierszy i kolumn, niż wolno (${most.toLocaleString('pl-PL')})`,
  lexingGoesOn: () => 'po nonogramie są zbędne znaki',
  lexingElementLeftOut: ({ name }) => `element <${name}> jest tu nieznany i został pominięty`,
};
