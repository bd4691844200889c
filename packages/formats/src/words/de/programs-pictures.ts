/** Messages about the pictures of other programs, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-pictures.js';
import { inGerman } from './german.js';
import { counted } from './lines.js';

export const PROGRAMS_PICTURES: Translation<typeof en> = {
  freenonoSecondLine: ({ found }) =>
    `die zweite Dateizeile ist „${found}“, erwartet wird Breite und Höhe wie „10,8“`,
  freenonoTooManyRows: ({ most }) => `das Bild hat mehr als ${most} Zeilen`,
  freenonoOddCell: ({ found, width }) =>
    `in einer Zeile steht „${found}“, erwartet wird „x“ oder Leerzeichen (Felder: ${width})`,
  freenonoMissingRows: ({ missing }) =>
    missing === 1
      ? 'die letzte Zeile fehlt, darum gilt sie als leer'
      : `die letzten ${missing} Zeilen fehlen, darum gelten sie als leer`,
  freenonoWrongRoot: ({ found }) =>
    `das äußerste Element der Datei ist „${found}“, erwartet wird „FreeNono“`,
  freenonoTooManyLines: ({ most }) => `es gibt mehr als ${most} Linien`,
  freenonoBadCell: ({ found }) => `ein Feld ist „${found}“, erwartet wird „x“ oder „_“`,
  goalCellTotal: ({ found, expected }) =>
    `die Zeile hat ${counted(found, 'Feld', 'Felder')}, erwartet werden ${expected}`,
  goalLineTooLong: ({ most }) => `die Zeile hat mehr als ${most} Felder`,
  goalRowTotal: ({ row, found, expected }) =>
    `Zeile ${row} des Bildes hat ${counted(found, 'Feld', 'Felder')}, erwartet werden ${expected}`,
  nonogramlibBegins: () =>
    'die Datei beginnt nicht mit 0 oder 254, Größen ab 1 und, nach 254, Farben',
  nonogramlibPadded: ({ bytes }) =>
    `am Ende der Datei fehlen ${counted(bytes, 'Byte', 'Byte')}, darum sind die letzten Felder leer`,
  loomNoSolution: () => '„solution“ fehlt, erwartet wird ein Objekt',
  loomBadShape: () => 'die Form ist nicht „Square“ mit „width“ und „height“',
  loomBadCells: ({ cells }) => `„cells“ ist keine Liste von ${counted(cells, 'Farbe', 'Farben')}`,
  loomNoPalette: () => '„palette“ ist keine Liste von Farben',
  loomNoObject: ({ index }) => `Farbe ${index} ist kein Objekt`,
  loomTriangle: ({ index }) =>
    `Farbe ${index} ist ein Dreieck: Trianogramme werden als .g oder als JSON von Nonokit gelesen`,
  loomBadColor: ({ index }) => `Farbe ${index} hat kein „rgb“ oder kein eigenes „color“`,
  japReadOnly: () =>
    'die Prüfsumme von QNonograms-Dateien ist nicht bekannt, darum werden keine geschrieben',
  japBegins: () => 'die Datei beginnt nicht mit TLS',
  japColored: () => 'die Datei ist von der farbigen Art, über die nichts bekannt ist',
  japEndsEarly: ({ what }) => `die Datei bricht ab, erwartet: ${inGerman(what)}`,
  japPictureIgnored: () => 'das Bild hat nicht die Zahlen der Datei, darum wird es weggelassen',
  japUncertain: () =>
    'über QNonograms-Dateien ist wenig bekannt; die Prüfsumme dieser Datei wurde nicht verglichen',
  logichomeBegins: ({ found }) =>
    `die erste Dateizeile ist „${found}“, erwartet wird „www.logichome.org“`,
  logichomeBadCell: ({ found }) => `ein Feld ist „${found}“, erwartet wird 0 oder 1`,
  logichomeTooManyCells: ({ most }) => `es gibt mehr als ${most} Felder`,
  sgriddlerBegins: ({ found }) =>
    `die erste Dateizeile ist „${found}“, erwartet wird „MK Version 3.0“`,
  sgriddlerBadSize: ({ found }) =>
    `die Dateizeile der Größe ist „${found}“, erwartet wird Breite und Höhe`,
  sgriddlerBadCell: ({ found }) =>
    `ein Feld des Bildes ist „${found}“, erwartet wird „#“, „.“ oder „?“`,
  sgriddlerPictureIgnored: () => 'das Bild hat offene Felder, darum wird es weggelassen',
};
