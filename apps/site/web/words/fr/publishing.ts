/** Why the server does not publish a puzzle, or only after a question, in French. */
import type { PublishingWords } from '../en/publishing.js';

export const words: PublishingWords = {
  refusals: {
    empty: 'L’image est vide : rien n’est rempli.',
    several:
      'La grille a plus d’une solution ; changez l’image jusqu’à ce qu’elle n’en ait qu’une.',
    unknown:
      'Le serveur n’a pas pu dire à temps si la grille a une seule solution ; simplifiez-la.',
    none: 'La grille n’a pas de solution ; un indice est faux.',
  },
  warnings: {
    'not-by-lines': 'Elle ne peut pas être résolue rangée par rangée.',
    trivial: 'Elle est trop simple.',
    'mostly-empty': 'Elle est presque vide.',
    'empty-borders': 'Elle a des rangées vides à ses bords.',
    same: 'La même image a déjà été publiée.',
    'no-title': 'Elle n’a pas de titre.',
  },
  accept: 'Envoyez "acceptWarnings": true pour la publier quand même.',
};
