/** Messages of the readers of solvers’ files, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/solvers.js';
import { inPolish } from './polish.js';

export const SOLVERS: Translation<typeof en> = {
  iniFound: ({ found, what }) => `jest "${found}", a oczekiwano: ${inPolish(what)}`,
  unaryNumber: ({ found }) =>
    `jest liczba ${found}, a w zapisie unarnym może być tylko 1, 0 albo -1`,
  unaryList: () => 'jest lista, a w zapisie unarnym może być tylko 1, 0 albo -1',
  unaryAfterEnd: ({ found }) => `po -1 jest ${found}, a dalej może być tylko -1`,
  olsakColorTwice: ({ id }) => `kolor "${id}" zadeklarowano dwa razy`,
  olsakTooManyColors: ({ most }) => `kolorów jest więcej, niż może mieć plik .g (${most})`,
  olsakNoColor: ({ found }) =>
    `"${found}" nie deklaruje koloru, oczekiwano znaku, ":" i koloru, na przykład "r:* #c8141e red"`,
  olsakTriangle: () =>
    'w pliku jest trianogram z kratkami przeciętymi przekątną: nonogram innego rodzaju, ' +
    'a takich się tu nie przyjmuje',
  olsakWrongEnd: ({ found, id }) =>
    `blok "${found}" ma trójkąt "${id}" na końcu, dla którego go nie zadeklarowano`,
  olsakShortBlock: ({ found }) => `blok "${found}" ma więcej trójkątów niż kratek`,
  olsakUnknownLook: ({ found }) =>
    `kolor "${found}" jest tu nieznany, oczekiwano "#RRGGBB" albo zwykłej nazwy`,
  olsakNoNumber: ({ found }) => `jest "${found}", a oczekiwano liczby i może znaku koloru`,
  olsakNoDefault: ({ found }) =>
    `blok "${found}" nie ma koloru, a koloru domyślnego nie zadeklarowano`,
  olsakUndeclared: ({ found, id }) => `blok "${found}" ma niezadeklarowany kolor "${id}"`,
  olsakTriddler: () =>
    'w pliku jest triddler, którego linie biegną w trzech kierunkach: nonogram innego rodzaju, ' +
    'a takich się tu nie przyjmuje',
  olsakSixSides: ({ found }) =>
    `liczby triddlera stoją w 6 sekcjach, każda po linii z ":", a jest ich ${found}`,
  olsakNoColon: () => 'żadna linia nie zaczyna się od ":", powinna stać przed wierszami',
  olsakNoColumns: () => 'nie ma kolumn, potrzebne są liczby każdej z nich',
  olsakTooFewSigns: ({ colors, most }) =>
    `liczba kolorów to ${colors}, a .g ma dla nich tyle znaków: ${most}`,
  prologNoLists: () => 'nie ma listy list liczb, oczekiwano wierszy i kolumn',
  prologOneList: () => 'jest jedna lista liczb, a potrzebne są dwie',
  tomlFound: ({ found, what }) => `jest "${found}", a oczekiwano: ${inPolish(what)}`,
  tomlLineEnds: ({ what }) => `linia się kończy, oczekiwano: ${inPolish(what)}`,
  xcspNoArray: () => 'nie ma tablicy o dwóch rozmiarach, oczekiwano w niej kratek',
  xcspTooFewLines: ({ kind, found, expected }) =>
    `ograniczenia są dla ${found} ${kind === 'row' ? 'wierszy' : 'kolumn'}, a potrzeba ich dla ${expected}`,
  xcspNoLine: ({ found }) =>
    `"${found}" to nie wiersz ani kolumna tablicy, oczekiwano takiej jak x[0][]`,
  xcspOddAutomaton: () =>
    'automat nie pasuje do liczb linii: oczekiwano ciągów jedynek między zerami',
  lpBlocksAnnounced: ({ name, blocks, length }) =>
    `${name}: zapowiedziana liczba bloków to ${blocks}, a liczba kratek to ${length}`,
  lpWrongWord: ({ found, what }) => `jest "${found}", a oczekiwano: ${inPolish(what)}`,
  gecodeGoesOn: ({ found }) => `jest "${found}", a oczekiwano "}" po ostatnich liczbach`,
  gecodeNoBrace: ({ found }) => `jest "${found}", a oczekiwano "{" i liczb`,
  gecodeNoArray: () => 'nie ma tablicy, oczekiwano "{" i liczb',
  mathprogNoTable: ({ name }) => `nie ma tabeli "param ${name}"`,
  mathprogNoSizes: ({ name }) => `"param ${name}" stoi przed m i n`,
  mathprogBadIndex: ({ index, name, count }) =>
    `linia ${index} tabeli "${name}", a potrzebna jest każda od 1 do ${count}, po razie`,
  mathprogTooFewLines: ({ name, found, count }) =>
    `liczba linii tabeli "${name}" to ${found}, a powinno ich być około ${count}`,
  mathprogFound: ({ found, what }) => `jest "${found}", a oczekiwano: ${inPolish(what)}`,
};
