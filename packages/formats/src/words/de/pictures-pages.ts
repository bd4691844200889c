/** Messages about pictures on our own pages, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-pages.js';

export const PICTURES_PAGES: Translation<typeof en> = {
  picturesNoTable: () => 'die Seite hat kein <table class="nonogram">, wie unsere Seiten es haben',
  picturesPageColors: ({ found, most }) =>
    `${found} Farben sind zu viel: höchstens ${most} sind erlaubt`,
  picturesPageColor: ({ found }) => `„${found}“ ist keine Farbe, erwartet wird eine wie „#c8141e“`,
  picturesPageLines: ({ most }) => `mehr Linien, als ${most} Felder erlauben`,
  picturesPageClass: ({ found, most }) =>
    `die Farbe ist „${found}“, erwartet wird „c1“ bis „c${most}“`,
};
