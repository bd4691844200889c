/** Messages about puzzles in pages, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-pages.js';

/** Translations of `words/en/pictures-pages`. */
export const PICTURES_PAGES: Translation<typeof en> = {
  picturesNoTable: () => 'на сторінці немає <table class="nonogram">, як на наших сторінках',
  picturesPageColors: ({ found, most }) => `кольорів ${found}, а дозволено не більше ніж ${most}`,
  picturesPageColor: ({ found }) => `"${found}" — не колір, потрібен на зразок "#c8141e"`,
  picturesPageLines: ({ most }) => `ліній більше, ніж дозволяє межа клітинок (${most})`,
  picturesPageClass: ({ found, most }) =>
    `колір задано як "${found}", потрібно від "c1" до "c${most}"`,
};
