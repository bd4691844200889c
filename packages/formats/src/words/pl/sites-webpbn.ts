/** Messages of the reader of webpbn XML, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-webpbn.js';

export const SITES_WEBPBN: Translation<typeof en> = {
  webpbnTriddler: () =>
    'to triddler, jego kratki są trójkątami: nonogram innego rodzaju, a takich się tu nie przyjmuje',
  webpbnPuzzleType: ({ found }) => `typ łamigłówki to "${found}", oczekiwano "grid"`,
  webpbnNoName: () => 'kolor nie ma nazwy, oczekiwano name="..."',
  webpbnBadColor: ({ name, found }) =>
    `kolor "${name}" podano jako "${found}", oczekiwano trzech albo sześciu cyfr szesnastkowych`,
  webpbnBadChar: ({ name, found }) =>
    `znak (char) koloru "${name}" to "${found}", a powinien być jeden`,
  webpbnColorTwice: ({ name }) => `kolor "${name}" zadeklarowano dwa razy`,
  webpbnCluesType: ({ found, expected }) =>
    `typ liczb to "${found}", oczekiwano jednego z ${expected}`,
  webpbnCluesTwice: ({ type }) => `liczby "${type}" są podane dwa razy`,
  webpbnBadCount: ({ found }) => `liczba to "${found}", oczekiwano od jednej do dziewięciu cyfr`,
  webpbnBlotted: () =>
    'liczba 0 ukrywa prawdziwą: to nonogram innego rodzaju, a takich się tu nie przyjmuje',
  webpbnNoClues: () => 'nie ma ani liczb, ani obrazka',
  webpbnNoLines: ({ kind }) =>
    `nie ma ani liczb ${kind === 'row' ? 'wierszy' : 'kolumn'}, ani obrazka`,
  webpbnUndeclared: ({ name }) => `koloru "${name}" nie zadeklarowano`,
  webpbnOutsideBars: ({ found }) => `"${found}" stoi poza kreskami wiersza, oczekiwano "|"`,
  webpbnUnknownChar: ({ found }) => `"${found}" to nie znak (char) zadeklarowanego koloru`,
  webpbnPictureEnds: () => 'obrazek się urywa, oczekiwano wierszy między "|"',
  webpbnSavedIgnored: () => 'zapisany stan nonogramu pominięto',
  webpbnPictureIgnored: () => 'obrazek z nierozstrzygniętymi kratkami pominięto',
  webpbnNotesCut: ({ most }) => `notatek jest za dużo, limit to ${most}`,
  webpbnWrongRoot: ({ found }) => `zewnętrzny element pliku to "${found}", oczekiwano "puzzleset"`,
  webpbnSimpson: ({ found }) =>
    [
      `zewnętrzny element pliku to "${found}", jak w szkicu formatu XML Stevena Simpsona,`,
      'którego się nie czyta: oczekiwano "puzzleset"',
    ].join(' '),
};
