/** Texts of the album, in French. */
import type { AlbumWords } from '../en/album.js';
import { counted, noun } from './grammar.js';

export const words: AlbumWords = {
  title: 'Votre album',
  description:
    'Les images que vous avez résolues, vos meilleurs temps et vos jours, sur cet appareil.',
  count: (count) => `${counted(count, 'image', 'images')}, sur cet appareil`,
  pictures: (count) => counted(count, 'image', 'images'),
  saveCopy: 'Enregistrer une copie',
  notSaved: 'L’album n’a pas pu être lu, il n’y a donc rien à enregistrer.',
  parts: {
    solved: 'Résolues',
    series: 'Séries',
    started: 'Commencées',
    made: 'Créées',
    lists: 'Listes',
    offline: 'Hors ligne',
  },
  show: 'Afficher',
  guest:
    'Gardé sur cet appareil seulement. Un compte emporte l’album, les grilles commencées et les temps sur tous vos appareils.',
  makeAccount: 'Créer un compte',
  more: 'En voir plus',
  empty: 'Votre première image viendra ici.',
  emptyStarted: 'Aucune grille ne vous attend.',
  toPuzzles: 'Voir les grilles',
  bestTimes: 'Meilleurs temps',
  size: 'Taille',
  best: 'Meilleur',
  medianTime: 'Médiane',
  solvedOf: (count) => counted(count, 'résolue', 'résolues'),
  upTo: (side) => `${side} × ${side}`,
  larger: 'plus de 60 × 60',
  timesNote:
    'Sans aides ni vérifications. Les tailles sont des classes : 15 × 15 réunit 11 à 15 cases.',
  days: 'Jours',
  thisWeek: (count) => `${count} sur 7 cette semaine`,
  daysNote:
    'Une colonne est une semaine, ses nombres comptent les jours d’affilée. L’horloge de cet appareil fait foi.',
  daysLabel: (count, weeks) =>
    `Grilles résolues ${count} ${noun(count, 'jour', 'jours')} sur les ${weeks} dernières semaines`,
  techniques: 'Techniques utilisées',
  techniquesNote:
    'Chaque grille résolue compte pour la technique la plus difficile dont elle a besoin.',
  tryOne: (name) => `S’exercer : « ${name} »`,
  // series
  noSeries: 'Une série a sa page ici dès que vous avez résolu une de ses grilles.',
  otherSeries: 'Autres séries',
  ofSeries: (done, count) => `${done} sur ${count}`,
  nextOfSeries: (number) => `Suite : nº ${number}`,
  allOfSeries: (count) => `Toutes (${count})`,
  puzzlesOf: (count) => counted(count, 'grille', 'grilles'),
  solvedNumber: (number) => `nº ${number}, résolue`,
  emptyMade: 'Vous n’avez pas encore publié de grille.',
  make: 'Créer une grille',
  allMade: 'Toutes vos grilles',
  notReached: 'Le serveur n’a pas répondu. Réessayez quand vous serez en ligne.',
  offlineTitle: 'À garder hors ligne',
  offlineText:
    'Choisissez un lot avant un voyage. Ses grilles s’ouvrent sans réseau jusqu’à ce que vous en choisissiez un autre.',
  offlineFiles:
    'Toutes les grilles de ce site sont gardées sur cet appareil. Elles s’ouvrent sans réseau.',
  howMany: 'Grilles',
  sizes: 'Taille',
  anySize: 'toutes',
  colors: 'Couleurs',
  anyColors: 'Toutes',
  blackAndWhite: 'Noir et blanc',
  coloured: 'En couleurs',
  keep: 'Garder hors ligne',
  keeping: (done, all) => `${done} sur ${all}…`,
  kept: (count) => counted(count, 'grille gardée hors ligne', 'grilles gardées hors ligne'),
  noneFound: 'Il ne vous reste aucune grille de ce genre à résoudre.',
  notKept:
    'Les grilles n’ont pas pu être gardées. Vérifiez la connexion et l’espace sur cet appareil.',
  removePack: 'Retirer le lot',
};
