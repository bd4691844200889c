/** Messages about puzzles in pages, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-pages.js';

export const PICTURES_PAGES: Translation<typeof en> = {
  picturesNoTable: () => 'la página no tiene <table class="nonogram">, como tienen las nuestras',
  picturesPageColors: ({ found, most }) => `hay ${found} colores; se admiten ${most} como máximo`,
  picturesPageColor: ({ found }) => `«${found}» no es un color; se esperaba uno como «#c8141e»`,
  picturesPageLines: ({ most }) => `hay más líneas de las que permiten ${most} casillas`,
  picturesPageClass: ({ found, most }) =>
    `el color es «${found}»; se esperaba de «c1» a «c${most}»`,
};
