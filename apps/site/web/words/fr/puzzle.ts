/** Texts of the page of a puzzle, in French. */
import type { PuzzleWords } from '../en/puzzle.js';

export const words: PuzzleWords = {
  description: (facts) =>
    `Un nonogramme à résoudre : ${facts}. Le titre et l’image restent cachés.`,
  clues: 'Indices',
  rows: 'Lignes',
  columns: 'Colonnes',
  row: (index) => `Ligne ${index}`,
  column: (index) => `Colonne ${index}`,
  nothing: 'rien',
  cluesText: 'Le jeu complet a besoin de JavaScript. Voici les indices pour résoudre sur papier.',
  plain: 'Jouer sans script',
  print: 'Feuille à imprimer',
  solves: (count) => `résolue ${count} fois`,
  by: (author) => `par ${author}`,
  downloads: 'Télécharger',
  downloadsText: 'Seulement les indices, tant que vous n’avez pas résolu la grille.',
  sheet: (format) => `Feuille à imprimer (${format})`,
  certificate: {
    cnf: 'Certificat : l’affirmation qu’il existe une autre image, en formule',
    drat: 'Certificat : la preuve qu’il n’en existe aucune',
    lrat: 'Certificat : la preuve avec renvois, pour vérificateurs certifiés',
  },
  unreadable: 'Cette grille n’a pas pu être lue. Rechargez la page.',
  changed:
    'L’auteur a changé cette grille depuis que vous l’avez commencée. Votre partie est conservée.',
  mine: 'Vous avez créé cette grille.',
};
