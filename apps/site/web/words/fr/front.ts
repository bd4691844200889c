/** Texts of the first page of the whole site, in French. */
import type { FrontWords } from '../en/front.js';

export const words: FrontWords = {
  description:
    'Des nonogrammes (picross, hanjie, logigraphes) dans votre navigateur : une grille du jour, une aide qui explique, ouvert à tout le monde.',
  heading: 'Grille du jour',
  headings: {
    small: 'Petite grille du jour',
    medium: 'Grille du jour',
    coloured: 'Grille du jour',
  },
  noDaily: 'Nonogrammes',
  solvedToday: (count, median) =>
    count === 0
      ? 'Pas encore résolue aujourd’hui'
      : `Résolue ${count} fois aujourd’hui${median === null ? '' : `, temps médian ${median}`}`,
  alsoToday: 'Aussi aujourd’hui',
  kinds: { small: 'petite', medium: 'moyenne', coloured: 'en couleurs' },
  allDone: 'Vous avez résolu toutes les grilles du jour.',
  toDay: 'Classement du jour',
  rows: {
    chosen: 'La suite pour vous',
    easy: 'Bonnes premières grilles',
    new: 'Nouvelles grilles',
  },
  catalogue: 'Catalogue',
  sizes: {
    '5': { name: '5 × 5', time: 'une gorgée de café' },
    '10': { name: '10 × 10', time: '3 minutes' },
    '15': { name: '15 × 15', time: '7 minutes' },
    '20': { name: '20 × 20', time: '12 minutes' },
    '25,30': { name: '30 × 30', time: 'une demi-heure' },
    '40,60,200': { name: '50 × 50+', time: 'une soirée' },
  },
  learnTitle: 'Vous découvrez les nonogrammes ?',
  learnText: 'Résolvez votre première grille en une minute. Nous expliquons chaque étape.',
  seriesTitle: 'Des grilles en séries',
  seriesText: 'Au bord de la mer, en cuisine, sous les étoiles : les plus faciles d’abord.',
  makeTitle: 'Transformez une image en grille',
  makeText:
    'Déposez une image. Nous vérifions que la grille a une seule solution et la réparons si besoin.',
};
