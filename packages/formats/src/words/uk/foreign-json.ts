/** Messages of the readers of other programs' JSON, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/foreign-json.js';

export const FOREIGN_JSON: Translation<typeof en> = {
  jsonNoLists: () => 'немає списків "rows" і "columns", потрібні обидва',
  jsonWithheld: () => 'числа лінії приховано, а потрібні всі',
  jsonNoClue: () => 'замість списку чисел лінії стоїть щось інше',
  jsonOddBlock: () => 'незрозумілий блок, очікувалося число або пара',
  jsonMixedBlocks: () => 'блоки записано по-різному, а треба однаково',
  jsonBadContent: ({ cells }) =>
    `"content" не підходить, потрібно клітинок: ${cells}, кожна -1, 0 або 1`,
  jsonPartialPicture: () => 'незакінчений рисунок пропущено: прочитано лише числа',
  jsonNoPicture: () => 'у JSON немає ні чисел, ні рисунка: потрібні списки чисел або рядки з 0 і 1',
  jsonManyCharacters: ({ most }) => `у рисунку більше різних символів, ніж буває (${most})`,
};
