/** Messages of the readers of tables, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-tables.js';

export const PROGRAMS_TABLES: Translation<typeof en> = {
  archiloqueLines: ({ found }) => `непустых строк файла ${found}, а нужны две: строки и столбцы`,
  tableBegins: () => 'файл не начинается с пустой ячейки и запятой, нужен пустой угол',
  tableTooLarge: () => 'таблица больше, чем у любого разрешённого кроссворда',
  tableNoCorner: () =>
    'нет пустого угла слева вверху, который отделяет числа столбцов от чисел строк',
  tableNoClues: () => 'в таблице нет чисел',
  tableBlotted: () => 'число "#" скрыто: это нонограмма другого вида, здесь такие не берутся',
  tableNoNumber: ({ found }) => `найдено "${found}", ожидалось число или пустая ячейка`,
  ctuTooManyClues: ({ expected }) =>
    `линий с числами больше, чем строк и столбцов (их ${expected})`,
  ctuNoLength: ({ id }) => `у цвета "${id}" нет длины`,
  ctuBadColor: ({ found }) => `"${found}" — не цвет, ожидался один символ, но не цифра`,
  ctuTooFewSigns: ({ colors, most }) =>
    `цветов ${colors}, а символов для них в CTU CSV только ${most}`,
};
