/** Что говорит чтение «на крайний случай», по-русски. */
import type { Translation } from '@nonokit/core';
import type * as EN from '../en/any.js';
import { lineInRussian } from './lines.js';
import { inRussian } from './russian.js';

/** What a person can type instead. */
const LINES = 'числа строкой файла "rows: 2, 1 1" и строкой файла "columns: 2, 1, 1"';

export const ANY_RU: Translation<typeof EN> = {
  anyRowsFirst: () =>
    'не сказано, какой из двух списков — строки; считается, что строки идут первыми',
  anyNothing: () => `нет двух списков чисел, которые подходят друг к другу; напишите ${LINES}`,
  anyMisfit: ({ rows, rowCells, rowCount, columns, columnCells, columnCount }) => {
    const one = `${inRussian(rows)} (линий: ${rowCount}, клеток: ${rowCells})`;
    const other = `${inRussian(columns)} (линий: ${columnCount}, клеток: ${columnCells})`;
    const why =
      rowCells === columnCells
        ? 'клеток каждого цвета в них должно быть поровну'
        : 'клеток в них должно быть поровну: какое-то число неверно или пропущено';
    return `${one} и ${other} похожи на числа кроссворда, но ${why}`;
  },
  anyTooLong: ({ rows, columns, line, needs, has }) =>
    `${inRussian(rows)} и ${inRussian(columns)} похожи на числа кроссворда, но ${lineInRussian(line)}: ` +
    `клеток нужно ${needs}, а есть ${has}`,
  anyWrongSizes: ({ rows, columns }) =>
    `числа есть для строк: ${rows}, для столбцов: ${columns}, а размер в файле указан другой`,
  anySeveral: ({ ways }) => {
    const each = ways.map(([a, b]) => `${inRussian(a)} и ${inRussian(b)}`);
    return `строками и столбцами могут быть разные списки: ${each.join('; ')}; напишите ${LINES}`;
  },
  anyBlankLines: () =>
    'пустая строка файла среди чисел — это либо линия без блоков, либо просто промежуток; ' +
    'напишите 0 для линии без блоков или уберите пустую строку',
  anyNoBorder: ({ rows, columns }) =>
    `${inRussian(rows)} — возможно, строки кроссворда, ${inRussian(columns)} — столбцы, ` +
    'но этого не сказано; напишите над ними "строки:" и "столбцы:" или укажите --from any',
  anyMega: ({ rows, columns }) =>
    `${inRussian(rows)} и ${inRussian(columns)} содержат числа на две линии сразу (мега-кроссворд) — ` +
    'это головоломка другого вида; нужны числа для каждой линии отдельно',
  anyNoClues: ({ rows, columns }) =>
    `${inRussian(rows)} и ${inRussian(columns)} названы как числа кроссворда, но содержат другое; ` +
    'нужен список чисел для каждой линии',
  anyLeftover: ({ lists, line }) =>
    lists === 1
      ? `список в строке файла ${line} похож на числа или картинку, но ни в один прочитанный кроссворд не вошёл`
      : `похожих на числа или картинки списков, которые не вошли ни в один прочитанный кроссворд: ${lists}; первый — в строке файла ${line}`,
  anyNumbersLeft: ({ found, used }) =>
    `в файле ${found} чисел больше 1, примерно ${found - used} из них не вошли ни в один прочитанный кроссворд`,
  anySudoku: () =>
    'это похоже на судоку, головоломку другого вида; нужны числа кроссворда или картинка',
  anyListsMisfit: ({ clues, cells, line, otherClues, otherCells, otherLine }) => {
    const one = `в строке файла ${line} (линий: ${clues}, клеток: ${cells})`;
    const other = `в строке файла ${otherLine} (линий: ${otherClues}, клеток: ${otherCells})`;
    const why =
      cells === otherCells
        ? 'какому-то числу нужно больше клеток, чем линий в другом списке'
        : 'клеток в строках и в столбцах должно быть поровну';
    return `списки чисел начинаются ${one} и ${other}, но ${why}`;
  },
  anyOneList: ({ clues, cells, line }) =>
    `на числа кроссворда похож только один список, в строке файла ${line} (линий: ${clues}, клеток: ${cells}); ` +
    `нужны списки для строк и для столбцов; напишите ${LINES}`,
  anyReadOnly: () =>
    'любые два подходящих списка только читаются; чтобы записать числа просто, укажите --to non',
};
