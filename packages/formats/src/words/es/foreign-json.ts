/** Messages of the readers of other programs' JSON, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/foreign-json.js';
import { countedCells } from './lines.js';

export const FOREIGN_JSON: Translation<typeof en> = {
  jsonNoLists: () => 'no están las listas «rows» y «columns»; se esperaban las dos',
  jsonWithheld: () => 'una pista está oculta; se esperaban los números de sus bloques',
  jsonNoClue: () => 'una pista no es una lista; se esperaban los números de sus bloques',
  jsonOddBlock: () => 'un bloque no es válido; se esperaba un número o un par',
  jsonMixedBlocks: () => 'un bloque no es válido; se esperaban todos los bloques escritos igual',
  jsonBadContent: ({ cells }) =>
    `«content» no encaja; se esperaba una lista de ${countedCells(cells)} con -1, 0 o 1`,
  jsonPartialPicture: () => 'no se tiene en cuenta la imagen parcial: solo se leen las pistas',
  jsonNoPicture: () =>
    'el JSON no contiene ni pistas ni imagen; se esperaban listas de pistas o filas de 0 y 1',
  jsonManyCharacters: ({ most }) => `una imagen de más de ${most} caracteres`,
};
