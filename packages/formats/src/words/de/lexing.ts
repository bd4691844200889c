/** Messages of all text readers about words, numbers and clues, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing.js';
import { inGerman } from './german.js';
import { counted } from './lines.js';

export const LEXING: Translation<typeof en> = {
  lexingFileEnds: ({ what }) => `die Datei endet, erwartet: ${inGerman(what)}`,
  lexingBlankFile: ({ what }) => `die Datei ist leer, erwartet: ${inGerman(what)}`,
  lexingTextFollows: ({ found, what }) =>
    `„${found}“ ist zu viel, erwartet wird nur: ${inGerman(what)}`,
  lexingRestIgnored: ({ found }) =>
    `„${found}“ und alles Weitere wird übergangen: das Rätsel ist vollständig`,
  lexingTooManyDigits: ({ what, digits }) =>
    `zu lange Zahl (${inGerman(what)}): ${counted(digits, 'Ziffer', 'Ziffern')}, erlaubt sind höchstens 9`,
  lexingNotANumber: ({ found, what }) =>
    `„${found}“ statt einer Zahl, erwartet werden Ziffern (${inGerman(what)})`,
  lexingLongNumber: ({ digits }) =>
    `eine Zahl hat ${counted(digits, 'Ziffer', 'Ziffern')}, erlaubt sind höchstens 9`,
  lexingBadSize: ({ width, height }) =>
    `die Größe ist ${width}x${height}, erwartet wird mindestens 1x1`,
  lexingFirstLine: ({ found, what }) =>
    `die erste Dateizeile ist „${found}“, erwartet: ${inGerman(what)}`,
  lexingNotAlone: ({ found, what }) =>
    `„${found}“ gefunden, erwartet allein in der Dateizeile: ${inGerman(what)}`,
  lexingEndsBeforeSize: ({ what }) =>
    `die Datei endet, erwartet allein in einer Dateizeile: ${inGerman(what)}`,
  lexingLastLineMissing: () =>
    'die Datei endet eine Zeile zu früh, darum gilt die letzte Linie als leer',
  lexingSizesSwapped: ({ width, height }) =>
    `die Größen passen nur umgekehrt: das Rätsel ist ${width}x${height}`,
  lexingZeroInClue: () =>
    'eine 0 zwischen den Zahlen einer Linie, erwartet wird 0 allein oder Blöcke ab 1 Feld',
  lexingTooManyBlocks: ({ length }) =>
    `eine Linie hat mehr Blöcke als ihre ${counted(length, 'Feld', 'Felder')}`,
  lexingClueCount: ({ kind, found, expected }) =>
    `Zahlen gibt es für ${kind === 'row' ? counted(found, 'Zeile', 'Zeilen') : counted(found, 'Spalte', 'Spalten')}, erwartet werden ${expected}`,
  lexingClueTotal: ({ found, width, height }) =>
    [
      `Zahlen gibt es für ${counted(found, 'Linie', 'Linien')}, erwartet werden ${width + height}`,
      `(${counted(height, 'Zeile', 'Zeilen')} und ${counted(width, 'Spalte', 'Spalten')})`,
    ].join(' '),
  lexingSlashCount: ({ found, width, height }) => {
    const sides = `${counted(width, 'Spalte', 'Spalten')} und ${counted(height, 'Zeile', 'Zeilen')}`;
    const total =
      found === null
        ? 'Zahlen gibt es für mehr Linien'
        : `Zahlen gibt es für ${counted(found, 'Linie', 'Linien')}`;
    return `${total}, erwartet werden ${width + height} (${sides})`;
  },
  lexingGzipEnds: () => 'die gzip-Datei bricht ab',
  lexingGzipDamaged: ({ why }) =>
    `die gzip-Datei ist beschädigt oder bricht ab${why === '' ? '' : ` (${why})`}`,
  lexingGzipChecksum: () => 'die gzip-Datei ist beschädigt: ihre Prüfsumme stimmt nicht',
  lexingTooManyBytes: ({ most }) =>
    `die Datei ergibt entpackt mehr als die erlaubten ${most.toLocaleString('de-DE')} Byte`,
};
