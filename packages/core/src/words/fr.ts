/** French messages about puzzles whose parts do not fit together, and about places in files. */
import type { Translation } from '../message.js';
import type { LineParam } from './en.js';

const PLURALS = new Intl.PluralRules('fr');

/** "1 case", "5 cases", "1 000 000 de cases", from the two forms. */
export function frenchCount(
  count: number,
  [one, many]: readonly [one: string, many: string],
): string {
  const rule = PLURALS.select(count);
  const number = frenchNumber(count);
  if (rule === 'one') return `${number} ${one}`;
  if (rule !== 'many') return `${number} ${many}`;
  return `${number} ${/^[aeiouhéê]/.test(many) ? 'd’' : 'de '}${many}`;
}

/** "12 345". */
export function frenchNumber(count: number): string {
  return count.toLocaleString('fr-FR');
}

/** "ligne 7". */
export function frenchLine({ kind, index }: LineParam): string {
  return `${kind === 'row' ? 'ligne' : 'colonne'} ${index + 1}`;
}

const CELLS = ['case', 'cases'] as const;

/** The messages of `@nonokit/core` in French. */
export const CORE_FR: Translation<typeof import('./en.js')> = {
  atLine: ({ line, what }) => `ligne ${line} du fichier : ${what}`,
  atColumn: ({ line, column, what }) => `ligne ${line} du fichier, caractère ${column} : ${what}`,
  noCluesNorPicture: () => 'il n’y a ni indices ni image',
  noClues: ({ kind }) =>
    `il n’y a ni indices de ${kind === 'row' ? 'lignes' : 'colonnes'} ni image`,
  badSize: ({ side, size }) =>
    `la ${side === 'width' ? 'largeur' : 'hauteur'} vaut ${size}, il faut un nombre entier à partir de 1`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} dépasse la limite de ${frenchCount(most, CELLS)}`,
  tooManyLines: ({ width, height, most }) =>
    `${width}x${height} dépasse la limite de ${frenchNumber(most)} lignes et colonnes en tout`,
  tooManyColors: ({ colors, most }) =>
    `${frenchCount(colors, ['couleur', 'couleurs'])}, c’est plus que la limite de ${most}`,
  noColors: () => 'la palette est vide, il faut au moins une couleur de fond',
  badColor: ({ color, rgb }) =>
    `la couleur ${color} est « ${rgb} », il faut six chiffres comme « #c8141e »`,
  wrongLineCount: ({ kind, found, expected }) => {
    const lines = kind === 'row' ? ['ligne', 'lignes'] : ['colonne', 'colonnes'];
    const [one = '', many = ''] = lines;
    return `les indices sont donnés pour ${frenchCount(found, [one, many])}, il en faut pour ${expected}`;
  },
  badBlock: ({ line, size }) =>
    `${frenchLine(line)} : un bloc de taille ${size}, il faut un nombre entier à partir de 1`,
  unknownColor: ({ line, color, last }) =>
    `${frenchLine(line)} : un bloc a la couleur inconnue ${color}, la dernière de la palette est ${last}`,
  blankBlock: ({ line }) => `${frenchLine(line)} : un bloc a la couleur du fond`,
  clueTooLong: ({ line, clue, needs, length }) => {
    const clues = clue === null ? 'les indices' : `les indices « ${clue} »`;
    const place = line.kind === 'row' ? 'la ligne' : 'la colonne';
    return `${frenchLine(line)} : ${clues} demandent ${frenchCount(needs, CELLS)}, mais ${place} en a ${length}`;
  },
  sumsDiffer: ({ rows, columns, color }) => {
    const of = color === null ? '' : ` de couleur ${color}`;
    return `les lignes totalisent ${frenchCount(rows, CELLS)}${of}, les colonnes ${columns} : un nombre est faux ou manque`;
  },
  goalHeight: ({ found, expected }) =>
    `l’image a ${frenchCount(found, ['ligne', 'lignes'])}, il en faut ${expected}`,
  goalWidth: ({ line, found, expected }) =>
    `la ${frenchLine(line)} de l’image a ${frenchCount(found, CELLS)}, il en faut ${expected}`,
  goalColor: ({ line, color, last }) =>
    `la ${frenchLine(line)} de l’image a la couleur inconnue ${color}, il en faut une de 0 à ${last}`,
  goalDiffers: ({ line, found, expected }) =>
    `${frenchLine(line)} : l’image donne les indices « ${found} », il faudrait « ${expected} »`,
  goalDiffersLong: ({ line }) => `${frenchLine(line)} : l’image ne correspond pas aux indices`,
};
