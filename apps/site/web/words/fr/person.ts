/** Texts of the page of a person, in French. */
import type { PersonWords } from '../en/person.js';
import { counted } from './grammar.js';

export const words: PersonWords = {
  description: (name) => `Les grilles de ${name}, et celles que ${name} a résolues.`,
  since: (month) => `joue depuis ${month}`,
  roles: { person: '', moderator: 'Modération', administrator: 'Administration' },
  banned: 'Cette personne n’a pas le droit d’écrire ici pour le moment.',
  ownBan:
    'Un modérateur vous interdit d’écrire ici. Les réglages indiquent la raison et la date de fin.',
  follow: 'Suivre',
  following: 'Vous suivez cette personne',
  followersOf: (count) => counted(count, 'abonné', 'abonnés'),
  desk: 'Votre bureau',
  settings: 'Réglages',
  exportAll: 'Exporter',
  counts: {
    solved: { one: 'résolue', other: 'résolues' },
    made: { one: 'créée', other: 'créées' },
    points: { one: 'point', other: 'points' },
    likes: { one: 'j’aime sur ses grilles', other: 'j’aime sur ses grilles' },
    ownLikes: { one: 'j’aime sur vos grilles', other: 'j’aime sur vos grilles' },
  },
  skill: (deviation) => `niveau, ± ${deviation}`,
  year: 'L’année',
  yearNote:
    'Chaque case remplie est un jour avec une grille résolue ; les nombres comptent ces jours.',
  yearLabel: (days, solved) =>
    `Jours avec des grilles résolues : ${days} ; grilles résolues : ${solved}.`,
  sizes: 'Temps par taille',
  upTo: (side) => `jusqu’à ${side}\u00a0×\u00a0${side}`,
  fastest: 'le plus rapide sans aide',
  techniques: 'Technique la plus difficile requise',
  noTechnique: 'Aucune',
  colors: 'Couleurs',
  made: 'Grilles',
  all: 'Toutes les grilles',
  nothingMade: 'Aucune grille publiée pour l’instant.',
};
