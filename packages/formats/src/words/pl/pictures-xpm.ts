/** Messages about XPM files, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-xpm.js';

/** Translations of `words/en/pictures-xpm`. */
export const PICTURES_XPM: Translation<typeof en> = {
  picturesXpmBadSizes: () =>
    'nie ma rozmiarów: potrzebne są szerokość, wysokość, liczba kolorów i znaków, jak "16 16 2 1"',
  picturesXpmManyColors: ({ found, most }) =>
    `plik zapowiada tyle kolorów: ${found}, a wolno od 1 do ${most}`,
  picturesXpmBadColor: ({ found }) =>
    `"${found}" nie podaje koloru, oczekiwano takiego jak ". c #c8141e"`,
  picturesXpmNamedColor: ({ name }) =>
    `nie wiadomo, jak wygląda kolor "${name}", więc został wymyślony`,
  picturesXpmBadRow: ({ row, found, width }) =>
    `liczba pikseli w wierszu ${row} to ${found}, a powinno ich być ${width}`,
  picturesXpmBadPixel: ({ found }) => `"${found}" nie oznacza żadnego koloru pliku`,
  picturesXpmEndsEarly: () => 'plik się kończy, a brakuje kolorów albo wierszy pikseli',
  picturesXpmColors: ({ found, most }) =>
    `liczba kolorów nonogramu to ${found}, a w naszych plikach XPM limit to ${most}`,
};
