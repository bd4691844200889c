/** Messages of the readers of files in sections, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-sections.js';
import { inRussian } from './russian.js';

/** Which colours there are. */
function declaredInRussian(ids: readonly string[]): string {
  return ids.length === 0
    ? 'а цвета не объявлены'
    : `ожидалось ${ids.map((id) => `"${id}"`).join(', ')}`;
}

export const PROGRAMS_SECTIONS: Translation<typeof en> = {
  summerwindNoColors: ({ found }) =>
    `первая строка файла — "${found}", ожидались "colors: " и обозначения цветов`,
  summerwindBadId: ({ found }) => `обозначение цвета "${found}" начинается с цифры`,
  summerwindListedTwice: ({ found }) => `цвет "${found}" перечислен дважды`,
  summerwindNoLines: ({ found }) => `найдено "${found}", ожидалось "lines:"`,
  summerwindNoRows: () => 'нет строк, нужна хотя бы одна',
  summerwindNoLength: ({ found }) => `найдено "${found}", ожидались длина и цвет, например "5r"`,
  summerwindNoColor: ({ block, declared }) =>
    `у блока "${block}" нет цвета, ${declaredInRussian(declared)}`,
  summerwindUndeclared: ({ block, id, declared }) =>
    `у блока "${block}" необъявленный цвет "${id}", ${declaredInRussian(declared)}`,
  summerwindBlankColumns: ({ blank }) =>
    `пустых строк в конце файла ${blank}, они считаются пустыми столбцами`,
  gnoNoHeading: ({ found }) =>
    `файл начинается с "${found}", ожидался заголовок в квадратных скобках`,
  gnoRepeated: ({ found }) => `второй раздел "${found}" пропущен`,
  gnoNoDimensions: () => 'нет раздела "[Dimensions]", он должен стоять перед числами',
  gnoLineTotal: ({ section, found, expected }) =>
    `в разделе "${section}" строк ${found}, а должно быть ${expected}`,
  gnoPictureLines: ({ found, expected }) => `в рисунке строк ${found}, а должно быть ${expected}`,
  gnoBadCell: ({ found }) =>
    `клетка рисунка — "${found}", ожидалось 2 (закрашена), 1 (пуста) или 0 (неизвестна)`,
  gnoPictureIgnored: () => 'в рисунке есть неизвестные клетки, поэтому он пропущен',
  hanjieNoMap: () => 'это не словарь, а ожидался кроссворд с "clue"',
  hanjieBlank: () => 'файл пуст, ожидался кроссворд',
  hanjieNoClue: () => 'в кроссворде нет "clue", нужны списки "rows" и "columns"',
  hanjieNoList: () => 'в "clue" не хватает списка, нужны "rows" и "columns"',
  hanjieBadColor: ({ symbol, found }) =>
    `цвет "${symbol}" задан как "${found}", ожидались шесть цифр, например "#c8141e"`,
  hanjieBackground: ({ found }) => `цвет блока "${found}" — это фон, ожидался один из "colors"`,
  hanjieUndeclared: ({ found }) => `цвет блока "${found}" не объявлен, ожидался один из "colors"`,
  hanjieBadCell: ({ found }) => `клетка "${found}" — не цвет, ожидался один из "colors"`,
  picrossGivenTwice: ({ key }) => `${key} встречается дважды`,
  picrossMissing: ({ key }) => `в кроссворде нет "${key}", нужны оба раздела`,
  picrossFound: ({ found, what }) => `найдено "${found}", ожидалось: ${inRussian(what)}`,
};
