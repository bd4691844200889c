/** Messages about PNG files, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/png.js';

/** Translations of `words/en/png`. */
export const PNG_RU: Translation<typeof en> = {
  pngNoSignature: () => 'файл не начинается с восьми байтов, с которых начинается PNG',
  pngStopsShort: ({ at, name }) =>
    `файл PNG обрывается внутри блока${name === undefined ? '' : ` ${name}`} (начало в байте ${at})`,
  pngNoChunk: ({ at }) => `в байте ${at} нет начала блока PNG: его имя не состоит из четырёх букв`,
  pngChunkDamaged: ({ name, at }) =>
    `блок ${name} в байте ${at} повреждён: контрольная сумма не совпадает`,
  pngHeaderMissing: () => 'в начале файла PNG нет заголовка (IHDR), или заголовков два',
  pngUnknownChunk: ({ name }) => `блок PNG ${name} неизвестен, а без него файл не прочитать`,
  pngNoPicture: () => 'в файле PNG нет картинки (блока IDAT)',
  pngHeaderLength: ({ found }) => `длина заголовка PNG в байтах: ${found}, нужно 13`,
  pngEmpty: ({ width, height }) => `размер изображения ${width}x${height}, нужно хотя бы 1x1`,
  pngBadDepth: ({ kind, depth }) => `в PNG нет типа цвета ${kind} с глубиной ${depth} бит`,
  pngBadMethods: ({ found }) => `методы в заголовке PNG: ${found.join(', ')}, нужно 0, 0 и 0 или 1`,
  pngBadPalette: ({ found }) =>
    `длина палитры PNG в байтах: ${found}, нужно по три байта на каждый цвет`,
  pngDamaged: () => 'картинка в файле PNG повреждена: её нельзя распаковать',
  pngTooLittle: ({ expected }) =>
    `картинка в файле PNG после распаковки короче, чем обещает заголовок (байтов: ${expected})`,
  pngTooMuch: ({ expected }) =>
    `картинка в файле PNG после распаковки длиннее, чем обещает заголовок (байтов: ${expected})`,
  pngBadFilter: ({ filter }) => `в строке картинки PNG неизвестный фильтр ${filter}`,
  pngColorMissing: () => 'в палитре файла PNG нет цвета одного из пикселей',
};
