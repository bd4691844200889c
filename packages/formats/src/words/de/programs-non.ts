/** Messages about the dialects of NON, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-non.js';
import { inGerman } from './german.js';
import { counted } from './lines.js';

export const PROGRAMS_NON: Translation<typeof en> = {
  mikixIncomplete: () => 'eine Farbe ist unvollständig, erwartet wird ein Buchstabe und „#rrggbb“',
  mikixNoLetter: ({ found }) =>
    `„${found}“ ist kein Buchstabe für eine Farbe, erwartet wird einer von a bis z`,
  mikixBadColor: ({ letter, found }) =>
    `Farbe ${letter} ist „${found}“, erwartet wird „#“ mit sechs Stellen`,
  mikixColorTwice: ({ letter }) => `Farbe ${letter} ist zweimal vereinbart`,
  mikixNoNumber: ({ found }) =>
    `„${found}“ gefunden, erwartet wird eine Zahl, auch mit Buchstabe wie „3r“`,
  mikixTooFewLetters: ({ colors }) =>
    `das Rätsel hat ${counted(colors, 'Farbe', 'Farben')}, aber NON (mikix) hat Buchstaben für 26`,
  nonnyBadColor: () => 'eine Farbe ist nicht ein Name mit sechs Stellen ohne „#“',
  nonnyUndeclared: ({ name }) => `die Farbe „${name}“ ist nicht vereinbart`,
  nonNoPuzzle: () => 'es gibt kein Rätsel',
  nonGoalTotal: ({ found, width, height }) =>
    `das fertige Bild hat ${counted(found, 'Feld', 'Felder')}, erwartet werden ${width * height} (${width}x${height})`,
  nonBadCell: ({ cell, found }) =>
    `Feld ${cell} des fertigen Bildes ist „${found}“, erwartet wird 0, 1 oder eine Farbe der Zahlen`,
  nonColored: () =>
    [
      'die Datei vereinbart Farben, erwartet wird nur Schwarz:',
      'farbige Dateien sind non-mikix oder non-nonny',
    ].join(' '),
  nonTooFewLines: ({ found, what }) => `„${found}“ gefunden, erwartet: ${inGerman(what)}`,
  nonTooManyColors: ({ most }) => `mehr als ${most} Farben`,
  nonNoKey: ({ found }) =>
    `„${found}“ gefunden, erwartet wird ein Schlüsselwort: sind es zu viele Zahlen?`,
  nonSizeTwice: ({ what }) => `${inGerman(what)} steht zweimal da`,
  nonNoSize: ({ what }) => `${inGerman(what)} fehlt, erwartet wird eine Zahl`,
  nonAfterSize: ({ found, what }) => `„${found}“ ist zu viel (${inGerman(what)})`,
  nonNoSizeYet: ({ what }) => `${inGerman(what)} fehlt, sie gehört vor die Zahlen`,
  nonCluesTwice: ({ kind }) => `die ${kind === 'row' ? 'Zeilen' : 'Spalten'} stehen zweimal da`,
};
