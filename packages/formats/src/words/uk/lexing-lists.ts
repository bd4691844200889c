/** Messages about lists of numbers and sections of clues, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-lists.js';

export const LEXING_LISTS: Translation<typeof en> = {
  listMissing: ({ name }) => `немає списку "${name}"`,
  listHasNumber: ({ found }) => `знайдено число ${found}, очікувався список чисел`,
  listHasList: () => 'знайдено список, очікувався розмір блока',
  listSmallBlock: ({ size }) => `розмір блока ${size}, а має бути хоча б 1`,
  listInnerZero: () => '0 між числами лінії: нулі бувають лише по краях',
  listEndsEarly: () => 'файл обривається всередині списку',
  listTooLong: ({ most }) => `у списку більше чисел і списків, ніж дозволено (${most})`,
  listTooDeep: ({ most }) => `надто глибока вкладеність списків (понад ${most})`,
  listOddItem: ({ found }) => `у списку знайдено "${found}", очікувалися числа або списки`,
  sectionMissing: ({ name }) => `у розділі [clues] немає "${name}"`,
  sectionNoColor: ({ found }) => `"${found}" — не колір, очікувалося на зразок "r = (c8141e) *"`,
  sectionBadLook: ({ id, look }) =>
    `колір "${id}" задано як "${look}", очікувалися назва, шість цифр або червоний, зелений, синій`,
  sectionUnknownColor: ({ block, id }) =>
    `у блока "${block}" колір "${id}", а його немає в розділі [colors]`,
  sectionTooFewNames: ({ colors }) =>
    `у кросворді кольорів ${colors}, а назв для них не більше ніж 702`,
};
