/** Messages about lists of numbers and sections of clues, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-lists.js';
import { counted } from './french.js';

export const LEXING_LISTS: Translation<typeof en> = {
  listMissing: ({ name }) => `il n’y a pas de liste "${name}", il en faut une`,
  listHasNumber: ({ found }) => `nombre ${found} trouvé, il faut une liste de nombres`,
  listHasList: () => 'liste trouvée, il faut le nombre d’un bloc',
  listSmallBlock: ({ size }) =>
    `un bloc de ${counted(size, 'case', 'cases')}, il en faut au moins 1`,
  listInnerZero: () =>
    'un 0 entre les nombres d’un indice, les zéros ne sont permis qu’à ses bouts',
  listEndsEarly: () => 'le fichier se termine dans une liste',
  listTooLong: ({ most }) => `une liste a plus de ${most} nombres et listes`,
  listTooDeep: ({ most }) => `les listes sont emboîtées sur plus de ${most} niveaux`,
  listOddItem: ({ found }) => `"${found}" trouvé dans une liste, il faut des nombres ou des listes`,
  sectionMissing: ({ name }) => `la section [clues] n’a pas de "${name}", il en faut un`,
  sectionNoColor: ({ found }) =>
    `"${found}" n’est pas une couleur, il en faut une comme "r = (c8141e) *"`,
  sectionBadLook: ({ id, look }) =>
    `la couleur "${id}" est donnée par "${look}", il faut un nom, six chiffres, ou rouge, vert, bleu`,
  sectionUnknownColor: ({ block, id }) =>
    `le bloc "${block}" a la couleur "${id}", il en faut une de la section [colors]`,
  sectionTooFewNames: ({ colors }) =>
    `la grille a ${counted(colors, 'couleur', 'couleurs')}, il n’y a de noms que pour 702`,
};
