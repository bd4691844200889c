/**
 * Messages about drawing, in Russian.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/messages.js';

/** Messages about drawing, in Russian. */
export const RENDER_RU: Translation<typeof ENGLISH> = {
  badCellSize: ({ cell, least, most }) =>
    `нельзя нарисовать клетку в ${cell} пикс.: нужно целое число от ${least} до ${most}`,
  noPicture: () => 'у кроссворда нет картинки, а решение для рисунка не задано',
  tooManyPixels: ({ width, height, most, fitting }) => {
    const found = `в картинке ${width}x${height} пикселей больше, чем разрешено (${grouped(most)})`;
    const advice =
      fitting === null
        ? 'не помещаются даже самые мелкие клетки'
        : `поместятся клетки в ${fitting} пикс.`;
    return `${found}; ${advice}, а у SVG такого предела нет`;
  },
  tooManyElements: ({ most }) =>
    `на листе столько чисел, что частей в нём больше, чем разрешено (${grouped(most)}); ` +
    'выберите стиль plain или SVG',
  gifTooLong: ({ most }) => `стороны GIF не могут быть длиннее ${grouped(most)} пикс.`,
  tooManyColors: ({ most }) =>
    `в фильме может быть не больше ${most} цветов, поэтому некоторые цвета в нём неразличимы`,
  missingFromFont: ({ characters }) =>
    `в PT Sans, шрифте картинок, нет символов ${characters}: вместо них стоит «◊»; ` +
    'в SVG они сохраняются',
  tooManyNumbers: ({ found, most }) =>
    `чисел в условиях слишком много для PDF: ${grouped(found)}, разрешено ${grouped(most)}; ` +
    'возьмите меньше кроссвордов, SVG или текст',
  tooManyParts: ({ found, most }) =>
    `кроссворд пришлось бы разрезать на слишком много страниц: ${grouped(found)}, ` +
    `разрешено ${most}; нарисуйте его в SVG или текстом`,
  tooManyPages: ({ found, most }) =>
    `в PDF было бы слишком много страниц: ${grouped(found)}, разрешено ${grouped(most)}; ` +
    'возьмите меньше кроссвордов или поменьше размером',
};

/** "1 234 567", with spaces that do not break. */
function grouped(count: number): string {
  return count.toLocaleString('ru-RU');
}
