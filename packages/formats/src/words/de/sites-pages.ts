/** Messages about pages and archives of sites, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-pages.js';
import { inGerman } from './german.js';
import { counted } from './lines.js';

export const SITES_PAGES: Translation<typeof en> = {
  griddlersNoHeader: ({ side }) => `der Seite fehlt ${side}Header`,
  griddlersNoCodes: ({ side }) => `der Seite fehlen ${side}Codes`,
  griddlersBadHeader: ({ side }) =>
    `${side}Header ist keine Liste von Zahlen, erwartet wird [[paint, size], …]`,
  griddlersTooManyBlocks: ({ most }) =>
    `ein Kopf hat mehr Blöcke als ${most} Felder, erwartet werden so viele wie im Rätsel`,
  griddlersTooManyLines: ({ most }) =>
    `ein Kopf hat mehr als ${most} Linien, erwartet werden so viele wie im Rätsel`,
  griddlersLineTotal: ({ side, found, expected }) =>
    `der Kopf ${side} hat ${counted(found, 'Linie', 'Linien')}, erwartet werden ${expected}`,
  griddlersNoWidth: () => 'die Seite nennt die Breite nicht, erwartet werden Breite und Höhe',
  griddlersNoHeight: () => 'die Seite nennt die Höhe nicht, erwartet werden Breite und Höhe',
  griddlersUnknownPaint: ({ paint, most }) =>
    `ein Block hat die Farbe ${paint}, erlaubt ist 2 bis ${most}`,
  griddlersHalfCell: ({ paint }) =>
    `die Farbe ${paint} füllt ein halbes Feld, erwartet werden ganze Felder`,
  griddlersInvented: () =>
    'die Seite sagt nicht, wie ihre Farben aussehen, darum sind sie erfunden',
  archiveNoColor: ({ found, number, count }) =>
    `„${found}“ ist nicht Farbe ${number} von ${count}, erwartet werden sechs Stellen`,
  archiveColorTotal: ({ found, expected }) =>
    `${counted(found, 'Farbe ist', 'Farben sind')} da, erwartet werden ${expected}`,
  archiveEndsEarly: ({ found, expected }) =>
    `die Dateizeile hat Zahlen für ${counted(found, 'Linie', 'Linien')}, erwartet werden ${expected}`,
  archiveOneColor: () => 'Farben von Zahlen in einem einfarbigen Rätsel, erwartet werden keine',
  archiveBadColor: ({ color, block, count, most }) =>
    `Farbe ${color} für Block ${block} von ${count}, erlaubt ist 0 bis ${most} je Block`,
  archiveFewColors: ({ found, expected }) =>
    `${counted(found, 'Farbe', 'Farben')} für ${counted(expected, 'Block', 'Blöcke')}, erwartet wird je eine`,
  archiveTextChanged: () =>
    'in Texten eines Archivs gibt es kein „;“: stattdessen wurde „-“ geschrieben',
  orgNoList: ({ least, what }) => `es fehlt eine Liste von ${least} Zahlen (${inGerman(what)})`,
  orgBadList: ({ least, what }) => `es fehlt eine Liste von ${least} Zahlen (${inGerman(what)})`,
  orgNoModulus: ({ what }) => `der Modul ist 0, erwartet wird mehr (${inGerman(what)})`,
  orgNegative: ({ width, height, colors }) =>
    [
      `die Listen nennen ${width}x${height} Felder und ${colors}`,
      'Farben, negative Zahlen sind nicht erlaubt',
    ].join(' '),
  orgBadColor: ({ number, channels }) =>
    `Farbe ${number} ist ${channels.join(' ')}, erlaubt ist je 0 bis 255`,
  orgTooManyRuns: ({ found, most }) =>
    `die Listen nennen ${counted(found, 'Stück', 'Stücke')}, erlaubt sind höchstens ${most}`,
  orgBadRun: ({ number, column, length, color, row }) =>
    [
      `Stück ${number} hat Spalte ${column}, Länge ${length}, Farbe ${color},`,
      `Zeile ${row}, erwartet werden leere Felder des Bildes`,
    ].join(' '),
};
