/** The Spanish messages about images and options from which no puzzle can be made. */
import type { Translation } from '@nonokit/core';

/** The messages of `@nonokit/maker` in Spanish. */
export const MAKER_ES: Translation<typeof import('./en.js')> = {
  nothingToSee: () =>
    'la imagen es de un solo color o del todo transparente: no hay nada que dibujar',
  nothingLeft: () => 'con este tamaño y estos colores, de la imagen solo queda una superficie lisa',
  badBackground: ({ found }) =>
    `el fondo es «${found}», pero debe tener seis cifras, como «#ffffff»`,
  tooManyInks: ({ colors, most }) => `hay ${colors} colores, pero se admiten ${most} como máximo`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} es demasiado grande: se admiten ${most.toLocaleString('es')} casillas como máximo`,
};
