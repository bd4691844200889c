/**
 * Messages about drawing, in Ukrainian.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/messages.js';

/** Messages about drawing, in Ukrainian. */
export const RENDER_UK: Translation<typeof ENGLISH> = {
  badCellSize: ({ cell, least, most }) =>
    `не можна намалювати клітинку в ${cell} пікс.: потрібне ціле число від ${least} до ${most}`,
  noPicture: () => 'кросворд не має рисунка, а розв’язку для нього не задано',
  tooManyPixels: ({ width, height, most, fitting }) => {
    const found = `у зображенні ${width}x${height} пікселів більше, ніж дозволено (${grouped(most)})`;
    const advice =
      fitting === null
        ? 'не вміщуються навіть найменші клітинки'
        : `вмістяться клітинки в ${fitting} пікс.`;
    return `${found}; ${advice}, а SVG такої межі не має`;
  },
  tooManyElements: ({ most }) =>
    `на аркуші стільки чисел, що частин у ньому більше, ніж дозволено (${grouped(most)}); ` +
    'виберіть стиль plain або SVG',
  gifTooLong: ({ most }) => `сторони GIF не можуть бути довші за ${grouped(most)} пікс.`,
  tooManyColors: ({ most }) =>
    `у фільмі може бути не більше ніж ${most} кольорів, тому деякі кольори в ньому не розрізнити`,
  missingFromFont: ({ characters }) =>
    `у PT Sans, шрифті зображень, немає символів ${characters}: замість них стоїть «◊»; ` +
    'у SVG вони зберігаються',
  tooManyNumbers: ({ found, most }) =>
    `чисел забагато для PDF: ${grouped(found)}, дозволено ${grouped(most)}; ` +
    'візьміть менше кросвордів, SVG або текст',
  tooManyParts: ({ found, most }) =>
    `кросворд довелося б розрізати на забагато сторінок: ${grouped(found)}, ` +
    `дозволено ${most}; намалюйте його у SVG або текстом`,
  tooManyPages: ({ found, most }) =>
    `у PDF було б забагато сторінок: ${grouped(found)}, дозволено ${grouped(most)}; ` +
    'візьміть менше кросвордів або менші',
};

/** "1 234 567", with spaces that do not break. */
function grouped(count: number): string {
  return count.toLocaleString('uk-UA');
}
