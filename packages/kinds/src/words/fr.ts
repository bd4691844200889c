/** French messages about puzzles of other kinds whose parts do not fit together. */
import type { DirectionName, Translation } from '@nonokit/core';
import { frenchCount } from '@nonokit/core/fr';
import type { KindLineParam } from './en.js';

const LINE: Readonly<Record<DirectionName, string>> = {
  row: 'ligne',
  column: 'colonne',
  slash: 'rangée « / »',
  backslash: 'rangée « \\ »',
};

const LINES: Readonly<Record<DirectionName, string>> = {
  row: 'lignes',
  column: 'colonnes',
  slash: 'rangées « / »',
  backslash: 'rangées « \\ »',
};

const CELLS = ['case', 'cases'] as const;

function the({ direction, index }: KindLineParam): string {
  return `la ${LINE[direction]} ${index + 1}`;
}

/** The messages of `@nonokit/kinds` in French. */
export const KINDS_FR: Translation<typeof import('./en.js')> = {
  kindBadSize: ({ side, size, least }) =>
    `${side} vaut ${size}, il faut un nombre entier à partir de ${least}`,
  kindTooLarge: ({ cells, most }) =>
    `la grille a ${frenchCount(cells, CELLS)}, plus que les ${most} permises pour cette sorte de grille`,
  kindTooHard: () =>
    'les indices ont plus de dispositions que cette sorte de grille ne peut en avoir ; essayez une grille plus petite',
  kindTooManyColors: ({ colors, most }) =>
    `${frenchCount(colors, ['couleur', 'couleurs'])}, c’est plus que les ${most} permises pour cette sorte de grille`,
  kindPairColors: () =>
    'les indices sur deux rangées sont pour les grilles en noir et blanc, et celle-ci a plusieurs couleurs',
  kindBadSides: () =>
    'les côtés ne se ferment pas : topLeft + bottomLeft doit valoir topRight + bottomRight, ' +
    'et topLeft + top doit valoir bottomRight + bottom',
  kindLineCount: ({ direction, found, expected }) =>
    `il y a des indices pour ${found} ${LINES[direction]}, il en faut pour ${expected}`,
  kindBadItem: ({ line, found }) =>
    `${the(line)} a le nombre ${found}, il faut un nombre entier à partir de 1`,
  kindBadColor: ({ line, color, last }) =>
    `${the(line)} a la couleur ${color}, il en faut une de 1 à ${last}`,
  kindBadPair: ({ line }) =>
    `l’indice de deux rangées à partir de ${the(line)} doit avoir de petits nombres avant, entre ` +
    'et après ses grands, et des grands à partir de 2',
  kindPairTriangles: () => 'les indices sur deux rangées sont pour les grilles à cases carrées',
  kindCutPaper: () => 'le fond est coupé par une diagonale, une seule couleur est attendue',
  kindCutTriangles: () => 'les cases coupées sont pour les grilles à cases carrées',
  kindBadGlue: ({ line }) =>
    `${the(line)} a un bloc collé sans bloc d’une autre couleur juste avant, ` +
    'ou aucun des deux n’est coupé',
  kindTooLong: ({ line, needs, length }) =>
    `${the(line)} demande ${frenchCount(needs, CELLS)} et en a ${length}`,
  kindGoalLength: ({ found, expected }) =>
    `l’image a ${frenchCount(found, CELLS)}, la grille en a ${expected}`,
  kindGoalColor: ({ color, last }) =>
    `l’image a la couleur ${color}, il en faut une de 0 à ${last}`,
  kindGoalDiffers: () => 'l’image n’est pas une solution des indices',
};
