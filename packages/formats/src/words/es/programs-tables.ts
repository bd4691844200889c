/** Messages of the readers of tables, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-tables.js';
import { counted, countedColors } from './lines.js';

export const PROGRAMS_TABLES: Translation<typeof en> = {
  archiloqueLines: ({ found }) =>
    `hay ${counted(found, 'línea', 'líneas')} con texto; se esperaban filas y columnas`,
  tableBegins: () =>
    'el archivo no empieza con una celda vacía y una coma; se esperaba una esquina vacía',
  tableTooLarge: () => 'la tabla es más grande que la de cualquier nonograma admitido',
  tableNoCorner: () =>
    'ninguna esquina vacía arriba a la izquierda separa las pistas de las columnas de las de las filas',
  tableNoClues: () => 'la tabla no tiene pistas',
  tableBlotted: () =>
    'el número «#» está oculto: es un nonograma de otro tipo, que aquí no se admite',
  tableNoNumber: ({ found }) => `hay «${found}»; se esperaba un número o una celda vacía`,
  ctuTooManyClues: ({ expected }) =>
    `hay más pistas que filas y columnas; se esperaban ${counted(expected, 'línea', 'líneas')}`,
  ctuNoLength: ({ id }) => `el color «${id}» está solo; se esperaba una longitud`,
  ctuBadColor: ({ found }) =>
    `«${found}» no es un color; se esperaba un carácter que no sea una cifra`,
  ctuTooFewSigns: ({ colors, most }) =>
    `hay ${countedColors(colors)}, pero el CSV del curso de la CTU tiene caracteres para ${most}`,
};
