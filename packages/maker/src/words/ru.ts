/** The Russian messages about images and options from which no puzzle can be made. */
import type { Translation } from '@nonokit/core';

/** The messages of `@nonokit/maker` in Russian. */
export const MAKER_RU: Translation<typeof import('./en.js')> = {
  nothingToSee: () => 'изображение одноцветно или совсем прозрачно: рисовать нечего',
  nothingLeft: () => 'при таком размере и таких цветах от изображения остаётся ровный фон',
  badBackground: ({ found }) => `цвет фона — «${found}», а нужны шесть цифр, например «#ffffff»`,
  tooManyInks: ({ colors, most }) => `цветов ${colors} — больше допустимого: не больше ${most}`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} — больше допустимого: клеток не больше ${most.toLocaleString('ru-RU')}`,
};
