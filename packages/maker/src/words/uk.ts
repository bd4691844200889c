/** The Ukrainian messages about images and options from which no puzzle can be made. */
import type { Translation } from '@nonokit/core';

/** The messages of `@nonokit/maker` in Ukrainian. */
export const MAKER_UK: Translation<typeof import('./en.js')> = {
  nothingToSee: () => 'зображення одноколірне або зовсім прозоре: малювати нічого',
  nothingLeft: () => 'за такого розміру й таких кольорів від зображення лишається рівне тло',
  badBackground: ({ found }) =>
    `колір тла — «${found}», а потрібні шість цифр, наприклад «#ffffff»`,
  tooManyInks: ({ colors, most }) =>
    `кольорів ${colors} — забагато: дозволено не більше ніж ${most}`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} — забагато: клітинок дозволено не більше ніж ${most.toLocaleString('uk-UA')}`,
};
