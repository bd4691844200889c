/** Messages about lists of numbers and sections of clues, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-lists.js';

export const LEXING_LISTS: Translation<typeof en> = {
  listMissing: ({ name }) => `нет списка "${name}"`,
  listHasNumber: ({ found }) => `найдено число ${found}, ожидался список чисел`,
  listHasList: () => 'найден список, ожидался размер блока',
  listSmallBlock: ({ size }) => `размер блока ${size}, а должен быть хотя бы 1`,
  listInnerZero: () => '0 между числами линии: нули бывают только по краям',
  listEndsEarly: () => 'файл обрывается внутри списка',
  listTooLong: ({ most }) => `в списке больше чисел и списков, чем разрешено (${most})`,
  listTooDeep: ({ most }) => `слишком глубокая вложенность списков (больше ${most})`,
  listOddItem: ({ found }) => `в списке найдено "${found}", ожидались числа или списки`,
  sectionMissing: ({ name }) => `в разделе [clues] нет "${name}"`,
  sectionNoColor: ({ found }) => `"${found}" — не цвет, ожидалось вида "r = (c8141e) *"`,
  sectionBadLook: ({ id, look }) =>
    `цвет "${id}" задан как "${look}", ожидалось название, шесть цифр или красный, зелёный, синий`,
  sectionUnknownColor: ({ block, id }) =>
    `у блока "${block}" цвет "${id}", а его нет в разделе [colors]`,
  sectionTooFewNames: ({ colors }) => `в кроссворде цветов ${colors}, а имён для них не больше 702`,
};
