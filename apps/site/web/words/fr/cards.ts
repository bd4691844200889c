/** Texts of puzzle cards, in French. */
import type { CardWords } from '../en/cards.js';

export const words: CardWords = {
  difficulties: {
    trivial: 'Très facile',
    easy: 'Facile',
    medium: 'Moyenne',
    hard: 'Difficile',
    expert: 'Très difficile',
    guess: 'Par essais',
  },
  opened: 'Grille ouverte',
  blackAndWhite: 'noir et blanc',
  oneColor: '1 couleur',
  colors: { one: 'couleur', other: 'couleurs' },
  minutes: (count) => `env. ${count} min`,
  hours: (count, andHalf) => `env. ${count}${andHalf ? '½' : ''} h`,
  stars: 'étoiles sur 5',
  by: (author) => `par ${author}`,
  solves: (count) => (count === 0 ? '' : `résolue ${count} fois`),
  solvedIn: 'Résolue en',
  playedFor: 'Commencée, temps de jeu :',
  days: {
    today: 'aujourd’hui',
    yesterday: 'hier',
    on: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  },
};
