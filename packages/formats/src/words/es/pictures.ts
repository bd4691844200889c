/** Messages about pictures as puzzles, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures.js';
import { counted } from './lines.js';

/** "24x16 casillas de 4x4". */
function shrunk(columns: number, rows: number, factor: number): string {
  return `${columns}x${rows} casillas de ${factor}x${factor}`;
}

/** Two colours that a kind of image cannot tell apart. */
function alike(color: string, why: string): string {
  return `dos colores de la paleta son ${color}; ${why}`;
}

function merged(kind: string, found: number, used: number): string {
  return `${kind} emborrona lo dibujado: ${found.toLocaleString('es')} colores se unieron en ${used}`;
}

export const PICTURES: Translation<typeof en> = {
  picturesShrunk: ({ width, height, columns, rows, factor }) =>
    `la imagen de ${width}x${height} píxeles se leyó como ${shrunk(columns, rows, factor)}`,
  picturesTooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `${maxCells.toLocaleString('es')} casillas como máximo`
        : `${maxLines.toLocaleString('es')} filas y columnas en total`;
    return `la imagen de ${width}x${height} es demasiado grande: se admiten ${limit}`;
  },
  picturesManyColors: ({ most }) =>
    `la imagen tiene más de ${most} colores; se esperaba un dibujo con pocos colores`,
  picturesSheet: ({ width, height, format }) =>
    `la imagen de ${width}x${height} píxeles muestra una hoja entera y no un dibujo de casillas: ` +
    `escanéala («nonokit scan»); con --from ${format} cada píxel es una casilla`,
  picturesGuessed: ({ color, isLighter }) => {
    const why = isLighter
      ? 'el más claro de sus dos colores'
      : 'el color más frecuente de su borde';
    return `la imagen no tiene ningún píxel blanco ni transparente, así que el fondo es ${color}, ${why}`;
  },
  picturesNotOne: ({ found }) =>
    `hay ${counted(found, 'nonograma', 'nonogramas')}; se esperaba una sola imagen`,
  picturesNoGoal: () => 'el nonograma solo tiene pistas; se esperaba una imagen',
  picturesNoDrawing: ({ kind, found, most }) =>
    `la imagen ${kind} tiene ${found.toLocaleString('es')} colores que no se pueden unir; ` +
    `se esperaba un dibujo de ${most} como máximo: nonokit make sin --exact convierte fotos en nonogramas`,
  picturesMerged: ({ kind, found, used }) => merged(kind, found, used),
  picturesMergedCells: ({ kind, found, used, width, height, columns, rows, factor }) =>
    `${merged(kind, found, used)}, y ${width}x${height} píxeles se leyeron como ${shrunk(columns, rows, factor)}`,
  picturesFirstFrame: () => 'el archivo GIF es una animación, de la que se lee el primer fotograma',
  picturesGifColors: ({ found, most }) =>
    `GIF admite ${most} colores y el nonograma tiene ${found}`,
  picturesGifSide: ({ most, width, height }) =>
    `GIF admite ${most} píxeles de lado y el nonograma es de ${width}x${height}`,
  picturesBmpColors: ({ found, most }) =>
    `nuestros archivos BMP admiten ${most} colores y el nonograma tiene ${found}: PNG los admite`,
  picturesPngAlike: ({ color, most }) =>
    alike(color, `las imágenes PNG distinguen más de ${most} colores solo por su aspecto`),
  picturesPnmAlike: ({ color }) =>
    alike(color, 'las imágenes Netpbm distinguen los colores solo por su aspecto'),
  picturesSvgAlike: ({ color }) =>
    alike(color, 'las imágenes SVG distinguen los colores solo por su aspecto'),
  picturesNotGrey: ({ color }) =>
    `PGM solo admite grises y el nonograma tiene ${color}: PPM admite colores`,
  picturesManyInks: ({ found }) => `PBM admite una tinta y el nonograma tiene ${found}`,
  picturesPnmKind: ({ found, expected }) => {
    const begins = found === 0 ? 'como ninguna imagen Netpbm' : `con P${found}`;
    const wanted = expected.map((kind) => `P${kind}`).join(' o ');
    return `el archivo empieza ${begins}; se esperaba ${wanted}`;
  },
  picturesBadRoot: ({ found }) => `el elemento exterior es «${found}»; se esperaba «svg»`,
  picturesSvgNone: () =>
    'el dibujo no contiene una imagen terminada de casillas como las que hace Nonokit',
  picturesUndecided: () => 'la imagen tiene casillas sin decidir; se esperaba una terminada',
  picturesBadRun: ({ found }) =>
    `una línea del dibujo es «${found}»; se esperaban tramos de casillas como «M2 7.5h3»`,
  picturesBeyond: ({ width, height }) =>
    `una figura se sale de la imagen de ${width}x${height} casillas`,
  picturesPaintedOver: () => 'hay más casillas pintadas de las que tiene la imagen',
  picturesBadColor: ({ found }) => `el color es «${found}»; se esperaba uno como «#c8141e»`,
  picturesColorLimit: ({ most }) => `hay más colores de los ${most} que se admiten`,
  picturesNoPuzzle: () => 'no hay ningún nonograma que escribir',
};
