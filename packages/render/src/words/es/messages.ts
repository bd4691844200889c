/**
 * Messages about drawing, in Spanish.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/messages.js';
import { counted } from './counted.js';

/** Messages about drawing, in Spanish. */
export const RENDER_ES: Translation<typeof ENGLISH> = {
  badCellSize: ({ cell, least, most }) =>
    `no se puede dibujar una casilla de ${counted(cell, 'píxel', 'píxeles')}: debe ser un número entero de ${least} a ${most}`,
  noPicture: () => 'el nonograma no tiene imagen y no se dio ninguna solución que dibujar',
  tooManyPixels: ({ width, height, most, fitting }) => {
    const found = `una imagen de ${width}x${height} píxeles es demasiado grande (se admiten ${grouped(most)} en total)`;
    const advice =
      fitting === null
        ? 'no caben ni las casillas más pequeñas'
        : `caben casillas de ${counted(fitting, 'píxel', 'píxeles')}`;
    return `${found}; ${advice}, y SVG no tiene ese límite`;
  },
  tooManyElements: ({ most }) =>
    `una hoja con tantos números tiene más de las ${grouped(most)} partes que se admiten; ` +
    'elige el estilo plain o SVG',
  gifTooLong: ({ most }) => `un GIF tiene como máximo ${grouped(most)} píxeles de lado`,
  tooManyColors: ({ most }) =>
    `una película tiene como máximo ${most} colores, así que algunos del nonograma se ven iguales`,
  missingFromFont: ({ characters }) =>
    `PT Sans, la fuente de las imágenes, no tiene ${characters}: en su lugar aparece «◊»; ` +
    'en SVG se conserva',
  tooManyNumbers: ({ found, most }) =>
    `las pistas tienen ${grouped(found)} números, más de los ${grouped(most)} que admite un PDF; ` +
    'elige menos nonogramas, o bien SVG o texto',
  tooManyParts: ({ found, most }) =>
    `habría que cortar el nonograma en ${grouped(found)} páginas, más de las ${most} que se admiten; ` +
    'elige SVG o texto',
  tooManyPages: ({ found, most }) =>
    `el PDF tendría ${grouped(found)} páginas, más de las ${grouped(most)} que se admiten; ` +
    'elige menos nonogramas o más pequeños',
};

/** "1.234.567" */
function grouped(count: number): string {
  return count.toLocaleString('es');
}
