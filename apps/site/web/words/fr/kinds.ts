/** Texts of the page of other kinds of nonogram, and of boards of triangles, in French. */
import type { KindsWords, LineSentences } from '../en/kinds.js';
import { counted } from './grammar.js';

const sayLine =
  (name: string) =>
  (number: number, clue: string, isDone: boolean): string =>
    `${name} ${number} : ${clue}${isDone ? ', terminée' : ''}.`;

const lines: LineSentences = {
  row: sayLine('Ligne'),
  column: sayLine('Colonne'),
  slash: sayLine('Rangée « / »'),
  backslash: sayLine('Rangée « \\ »'),
};

/** Where a triangle points; nothing of a square. */
function pointing(isUp: boolean | undefined): string {
  if (isUp === undefined) return '';
  return isUp ? ', pointe en haut ' : ', pointe en bas ';
}

export const words: KindsWords = {
  title: 'Autres sortes',
  description:
    'Des nonogrammes à nombres cachés, à indices sur deux rangées et à cases triangulaires : les règles, et des grilles à résoudre.',
  heading: 'D’autres sortes de nonogrammes',
  lead: 'La même idée avec une règle différente. Aucune ne demande de deviner.',
  lesson: 'Comment les résoudre',
  hidden: {
    heading: 'Nombres cachés',
    rules: [
      'Un « ? » est un seul bloc dont vous ne connaissez pas la longueur : au moins une case, et un intervalle avant le bloc suivant, comme toujours.',
      'Un « * » remplace un nombre quelconque de blocs, ou aucun.',
      'Servez-vous des longueurs connues et de ce que disent les rangées perpendiculaires : un « ? » n’est pas plus long que la place laissée par ses voisins.',
    ],
    example:
      'La ligne 1 indique « ? ? » : deux blocs. Les lignes 2 et 3 sont pleines : le 2 des colonnes 1 et 5 finit donc là, et le 4 de la colonne 3 laisse libre le milieu de la ligne 1.',
  },
  pairs: {
    heading: 'Indices sur deux rangées',
    rules: [
      'Deux rangées voisines partagent un indice. Un nombre cerclé compte des cases qui se touchent par un côté et se trouvent dans les deux rangées, en n’importe quelle forme.',
      'Tous les autres nombres restent dans leur propre rangée, avant ou après les cercles, comme dans l’image.',
      'Les cases qui ne se touchent que par un coin ne vont pas ensemble.',
    ],
    example:
      'Le 4 cerclé est un seul ensemble qui se trouve dans les deux lignes. Les deux 1 n’appartiennent qu’à la ligne 1, avant et après lui.',
  },
  triangles: {
    heading: 'Triangles',
    rules: [
      'Les cases sont des triangles, et les rangées vont dans trois directions : les lignes et les deux obliques.',
      'Chaque indice se trouve où commence sa rangée. Lisez-le de l’extérieur vers la grille pour les lignes et les rangées « / », et de la grille vers l’extérieur pour les rangées « \\ ».',
      'Chaque case est sur trois rangées : trois indices peuvent donc la déterminer.',
    ],
    example:
      'Trois pales de quatre cases. Leurs indices se trouvent à gauche, en haut et en bas, chacun au bout de sa rangée.',
  },
  cut: {
    heading: 'Cases coupées',
    rules: [
      'Une diagonale coupe certaines cases en deux couleurs. Chaque façon de couper est une couleur à part.',
      'Une case coupée avec un nombre est un bloc comme un autre. Des blocs de deux couleurs peuvent se toucher.',
      'Un cadre colle des cases coupées au bout d’un bloc : il n’y a pas de vide entre elles, et le nombre les compte aussi.',
    ],
    example:
      'La ligne 1 porte un 4 entre deux triangles : une case coupée, deux entières et une coupée. La ligne 2 est pleine.',
  },
  cards: {
    triangles: (count) => `${count} triangles`,
    steps: (count) => counted(count, 'étape', 'étapes'),
    started: 'commencée',
    solved: 'résolue',
  },
  own: {
    heading: 'Vos propres fichiers',
    text: 'Les grilles de ces sortes s’ouvrent comme les autres : déposez un fichier, collez-le ou choisissez-le ici. Notre JSON, le XML de webpbn et les fichiers .g peuvent les contenir.',
    choose: 'Choisir un fichier',
    make: 'Créer la vôtre',
  },
  noPuzzle: {
    loading: 'Chargement…',
    noPuzzle: 'Cette grille n’existe pas',
    toPuzzles: 'Vers les grilles',
  },
  game: {
    name: (cells) => `${cells} triangles`,
    rule: 'Les rangées vont dans trois directions. Glissez le long de l’une d’elles pour remplir plusieurs cases.',
    tool: 'Ce que peint un trait',
    fill: 'Remplir',
    cross: 'Croix',
    erase: 'Effacer',
    undo: 'Annuler',
    redo: 'Rétablir',
    restart: 'Recommencer',
    hint: 'Aide',
    whatIf: 'Et si',
    whatIfOn: (name) => `Et si : ${name}`,
    whatIfText:
      'À partir d’ici, vous marquez au crayon. Gardez toutes ces marques, ou abandonnez-les toutes.',
    keep: 'Garder',
    discard: 'Abandonner',
    zoomIn: 'Cases plus grandes',
    zoomOut: 'Cases plus petites',
    print: 'Imprimer',
    picture: 'L’image terminée',
    solved: 'Résolue',
    solvedIn: (time) => `Résolue en ${time}`,
    more: 'Autres grilles',
    again: 'Rejouer',
  },
  board: {
    label: 'Grille de triangles',
    squares: 'Grille avec des cases coupées',
    keys: 'Les flèches déplacent, Espace marque, X met une croix, Retour arrière efface, Maj avec une flèche peint, H donne une aide, + et − changent la taille.',
    filled: 'remplie',
    crossed: 'croix',
    unknown: 'libre',
    line: lines,
    cell: ({ row, place, length, isUp, mark, lines }) =>
      `Ligne ${row}, case ${place} sur ${length}${pointing(isUp)} : ${mark}. ${lines}`,
  },
};
