/** Messages about lists and sections in text files, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-lists.js';
import { counted } from './lines.js';

export const LEXING_LISTS: Translation<typeof en> = {
  listMissing: ({ name }) => `die Liste „${name}“ fehlt`,
  listHasNumber: ({ found }) => `die Zahl ${found} gefunden, erwartet wird eine Liste von Zahlen`,
  listHasList: () => 'eine Liste gefunden, erwartet wird die Länge eines Blocks',
  listSmallBlock: ({ size }) => `ein Block der Länge ${size}, erwartet wird mindestens 1`,
  listInnerZero: () => 'eine 0 zwischen den Zahlen einer Linie, Nullen gehören nur an die Enden',
  listEndsEarly: () => 'die Datei endet mitten in einer Liste',
  listTooLong: ({ most }) => `eine Liste hat mehr als ${most} Zahlen und Listen`,
  listTooDeep: ({ most }) => `Listen sind mehr als ${most}-fach verschachtelt`,
  listOddItem: ({ found }) =>
    `„${found}“ in einer Liste gefunden, erwartet werden Zahlen oder Listen`,
  sectionMissing: ({ name }) => `im Abschnitt [clues] fehlt „${name}“`,
  sectionNoColor: ({ found }) =>
    `„${found}“ ist keine Farbe, erwartet wird eine wie „r = (c8141e) *“`,
  sectionBadLook: ({ id, look }) =>
    `die Farbe „${id}“ sieht aus wie „${look}“, erwartet wird ein Name, sechs Stellen oder Rot, Grün, Blau`,
  sectionUnknownColor: ({ block, id }) =>
    `der Block „${block}“ hat die Farbe „${id}“, erwartet wird eine aus dem Abschnitt [colors]`,
  sectionTooFewNames: ({ colors }) =>
    `das Rätsel hat ${counted(colors, 'Farbe', 'Farben')}, Namen gibt es für höchstens 702`,
};
