/** Messages of the readers of other programs' JSON, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/foreign-json.js';
import { counted } from './french.js';

export const FOREIGN_JSON: Translation<typeof en> = {
  jsonNoLists: () => 'il n’y a pas de listes "rows" et "columns", il faut les deux',
  jsonWithheld: () => 'un indice est caché, il faut les nombres de ses blocs',
  jsonNoClue: () => 'un indice n’est pas une liste, il faut les nombres de ses blocs',
  jsonOddBlock: () => 'un bloc est inhabituel, il faut un nombre ou une paire',
  jsonMixedBlocks: () =>
    'un bloc est écrit autrement, il faut tous les blocs écrits de la même façon',
  jsonBadContent: ({ cells }) =>
    `"content" ne convient pas, il faut ${counted(cells, 'case', 'cases')} de -1, 0 ou 1`,
  jsonPartialPicture: () => 'l’image partielle est ignorée : seuls les indices sont lus',
  jsonNoPicture: () =>
    'le JSON ne contient ni indices ni image, il faut des listes d’indices ou des lignes de 0 et 1',
  jsonManyCharacters: ({ most }) => `une image de plus de ${most} caractères`,
};
