/** Texts of a finished puzzle, in French. */
import type { FinishedWords } from '../en/finished.js';
import { counted, noun, number } from './grammar.js';

export const words: FinishedWords = {
  solved: 'Résolue',
  picture: 'L’image résolue',
  by: (author) => `par ${author}`,
  joy: {
    fastest: (size, time) => `Votre meilleur temps pour cette taille : ${size} en ${time}.`,
    firstEver: 'Votre première image. Bienvenue.',
    firstOfSize: (size) => `Votre plus grande jusqu’ici : ${size}.`,
    flawless: (cells, inks) =>
      inks === 1
        ? `${counted(cells, 'case', 'cases')}, pas une erreur.`
        : `${counted(cells, 'case', 'cases')}, ${inks} couleurs, pas une erreur.`,
    underMedian: 'Plus rapide que la moitié de ceux qui l’ont résolue.',
    hardest: 'La plus difficile que vous ayez résolue.',
    round: (count) => `Votre ${number(count)}e image.`,
    oneMore: 'Une de plus pour l’album.',
  },
  yourTime: 'votre temps',
  hintsShort: (count) => noun(count, 'aide', 'aides'),
  checksShort: (count) => noun(count, 'vérification', 'vérifications'),
  median: (count) => `médiane de ${number(count)}`,
  nextIs: (name, width, height) => `Suivante : ${name}, ${width} × ${height}`,
  allPuzzles: 'Toutes les grilles',
  watch: 'Revoir votre partie',
  explain: 'Expliquer la solution',
  savePicture: 'Enregistrer l’image',
  playAgain: 'Rejouer',
  editPuzzle: 'Modifier cette grille',
  saveText:
    'Le fichier ne contient que les indices ; le titre et l’image s’ajoutent une fois la grille résolue.',
  shareTitle: 'Partager sans dévoiler',
  curve: 'La difficulté, du début à la fin',
  copyText: 'Copier le texte',
  sharePicture: 'Image',
  textCopied: 'Copié, sans l’image.',
  help: (hints, checks) =>
    [
      ...(hints > 0 ? [counted(hints, 'aide', 'aides')] : []),
      ...(checks > 0 ? [counted(checks, 'vérification', 'vérifications')] : []),
    ].join(', ') || 'sans aide',
  likedIt: 'Elle vous a plu ?',
  stars: (count) => counted(count, 'étoile', 'étoiles'),
  howHard: 'Quelle difficulté ?',
  felt: { easy: 'trop facile', right: 'comme il faut', hard: 'trop difficile' },
  moreOfKind: 'D’autres du même genre',
  album: 'Votre album',
  allOfAlbum: (count) => `Tout voir (${number(count)})`,
  onDevice: 'L’album est gardé sur cet appareil.',
  withAccount:
    'L’album est gardé sur cet appareil. Avec un compte, il est sur tous vos appareils, et votre temps compte au classement.',
  makeAccount: 'Créer un compte',
  pictureBy: (title, author) => `Image : « ${title} » par ${author}.`,
  replayBoard: 'La grille pendant la relecture',
  replayPlay: 'Lecture',
  replayPause: 'Pause',
  replayAt: (move, all) => `coup ${number(move)} sur ${number(all)}`,
  close: 'Fermer',
};
