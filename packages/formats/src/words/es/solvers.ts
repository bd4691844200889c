/** Messages of the readers of solvers’ files, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/solvers.js';
import { counted, countedCells, countedColors, countedLines } from './lines.js';
import { expectedInSpanish } from './spanish.js';

export const SOLVERS: Translation<typeof en> = {
  iniFound: ({ found, what }) => `hay «${found}»; ${expectedInSpanish(what)}`,
  unaryNumber: ({ found }) => `hay un número, ${found}, en una pista unaria; se esperaba 1, 0 o -1`,
  unaryList: () => 'hay una lista en una pista unaria; se esperaba 1, 0 o -1',
  unaryAfterEnd: ({ found }) => `hay ${found} después de un -1 en una pista unaria; se esperaba -1`,
  olsakColorTwice: ({ id }) => `el color «${id}» se declara dos veces`,
  olsakTooManyColors: ({ most }) => `hay más de los ${most} colores de un archivo .g`,
  olsakNoColor: ({ found }) =>
    [
      `«${found}» no declara ningún color; se esperaba un carácter,`,
      '«:» y un color, como «r:* #c8141e red»',
    ].join(' '),
  olsakTriangle: () =>
    'el archivo contiene un trianograma, que tiene casillas cortadas por una diagonal: un ' +
    'nonograma de otro tipo, que aquí no se admite',
  olsakWrongEnd: ({ found, id }) =>
    `el bloque «${found}» tiene el triángulo «${id}» en un extremo para el que no está declarado`,
  olsakShortBlock: ({ found }) => `el bloque «${found}» tiene más triángulos que casillas`,
  olsakUnknownLook: ({ found }) =>
    `«${found}» no es un color conocido aquí; se esperaba «#RRGGBB» o un nombre corriente`,
  olsakNoNumber: ({ found }) =>
    `hay «${found}»; se esperaba un número, con el carácter de un color o sin él`,
  olsakNoDefault: ({ found }) =>
    `el bloque «${found}» no tiene color y no se declara ninguno por omisión`,
  olsakUndeclared: ({ found, id }) => `el bloque «${found}» tiene el color sin declarar «${id}»`,
  olsakTriddler: () =>
    'el archivo contiene un triddler, cuyas líneas van en tres direcciones: un nonograma de otro ' +
    'tipo, que aquí no se admite',
  olsakSixSides: ({ found }) =>
    `las pistas de un triddler van en 6 secciones, cada una tras una línea con «:», y hay ${found}`,
  olsakNoColon: () => 'ninguna línea empieza con «:»; se esperaba una antes de las filas',
  olsakNoColumns: () => 'no hay columnas; se esperaba una línea por cada una',
  olsakTooFewSigns: ({ colors, most }) =>
    `hay ${countedColors(colors)}, pero .g tiene signos para ${most}`,
  prologNoLists: () => 'no hay ninguna lista de listas de números; se esperaban filas y columnas',
  prologOneList: () => 'hay una lista de pistas; se esperaban dos',
  tomlFound: ({ found, what }) => `hay «${found}»; ${expectedInSpanish(what)}`,
  tomlLineEnds: ({ what }) => `la línea se acaba; ${expectedInSpanish(what)}`,
  xcspNoArray: () => 'no hay ninguna matriz con dos tamaños; se esperaban las casillas',
  xcspTooFewLines: ({ kind, found, expected }) =>
    `hay restricciones para ${countedLines(found, kind)}; se esperaban ${expected}`,
  xcspNoLine: ({ found }) =>
    `«${found}» no es una fila ni una columna de la matriz; se esperaba algo como x[0][]`,
  xcspOddAutomaton: () =>
    'un autómata no es el de una pista; se esperaban tramos de unos entre ceros',
  lpBlocksAnnounced: ({ name, blocks, length }) =>
    `${name} anuncia ${counted(blocks, 'bloque', 'bloques')}, pero tiene ${countedCells(length)}`,
  lpWrongWord: ({ found, what }) => `hay «${found}»; ${expectedInSpanish(what)}`,
  gecodeGoesOn: ({ found }) => `hay «${found}»; se esperaba «}» tras la última pista`,
  gecodeNoBrace: ({ found }) => `hay «${found}»; se esperaban «{» y números`,
  gecodeNoArray: () => 'no hay ninguna lista; se esperaban «{» y números',
  mathprogNoTable: ({ name }) => `falta la tabla «param ${name}»`,
  mathprogNoSizes: ({ name }) => `«param ${name}» va antes que m y n`,
  mathprogBadIndex: ({ index, name, count }) =>
    `hay una línea ${index} de «${name}»; se esperaba cada una de 1 a ${count} una sola vez`,
  mathprogTooFewLines: ({ name, found, count }) =>
    `«${name}» tiene ${counted(found, 'línea', 'líneas')}; se esperaban casi ${count}`,
  mathprogFound: ({ found, what }) => `hay «${found}»; ${expectedInSpanish(what)}`,
};
