/** Texts for newcomers to nonograms, and the links at the end of the first page, in French. */
import type { NewcomerWords } from '../en/newcomer.js';

export const words: NewcomerWords = {
  what: 'Un nonogramme est une image cachée dans des nombres : chacun dit combien de cases côte à côte sont remplies.',
  first: 'Vous découvrez les nonogrammes ?',
  learn: 'Apprenez en une minute',
  easiest: 'Commencez par la plus facile',
  rules: 'Chaque nombre dit combien de cases côte à côte sont remplies.',
  closeTip: 'Fermer ce conseil',
  back: 'Retour à la grille',
  tooMany: {
    row: (index) => `La ligne ${index} a plus de cases remplies que son nombre ne le dit.`,
    column: (index) => `La colonne ${index} a plus de cases remplies que son nombre ne le dit.`,
  },
  empty: {
    mouse: 'Cliquez encore une fois sur une case remplie pour la vider.',
    touch: 'Touchez encore une fois une case remplie pour la vider.',
    keyboard: 'Espace sur une case remplie la vide.',
  },
  links: 'Autres pages',
  help: 'Guide',
  about: 'À propos de ce site',
  ranking: 'Classement',
  settings: 'Réglages',
};
