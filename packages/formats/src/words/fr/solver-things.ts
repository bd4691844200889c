/** Things that the readers of solvers’ files name, in French. */
import type * as en from '../en/solver-things.js';
import type { ThingTranslation } from '../thing.js';

export const SOLVER_THINGS: ThingTranslation<typeof en> = {
  lastBrace: '"}" après le dernier indice',
  arrayInBraces: 'un tableau entre accolades',
  theLineCount: 'le nombre de rangées',
  tableColumn: 'une colonne du tableau, ou ":="',
  tableLine: ({ name }) => `une ligne de "${name}", ou ";"`,
  tableEntry: ({ number, count }) => `l’élément ${number} sur ${count}`,
  wordOfLine: ({ word, name }) => `"${word}" de ${name}`,
  sizeOfLine: ({ number, count, name }) => `la taille ${number} sur ${count} de ${name}`,
  numberAfterWord: ({ word }) => `un nombre après "${word}"`,
  numberAfterWordOf: ({ word, name }) => `un nombre après "${word}" de ${name}`,
  columnsColon: 'une ligne avec ":", puis les colonnes',
  textOrTexts: 'un texte ou une liste de textes',
  listText: 'un texte de la liste, ou "]"',
  iniSection: 'une section comme "[clues]"',
};
