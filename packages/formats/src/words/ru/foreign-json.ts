/** Messages of the readers of other programs' JSON, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/foreign-json.js';

export const FOREIGN_JSON: Translation<typeof en> = {
  jsonNoLists: () => 'нет списков "rows" и "columns", нужны оба',
  jsonWithheld: () => 'числа линии скрыты, а нужны все',
  jsonNoClue: () => 'вместо списка чисел линии стоит что-то другое',
  jsonOddBlock: () => 'непонятный блок, ожидалось число или пара',
  jsonMixedBlocks: () => 'блоки записаны по-разному, а должны одинаково',
  jsonBadContent: ({ cells }) =>
    `"content" не подходит, нужно клеток: ${cells}, каждая -1, 0 или 1`,
  jsonPartialPicture: () => 'незаконченный рисунок пропущен: прочитаны только числа',
  jsonNoPicture: () => 'в JSON нет ни чисел, ни рисунка: нужны списки чисел или строки из 0 и 1',
  jsonManyCharacters: ({ most }) => `в рисунке больше разных символов, чем бывает (${most})`,
};
