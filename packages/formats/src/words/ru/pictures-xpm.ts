/** Messages about XPM files, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-xpm.js';

/** Translations of `words/en/pictures-xpm`. */
export const PICTURES_XPM: Translation<typeof en> = {
  picturesXpmBadSizes: () =>
    'нет размеров: нужны ширина, высота, число цветов и знаков вида "16 16 2 1"',
  picturesXpmManyColors: ({ found, most }) =>
    `файл обещает цветов: ${found}, а допустимо от 1 до ${most}`,
  picturesXpmBadColor: ({ found }) => `"${found}" не называет цвета, нужно вида ". c #c8141e"`,
  picturesXpmNamedColor: ({ name }) =>
    `как выглядит цвет "${name}", неизвестно, поэтому он придуман`,
  picturesXpmBadRow: ({ row, found, width }) => `в строке ${row} точек ${found}, а нужно ${width}`,
  picturesXpmBadPixel: ({ found }) => `"${found}" не обозначает ни одного цвета файла`,
  picturesXpmEndsEarly: () => 'файл обрывается, нужны ещё цвета или строки точек',
  picturesXpmColors: ({ found, most }) =>
    `в кроссворде цветов ${found}, а в наших файлах XPM не больше ${most}`,
};
