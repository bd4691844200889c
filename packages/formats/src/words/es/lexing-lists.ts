/** Messages about lists of numbers and sections of clues, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-lists.js';
import { countedCells, countedColors } from './lines.js';

export const LEXING_LISTS: Translation<typeof en> = {
  listMissing: ({ name }) => `falta la lista «${name}»`,
  listHasNumber: ({ found }) => `hay un número, ${found}; se esperaba una lista de números`,
  listHasList: () => 'hay una lista; se esperaba el número de un bloque',
  listSmallBlock: ({ size }) => `hay un bloque de ${countedCells(size)}; se esperaba 1 como mínimo`,
  listInnerZero: () =>
    'hay un 0 entre los números de una pista; los ceros solo pueden estar en sus extremos',
  listEndsEarly: () => 'el archivo se acaba dentro de una lista',
  listTooLong: ({ most }) => `una lista tiene más de ${most} números y listas`,
  listTooDeep: ({ most }) => `hay más de ${most} listas unas dentro de otras`,
  listOddItem: ({ found }) => `hay «${found}» en una lista; se esperaban números o listas`,
  sectionMissing: ({ name }) => `la sección [clues] no tiene «${name}»`,
  sectionNoColor: ({ found }) => `«${found}» no es un color; se esperaba uno como «r = (c8141e) *»`,
  sectionBadLook: ({ id, look }) =>
    `el color «${id}» es «${look}»; se esperaba un nombre, seis cifras o rojo, verde, azul`,
  sectionUnknownColor: ({ block, id }) =>
    `el bloque «${block}» tiene el color «${id}»; se esperaba uno de la sección [colors]`,
  sectionTooFewNames: ({ colors }) =>
    `el nonograma tiene ${countedColors(colors)} y hay nombres para 702 como máximo`,
};
