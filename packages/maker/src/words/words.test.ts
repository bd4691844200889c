/** The problems of this package in both languages. */
import { messageTable } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import * as english from './en.js';
import { MAKER_RU } from './ru.js';

it('messages are translated, with all parameters', () => {
  const table = messageTable({
    owner: 'maker',
    english,
    russian: MAKER_RU,
    samples: {
      badBackground: [{ found: 'red' }],
      tooManyInks: [{ colors: 65, most: 64 }],
      tooManyCells: [{ width: 900, height: 900, most: 250_000 }],
    },
  });
  expect(table).toMatchInlineSnapshot(`
    "# Messages of maker

    ## nothingToSee

    - the image is one even surface, or all transparent: there is nothing to draw
    - изображение одноцветно или совсем прозрачно: рисовать нечего

    ## nothingLeft

    - at this size and in these colours nothing of the image is left but one even surface
    - при таком размере и таких цветах от изображения остаётся ровный фон

    ## badBackground

    - the background is "red", expected six digits like "#ffffff"
    - цвет фона — «red», а нужны шесть цифр, например «#ffffff»

    ## tooManyInks

    - 65 colours are more than the 64 allowed
    - цветов 65 — больше допустимого: не больше 64

    ## tooManyCells

    - 900x900 is more than the 250,000 cells allowed
    - 900x900 — больше допустимого: клеток не больше 250 000
    "
  `);
});
