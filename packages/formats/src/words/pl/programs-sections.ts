/** Messages of the readers of files in sections, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-sections.js';
import { inPolish } from './polish.js';

/** Which colours there are. */
function declaredInPolish(ids: readonly string[]): string {
  return ids.length === 0
    ? 'a kolorów nie zadeklarowano'
    : `oczekiwano któregoś z ${ids.map((id) => `"${id}"`).join(', ')}`;
}

export const PROGRAMS_SECTIONS: Translation<typeof en> = {
  summerwindNoColors: ({ found }) =>
    `pierwsza linia to "${found}", oczekiwano "colors: " i oznaczeń kolorów`,
  summerwindBadId: ({ found }) => `oznaczenie koloru "${found}" zaczyna się od cyfry`,
  summerwindListedTwice: ({ found }) => `kolor "${found}" wymieniono dwa razy`,
  summerwindNoLines: ({ found }) => `jest "${found}", a oczekiwano "lines:"`,
  summerwindNoRows: () => 'nie ma wierszy, potrzebny jest co najmniej jeden',
  summerwindNoLength: ({ found }) =>
    `jest "${found}", a oczekiwano długości i koloru, na przykład "5r"`,
  summerwindNoColor: ({ block, declared }) =>
    `blok "${block}" nie ma koloru, ${declaredInPolish(declared)}`,
  summerwindUndeclared: ({ block, id, declared }) =>
    `blok "${block}" ma niezadeklarowany kolor "${id}", ${declaredInPolish(declared)}`,
  summerwindBlankColumns: ({ blank }) =>
    `puste linie na końcu pliku (${blank}) liczą się jako puste kolumny`,
  gnoNoHeading: ({ found }) =>
    `plik zaczyna się od "${found}", oczekiwano nagłówka w nawiasach kwadratowych`,
  gnoRepeated: ({ found }) => `drugą sekcję "${found}" pominięto`,
  gnoNoDimensions: () => 'nie ma sekcji "[Dimensions]", powinna stać przed liczbami',
  gnoLineTotal: ({ section, found, expected }) =>
    `liczba linii w "${section}" to ${found}, a powinno ich być ${expected}`,
  gnoPictureLines: ({ found, expected }) =>
    `liczba linii obrazka to ${found}, a powinno ich być ${expected}`,
  gnoBadCell: ({ found }) =>
    `kratka obrazka to "${found}", oczekiwano 2 (zamalowana), 1 (pusta) albo 0 (nieznana)`,
  gnoPictureIgnored: () => 'obrazek ma nieznane kratki, więc został pominięty',
  hanjieNoMap: () => 'to nie mapa, oczekiwano nonogramu z "clue"',
  hanjieBlank: () => 'plik jest pusty, oczekiwano nonogramu',
  hanjieNoClue: () => 'nonogram nie ma "clue", potrzebne są listy "rows" i "columns"',
  hanjieNoList: () => 'w "clue" brakuje listy, potrzebne są "rows" i "columns"',
  hanjieBadColor: ({ symbol, found }) =>
    `kolor "${symbol}" podano jako "${found}", oczekiwano sześciu cyfr, na przykład "#c8141e"`,
  hanjieBackground: ({ found }) => `kolor bloku "${found}" to tło, oczekiwano któregoś z "colors"`,
  hanjieUndeclared: ({ found }) =>
    `koloru bloku "${found}" nie zadeklarowano, oczekiwano któregoś z "colors"`,
  hanjieBadCell: ({ found }) => `kratka "${found}" to nie kolor, oczekiwano któregoś z "colors"`,
  picrossGivenTwice: ({ key }) => `${key} podano dwa razy`,
  picrossMissing: ({ key }) => `nonogram nie ma "${key}", potrzebne są oba`,
  picrossFound: ({ found, what }) => `jest "${found}", a oczekiwano: ${inPolish(what)}`,
};
