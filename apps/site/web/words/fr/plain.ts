/** Texts of the page on which one plays without a script, in French. */
import type { PlainWords } from '../en/plain.js';

export const words: PlainWords = {
  tool: 'Un appui marque une case comme',
  fill: 'remplie',
  cross: 'vide',
  hint: 'Aide',
  noHint: 'Aucune aide trouvée.',
  done: 'terminée',
  how: 'Appuyez sur une case pour la marquer, et encore une fois pour l’effacer. Le bouton Retour de votre navigateur annule ; un marque-page garde la partie.',
  restart: 'Recommencer',
  page: 'La page complète de cette grille',
  tooLarge: 'Cette grille est trop grande pour jouer sans script. Imprimez plutôt sa feuille.',
  solved: (title) => (title === '' ? 'Résolue !' : `Résolue : ${title}`),
};
