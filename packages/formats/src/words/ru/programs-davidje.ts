/** Messages of the readers of the formats of davidje13, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-davidje.js';

export const PROGRAMS_DAVIDJE: Translation<typeof en> = {
  davidjeNoHeader: () => 'поля файла не названы, нужен заголовок с "name" и "rules" или "image"',
  davidjeNoString: () => 'в строке нет кода кроссворда, он должен быть в "rules" или "image"',
  davidjeOpenQuote: () => 'файл обрывается внутри кавычек',
  davidjeAfterQuote: () => 'после кавычек есть текст, а ожидалась запятая',
  davidjeNoObject: () => 'значение — не объект, а ожидался кроссворд',
  davidjeNoArray: ({ key }) => `"${key}" — не массив, а нужны числа каждой линии`,
  davidjeWithheld: ({ key, index }) =>
    `числа ${key}[${index}] скрыты: это нонограмма другого вида, здесь такие не берутся`,
  davidjeNoClue: ({ key, index }) => `${key}[${index}] — не числа линии, ожидался массив чисел`,
  davidjeNoPicture: () => '"image" — не рисунок, ожидались строки текста',
  davidjeNoShare: ({ found }) =>
    [
      `"${found}" — не код кроссворда, ожидались "R",`,
      '"B" или "L" и символы A-Z, a-z, 0-9, "-", "_"',
    ].join(' '),
  davidjeEndsEarly: () => 'код кроссворда обрывается',
  davidjeTooLarge: ({ width, height, most }) =>
    `размер ${width}x${height}, а сторона может быть не больше ${most} клеток`,
  davidjeNoCells: () => 'в рисунке не бывает ни одной клетки, так он не записывается',
  davidjeUnknownCell: ({ cell, row }) =>
    `клетка ${cell} строки ${row} не решена, а нужен законченный рисунок`,
  davidjeTooWide: ({ width, height, most }) =>
    [
      `размер кроссворда ${width}x${height}, а в кодах`,
      `davidje13 сторона не больше ${most} клеток`,
    ].join(' '),
};
