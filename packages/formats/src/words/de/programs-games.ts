/** Messages of the readers of other programs’ files, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-games.js';
import { inGerman } from './german.js';
import { counted } from './lines.js';

export const PROGRAMS_GAMES: Translation<typeof en> = {
  pzlBadColor: ({ found, number, count }) =>
    `„${found}“ ist nicht Farbe ${number} von ${count}, erwartet wird „#“ mit sechs Stellen`,
  pzlListedTwice: ({ rgb }) => `${rgb} steht zweimal in der Liste, es zählt einmal`,
  pzlBadChannel: ({ what, found }) => `${inGerman(what)} ist ${found}, erlaubt ist 0 bis 255`,
  pzlUnknownColor: ({ channels, rgb, listed }) =>
    [
      `ein Block hat die Farbe ${channels.join(' ')} (${rgb}),`,
      `erwartet wird eine der ${listed} aufgeführten Farben`,
    ].join(' '),
  pzlSameColors: ({ rgb }) =>
    `zwei Farben sind ${rgb}, aber .pzl unterscheidet Farben nach ihrem Wert`,
  rosettaOneLine: () => 'eine Zeile steht allein, erwartet werden Zeilen und Spalten',
  rosettaThreeLines: () => 'drei Zeilen stehen zusammen, erwartet werden Zeilen und Spalten',
  rosettaNoLetter: ({ found }) => `„${found}“ gefunden, erwartet wird ein Buchstabe von A bis Z`,
  rosettaNoBlocks: () =>
    'eine Linie des Rätsels ist leer, aber mit Buchstaben lässt sich das nicht schreiben',
  rosettaLargeBlock: ({ size, most }) =>
    `das Rätsel hat einen Block der Länge ${size}, aber die Buchstaben enden mit Z für ${most}`,
  tathamOtherGame: ({ found }) => `das Spiel ist „${found}“, erwartet wird „Pattern“`,
  tathamMissing: ({ key }) => `in der Datei fehlt ${key}`,
  tathamBadLine: ({ found }) =>
    `„${found}“ ist keine Zeile eines Spielstands, erwartet wird „KEY     :length:value“`,
  tathamWrongLength: ({ key, found, expected }) =>
    `${key} hat ${counted(found, 'Zeichen', 'Zeichen')}, angekündigt sind ${expected}`,
  tathamBadAddress: () => 'in der Adresse steht ein kaputtes %, erwartet wird eine Spielkennung',
  tathamNoId: ({ found }) => `„${found}“ ist keine Spielkennung, erwartet wird „WxH:clues“`,
  tathamSeed: ({ found }) =>
    [
      `„${found}“ ist ein Zufallswert, erwartet wird die Spielkennung`,
      'mit den Zahlen (Game > Specific im Programm)',
    ].join(' '),
  tathamBadGiven: ({ found }) =>
    `„${found}“ bei den vorgegebenen Feldern, erwartet werden Buchstaben`,
  tathamGivenEnds: ({ found, cells }) =>
    `die vorgegebenen Felder enden bei Feld ${found} von ${cells}, erwartet wird das letzte`,
  tathamGivenCells: ({ given }) =>
    [
      `${counted(given, 'vorgegebenes Feld wurde', 'vorgegebene Felder wurden')} weggelassen:`,
      'nur die Zahlen bleiben',
    ].join(' '),
};
