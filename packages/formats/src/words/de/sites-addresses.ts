/** Messages about addresses of sites, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-addresses.js';

export const SITES_ADDRESSES: Translation<typeof en> = {
  pzprNoNonogram: () => 'die Adresse enthält kein Nonogramm, erwartet wird „…?nonogram/…“',
  pzprOtherAddress: ({ found }) =>
    `„${found}“ ist eine andere Art Rätsel, erwartet wird „nonogram/“`,
  pzprOtherPuzzle: ({ found }) => `„${found}“ ist eine andere Art Rätsel, erwartet wird „nonogram“`,
  pzprHidden: () =>
    'eine Zahl ist verdeckt: ein Nonogramm anderer Art, das hier nicht angenommen wird',
  pzprNoSlot: ({ found }) =>
    `„${found}“ ist kein Platz, erwartet wird 0-9, a-f, „-“ mit zwei davon oder g-z`,
  pzprLargeBlock: ({ size, most }) =>
    `ein Block der Länge ${size}, pzpr-Adressen fassen höchstens ${most}`,
  pzprBadCorner: ({ found }) => `„${found}“ in der Ecke, erwartet wird „.“`,
  pzprBadCell: ({ found }) => `„${found}“ ist kein Feld, erwartet wird „.“, „#“ oder „+“`,
  siteRefusal: ({ number }) =>
    [
      'die Datei ist die Antwort von webpbn.com, dass Rätsel',
      `${number} nicht zu haben ist, erwartet wird das Rätsel`,
    ].join(' '),
  siteNumberOnly: ({ number, site, isExported }) =>
    [
      `die Adresse nennt nur Rätsel ${number} von ${site}, erwartet wird das Rätsel selbst:`,
      `${isExported ? 'exportier es dort als XML oder .non' : 'speichere die Seite'}`,
    ].join(' '),
  siteNameOnly: ({ site }) =>
    `die Adresse nennt nur ein Rätsel von ${site}, erwartet wird das Rätsel selbst: speichere die Seite`,
  siteNoPuzzle: ({ found }) => `die Adresse „${found}“ enthält kein Rätsel`,
  taskTooLarge: ({ clues, most }) =>
    `Zahlen für ${clues} Linien sind mehr als die von ${most.toLocaleString('de-DE')} Feldern`,
  taskNoSize: ({ clues }) =>
    `die Größe ist nicht genannt, und Zahlen für ${clues} Linien passen zu keiner; erwartet werden erst die Spalten, dann die Zeilen`,
  taskAmbiguous: ({ clues, sizes, isMore }) =>
    [
      `die Größe ist nicht genannt, und Zahlen für ${clues} Linien passen zu`,
      `${sizes.join(', ')}${isMore ? ', …' : ''}; erwartet wird nur eine`,
    ].join(' '),
  siteUnread: ({ site }) =>
    [
      `die Adresse nennt nur ein Rätsel von ${site}, das Nonokit nicht lesen kann:`,
      'tipp seine Zahlen ein, als Zeile wie „rows: 2, 1 1“ und Zeile wie „columns: 2, 1, 1“',
    ].join(' '),
  siteOtherKind: ({ kind }) =>
    `die Adresse enthält eine andere Art Rätsel, „${kind}“, erwartet wird „nonogram“`,
};
