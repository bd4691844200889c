/** Messages of the readers of files in sections, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-sections.js';
import { inUkrainian } from './ukrainian.js';

/** Which colours there are. */
function declaredInUkrainian(ids: readonly string[]): string {
  return ids.length === 0
    ? 'а кольорів не оголошено'
    : `очікувалося ${ids.map((id) => `"${id}"`).join(', ')}`;
}

export const PROGRAMS_SECTIONS: Translation<typeof en> = {
  summerwindNoColors: ({ found }) =>
    `перший рядок файлу — "${found}", очікувалися "colors: " і позначення кольорів`,
  summerwindBadId: ({ found }) => `позначення кольору "${found}" починається з цифри`,
  summerwindListedTwice: ({ found }) => `колір "${found}" указано двічі`,
  summerwindNoLines: ({ found }) => `знайдено "${found}", очікувалося "lines:"`,
  summerwindNoRows: () => 'немає рядків, потрібен хоча б один',
  summerwindNoLength: ({ found }) =>
    `знайдено "${found}", очікувалися довжина й колір, наприклад "5r"`,
  summerwindNoColor: ({ block, declared }) =>
    `у блока "${block}" немає кольору, ${declaredInUkrainian(declared)}`,
  summerwindUndeclared: ({ block, id, declared }) =>
    `у блока "${block}" неоголошений колір "${id}", ${declaredInUkrainian(declared)}`,
  summerwindBlankColumns: ({ blank }) =>
    `порожніх рядків у кінці файлу ${blank}, вважаємо їх порожніми стовпцями`,
  gnoNoHeading: ({ found }) =>
    `файл починається з "${found}", очікувався заголовок у квадратних дужках`,
  gnoRepeated: ({ found }) => `другий розділ "${found}" пропущено`,
  gnoNoDimensions: () => 'немає розділу "[Dimensions]", він має стояти перед числами',
  gnoLineTotal: ({ section, found, expected }) =>
    `у розділі "${section}" рядків ${found}, а має бути ${expected}`,
  gnoPictureLines: ({ found, expected }) => `у рисунку рядків ${found}, а має бути ${expected}`,
  gnoBadCell: ({ found }) =>
    `клітинка рисунка — "${found}", очікувалося 2 (зафарбована), 1 (порожня) або 0 (невідома)`,
  gnoPictureIgnored: () => 'у рисунку є невідомі клітинки, тому його пропущено',
  hanjieNoMap: () => 'це не словник, а очікувався кросворд із "clue"',
  hanjieBlank: () => 'файл порожній, очікувався кросворд',
  hanjieNoClue: () => 'у кросворді немає "clue", потрібні списки "rows" і "columns"',
  hanjieNoList: () => 'у "clue" бракує списку, потрібні "rows" і "columns"',
  hanjieBadColor: ({ symbol, found }) =>
    `колір "${symbol}" задано як "${found}", очікувалися шість цифр, наприклад "#c8141e"`,
  hanjieBackground: ({ found }) => `колір блока "${found}" — це тло, очікувався один із "colors"`,
  hanjieUndeclared: ({ found }) =>
    `колір блока "${found}" не оголошено, очікувався один із "colors"`,
  hanjieBadCell: ({ found }) => `клітинка "${found}" — не колір, очікувався один із "colors"`,
  picrossGivenTwice: ({ key }) => `${key} трапляється двічі`,
  picrossMissing: ({ key }) => `у кросворді немає "${key}", потрібні обидва розділи`,
  picrossFound: ({ found, what }) => `знайдено "${found}", очікувалося: ${inUkrainian(what)}`,
};
