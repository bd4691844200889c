/** Messages about pictures drawn in characters, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/text-pictures.js';
import { counted } from './lines.js';

export const TEXT_PICTURES: Translation<typeof en> = {
  pictureUndecided: () => 'das Feld „?“ ist offen, erwartet wird ein fertiges Bild',
  pictureTriangle: ({ found }) =>
    `das Feld „${found}“ ist ein Dreieck: Trianogramme werden als .g oder als JSON von Nonokit gelesen`,
  pictureBlank: () => 'ein Leerzeichen neben Buchstaben, erwartet werden Zeilen eines Bildes',
  pictureControl: () => 'ein Steuerzeichen, erwartet werden Zeilen eines Bildes',
  pictureManyCharacters: ({ most }) =>
    `es gibt mehr als ${most} verschiedene Zeichen, erwartet werden Zeilen eines Bildes`,
  picturePadded: ({ row, found, width }) =>
    [
      `Zeile ${row} hat ${counted(found, 'Feld', 'Felder')}, die längste ${width}:`,
      'kürzere Zeilen wurden mit leeren Feldern aufgefüllt',
    ].join(' '),
  pictureTooFewSigns: ({ most, inks }) =>
    `es gibt Zeichen für ${most} Farben, aber das Rätsel hat ${inks}`,
  pictureTooFewInks: ({ most, inks }) =>
    [`ohne leere Felder gibt es Zeichen für ${most} Farben,`, `aber das Rätsel hat ${inks}`].join(
      ' ',
    ),
  pictureNeedsFrom: () => 'ein solches Bild wird nur mit --from text gelesen',
  pictureBackground: ({ symbol }) =>
    `„${symbol}“ gilt als leeres Feld, weil kein übliches Zeichen dafür (Punkt oder Leerzeichen) vorkommt`,
  pictureJoined: () => 'leere Zeilen teilen das Bild; es wird ohne sie als ein Bild gelesen',
  pictureBlankRow: () => 'eine leere Zeile gilt als Zeile aus leeren Feldern',
};
