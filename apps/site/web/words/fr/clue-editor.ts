/** Texts of the editor of numbers, in French: scanned ones are mended in it, others typed. */
import type { ClueEditorWords } from '../en/clue-editor.js';

export const words: ClueEditorWords = {
  row: (line) => `Ligne ${line}`,
  column: (line) => `Colonne ${line}`,
  place: (line, place) => `${line}, nombre ${place}`,
  emptyLine: (line) => `${line}, aucun nombre`,
  unsureOf: (place, count) => `${place} sur ${count} à vérifier`,
  take: (value) => `C’est ${value}`,
  orType: 'ou saisissez-le',
  typeIt: 'Nombres',
  typeHelp: 'Deux nombres séparés par un espace, ou 0 pour aucun.',
  lineHelp: 'Tous les nombres, séparés par des espaces ou des virgules, ou 0 pour aucun.',
  inks: 'Couleurs',
  addInk: 'Ajouter une couleur',
  inkHelp: 'Une lettre après un nombre indique sa couleur : 2a 3b.',
  typeWrong: (most) =>
    `Saisissez des nombres entiers de 1 à ${most} séparés par des espaces, ou 0 pour aucun.`,
  keysHelp: '1 et 2 choisissent, les flèches parcourent, U annule.',
  previous: 'Nombre précédent',
  next: 'Nombre suivant',
  takeBack: 'Annuler',
  askAny: 'Appuyez sur un nombre pour le changer.',
  noneUnsure: 'Aucun nombre à vérifier',
  checking: 'Vérification en cours…',
  unique: (sum) =>
    `Les lignes et les colonnes concordent (${sum} = ${sum}), et il y a une seule solution.`,
  manySolutions: 'Les lignes et les colonnes concordent, mais il y a plusieurs solutions.',
  none: 'Les lignes et les colonnes concordent, mais il n’y a pas de solution.',
  unknown:
    'Les lignes et les colonnes concordent. Le nombre de solutions n’a pas pu être trouvé à temps.',
  sums: (rows, columns) => `Les lignes totalisent ${rows}, les colonnes ${columns}.`,
  sumsOf: (color, rows, columns) =>
    `En ${color}, les lignes totalisent ${rows}, les colonnes ${columns}.`,
  tooLong: (line) => `${line} : les nombres sont trop longs pour elle.`,
  findWrong: 'Trouver le nombre erroné',
};
