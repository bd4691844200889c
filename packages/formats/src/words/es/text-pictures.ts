/** Messages about pictures drawn in characters, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/text-pictures.js';
import { countedCells } from './lines.js';

export const TEXT_PICTURES: Translation<typeof en> = {
  pictureUndecided: () => 'la casilla «?» está sin decidir; se esperaba una imagen terminada',
  pictureTriangle: ({ found }) =>
    `la casilla «${found}» es un triángulo: los trianogramas se leen en .g o en el JSON de Nonokit`,
  pictureBlank: () => 'hay un espacio junto a letras; se esperaban filas de una imagen',
  pictureControl: () => 'hay un carácter de control; se esperaban filas de una imagen',
  pictureManyCharacters: ({ most }) =>
    `hay más de ${most} caracteres distintos; se esperaban filas de una imagen`,
  picturePadded: ({ row, found, width }) =>
    [
      `la fila ${row} tiene ${countedCells(found)} y la más larga, ${width}:`,
      'las filas más cortas se completaron con casillas vacías',
    ].join(' '),
  pictureTooFewSigns: ({ most, inks }) =>
    `hay caracteres para ${most} colores, pero el nonograma tiene ${inks}`,
  pictureTooFewInks: ({ most, inks }) =>
    [
      `hay caracteres para ${most} colores cuando no hay casillas`,
      `vacías, pero el nonograma tiene ${inks}`,
    ].join(' '),
  pictureNeedsFrom: () => 'una imagen así solo se lee con --from text',
  pictureBackground: ({ symbol }) =>
    `«${symbol}» se toma por casillas vacías, porque no aparece ninguno de los signos habituales, como «.» o un espacio`,
  pictureJoined: () => 'hay líneas vacías que dividen la imagen; se lee como una sola, sin ellas',
  pictureBlankRow: () => 'una línea vacía se toma por una fila de casillas vacías',
};
