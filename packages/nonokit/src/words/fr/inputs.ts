/** French messages about clues and pictures from a program. */
import type { Line, Translation } from '@nonokit/core';

/** "ligne 7" */
function named(kind: Line['kind'], index: number): string {
  return `${kind === 'row' ? 'ligne' : 'colonne'} ${index + 1}`;
}

export const INPUTS_FR: Translation<typeof import('../en/inputs.js')> = {
  noClues: ({ which }) => `« ${which} » manque, il faut une liste d’indices`,
  badBlock: ({ kind, index, found }) =>
    `${named(kind, index)} : ${found} n’est pas un bloc, il faut une taille comme 3 ou une taille et une couleur comme [3, "red"]`,
  badWord: ({ kind, index, found }) =>
    `${named(kind, index)} : « ${found} » n’est pas un bloc, il faut un nombre, peut-être avec une couleur : « 3 » ou « 3red »`,
  unknownColor: ({ kind, index, found }) =>
    `${named(kind, index)} : la palette n’a pas de couleur « ${found} »`,
  badPaletteColor: ({ index, found }) =>
    `la couleur ${index} est « ${found} », il faut des chiffres comme « #c8141e » ou un nom courant comme « red »`,
  noPuzzle: ({ found }) =>
    `« ${found} » n’est pas une grille, il faut des indices, une image ou du JSON ; readPuzzle lit le texte des fichiers`,
  badJson: ({ why }) => `le texte commence comme du JSON, mais n’en est pas : ${why}`,
  noPicture: () => 'l’image n’a pas de lignes',
  raggedPicture: ({ row, found, expected }) =>
    `la ligne ${row} de l’image a ${found} case${found < 2 ? '' : 's'}, il en faut ${expected} comme dans la ligne 1`,
  severalPuzzles: ({ count }) =>
    `il y a ${count} grilles, il en faut une ; readPuzzles les lit toutes`,
  notUnique: () => 'la grille a plus d’une solution, elle ne peut donc pas être évaluée',
  noSolution: () => 'la grille n’a pas de solution, elle ne peut donc pas être évaluée',
  badMark: ({ found, inks }) =>
    `« ${found} » n’est pas une marque, il faut « ? » (inconnue), « . » (vide) ou une couleur : ${inks}`,
  wrongMarks: ({ found, expected }) => `les marques font ${found}, la grille ${expected}`,
};
