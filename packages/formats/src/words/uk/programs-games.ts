/** Messages of the readers of other programs’ files, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-games.js';
import { inUkrainian } from './ukrainian.js';

export const PROGRAMS_GAMES: Translation<typeof en> = {
  pzlBadColor: ({ found, number, count }) =>
    `"${found}" — не колір ${number} з ${count}, очікувалися "#" і шість цифр`,
  pzlListedTwice: ({ rgb }) => `колір ${rgb} указано двічі, рахуємо один`,
  pzlBadChannel: ({ what, found }) => `${inUkrainian(what)}: ${found}, а має бути 0..255`,
  pzlUnknownColor: ({ channels, rgb, listed }) =>
    `у блока колір ${channels.join(' ')} (${rgb}), а його немає серед указаних (${listed})`,
  pzlSameColors: ({ rgb }) => `два кольори — ${rgb}, а в .pzl кольори різняться лише значенням`,
  rosettaOneLine: () => 'рядок файлу один, а потрібні два: рядки і стовпці',
  rosettaThreeLines: () => 'три рядки файлу поспіль, а потрібні два: рядки і стовпці',
  rosettaNoLetter: ({ found }) => `знайдено "${found}", очікувалася літера від A до Z`,
  rosettaNoBlocks: () => 'у кросворді є порожня лінія, а літерами її не записати',
  rosettaLargeBlock: ({ size, most }) =>
    `у кросворді є блок довжини ${size}, а літери закінчуються на Z, тобто на ${most}`,
  tathamOtherGame: ({ found }) => `гра "${found}", очікувалося "Pattern"`,
  tathamMissing: ({ key }) => `у файлі немає ${key}`,
  tathamBadLine: ({ found }) =>
    `"${found}" — не рядок збереженої гри, очікувалося "KEY     :length:value"`,
  tathamWrongLength: ({ key, found, expected }) =>
    `символів у ${key} ${found}, а обіцяно ${expected}`,
  tathamBadAddress: () => 'в адресі зіпсовано знак %, очікувався код гри',
  tathamNoId: ({ found }) => `"${found}" — не код гри, очікувалося "WxH:clues"`,
  tathamSeed: ({ found }) =>
    [
      `"${found}" — випадкове зерно, а потрібен код гри з`,
      'числами (у програмі: "Game > Specific")',
    ].join(' '),
  tathamBadGiven: ({ found }) => `"${found}" серед відкритих клітинок, очікувалися літери`,
  tathamGivenEnds: ({ found, cells }) =>
    `відкриті клітинки закінчуються на клітинці ${found} з ${cells}, а мають на останній`,
  tathamGivenCells: ({ given }) =>
    `відкриті наперед клітинки (${given}) пропущено: лишаються тільки числа`,
};
