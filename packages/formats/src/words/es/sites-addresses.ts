/** Messages of the readers of addresses, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-addresses.js';
import { countedCells } from './lines.js';

export const SITES_ADDRESSES: Translation<typeof en> = {
  pzprNoNonogram: () => 'la dirección no contiene ningún nonograma; se esperaba «…?nonogram/…»',
  pzprOtherAddress: ({ found }) => `«${found}» es otro tipo de pasatiempo; se esperaba «nonogram/»`,
  pzprOtherPuzzle: ({ found }) => `«${found}» es otro tipo de pasatiempo; se esperaba «nonogram»`,
  pzprHidden: () => 'hay un número oculto: es un nonograma de otro tipo, que aquí no se admite',
  pzprNoSlot: ({ found }) =>
    `«${found}» no es un número válido; se esperaba 0-9, a-f, «-» y dos de ellos, o g-z`,
  pzprLargeBlock: ({ size, most }) =>
    `hay un bloque de ${countedCells(size)}; las direcciones pzpr admiten ${most} como máximo`,
  pzprBadCorner: ({ found }) => `hay «${found}» en la esquina; se esperaba «.»`,
  pzprBadCell: ({ found }) => `«${found}» no es una casilla; se esperaba «.», «#» o «+»`,
  siteRefusal: ({ number }) =>
    [
      'el archivo es la respuesta de webpbn.com de que no puede dar',
      `el nonograma ${number}; se esperaba el nonograma`,
    ].join(' '),
  siteNumberOnly: ({ number, site, isExported }) =>
    [
      `la dirección solo nombra el nonograma ${number} de ${site} y se esperaba el propio nonograma:`,
      `${isExported ? 'expórtalo allí como XML o .non' : 'guarda la página'}`,
    ].join(' '),
  siteNameOnly: ({ site }) =>
    `la dirección solo nombra un nonograma de ${site} y se esperaba el propio nonograma: guarda la página`,
  siteNoPuzzle: ({ found }) => `la dirección «${found}» no contiene ningún nonograma`,
  taskTooLarge: ({ clues, most }) =>
    `${clues} pistas son más de las que caben en ${most.toLocaleString('es')} casillas`,
  taskNoSize: ({ clues }) =>
    `no se indica el tamaño y ${clues} pistas no encajan en ninguno; se esperaban las columnas y luego las filas`,
  taskAmbiguous: ({ clues, sizes, isMore }) =>
    [
      `no se indica el tamaño y ${clues} pistas encajan en`,
      `${sizes.join(', ')}${isMore ? ', …' : ''}; se esperaba solo uno`,
    ].join(' '),
  siteUnread: ({ site }) =>
    [
      `la dirección solo nombra un nonograma de ${site}, que Nonokit no puede leer:`,
      'escribe sus pistas en una línea como "rows: 2, 1 1" y otra como "columns: 2, 1, 1"',
    ].join(' '),
  siteOtherKind: ({ kind }) =>
    `la dirección contiene otro tipo de pasatiempo, «${kind}»; se esperaba «nonogram»`,
};
