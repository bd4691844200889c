/** Messages of the readers of the formats of davidje13, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-davidje.js';

export const PROGRAMS_DAVIDJE: Translation<typeof en> = {
  davidjeNoHeader: () =>
    'полів файлу не названо, потрібен заголовок із "name" і "rules" або "image"',
  davidjeNoString: () => 'у рядку немає коду кросворда, він має бути в "rules" або "image"',
  davidjeOpenQuote: () => 'файл обривається всередині лапок',
  davidjeAfterQuote: () => 'після лапок є текст, а очікувалася кома',
  davidjeNoObject: () => 'значення — не об’єкт, а очікувався кросворд',
  davidjeNoArray: ({ key }) => `"${key}" — не масив, а потрібні числа кожної лінії`,
  davidjeWithheld: ({ key, index }) =>
    `числа ${key}[${index}] приховано: це кросворд іншого виду, тут такі не приймаються`,
  davidjeNoClue: ({ key, index }) => `${key}[${index}] — не числа лінії, очікувався масив чисел`,
  davidjeNoPicture: () => '"image" — не рисунок, очікувалися рядки тексту',
  davidjeNoShare: ({ found }) =>
    [
      `"${found}" — не код кросворда, очікувалися "R",`,
      '"B" або "L" і символи A-Z, a-z, 0-9, "-", "_"',
    ].join(' '),
  davidjeEndsEarly: () => 'код кросворда обривається',
  davidjeTooLarge: ({ width, height, most }) =>
    `розмір ${width}x${height}, а сторона може мати не більше ніж ${most} клітинок`,
  davidjeNoCells: () => 'рисунка без жодної клітинки не буває, так він не записується',
  davidjeUnknownCell: ({ cell, row }) =>
    `клітинка ${cell} рядка ${row} не розв’язана, а потрібен закінчений рисунок`,
  davidjeTooWide: ({ width, height, most }) =>
    [
      `розмір кросворда ${width}x${height}, а в кодах`,
      `davidje13 сторона має не більше ніж ${most} клітинок`,
    ].join(' '),
};
