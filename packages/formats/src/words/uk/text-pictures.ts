/** Messages about pictures drawn in characters, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/text-pictures.js';

export const TEXT_PICTURES: Translation<typeof en> = {
  pictureUndecided: () => 'клітинка "?" не розв’язана, а потрібен закінчений рисунок',
  pictureTriangle: ({ found }) =>
    `клітинка "${found}" — трикутник: тріанограми читаються з .g і з JSON Nonokit`,
  pictureBlank: () => 'пробіл серед літер, а очікувалися рядки рисунка',
  pictureControl: () => 'керівний символ, а очікувалися рядки рисунка',
  pictureManyCharacters: ({ most }) =>
    `різних символів більше ніж ${most}, це не схоже на рядки рисунка`,
  picturePadded: ({ row, found, width }) =>
    [
      `у рядку ${row} клітинок ${found}, у найдовшому ${width}:`,
      'короткі рядки доповнено порожніми клітинками',
    ].join(' '),
  pictureTooFewSigns: ({ most, inks }) =>
    `символів вистачає на кольори: ${most}, а в кросворді їх ${inks}`,
  pictureTooFewInks: ({ most, inks }) =>
    `якщо порожніх клітинок немає, символів вистачає на кольори: ${most}, а в кросворді їх ${inks}`,
  pictureNeedsFrom: () => 'такий рисунок читається лише з --from text',
  pictureBackground: ({ symbol }) =>
    `знак "${symbol}" вважаємо порожньою клітинкою: звичайних знаків, крапки чи пробілу, в рисунку немає`,
  pictureJoined: () => 'порожні рядки ділять рисунок; його прочитано як один, без них',
  pictureBlankRow: () => 'порожній рядок тексту вважаємо рядком порожніх клітинок',
};
