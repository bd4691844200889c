/** Messages about our own share strings and ROFL images, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/own.js';

export const OWN: Translation<typeof en> = {
  roflTransparent: () =>
    'obraz ROFL ma przezroczyste kolory, które odczytano tak, jak wyglądają na białym tle',
  shareWriteOnly: () => 'adresy czyta się jako formaty, które są w nich zapisane',
  shareNoString: ({ found, prefix }) => `"${found}" to nie kod nonogramu, oczekiwano "${prefix}…"`,
  shareVersion: ({ version }) =>
    `kod nonogramu ma wersję ${version}, a znana jest tylko 1: być może odczyta go nowszy Nonokit`,
  shareBadCharacters: ({ found }) =>
    `"${found}" to nie kod nonogramu, po przedrostku mogą być znaki A-Z, a-z, 0-9, "-" i "_"`,
  shareChecksum: () => 'suma kontrolna się nie zgadza: kod nonogramu jest uszkodzony albo niepełny',
  shareEndsEarly: () => 'w kodzie nie ma całego nonogramu, wygląda na ucięty',
};
