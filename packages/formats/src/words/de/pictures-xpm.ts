/** Messages about XPM pictures, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-xpm.js';
import { counted } from './lines.js';

export const PICTURES_XPM: Translation<typeof en> = {
  picturesXpmBadSizes: () =>
    'die Größen fehlen, erwartet werden Breite, Höhe, Farben und Zeichen wie „16 16 2 1“',
  picturesXpmManyColors: ({ found, most }) =>
    `die Datei kündigt ${counted(found, 'Farbe', 'Farben')} an, erlaubt sind 1 bis ${most}`,
  picturesXpmBadColor: ({ found }) =>
    `„${found}“ nennt keine Farbe, erwartet wird eine wie „. c #c8141e“`,
  picturesXpmNamedColor: ({ name }) =>
    `wie „${name}“ aussieht, ist nicht bekannt, darum wurde eine Farbe erfunden`,
  picturesXpmBadRow: ({ row, found, width }) =>
    `Zeile ${row} hat ${counted(found, 'Pixel', 'Pixel')}, erwartet werden ${width}`,
  picturesXpmBadPixel: ({ found }) => `„${found}“ steht für keine Farbe der Datei`,
  picturesXpmEndsEarly: () =>
    'die Datei endet, erwartet werden weitere Farben oder Zeilen von Pixeln',
  picturesXpmColors: ({ found, most }) =>
    `das Rätsel hat ${counted(found, 'Farbe', 'Farben')}, unsere XPM-Dateien fassen höchstens ${most}`,
};
