/** Messages of the readers of solvers’ files, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/solvers.js';
import { counted, countedLines, inFrench } from './french.js';

export const SOLVERS: Translation<typeof en> = {
  iniFound: ({ found, what }) => `"${found}" trouvé, il faut ${inFrench(what)}`,
  unaryNumber: ({ found }) => `nombre ${found} trouvé dans un indice unaire, il faut 1, 0 ou -1`,
  unaryList: () => 'liste trouvée dans un indice unaire, il faut 1, 0 ou -1',
  unaryAfterEnd: ({ found }) => `${found} trouvé après un -1 dans un indice unaire, il faut -1`,
  olsakColorTwice: ({ id }) => `la couleur "${id}" est déclarée deux fois`,
  olsakTooManyColors: ({ most }) => `plus que les ${most} couleurs d’un fichier .g`,
  olsakNoColor: ({ found }) =>
    [
      `"${found}" ne déclare pas de couleur, il faut un caractère,`,
      '":", et une couleur comme "r:* #c8141e red"',
    ].join(' '),
  olsakTriangle: () =>
    'le fichier contient un trianogramme, qui a des cases coupées par une diagonale : un ' +
    'nonogramme d’une autre sorte, qui n’est pas accepté ici',
  olsakWrongEnd: ({ found, id }) =>
    `le bloc "${found}" a le triangle "${id}" à un bout pour lequel il n’est pas déclaré`,
  olsakShortBlock: ({ found }) => `le bloc "${found}" a plus de triangles que de cases`,
  olsakUnknownLook: ({ found }) =>
    `"${found}" n’est pas une couleur connue ici, il faut "#RRGGBB" ou un nom courant`,
  olsakNoNumber: ({ found }) =>
    `"${found}" trouvé, il faut un nombre et peut-être le caractère d’une couleur`,
  olsakNoDefault: ({ found }) =>
    `le bloc "${found}" n’a pas de couleur et aucune couleur par défaut n’est déclarée`,
  olsakUndeclared: ({ found, id }) => `le bloc "${found}" a la couleur non déclarée "${id}"`,
  olsakTriddler: () =>
    'le fichier contient un triddler, dont les rangées vont dans trois directions : un nonogramme d’une autre ' +
    'sorte, qui n’est pas accepté ici',
  olsakSixSides: ({ found }) =>
    `les indices d’un triddler sont en 6 sections, chacune après une ligne avec ":", il y en a ${found}`,
  olsakNoColon: () => 'aucune ligne ne commence par ":", il en faut une avant les lignes',
  olsakNoColumns: () => 'pas de colonnes, il faut une ligne pour chacune',
  olsakTooFewSigns: ({ colors, most }) =>
    `${counted(colors, 'couleur', 'couleurs')}, mais .g a des signes pour ${most}`,
  prologNoLists: () =>
    'il n’y a pas de liste de listes de nombres, il faut les lignes et les colonnes',
  prologOneList: () => 'il y a une seule liste d’indices, il en faut deux',
  tomlFound: ({ found, what }) => `"${found}" trouvé, il faut ${inFrench(what)}`,
  tomlLineEnds: ({ what }) => `la ligne se termine, il faut ${inFrench(what)}`,
  xcspNoArray: () => 'il n’y a pas de tableau à deux dimensions, il faut les cases',
  xcspTooFewLines: ({ kind, found, expected }) =>
    `il y a des contraintes pour ${countedLines(found, kind)}, il en faut pour ${expected}`,
  xcspNoLine: ({ found }) =>
    `"${found}" n’est ni une ligne ni une colonne du tableau, il en faut une comme x[0][]`,
  xcspOddAutomaton: () =>
    'un automate n’est pas celui d’un indice, il faut des suites de uns entre des zéros',
  lpBlocksAnnounced: ({ name, blocks, length }) =>
    `${name} annonce ${counted(blocks, 'bloc', 'blocs')}, mais a ${counted(length, 'case', 'cases')}`,
  lpWrongWord: ({ found, what }) => `"${found}" trouvé, il faut ${inFrench(what)}`,
  gecodeGoesOn: ({ found }) => `"${found}" trouvé, il faut "}" après le dernier indice`,
  gecodeNoBrace: ({ found }) => `"${found}" trouvé, il faut "{" et des nombres`,
  gecodeNoArray: () => 'il n’y a pas de tableau, il faut "{" et des nombres',
  mathprogNoTable: ({ name }) => `il n’y a pas de tableau "param ${name}", il en faut un`,
  mathprogNoSizes: ({ name }) => `"param ${name}" se trouve avant m et n`,
  mathprogBadIndex: ({ index, name, count }) =>
    `ligne ${index} de "${name}", il faut chacune de 1 à ${count} une fois`,
  mathprogTooFewLines: ({ name, found, count }) =>
    `"${name}" a ${counted(found, 'ligne', 'lignes')}, il en faut presque ${count}`,
  mathprogFound: ({ found, what }) => `"${found}" trouvé, il faut ${inFrench(what)}`,
};
