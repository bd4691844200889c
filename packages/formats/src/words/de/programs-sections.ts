/** Messages about files with sections, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-sections.js';
import { inGerman } from './german.js';
import { counted } from './lines.js';

function declaredColors(ids: readonly string[]): string {
  return ids.length === 0
    ? 'keine Farbe ist vereinbart'
    : `erwartet: ${ids.map((id) => `„${id}“`).join(', ')}`;
}

export const PROGRAMS_SECTIONS: Translation<typeof en> = {
  summerwindNoColors: ({ found }) =>
    `die erste Dateizeile ist „${found}“, erwartet wird „colors: “ mit den Kennungen der Farben`,
  summerwindBadId: ({ found }) => `die Farbkennung „${found}“ beginnt mit einer Ziffer`,
  summerwindListedTwice: ({ found }) => `die Farbe „${found}“ steht zweimal in der Liste`,
  summerwindNoLines: ({ found }) => `„${found}“ gefunden, erwartet wird „lines:“`,
  summerwindNoRows: () => 'es gibt keine Zeilen, erwartet wird mindestens eine',
  summerwindNoLength: ({ found }) => `„${found}“ gefunden, erwartet wird Länge und Farbe wie „5r“`,
  summerwindNoColor: ({ block, declared }) =>
    `der Block „${block}“ hat keine Farbe, ${declaredColors(declared)}`,
  summerwindUndeclared: ({ block, id, declared }) =>
    `der Block „${block}“ hat die nicht vereinbarte Farbe „${id}“, ${declaredColors(declared)}`,
  summerwindBlankColumns: ({ blank }) =>
    blank === 1
      ? 'die Datei endet mit einer Leerzeile, die als leere Spalte zählt'
      : `die Datei endet mit ${blank} Leerzeilen, die als ${blank} leere Spalten zählen`,
  gnoNoHeading: ({ found }) =>
    `die Datei beginnt mit „${found}“, erwartet wird eine Überschrift in Klammern`,
  gnoRepeated: ({ found }) => `es gibt einen zweiten Abschnitt „${found}“; er wird weggelassen`,
  gnoNoDimensions: () => 'der Abschnitt „[Dimensions]“ fehlt, er gehört vor die Zahlen',
  gnoLineTotal: ({ section, found, expected }) =>
    `„${section}“ hat ${counted(found, 'Zeile', 'Zeilen')}, erwartet werden ${expected}`,
  gnoPictureLines: ({ found, expected }) =>
    `das Bild hat ${counted(found, 'Zeile', 'Zeilen')}, erwartet werden ${expected}`,
  gnoBadCell: ({ found }) =>
    `ein Feld des Bildes ist „${found}“, erwartet wird 2 (ausgefüllt), 1 (leer) oder 0 (offen)`,
  gnoPictureIgnored: () => 'das Bild hat offene Felder, darum wird es weggelassen',
  hanjieNoMap: () => 'das ist keine Zuordnung, erwartet wird ein Rätsel mit „clue“',
  hanjieBlank: () => 'die Datei ist leer, erwartet wird ein Rätsel',
  hanjieNoClue: () => 'dem Rätsel fehlt „clue“, erwartet werden Listen „rows“ und „columns“',
  hanjieNoList: () => 'in „clue“ fehlt eine Liste, erwartet werden Listen „rows“ und „columns“',
  hanjieBadColor: ({ symbol, found }) =>
    `die Farbe „${symbol}“ ist „${found}“, erwartet werden sechs Stellen wie „#c8141e“`,
  hanjieBackground: ({ found }) =>
    `die Farbe eines Blocks ist „${found}“, der Hintergrund; erwartet wird eine aus „colors“`,
  hanjieUndeclared: ({ found }) =>
    `die Farbe eines Blocks ist „${found}“ und nicht vereinbart; erwartet wird eine aus „colors“`,
  hanjieBadCell: ({ found }) =>
    `das Feld „${found}“ ist keine Farbe, erwartet wird eine aus „colors“`,
  picrossGivenTwice: ({ key }) => `${key} steht zweimal da`,
  picrossMissing: ({ key }) => `dem Rätsel fehlt „${key}“, erwartet werden beide`,
  picrossFound: ({ found, what }) => `„${found}“ gefunden, erwartet: ${inGerman(what)}`,
};
