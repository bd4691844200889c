/** Messages about JSON of other programs, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/foreign-json.js';

export const FOREIGN_JSON: Translation<typeof en> = {
  jsonNoLists: () => 'es fehlen Listen „rows“ und „columns“, erwartet werden beide',
  jsonWithheld: () =>
    'die Zahlen einer Linie sind vorenthalten, erwartet werden die Längen ihrer Blöcke',
  jsonNoClue: () =>
    'die Zahlen einer Linie sind keine Liste, erwartet werden die Längen ihrer Blöcke',
  jsonOddBlock: () => 'ein Block ist ungewöhnlich, erwartet wird eine Zahl oder ein Paar',
  jsonMixedBlocks: () =>
    'ein Block ist anders geschrieben, erwartet werden alle Blöcke in derselben Form',
  jsonBadContent: ({ cells }) =>
    `„content“ passt nicht, erwartete Felder: ${cells}, je -1, 0 oder 1`,
  jsonPartialPicture: () =>
    'das unvollständige Bild wird übergangen: nur die Zahlen werden gelesen',
  jsonNoPicture: () =>
    'das JSON enthält weder Zahlen noch ein Bild, erwartet werden Listen von Zahlen oder Zeilen aus 0 und 1',
  jsonManyCharacters: ({ most }) => `ein Bild aus mehr als ${most} Zeichen`,
};
