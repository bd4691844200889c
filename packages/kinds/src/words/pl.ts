/** Polish messages about puzzles of other kinds whose parts do not fit together. */
import type { DirectionName, Translation } from '@nonokit/core';
import { polishCount } from '@nonokit/core/pl';
import type { KindLineParam } from './en.js';

const LINES = { row: 'wierszy', column: 'kolumn', slash: 'linii „/”', backslash: 'linii „\\”' };
const LINE = { row: 'wiersza', column: 'kolumny', slash: 'linii „/”', backslash: 'linii „\\”' };
const IN_LINE = {
  row: 'wierszu',
  column: 'kolumnie',
  slash: 'linii „/”',
  backslash: 'linii „\\”',
};

const CELLS_ACCUSATIVE = ['kratkę', 'kratki', 'kratek'] as const;

function named(names: Readonly<Record<DirectionName, string>>, line: KindLineParam): string {
  return `${names[line.direction]} ${line.index + 1}`;
}

/** The messages of `@nonokit/kinds` in Polish. */
export const KINDS_PL: Translation<typeof import('./en.js')> = {
  kindBadSize: ({ side, size, least }) =>
    `${side} to ${size}, a powinna to być liczba całkowita od ${least}`,
  kindTooLarge: ({ cells, most }) =>
    `plansza ma ${polishCount(cells, CELLS_ACCUSATIVE)}, a w tym rodzaju dozwolone jest najwyżej ${most}`,
  kindTooHard: () =>
    'liczby mają więcej rozmieszczeń, niż wolno w tym rodzaju; spróbuj mniejszej planszy',
  kindTooManyColors: ({ colors, most }) =>
    `kolory: ${colors}, a w tym rodzaju dozwolone jest najwyżej ${most}`,
  kindPairColors: () =>
    'liczby na dwie linie są dla nonogramów czarno-białych, a ten ma kilka kolorów',
  kindBadSides: () =>
    'boki się nie zamykają: topLeft + bottomLeft musi być równe topRight + bottomRight, ' +
    'a topLeft + top musi być równe bottomRight + bottom',
  kindLineCount: ({ direction, found, expected }) =>
    `liczby podano dla ${found} ${LINES[direction]}, a potrzeba ich dla ${expected}`,
  kindBadItem: ({ line, found }) =>
    `w ${named(IN_LINE, line)} jest liczba ${found}, a powinna to być liczba całkowita od 1`,
  kindBadColor: ({ line, color, last }) =>
    `w ${named(IN_LINE, line)} jest kolor ${color}, a dozwolone są kolory od 1 do ${last}`,
  kindBadPair: ({ line }) =>
    `liczby dwóch linii od ${named(LINE, line)} muszą mieć małe przed dużymi, między nimi i za nimi, ` +
    'a duże muszą być od 2',
  kindPairTriangles: () => 'liczby na dwie linie są dla plansz z kwadratowych kratek',
  kindCutPaper: () => 'tło jest przecięte przekątną, a powinno mieć jeden kolor',
  kindCutTriangles: () => 'przecięte kratki są dla plansz z kwadratowych kratek',
  kindBadGlue: ({ line }) =>
    `w ${named(IN_LINE, line)} jest doklejony blok, przed którym nie ma bloku innego koloru, ` +
    'albo żaden z nich nie jest przecięty',
  kindTooLong: ({ line, needs, length }) =>
    `liczby w ${named(IN_LINE, line)} zajmują ${polishCount(needs, CELLS_ACCUSATIVE)}, a jest ich ${length}`,
  kindGoalLength: ({ found, expected }) =>
    `obrazek ma ${polishCount(found, CELLS_ACCUSATIVE)}, a plansza ${expected}`,
  kindGoalColor: ({ color, last }) =>
    `obrazek ma kolor ${color}, a dozwolone są kolory od 0 do ${last}`,
  kindGoalDiffers: () => 'obrazek nie pasuje do liczb',
};
