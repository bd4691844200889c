/** Messages of the readers of other programs' JSON, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/foreign-json.js';

export const FOREIGN_JSON: Translation<typeof en> = {
  jsonNoLists: () => 'nie ma list "rows" i "columns", potrzebne są obie',
  jsonWithheld: () => 'liczby linii są ukryte, a potrzebne są wszystkie',
  jsonNoClue: () => 'zamiast listy liczb linii jest coś innego',
  jsonOddBlock: () => 'niezrozumiały blok, oczekiwano liczby albo pary',
  jsonMixedBlocks: () => 'bloki są zapisane na różne sposoby, a powinny jednakowo',
  jsonBadContent: ({ cells }) =>
    `"content" nie pasuje, potrzeba tylu kratek: ${cells}, każda to -1, 0 albo 1`,
  jsonPartialPicture: () => 'niepełny obrazek pominięto: odczytano tylko liczby',
  jsonNoPicture: () =>
    'w JSON nie ma ani liczb, ani obrazka: potrzebne są listy liczb albo wiersze z 0 i 1',
  jsonManyCharacters: ({ most }) => `obrazek ma za dużo różnych znaków, limit to ${most}`,
};
