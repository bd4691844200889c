/** Texts of the page that reads printed puzzles, in French. */
import type { ScanWords } from '../en/scan.js';

export const words: ScanWords = {
  title: 'Numériser',
  description:
    'Transformez la photo d’un nonogramme imprimé en grille à jouer. L’image reste sur votre appareil.',
  heading: 'Numériser une grille imprimée',
  stays: 'L’image reste sur cet appareil ; rien n’est envoyé.',
  steps: ['Image', 'Coins', 'Nombres'],

  dropHere:
    'Déposez ici une photo, une numérisation ou une capture d’écran, ou collez-la avec Ctrl+V',
  dropHereTouch: 'Prenez la page en photo, ou choisissez une image',
  camera: 'Appareil photo',
  file: 'Choisir une image',
  paste: 'Coller',
  another: 'Autre image',
  goodPictures:
    'Les bonnes images montrent tout le cadre avec tous les nombres, la feuille bien à plat et éclairée de côté.',
  letGo: 'Déposez l’image',

  reading: 'Lecture des nombres…',
  stop: 'Arrêter',
  picture: 'L’image choisie',

  cornersHeading: 'Placez les coins sur le cadre extérieur',
  cornersHelp: 'Les nombres doivent être à l’intérieur. La feuille peut être de travers.',
  cornerKeys: 'Les flèches déplacent le coin, Tab passe au suivant.',
  corners: [
    'Coin en haut à gauche',
    'Coin en haut à droite',
    'Coin en bas à droite',
    'Coin en bas à gauche',
  ],
  crossed: 'Les coins sont intervertis. Remettez-les en ordre, ou tournez l’image.',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  read: 'Lire les nombres',
  setCorners: 'Placer les coins moi-même',
  typeNumbers: 'Coller des nombres saisis',

  refused: {
    'no-squares': {
      heading: 'Aucune case trouvée',
      text: 'Un nonogramme est quadrillé. Prenez la photo de plus près, avec une lumière de côté.',
    },
    'no-numbers': {
      heading: 'Des cases sans nombres',
      text: 'Des cases ont été trouvées, mais pas de nombres à leur gauche et au-dessus. Toute la grille doit être dans l’image.',
    },
    'numbers-inside': {
      heading: 'Cela ressemble à un sudoku ou à des mots croisés',
      text: 'Un nonogramme a ses nombres à côté des cases, ici ils sont dedans. Rien n’a été lu ni gardé.',
    },
    'too-small': {
      heading: 'Les cases sont trop petites',
      text: 'Une case doit avoir au moins 8 pixels. Prenez la photo de plus près.',
    },
    'bad-size': {
      heading: 'L’image est trop petite',
      text: 'Il lui faut au moins 60 pixels de côté. Prenez-en une autre.',
    },
    stopped: {
      heading: 'La lecture prend trop de temps',
      text: 'Placez les coins vous-même : seule la grille entre eux sera lue.',
    },
  },

  several: 'Grilles dans cette image',
  sheet: (number, size) => `Grille ${number}, ${size}`,
  summary: (count, noun, unsure) => `${count} ${noun}, dont ${unsure} à vérifier.`,
  summarySure: (count, noun) => `${count} ${noun}, sans aucun doute.`,
  numbersRead: { one: 'nombre lu', other: 'nombres lus' },
  straightened: 'Image redressée',
  board: 'Les nombres lus',

  row: (line) => `Ligne ${line}`,
  column: (line) => `Colonne ${line}`,
  place: (line, place) => `${line}, nombre ${place}`,
  emptyLine: (line) => `${line}, aucun nombre`,
  unsureOf: (place, count) => `${place} sur ${count} à vérifier`,
  crop: 'Le nombre dans l’image',
  take: (value) => `C’est ${value}`,
  orType: 'ou saisissez-le',
  typeHelp: 'Deux nombres séparés par un espace, ou 0 pour aucun.',
  typeWrong: (most) =>
    `Saisissez des nombres entiers de 1 à ${most} séparés par des espaces, ou 0 pour aucun.`,
  keysHelp: '1 et 2 choisissent, les flèches parcourent, U annule.',
  previous: 'Nombre précédent',
  next: 'Nombre suivant',
  takeBack: 'Annuler',
  askAny: 'Appuyez sur un nombre pour le changer.',
  noneUnsure: 'Aucun nombre à vérifier',

  checking: 'Vérification en cours…',
  unique: (sum) =>
    `Les lignes et les colonnes concordent (${sum} = ${sum}), et il y a une seule solution.`,
  manySolutions: 'Les lignes et les colonnes concordent, mais il y a plusieurs solutions.',
  none: 'Les lignes et les colonnes concordent, mais il n’y a pas de solution.',
  unknown:
    'Les lignes et les colonnes concordent. Le nombre de solutions n’a pas pu être trouvé à temps.',
  sums: (rows, columns) => `Les lignes totalisent ${rows}, les colonnes ${columns}.`,
  sumsOf: (color, rows, columns) =>
    `En ${color}, les lignes totalisent ${rows}, les colonnes ${columns}.`,
  tooLong: (line) => `${line} : les nombres sont trop longs pour elle.`,
  findWrong: 'Trouver le nombre erroné',

  solve: 'Résoudre',
  lookAt: (count, noun) => `Voir ${count} ${noun}`,
  unsureNumbers: { one: 'nombre à vérifier', other: 'nombres à vérifier' },
  save: 'Enregistrer',
  print: 'Imprimer',
};
