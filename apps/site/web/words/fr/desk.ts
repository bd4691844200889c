/** Texts of an author's desk, in French. */
import type { DeskWords } from '../en/desk.js';
import { counted } from './grammar.js';

export const words: DeskWords = {
  title: 'Votre bureau',
  description: 'Ce que deviennent vos grilles, et où les gens y restent bloqués.',
  newPuzzle: 'Nouvelle grille',
  guest: 'Connectez-vous pour voir vos grilles.',
  signIn: 'Se connecter',
  nothing: 'Vous n’avez pas encore publié de grille.',
  nothingHelp:
    'Vous verrez ici combien de personnes résolvent vos grilles, en combien de temps, et où elles restent bloquées.',
  thisWeek: { one: 'résolution cette semaine', other: 'résolutions cette semaine' },
  votesOf: { one: 'vote', other: 'votes' },
  noVotes: 'pas encore de votes',
  followers: { one: 'abonné', other: 'abonnés' },
  newOnes: (count) => `nouveaux : ${count}`,
  solvesOf: (puzzles) =>
    puzzles === 1 ? 'résolutions d’une grille' : `résolutions de ${puzzles} grilles`,
  puzzles: { one: 'grille', other: 'grilles' },
  published: 'Publiées',
  columns: {
    puzzle: 'Grille',
    solves: 'Résolutions',
    withoutHelp: 'Sans aide',
    votes: 'Votes',
    median: 'Médiane',
  },
  untitled: 'sans titre',
  hidden: 'masquée',
  waiting: 'en attente de modération',
  unlisted: 'hors catalogue',
  more: 'Grilles plus anciennes',
  newest: 'Dernières grilles',
  open: (title) => `Ouvrir ${title}`,
  kindsMenu: 'Ce que montre la carte',
  kinds: { stood: 'Arrêts', help: 'Aides', mistakes: 'Erreurs' },
  mapLabels: {
    stood: 'L’image, avec les cases devant lesquelles les gens se sont arrêtés',
    help: 'L’image, avec les cases pour lesquelles les gens ont demandé de l’aide',
    mistakes: 'L’image, avec les cases que les gens ont mal remplies',
  },
  few: 'peu',
  many: 'beaucoup',
  place: (rows, columns) => `${rows}, ${columns}`,
  rows: (from, to) => (from === to ? `Ligne ${from}` : `Lignes ${from}–${to}`),
  columnsAt: (from, to) => (from === to ? `colonne ${from}` : `colonnes ${from}–${to}`),
  notes: {
    stood: 'Part des personnes qui s’y sont arrêtées plus de 40 secondes.',
    help: 'Part des personnes qui y ont demandé de l’aide.',
    mistakes: 'Part des personnes qui y ont mal rempli une case.',
  },
  noPlaces: {
    stood: 'Nulle part une personne sur dix ne s’est arrêtée plus de 40 secondes.',
    help: 'Nulle part une personne sur dix n’a demandé de l’aide.',
    mistakes: 'Nulle part une personne sur dix n’a mal rempli une case.',
  },
  onlyYou: (people) =>
    `D’après ${people === 1 ? 'la dernière personne' : `les ${people} dernières personnes`}. Vous et les modérateurs êtes seuls à le voir.`,
  ofPeople: (people) => `D’après les ${people} dernières personnes.`,
  others: 'Comment les autres l’ont résolue',
  withoutHints: (percent) => `${percent} sans aide`,
  tooFew: (least) =>
    `Les endroits difficiles sont montrés à partir de ${counted(least, 'résolution', 'résolutions')}.`,
  inNumbers: 'En chiffres',
  facts: {
    plays: 'commencée par des membres',
    solves: 'résolue',
    favorites: 'dans les favoris',
    comments: 'commentaires',
    followersSince: 'nouveaux abonnés depuis',
    median: 'temps médian',
  },
  times: 'Temps passé',
  span: (from, to) => `de ${from} à ${to}`,
  longer: (from) => `${from} ou plus`,
};
