/** Texts about opening files, and of the page of opened puzzles, in French. */
import type { OpenWords } from '../en/open.js';

export const words: OpenWords = {
  title: 'Ouvrir',
  description:
    'Jouez aux nonogrammes de vos propres fichiers : tous les formats connus, rien n’est envoyé.',
  heading: 'Ouvrir une grille',
  dropHere: 'Déposez des fichiers ici, ou collez une grille avec Ctrl+V',
  choose: 'Choisir des fichiers',
  paste: 'Coller',
  scan: 'Numériser une grille imprimée',
  anyFormat:
    'L’un des 79 formats, une grille ou plusieurs. Les fichiers restent sur cet appareil, et aucune image n’est montrée avant que sa grille soit résolue.',
  letGo: 'Lâchez pour ouvrir',
  reading: 'Lecture…',
  preparing: (ready, found) => `Préparation de la grille ${ready} sur ${found}…`,
  stop: 'Arrêter',
  refused: 'Impossible à ouvrir',
  partlyRefused: 'Tout n’a pas pu être ouvert',
  doubtful: 'Ouvert, mais à vérifier',
  more: (count) => `Et ${count} de plus.`,
  proofread: 'Trouver le nombre erroné',
  goOn: 'Continuer',
  close: 'Fermer',
  fromProgram: 'De la ligne de commande',
  openedAt: (time) => `Ouvertes le ${time}`,
  openedBefore: 'Ouvertes auparavant',
  none: 'Les grilles que vous ouvrez sont listées ici.',
  showAll: (count) => `Tout voir (${count})`,
  puzzles: { one: 'grille', other: 'grilles' },
};
