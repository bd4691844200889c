/** Messages of the readers of programs’ pictures, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-pictures.js';
import { inPolish } from './polish.js';

export const PROGRAMS_PICTURES: Translation<typeof en> = {
  freenonoSecondLine: ({ found }) =>
    `druga linia to "${found}", oczekiwano szerokości i wysokości, na przykład "10,8"`,
  freenonoTooManyRows: ({ most }) => `obrazek ma za dużo wierszy, limit to ${most}`,
  freenonoOddCell: ({ found, width }) =>
    `w wierszu jest "${found}", a oczekiwano "x" i spacji, razem kratek: ${width}`,
  freenonoMissingRows: ({ missing }) =>
    `brakuje ostatnich wierszy (${missing}), więc uchodzą za puste`,
  freenonoWrongRoot: ({ found }) => `zewnętrzny element pliku to "${found}", oczekiwano "FreeNono"`,
  freenonoTooManyLines: ({ most }) => `linii jest za dużo, limit to ${most}`,
  freenonoBadCell: ({ found }) => `kratka to "${found}", oczekiwano "x" albo "_"`,
  goalCellTotal: ({ found, expected }) =>
    `liczba kratek w linii to ${found}, a powinno ich być ${expected}`,
  goalLineTooLong: ({ most }) => `linia ma za dużo kratek, limit to ${most}`,
  goalRowTotal: ({ row, found, expected }) =>
    `liczba kratek w wierszu ${row} obrazka to ${found}, a powinno ich być ${expected}`,
  nonogramlibBegins: () =>
    'plik nie zaczyna się od 0 albo 254, rozmiarów od 1 i, po 254, od kolorów',
  nonogramlibPadded: ({ bytes }) =>
    `plik się urywa (brakujące bajty: ${bytes}), więc ostatnie kratki są puste`,
  loomNoSolution: () => 'nie ma obiektu "solution"',
  loomBadShape: () => 'kształt to nie "Square" z "width" i "height"',
  loomBadCells: ({ cells }) => `"cells" to nie lista kolorów długości ${cells}`,
  loomNoPalette: () => '"palette" to nie lista kolorów',
  loomNoObject: ({ index }) => `kolor ${index} nie jest obiektem`,
  loomTriangle: ({ index }) =>
    `kolor ${index} to trójkąt: trianogramy czyta się z .g albo z JSON-u Nonokit`,
  loomBadColor: ({ index }) => `kolor ${index} nie ma "rgb" albo własnego "color"`,
  japReadOnly: () => 'suma kontrolna plików QNonograms jest nieznana, więc się ich nie zapisuje',
  japBegins: () => 'plik nie zaczyna się od TLS',
  japColored: () => 'to plik kolorowego rodzaju, o którym nic nie wiadomo',
  japEndsEarly: ({ what }) => `plik się urywa, oczekiwano: ${inPolish(what)}`,
  japPictureIgnored: () => 'obrazek nie pasuje do liczb pliku, więc został pominięty',
  japUncertain: () =>
    'o plikach QNonograms wiadomo niewiele; sumy kontrolnej tego pliku nie sprawdzono',
  logichomeBegins: ({ found }) => `pierwsza linia to "${found}", oczekiwano "www.logichome.org"`,
  logichomeBadCell: ({ found }) => `kratka to "${found}", oczekiwano 0 albo 1`,
  logichomeTooManyCells: ({ most }) => `kratek jest za dużo, limit to ${most}`,
  sgriddlerBegins: ({ found }) => `pierwsza linia to "${found}", oczekiwano "MK Version 3.0"`,
  sgriddlerBadSize: ({ found }) =>
    `linia z rozmiarem to "${found}", oczekiwano szerokości i wysokości`,
  sgriddlerBadCell: ({ found }) => `kratka obrazka to "${found}", oczekiwano "#", "." albo "?"`,
  sgriddlerPictureIgnored: () => 'obrazek ma nierozstrzygnięte kratki, więc został pominięty',
};
