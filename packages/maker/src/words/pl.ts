/** The Polish messages about images and options from which no puzzle can be made. */
import type { Translation } from '@nonokit/core';

/** The messages of `@nonokit/maker` in Polish. */
export const MAKER_PL: Translation<typeof import('./en.js')> = {
  nothingToSee: () =>
    'obraz to jedna gładka powierzchnia albo jest cały przezroczysty: nie ma czego rysować',
  nothingLeft: () =>
    'w tym rozmiarze i w tych kolorach z obrazu zostaje tylko jedna gładka powierzchnia',
  badBackground: ({ found }) => `tło to „${found}”, a potrzeba sześciu cyfr, na przykład „#ffffff”`,
  tooManyInks: ({ colors, most }) =>
    `liczba kolorów to ${colors}, a dozwolone jest najwyżej ${most}`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} to za dużo: limit kratek to ${most.toLocaleString('pl-PL')}`,
};
