/** Texts of the rankings, in French. */
import type { RankingWords } from '../en/rankings.js';

export const words: RankingWords = {
  title: 'Classement',
  description:
    'Les plus rapides du jour, le plus de grilles résolues, le plus de points, les auteurs les plus aimés.',
  boards: {
    day: 'Jour',
    solved: 'Résolues',
    points: 'Points',
    fastest: 'Rapidité',
    storm: 'Tempête',
    authors: 'Auteurs',
  },
  boardsMenu: 'Classements',
  kindsMenu: 'Qui est classé',
  kinds: { person: 'Sans aide', helped: 'Avec aide', machine: 'Machines' },
  sizesMenu: 'Taille',
  /** Most cells on the longer side. */
  sizeUpTo: (side) => `jusqu’à ${side}`,
  periodsMenu: 'Période',
  periods: { day: 'Aujourd’hui', week: 'Cette semaine', ever: 'Depuis toujours' },
  puzzlesMenu: 'Grille du jour',
  puzzles: { small: 'Petite', medium: 'Moyenne', coloured: 'En couleurs' },
  puzzleOfDay: (day) => `Grille du jour, ${day}`,
  solvedCount: { one: 'l’a résolue le jour même', other: 'l’ont résolue le jour même' },
  play: 'Jouer',
  look: 'Voir',
  place: 'Place',
  player: 'Joueur',
  author: 'Auteur',
  streak: 'Suite',
  time: 'Temps',
  solved: 'Résolues',
  points: 'Points',
  right: 'Justes',
  likes: 'J’aime',
  published: 'Grilles',
  puzzle: 'Grille',
  days: { one: 'jour', other: 'jours' },
  you: 'vous',
  hiddenName: 'nom caché',
  emptyDay: 'Pas encore de temps aujourd’hui. La première résolution ouvre le tableau.',
  nobody: 'Personne pour l’instant. À vous d’ouvrir le tableau.',
  noPuzzles:
    'Il n’y a pas encore de grille du jour. Elle apparaît dès que le catalogue a des grilles.',
  more: 'Places suivantes',
  first: 'Retour à la première place',
  strike: 'Retirer…',
  note: 'Le serveur mesure les temps et vérifie chaque grille.',
  notes: {
    day: 'Tous ceux qui l’ont résolue le jour même (UTC), les plus rapides d’abord.',
    solved: 'Des grilles différentes, chacune comptée une fois.',
    points:
      'Les grilles plus difficiles et plus grandes donnent plus de points ; avec de l’aide, elles en donnent moins.',
    fastest: 'Le meilleur temps de chaque joueur.',
    storm:
      'Les meilleures trois minutes de chaque joueur. Les jours et les semaines, à partir du lundi, sont ceux de l’UTC.',
    authors:
      'Un « j’aime » est un vote de quatre ou cinq étoiles d’un joueur qui a résolu la grille.',
  },
};
