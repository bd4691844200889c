/** Messages of the readers of files in sections, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-sections.js';
import { counted, inFrench } from './french.js';

/** Which colours there are: 'il faut "r", "g"'. */
function declaredColors(ids: readonly string[]): string {
  return ids.length === 0
    ? 'aucune couleur n’est déclarée'
    : `il faut l’une de ${ids.map((id) => `"${id}"`).join(', ')}`;
}

export const PROGRAMS_SECTIONS: Translation<typeof en> = {
  summerwindNoColors: ({ found }) =>
    `la première ligne est "${found}", il faut "colors: " et les identifiants des couleurs`,
  summerwindBadId: ({ found }) => `l’identifiant de couleur "${found}" commence par un chiffre`,
  summerwindListedTwice: ({ found }) => `la couleur "${found}" est listée deux fois`,
  summerwindNoLines: ({ found }) => `"${found}" trouvé, il faut "lines:"`,
  summerwindNoRows: () => 'il n’y a pas de lignes, il en faut au moins une',
  summerwindNoLength: ({ found }) =>
    `"${found}" trouvé, il faut une longueur et une couleur comme "5r"`,
  summerwindNoColor: ({ block, declared }) =>
    `le bloc "${block}" n’a pas de couleur, ${declaredColors(declared)}`,
  summerwindUndeclared: ({ block, id, declared }) =>
    `le bloc "${block}" a la couleur non déclarée "${id}", ${declaredColors(declared)}`,
  summerwindBlankColumns: ({ blank }) =>
    blank === 1
      ? 'le fichier finit par une ligne vide, qui compte comme une colonne vide'
      : `le fichier finit par ${blank} lignes vides, qui comptent comme ${blank} colonnes vides`,
  gnoNoHeading: ({ found }) =>
    `le fichier commence par "${found}", il faut un titre entre crochets`,
  gnoRepeated: ({ found }) => `il y a une deuxième section "${found}", qui est laissée de côté`,
  gnoNoDimensions: () => 'il n’y a pas de section "[Dimensions]", il la faut avant les indices',
  gnoLineTotal: ({ section, found, expected }) =>
    `"${section}" a ${counted(found, 'ligne', 'lignes')}, il en faut ${expected}`,
  gnoPictureLines: ({ found, expected }) =>
    `l’image a ${counted(found, 'ligne', 'lignes')}, il en faut ${expected}`,
  gnoBadCell: ({ found }) =>
    `une case de l’image est "${found}", il faut 2 (remplie), 1 (vide) ou 0 (inconnue)`,
  gnoPictureIgnored: () => 'l’image a des cases inconnues, elle est donc laissée de côté',
  hanjieNoMap: () => 'ce n’est pas un dictionnaire, il faut une grille avec "clue"',
  hanjieBlank: () => 'le fichier est vide, il faut une grille',
  hanjieNoClue: () => 'la grille n’a pas de "clue", il faut des listes "rows" et "columns"',
  hanjieNoList: () => 'il manque une liste à l’indice, il faut des listes "rows" et "columns"',
  hanjieBadColor: ({ symbol, found }) =>
    `la couleur "${symbol}" est "${found}", il faut six chiffres comme "#c8141e"`,
  hanjieBackground: ({ found }) =>
    `la couleur d’un bloc est "${found}", le fond, il en faut une de "colors"`,
  hanjieUndeclared: ({ found }) =>
    `la couleur d’un bloc est "${found}", qui n’est pas déclarée, il en faut une de "colors"`,
  hanjieBadCell: ({ found }) =>
    `la case "${found}" n’est pas une couleur, il en faut une de "colors"`,
  picrossGivenTwice: ({ key }) => `${key} est donné deux fois`,
  picrossMissing: ({ key }) => `la grille n’a pas de "${key}", il faut les deux`,
  picrossFound: ({ found, what }) => `"${found}" trouvé, il faut ${inFrench(what)}`,
};
