/** Words for things that messages of several readers name, in Spanish, with their articles. */
import type * as en from '../en/things.js';
import type { ThingTranslation } from '../thing.js';
import { countedLines, lineInSpanish } from './lines.js';

export const THINGS: ThingTranslation<typeof en> = {
  aBlock: 'un bloque',
  aWidth: 'un ancho',
  aHeight: 'un alto',
  theWidth: 'el ancho',
  theHeight: 'el alto',
  widthAndHeight: 'ancho y alto',
  heightAndWidth: 'alto y ancho',
  theRowCount: 'el número de filas',
  theColumnCount: 'el número de columnas',
  thePuzzleCount: 'el número de nonogramas',
  theColorCount: 'el número de colores',
  aColorCount: 'un número de colores',
  aColorNumber: 'el número de un color',
  aBlockLength: 'la longitud de un bloque',
  aNumber: 'un número',
  aCount: 'una cantidad',
  aCell: 'una casilla',
  theRowClues: 'las pistas de las filas',
  theColumnClues: 'las pistas de las columnas',
  someColors: 'colores',
  someProperties: 'propiedades',
  aGoal: 'una imagen final',
  aGameId: 'un código de partida',
  aShareString: 'un código para compartir',
  anAddress: 'una dirección',
  aTaskString: 'una cadena de tarea',
  aRowOf: ({ row, count }) => `la fila ${row} de ${count}`,
  aColorOf: ({ number, count }) => `el color ${number} de ${count}`,
  aClueOf: ({ number, count }) => `la pista ${number} de ${count}`,
  aClueOfLines: ({ number, count, kind }) => `la pista ${number} de ${countedLines(count, kind)}`,
  aBlockCountOf: ({ line, count }) =>
    `el número de bloques de la ${lineInSpanish(line)} de ${count}`,
  fileLines: ({ from, to }) =>
    from === to ? `la línea ${from} del archivo` : `las líneas ${from} a ${to} del archivo`,
};
