/** Messages about puzzles in pages, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-pages.js';

export const PICTURES_PAGES: Translation<typeof en> = {
  picturesNoTable: () => 'la page n’a pas de <table class="nonogram">, comme en ont nos pages',
  picturesPageColors: ({ found, most }) => `${found} couleurs dépassent la limite de ${most}`,
  picturesPageColor: ({ found }) =>
    `"${found}" n’est pas une couleur, il en faut une comme "#c8141e"`,
  picturesPageLines: ({ most }) => `plus de rangées que ${most} cases n’en permettent`,
  picturesPageClass: ({ found, most }) => `la couleur est "${found}", il faut de "c1" à "c${most}"`,
};
