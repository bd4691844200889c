/** Messages of the readers of tables, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-tables.js';

export const PROGRAMS_TABLES: Translation<typeof en> = {
  archiloqueLines: ({ found }) =>
    `непорожніх рядків файлу ${found}, а потрібні два: рядки і стовпці`,
  tableBegins: () => 'файл не починається з порожньої комірки й коми, потрібен порожній кут',
  tableTooLarge: () => 'таблиця більша, ніж у будь-якого дозволеного кросворда',
  tableNoCorner: () =>
    'немає порожнього кута ліворуч угорі, що відокремлює числа стовпців від чисел рядків',
  tableNoClues: () => 'у таблиці немає чисел',
  tableBlotted: () => 'число "#" приховане: це кросворд іншого виду, тут такі не приймаються',
  tableNoNumber: ({ found }) => `знайдено "${found}", очікувалося число або порожня комірка`,
  ctuTooManyClues: ({ expected }) =>
    `ліній із числами більше, ніж рядків і стовпців (їх ${expected})`,
  ctuNoLength: ({ id }) => `у кольору "${id}" немає довжини`,
  ctuBadColor: ({ found }) => `"${found}" — не колір, очікувався один символ, але не цифра`,
  ctuTooFewSigns: ({ colors, most }) =>
    `кольорів ${colors}, а символів для них у CTU CSV лише ${most}`,
};
