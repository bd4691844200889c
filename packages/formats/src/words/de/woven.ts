/** Messages about the `.woven` files of number-loom, in German. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_DE } from '@nonokit/core/de';
import type * as EN from '../en/woven.js';

export const WOVEN_DE: Translation<typeof EN> = {
  wovenTooLong: () => 'die Zeichenfolge ist länger als die jedes erlaubten Rätsels',
  wovenStart: ({ found }) => `die Datei beginnt mit ${found}, erwartet wird „WOVEN-“`,
  wovenStopsShort: () => 'die Zeichenfolge bricht ab, am Ende wird „-“ erwartet',
  wovenCharacters: () => 'die Zeichenfolge hat andere Zeichen als Buchstaben, Ziffern, „+“ und „/“',
  wovenNoDecoder: () =>
    'die Zeichenfolge ist mit Brotli gepackt, und ein Entpacker fehlt: gib `unpackBrotli` an',
  wovenDamaged: ({ most }) =>
    'die Brotli-Daten sind beschädigt oder ergeben entpackt mehr als die erlaubten ' +
    `${most.toLocaleString('de-DE')} Byte`,
  wovenInside: ({ problem }) =>
    `im gepackten Dokument: ${describeProblemIn({ core: CORE_DE }, problem)}`,
};
