/** Messages about PNG files, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/png.js';

/** Translations of `words/en/png`. */
export const PNG_UK: Translation<typeof en> = {
  pngNoSignature: () => 'файл не починається з восьми байтів, з яких починається PNG',
  pngStopsShort: ({ at, name }) =>
    `файл PNG обривається всередині блока${name === undefined ? '' : ` ${name}`} (початок у байті ${at})`,
  pngNoChunk: ({ at }) =>
    `у байті ${at} немає початку блока PNG: його назва не складається з чотирьох літер`,
  pngChunkDamaged: ({ name, at }) =>
    `блок ${name} у байті ${at} пошкоджено: контрольна сума не збігається`,
  pngHeaderMissing: () => 'на початку файлу PNG немає заголовка (IHDR), або їх два',
  pngUnknownChunk: ({ name }) => `блок PNG ${name} невідомий, а без нього файл не прочитати`,
  pngNoPicture: () => 'у файлі PNG немає зображення (блока IDAT)',
  pngHeaderLength: ({ found }) => `довжина заголовка PNG у байтах: ${found}, потрібно 13`,
  pngEmpty: ({ width, height }) => `розмір зображення ${width}x${height}, потрібно хоча б 1x1`,
  pngBadDepth: ({ kind, depth }) => `у PNG немає типу кольору ${kind} з глибиною ${depth} біт`,
  pngBadMethods: ({ found }) =>
    `методи в заголовку PNG: ${found.join(', ')}, потрібно 0, 0 і 0 або 1`,
  pngBadPalette: ({ found }) =>
    `довжина палітри PNG у байтах: ${found}, потрібно по три байти на кожен колір`,
  pngDamaged: () => 'зображення у файлі PNG пошкоджено: його не можна розпакувати',
  pngTooLittle: ({ expected }) =>
    `зображення у файлі PNG після розпакування коротше, ніж обіцяє заголовок (байтів: ${expected})`,
  pngTooMuch: ({ expected }) =>
    `зображення у файлі PNG після розпакування довше, ніж обіцяє заголовок (байтів: ${expected})`,
  pngBadFilter: ({ filter }) => `у рядку зображення PNG невідомий фільтр ${filter}`,
  pngColorMissing: () => 'у палітрі файлу PNG немає кольору одного з пікселів',
};
