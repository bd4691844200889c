/** Messages of the reader of last resort, in French. */
import type { Translation } from '@nonokit/core';
import type * as EN from '../en/any.js';
import { counted, inFrench } from './french.js';
import { lineInFrench } from './lines.js';

/** What a person can type instead. */
const LINES = 'les indices en une ligne "rows: 2, 1 1" et une ligne "columns: 2, 1, 1"';

export const ANY_FR: Translation<typeof EN> = {
  anyRowsFirst: () =>
    'rien ne dit laquelle des deux listes donne les lignes ; la première est prise pour elles',
  anyNothing: () => `il n’y a pas deux listes d’indices qui vont ensemble ; écrivez ${LINES}`,
  anyMisfit: ({ rows, rowCells, rowCount, columns, columnCells, columnCount }) => {
    const one = `${inFrench(rows)} (${sizes(rowCount, rowCells)})`;
    const other = `${inFrench(columns)} (${sizes(columnCount, columnCells)})`;
    const why = rowCells === columnCells ? ' de chaque couleur' : ' : un nombre est faux ou manque';
    return `${one} et ${other} ressemblent aux indices, mais il faut autant de cases remplies des deux côtés${why}`;
  },
  anyTooLong: ({ rows, columns, line, needs, has }) =>
    `${inFrench(rows)} et ${inFrench(columns)} ressemblent aux indices, mais l’indice de ` +
    `${lineInFrench(line)} demande ${counted(needs, 'case', 'cases')}, et il y en a ${has}`,
  anyWrongSizes: ({ rows, columns }) =>
    `il y a des indices pour ${counted(rows, 'ligne', 'lignes')} et ${counted(columns, 'colonne', 'colonnes')}, mais le fichier indique une autre taille`,
  anySeveral: ({ ways }) => {
    const each = ways.map(([a, b]) => `${inFrench(a)} avec ${inFrench(b)}`);
    return `plusieurs paires de listes conviennent comme lignes et colonnes : ${each.join(' ; ')} ; écrivez ${LINES}`;
  },
  anyBlankLines: () =>
    'une ligne vide parmi les indices peut être un indice sans blocs ou un simple espace ; ' +
    'écrivez 0 pour un indice sans blocs, ou enlevez la ligne vide',
  anyNoBorder: ({ rows, columns }) =>
    `${inFrench(rows)} : peut-être les lignes, ${inFrench(columns)} : peut-être les colonnes, mais rien ne le dit ; ` +
    'écrivez "rows:" au-dessus des unes et "columns:" au-dessus des autres, ou utilisez --from any',
  anyReadOnly: () =>
    'deux listes quelconques qui vont ensemble sont seulement lues ; pour écrire les indices simplement, utilisez --to non',
  anyMega: ({ rows, columns }) =>
    `${inFrench(rows)} et ${inFrench(columns)} contiennent des indices sur deux rangées (une grille méga), ` +
    'ce qui est une autre sorte de grille ; il faut un indice par rangée',
  anyNoClues: ({ rows, columns }) =>
    `${inFrench(rows)} et ${inFrench(columns)} sont nommés comme des indices, mais contiennent autre chose ; ` +
    'il faut une liste de nombres par rangée',
  anyLeftover: ({ lists, line }) =>
    lists === 1
      ? `une liste à la ligne ${line} du fichier ressemble à des indices ou à une image, mais n’est dans aucune grille lue`
      : `${lists} listes du fichier ressemblent à des indices ou à des images, mais ne sont dans aucune grille lue ; la première est à la ligne ${line}`,
  anyNumbersLeft: ({ found, used }) =>
    `le fichier contient ${counted(found, 'nombre', 'nombres')} au-dessus de 1, dont environ ${found - used} ne sont dans aucune grille lue`,
  anySudoku: () =>
    'cela ressemble à un sudoku, qui est une autre sorte de grille ; il faut des indices ou une image',
  anyListsMisfit: ({ clues, cells, line, otherClues, otherCells, otherLine }) => {
    const one = `à la ligne ${line} (${sizes(clues, cells)})`;
    const other = `à la ligne ${otherLine} (${sizes(otherClues, otherCells)})`;
    const why =
      cells === otherCells
        ? 'un indice demande plus de cases que l’autre liste n’a de rangées'
        : 'il faut autant de cases remplies dans les lignes que dans les colonnes';
    return `des listes de nombres commencent ${one} et ${other} du fichier, mais ${why}`;
  },
  anyOneList: ({ clues, cells, line }) =>
    `une seule liste ressemble à des indices, à la ligne ${line} du fichier (${sizes(clues, cells)}) ; il en faut ` +
    `une pour les lignes et une pour les colonnes ; écrivez ${LINES}`,
};

/** "5 indices, 12 cases". */
function sizes(clues: number, cells: number): string {
  return `${counted(clues, 'indice', 'indices')}, ${counted(cells, 'case', 'cases')}`;
}
