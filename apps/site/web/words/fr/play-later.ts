/** Texts of the parts of a game that open later, in French. */
import type { PlayLaterWords } from '../en/play-later.js';
import { number } from './grammar.js';

export const words: PlayLaterWords = {
  startOver: 'Recommencer',
  startOverQuestion: 'Recommencer ?',
  startOverText: (moves) =>
    moves === 1
      ? 'Le seul coup joué sera effacé. Vous pourrez annuler.'
      : `Les ${number(moves)} coups seront effacés. Vous pourrez annuler.`,
  startedOver: 'Effacé.',
  keep: 'Garder dans une liste',
  print: 'Imprimer',
  share: 'Partager',
  copied: 'Lien copié. Il ne contient que les indices.',
  copiedAddress: 'Lien vers cette grille copié.',
  withOthers: 'Jouer à plusieurs',
  noRoom: 'Le salon n’a pas pu être créé. Réessayez.',
  shareTitle: 'Lien vers cette grille',
  explainAll: 'Expliquer la solution',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  crossing: 'Rayer les nombres',
  crossings: {
    never: 'À la main',
    finished: 'Rangées terminées',
    provable: 'Ce qui est certain',
  },
  crossesFinished: 'Croix dans les rangées terminées',
  symbols: 'Symboles sur les couleurs',
  symbolsByThemselves: 'Certaines personnes ne distinguent pas ces couleurs.',
  crosshair: 'Surligner la ligne et la colonne du curseur',
  axisLock: 'Garder les traits dans une rangée',
  allSettings: 'Tous les réglages',
};
