/** The words of a PDF in French. */
import type { PdfWords } from '../pdf-language.js';
import { counted } from './counted.js';

/** The words of a PDF in French. */
export const PDF_FR: PdfWords = {
  solutions: 'Solutions',
  part: (index, count) => `partie ${index} sur ${count}`,
  columns: (from, to) => `colonnes ${from}–${to}`,
  rows: (from, to) => `lignes ${from}–${to}`,
  row: (index) => `Ligne ${index}`,
  column: (index) => `Colonne ${index}`,
  number: (number) => `N° ${number}`,
  booklet: 'Nonogrammes',
  puzzles: (count) => counted(count, 'grille', 'grilles'),
  sizes: (least, most) => (least === most ? least : `de ${least} à ${most}`),
  difficulty: (level) => `difficulté : ${level}`,
  figure: (name) => `Nonogramme à résoudre : ${name}`,
  solutionFigure: (name) => `Solution : ${name}`,
  name: 'Nom',
  howTo: {
    title: 'Comment résoudre',
    rules: (hasColors) => [
      'Chaque nombre est un bloc : autant de cases à la suite sont remplies. Les nombres d’une ' +
        'ligne se lisent de gauche à droite, ceux d’une colonne de haut en bas.',
      hasColors
        ? 'Entre deux blocs d’une même couleur, il y a au moins une case vide. Des blocs de ' +
          'couleurs différentes peuvent se toucher.'
        : 'Entre deux blocs, il y a au moins une case vide.',
      'Commencez là où il y a peu de choix : par un nombre aussi long que la ligne ou la colonne, ' +
        'ou par un nombre qui couvre le milieu, où qu’il commence.',
      'Mettez un point dans les cases qui doivent rester vides. Elles aident autant que les cases ' +
        'remplies.',
      'Ne devinez pas. Cherchez les cases où rien d’autre n’est possible, dans les lignes et dans ' +
        'les colonnes : chacune aide dans les deux.',
    ],
    steps: [
      'Un 5 remplit une ligne de cinq cases.',
      'Les colonnes extérieures ont leur 2. Un 4 dans les colonnes du milieu couvre la ligne 4, ' +
        'où qu’il commence.',
      'Les deux 1 de la ligne 1 ne se placent que d’une façon. Maintenant, chaque nombre a son ' +
        'bloc : un cœur.',
    ],
  },
};
