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

  crop: 'Le nombre dans l’image',

  solve: 'Résoudre',
  lookAt: (count, noun) => `Voir ${count} ${noun}`,
  unsureNumbers: { one: 'nombre à vérifier', other: 'nombres à vérifier' },
  save: 'Enregistrer',
  print: 'Imprimer',
};
