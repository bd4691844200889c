/** Messages about webpbn files, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-webpbn.js';

export const SITES_WEBPBN: Translation<typeof en> = {
  webpbnTriddler: () =>
    'das Rätsel ist ein Triddler, dessen Felder Dreiecke sind: ein Nonogramm anderer Art, das ' +
    'hier nicht angenommen wird',
  webpbnPuzzleType: ({ found }) => `die Art des Rätsels ist „${found}“, erwartet wird „grid“`,
  webpbnNoName: () => 'die Farbe hat keinen Namen, erwartet wird name="..."',
  webpbnBadColor: ({ name, found }) =>
    `die Farbe „${name}“ ist „${found}“, erwartet werden drei oder sechs hexadezimale Stellen`,
  webpbnBadChar: ({ name, found }) =>
    `das Zeichen der Farbe „${name}“ ist „${found}“, erwartet wird ein einziges`,
  webpbnColorTwice: ({ name }) => `die Farbe „${name}“ ist zweimal vereinbart`,
  webpbnCluesType: ({ found, expected }) =>
    `die Zahlen sind von der Art „${found}“, erwartet wird eine von ${expected}`,
  webpbnCluesTwice: ({ type }) => `die Zahlen von ${type} stehen zweimal da`,
  webpbnBadCount: ({ found }) =>
    `eine Anzahl ist „${found}“, erwartet werden eine bis neun Ziffern`,
  webpbnBlotted: () =>
    'eine Anzahl ist 0 und verdeckt damit ihre Zahl: ein Nonogramm anderer Art, das hier nicht angenommen wird',
  webpbnNoClues: () => 'es gibt weder Zahlen noch ein Bild',
  webpbnNoLines: ({ kind }) =>
    `es gibt weder Zahlen für die ${kind === 'row' ? 'Zeilen' : 'Spalten'} noch ein Bild`,
  webpbnUndeclared: ({ name }) => `die Farbe „${name}“ ist nicht vereinbart`,
  webpbnOutsideBars: ({ found }) =>
    `„${found}“ steht außerhalb der Striche einer Zeile, erwartet wird „|“`,
  webpbnUnknownChar: ({ found }) => `„${found}“ ist nicht das Zeichen einer vereinbarten Farbe`,
  webpbnPictureEnds: () => 'das Bild bricht ab, erwartet werden Zeilen zwischen Strichen',
  webpbnSavedIgnored: () => 'ein gespeicherter Stand des Rätsels wurde weggelassen',
  webpbnPictureIgnored: () => 'ein Bild mit offenen Feldern wurde weggelassen',
  webpbnNotesCut: ({ most }) => `es gibt mehr als ${most} Notizen`,
  webpbnWrongRoot: ({ found }) =>
    `das äußerste Element der Datei ist „${found}“, erwartet wird „puzzleset“`,
  webpbnSimpson: ({ found }) =>
    [
      `das äußerste Element der Datei ist „${found}“, wie in Steven Simpsons Entwurf`,
      'eines XML-Formats, das nicht unterstützt wird: erwartet wird „puzzleset“',
    ].join(' '),
};
