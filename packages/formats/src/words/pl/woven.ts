/** What the reader of number-loom's `.woven` says, in Polish. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_PL } from '@nonokit/core/pl';
import type * as EN from '../en/woven.js';

export const WOVEN_PL: Translation<typeof EN> = {
  wovenTooLong: () => 'ciąg jest dłuższy niż w jakimkolwiek dozwolonym nonogramie',
  wovenStart: ({ found }) => `plik zaczyna się od ${found}, a powinien od "WOVEN-"`,
  wovenStopsShort: () => 'ciąg się urywa: na końcu powinien być "-"',
  wovenCharacters: () => 'ciąg ma inne znaki niż litery łacińskie, cyfry, "+" i "/"',
  wovenNoDecoder: () =>
    'ciąg jest spakowany Brotli, a dekodera nie podano: przekaż `unpackBrotli`, aby go odczytać',
  wovenDamaged: ({ most }) =>
    `dane Brotli są uszkodzone albo większe, niż wolno (limit bajtów: ${most.toLocaleString('pl-PL')})`,
  wovenInside: ({ problem }) =>
    `w spakowanym dokumencie: ${describeProblemIn({ core: CORE_PL }, problem)}`,
};
