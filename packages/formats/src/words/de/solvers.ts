/** Messages about the files of solvers, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/solvers.js';
import { inGerman } from './german.js';
import { counted } from './lines.js';

export const SOLVERS: Translation<typeof en> = {
  iniFound: ({ found, what }) => `„${found}“ gefunden, erwartet: ${inGerman(what)}`,
  unaryNumber: ({ found }) =>
    `die Zahl ${found} in unären Angaben gefunden, erwartet wird 1, 0 oder -1`,
  unaryList: () => 'eine Liste in unären Angaben gefunden, erwartet wird 1, 0 oder -1',
  unaryAfterEnd: ({ found }) =>
    `${found} nach einer -1 in unären Angaben gefunden, erwartet wird -1`,
  olsakColorTwice: ({ id }) => `die Farbe „${id}“ ist zweimal vereinbart`,
  olsakTooManyColors: ({ most }) => `mehr als die ${most} Farben einer .g-Datei`,
  olsakNoColor: ({ found }) =>
    [
      `„${found}“ vereinbart keine Farbe, erwartet wird ein Zeichen,`,
      '„:“ und eine Farbe wie „r:* #c8141e red“',
    ].join(' '),
  olsakTriangle: () =>
    'die Datei enthält ein Trianogramm, in dem Diagonalen Felder teilen: ein Nonogramm ' +
    'anderer Art, das hier nicht angenommen wird',
  olsakWrongEnd: ({ found, id }) =>
    `der Block „${found}“ hat das Dreieck „${id}“ an einem Ende, für das es nicht vereinbart ist`,
  olsakShortBlock: ({ found }) => `der Block „${found}“ hat mehr Dreiecke als Felder`,
  olsakUnknownLook: ({ found }) =>
    `„${found}“ ist keine hier bekannte Farbe, erwartet wird „#RRGGBB“ oder ein üblicher Name`,
  olsakNoNumber: ({ found }) =>
    `„${found}“ gefunden, erwartet wird eine Zahl, auch mit dem Zeichen einer Farbe`,
  olsakNoDefault: ({ found }) =>
    `der Block „${found}“ hat keine Farbe, und keine ist als Standard vereinbart`,
  olsakUndeclared: ({ found, id }) =>
    `der Block „${found}“ hat die nicht vereinbarte Farbe „${id}“`,
  olsakTriddler: () =>
    'die Datei enthält einen Triddler, dessen Linien in drei Richtungen laufen: ein Nonogramm ' +
    'anderer Art, das hier nicht angenommen wird',
  olsakSixSides: ({ found }) =>
    `die Zahlen eines Triddlers stehen in 6 Abschnitten, jeder nach einer Dateizeile mit „:“, gefunden: ${found}`,
  olsakNoColon: () => 'keine Dateizeile beginnt mit „:“, erwartet wird eine vor den Zeilen',
  olsakNoColumns: () => 'es fehlen die Spalten, erwartet wird je eine Dateizeile',
  olsakTooFewSigns: ({ colors, most }) =>
    `${counted(colors, 'Farbe', 'Farben')}, aber .g hat Zeichen für ${most}`,
  prologNoLists: () =>
    'es fehlt eine Liste von Listen von Zahlen, erwartet werden Zeilen und Spalten',
  prologOneList: () => 'es gibt eine Liste mit Zahlen der Linien, erwartet werden zwei',
  tomlFound: ({ found, what }) => `„${found}“ gefunden, erwartet: ${inGerman(what)}`,
  tomlLineEnds: ({ what }) => `die Zeile endet, erwartet: ${inGerman(what)}`,
  xcspNoArray: () => 'es fehlt ein Array mit zwei Größen, erwartet werden die Felder',
  xcspTooFewLines: ({ kind, found, expected }) =>
    `Bedingungen gibt es für ${found} ${kind === 'row' ? 'Zeilen' : 'Spalten'}, erwartet werden ${expected}`,
  xcspNoLine: ({ found }) =>
    `„${found}“ ist weder Zeile noch Spalte des Arrays, erwartet wird etwas wie x[0][]`,
  xcspOddAutomaton: () =>
    'ein Automat ist nicht der einer Linie, erwartet werden Folgen von Einsen zwischen Nullen',
  lpBlocksAnnounced: ({ name, blocks, length }) =>
    `${name} kündigt ${counted(blocks, 'Block', 'Blöcke')} an, hat aber ${counted(length, 'Feld', 'Felder')}`,
  lpWrongWord: ({ found, what }) => `„${found}“ gefunden, erwartet: ${inGerman(what)}`,
  gecodeGoesOn: ({ found }) => `„${found}“ gefunden, erwartet wird „}“ nach den letzten Zahlen`,
  gecodeNoBrace: ({ found }) => `„${found}“ gefunden, erwartet wird „{“ und Zahlen`,
  gecodeNoArray: () => 'es fehlt ein Array, erwartet wird „{“ und Zahlen',
  mathprogNoTable: ({ name }) => `die Tabelle „param ${name}“ fehlt`,
  mathprogNoSizes: ({ name }) => `„param ${name}“ steht vor m und n`,
  mathprogBadIndex: ({ index, name, count }) =>
    `Zeile ${index} von „${name}“, erwartet wird jede von 1 bis ${count} einmal`,
  mathprogTooFewLines: ({ name, found, count }) =>
    `„${name}“ hat ${counted(found, 'Zeile', 'Zeilen')}, erwartet werden fast ${count}`,
  mathprogFound: ({ found, what }) => `„${found}“ gefunden, erwartet: ${inGerman(what)}`,
};
