/** Messages about tables, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-tables.js';
import { counted } from './lines.js';

export const PROGRAMS_TABLES: Translation<typeof en> = {
  archiloqueLines: ({ found }) =>
    `Dateizeilen mit Text: ${found}, erwartet werden Zeilen und Spalten`,
  tableBegins: () =>
    'die Datei beginnt nicht mit einer leeren Zelle und einem Komma, erwartet wird eine leere Ecke',
  tableTooLarge: () => 'die Tabelle ist größer als die jedes erlaubten Rätsels',
  tableNoCorner: () =>
    'keine leere Ecke oben links trennt die Zahlen der Spalten von denen der Zeilen',
  tableNoClues: () => 'die Tabelle hat keine Zahlen',
  tableBlotted: () =>
    'die Zahl „#“ ist verdeckt: ein Nonogramm anderer Art, das hier nicht angenommen wird',
  tableNoNumber: ({ found }) =>
    `„${found}“ gefunden, erwartet wird eine Zahl oder eine leere Zelle`,
  ctuTooManyClues: ({ expected }) =>
    `es gibt Zahlen für mehr als alle Zeilen und Spalten, erwartet: ${counted(expected, 'Linie', 'Linien')}`,
  ctuNoLength: ({ id }) => `die Farbe „${id}“ steht allein, erwartet wird eine Länge`,
  ctuBadColor: ({ found }) =>
    `„${found}“ ist keine Farbe, erwartet wird ein Zeichen, das keine Ziffer ist`,
  ctuTooFewSigns: ({ colors, most }) =>
    `${counted(colors, 'Farbe', 'Farben')}, aber CTU course CSV hat Zeichen für ${most}`,
};
