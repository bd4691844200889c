/** Texts of the maker's page, in French. */
import type { MakeWords } from '../en/make.js';

export const words: MakeWords = {
  title: 'Créer',
  description:
    'Créez des nonogrammes dans votre navigateur : dessinez ou importez une image, voyez aussitôt si elle convient.',
  heading: 'Créer une grille',
  undo: 'Annuler',
  redo: 'Rétablir',
  testPlay: 'Essayer',
  save: 'Enregistrer',
  publish: 'Publier',
  notLoaded: 'Cela n’a pas pu être chargé. Réessayez quand il y aura une connexion.',
  tools: 'Outils',
  toolNames: {
    pencil: 'Crayon',
    line: 'Trait',
    rectangle: 'Rectangle',
    ellipse: 'Ellipse',
    fill: 'Remplir une zone',
    replace: 'Remplacer une couleur',
    select: 'Sélection',
    move: 'Déplacement',
    pick: 'Pipette',
  },
  full: (tool) => `${tool}, forme pleine`,
  eraser: 'Gomme',
  mirror: {
    none: 'Miroir : non',
    across: 'Miroir : gauche et droite',
    down: 'Miroir : haut et bas',
    both: 'Miroir : les deux',
  },
  solvedLook: 'Voir comme résolue',
  more: 'Plus',
  paintHere: 'Peindre',
  eraseHere: 'Effacer',
  inks: 'Couleurs',
  paperOf: (name) => `Fond, ${name}`,
  ink: (number, name) => `Couleur ${number}, ${name}`,
  addInk: 'Ajouter une couleur',
  editInk: 'Changer cette couleur',
  newSheet: 'Nouvelle feuille',
  drafts: 'Brouillons',
  saved: 'Brouillon enregistré',
  saving: 'Enregistrement…',
  notSaved:
    'Ce navigateur n’autorise pas le stockage. Enregistrez la grille dans un fichier avant de partir.',
  noRoom: 'Cet appareil n’a plus de place : le brouillon n’est pas enregistré.',
  reload:
    'Une version plus récente de cette page est ouverte ailleurs. Rechargez-la pour continuer à enregistrer.',
  untitled: 'Sans titre',
  copyOf: (name) => `${name} (copie)`,
  elsewhere:
    'Ce brouillon est aussi ouvert dans un autre onglet. Les changements apparaissent dans les deux.',
  ownCopy: 'Continuer avec une copie',
  forked:
    'Un autre onglet ou appareil a aussi changé ce brouillon. Vous continuez avec une copie ; les deux sont gardés.',
  missing: 'Ce brouillon n’est pas sur cet appareil. Voici une nouvelle feuille.',
};
