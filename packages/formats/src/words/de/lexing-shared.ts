/** Messages of several families about colours, counts and pictures, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-shared.js';
import { counted, lineInGerman } from './lines.js';

export const LEXING_SHARED: Translation<typeof en> = {
  lexingTooManyColors: ({ colors, most }) =>
    `${counted(colors, 'Farbe', 'Farben')} und ein Hintergrund sind mehr als die erlaubten ${most}`,
  lexingMoreColors: ({ most }) => `mehr Farben als die erlaubten ${most}`,
  lexingTooManyPuzzles: ({ most }) => `die Datei enthält mehr als die erlaubten ${most} Rätsel`,
  lexingBlocksAnnounced: ({ line, blocks, length }) =>
    `${lineInGerman(line)} kündigt ${counted(blocks, 'Block', 'Blöcke')} an, hat aber ${counted(length, 'Feld', 'Felder')}`,
  lexingBlankPuzzle: () => 'die Datei ist leer, erwartet wird ein Rätsel',
  lexingNoRows: () => 'es fehlen die Zeilen, erwartet wird je eine Dateizeile',
  lexingTooManyCells: ({ width, height, most }) =>
    `${width}x${height} ist zu groß: höchstens ${most.toLocaleString('de-DE')} Felder sind erlaubt`,
  lexingTooManyLines: ({ width, height, most }) =>
    [
      `${width}x${height} ist zu groß: höchstens`,
      `${most.toLocaleString('de-DE')} Zeilen und Spalten zusammen sind erlaubt`,
    ].join(' '),
  lexingGoesOn: () => 'die Zeichenfolge geht nach dem Rätsel weiter, erwartet wird ihr Ende',
  lexingElementLeftOut: ({ name }) =>
    `das Element <${name}> ist hier unbekannt und wurde weggelassen`,
};
