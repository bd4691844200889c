/** What reading as the last resort says, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as EN from '../en/any.js';
import { lineInUkrainian } from './lines.js';
import { inUkrainian } from './ukrainian.js';

/** What a person can type instead. */
const LINES = 'числа рядком файлу "rows: 2, 1 1" і рядком файлу "columns: 2, 1, 1"';

export const ANY_UK: Translation<typeof EN> = {
  anyRowsFirst: () =>
    'не сказано, котрий із двох списків — рядки; вважаємо, що рядки йдуть першими',
  anyNothing: () => `немає двох списків чисел, які підходять один до одного; напишіть ${LINES}`,
  anyMisfit: ({ rows, rowCells, rowCount, columns, columnCells, columnCount }) => {
    const one = `${inUkrainian(rows)} (ліній: ${rowCount}, клітинок: ${rowCells})`;
    const other = `${inUkrainian(columns)} (ліній: ${columnCount}, клітинок: ${columnCells})`;
    const why =
      rowCells === columnCells
        ? 'клітинок кожного кольору в них має бути порівну'
        : 'клітинок у них має бути порівну: якесь число хибне або пропущене';
    return `${one} і ${other} схожі на числа кросворда, але ${why}`;
  },
  anyTooLong: ({ rows, columns, line, needs, has }) =>
    `${inUkrainian(rows)} і ${inUkrainian(columns)} схожі на числа кросворда, але ${lineInUkrainian(line)}: ` +
    `клітинок треба ${needs}, а є ${has}`,
  anyWrongSizes: ({ rows, columns }) =>
    `числа є для рядків: ${rows}, для стовпців: ${columns}, а розмір у файлі вказано інший`,
  anySeveral: ({ ways }) => {
    const each = ways.map(([a, b]) => `${inUkrainian(a)} і ${inUkrainian(b)}`);
    return `рядками і стовпцями можуть бути різні списки: ${each.join('; ')}; напишіть ${LINES}`;
  },
  anyBlankLines: () =>
    'порожній рядок файлу серед чисел — це або лінія без блоків, або просто проміжок; ' +
    'напишіть 0 для лінії без блоків або приберіть порожній рядок',
  anyNoBorder: ({ rows, columns }) =>
    `${inUkrainian(rows)} — можливо, рядки кросворда, ${inUkrainian(columns)} — стовпці, ` +
    'але цього не сказано; напишіть над ними "rows:" і "columns:" або вкажіть --from any',
  anyMega: ({ rows, columns }) =>
    `${inUkrainian(rows)} і ${inUkrainian(columns)} містять числа на дві лінії відразу (мегакросворд) — ` +
    'це головоломка іншого виду; потрібні числа кожної лінії окремо',
  anyNoClues: ({ rows, columns }) =>
    `${inUkrainian(rows)} і ${inUkrainian(columns)} названо числами кросворда, але в них інше; ` +
    'потрібен список чисел для кожної лінії',
  anyLeftover: ({ lists, line }) =>
    lists === 1
      ? `список у рядку файлу ${line} схожий на числа чи рисунок, але не ввійшов до жодного прочитаного кросворда`
      : `списків, схожих на числа чи рисунки, що не ввійшли до жодного прочитаного кросворда: ${lists}; перший — у рядку файлу ${line}`,
  anyNumbersLeft: ({ found, used }) =>
    `чисел, більших за 1, у файлі ${found}, приблизно ${found - used} з них не ввійшли до жодного прочитаного кросворда`,
  anySudoku: () =>
    'це схоже на судоку, головоломку іншого виду; потрібні числа кросворда або рисунок',
  anyListsMisfit: ({ clues, cells, line, otherClues, otherCells, otherLine }) => {
    const one = `у рядку файлу ${line} (ліній: ${clues}, клітинок: ${cells})`;
    const other = `у рядку файлу ${otherLine} (ліній: ${otherClues}, клітинок: ${otherCells})`;
    const why =
      cells === otherCells
        ? 'якомусь числу треба більше клітинок, ніж ліній в іншому списку'
        : 'клітинок у рядках і у стовпцях має бути порівну';
    return `списки чисел починаються ${one} і ${other}, але ${why}`;
  },
  anyOneList: ({ clues, cells, line }) =>
    `на числа кросворда схожий лише один список, у рядку файлу ${line} (ліній: ${clues}, клітинок: ${cells}); ` +
    `потрібні списки для рядків і для стовпців; напишіть ${LINES}`,
  anyReadOnly: () =>
    'будь-які два придатні списки лише читаються; щоб записати числа просто, укажіть --to non',
};
