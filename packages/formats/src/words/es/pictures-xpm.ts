/** Messages about XPM files, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-xpm.js';
import { counted, countedColors } from './lines.js';

export const PICTURES_XPM: Translation<typeof en> = {
  picturesXpmBadSizes: () =>
    'no hay tamaños; se esperaban ancho, alto, colores y caracteres, como «16 16 2 1»',
  picturesXpmManyColors: ({ found, most }) =>
    `el archivo anuncia ${countedColors(found)}; se esperaba de 1 a ${most}`,
  picturesXpmBadColor: ({ found }) =>
    `«${found}» no nombra ningún color; se esperaba uno como «. c #c8141e»`,
  picturesXpmNamedColor: ({ name }) => `no se sabe cómo es «${name}», así que se inventó un color`,
  picturesXpmBadRow: ({ row, found, width }) =>
    `la fila ${row} tiene ${counted(found, 'píxel', 'píxeles')}; se esperaban ${width}`,
  picturesXpmBadPixel: ({ found }) => `«${found}» no representa ningún color del archivo`,
  picturesXpmEndsEarly: () => 'el archivo se acaba; se esperaban más colores o filas de píxeles',
  picturesXpmColors: ({ found, most }) =>
    `el nonograma tiene ${countedColors(found)}; nuestros archivos XPM admiten ${most} como máximo`,
};
