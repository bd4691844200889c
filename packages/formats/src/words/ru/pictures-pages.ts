/** Messages about puzzles in pages, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-pages.js';

/** Translations of `words/en/pictures-pages`. */
export const PICTURES_PAGES: Translation<typeof en> = {
  picturesNoTable: () => 'на странице нет <table class="nonogram">, как на наших страницах',
  picturesPageColors: ({ found, most }) => `цветов ${found}, а допустимо не более ${most}`,
  picturesPageColor: ({ found }) => `"${found}" — не цвет, нужно вида "#c8141e"`,
  picturesPageLines: ({ most }) => `линий больше, чем допускает предел клеток (${most})`,
  picturesPageClass: ({ found, most }) => `цвет задан как "${found}", нужно от "c1" до "c${most}"`,
};
