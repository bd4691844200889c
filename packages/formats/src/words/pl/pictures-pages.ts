/** Messages about puzzles in pages, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-pages.js';

/** Translations of `words/en/pictures-pages`. */
export const PICTURES_PAGES: Translation<typeof en> = {
  picturesNoTable: () => 'na stronie nie ma <table class="nonogram">, jak na naszych stronach',
  picturesPageColors: ({ found, most }) => `liczba kolorów to ${found}, a limit to ${most}`,
  picturesPageColor: ({ found }) => `"${found}" to nie kolor, oczekiwano takiego jak "#c8141e"`,
  picturesPageLines: ({ most }) => `linii jest więcej, niż pozwala limit kratek (${most})`,
  picturesPageClass: ({ found, most }) =>
    `kolor podano jako "${found}", a dozwolone są od "c1" do "c${most}"`,
};
