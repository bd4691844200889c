/** Texts of the page with the numbers of a site, in French. */
import type { NumbersWords } from '../en/numbers.js';

export const words: NumbersWords = {
  title: 'Le site en chiffres',
  description:
    'Combien de personnes résolvent des grilles ici, et combien de nouvelles arrivent chaque jour.',
  note: 'Compté d’après ce que le site conserve de toute façon : personne n’est pisté, et les résolutions des invités ne sont pas connues. Les jours sont ceux de l’UTC.',
  puzzles: { one: 'grille', other: 'grilles' },
  solves: { one: 'résolution par un membre', other: 'résolutions par des membres' },
  today: {
    one: 'personne en a résolu une aujourd’hui',
    other: 'personnes en ont résolu une aujourd’hui',
  },
  charts: {
    people: 'Personnes qui ont résolu une grille',
    solves: 'Résolutions',
    puzzles: 'Nouvelles grilles',
  },
  none: 'rien pour l’instant',
  most: (count) => `au plus ${count} par jour`,
  lastDays: 'Les trente derniers jours',
  asTable: 'Tous les chiffres en tableau',
  day: 'Jour',
};
