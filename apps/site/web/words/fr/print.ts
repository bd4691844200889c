/** Texts of the page that prints, in French. */
import type { PrintWords } from '../en/print.js';

export const words: PrintWords = {
  title: 'Imprimer',
  description:
    'Imprimez un nonogramme : papier, couleurs, taille des cases, et la solution sur sa propre page.',
  loading: 'Recherche de la grille…',
  noPuzzle: 'Il n’y a pas de grille ici',
  noPuzzleHelp: 'Ouvrez-en une dans la liste, puis choisissez « Imprimer » dans son menu.',
  toPuzzles: 'Voir les grilles',
  backToPuzzle: 'Retour à la grille',
  paper: 'Papier',
  paperOf: (color) => `fond : ${color}`,
  papers: { a4: 'A4', a5: 'A5', letter: 'Letter' },
  ink: 'Encre',
  inks: { color: 'Couleur', black: 'Noir seul' },
  cell: 'Case',
  millimetres: (value) => `${String(value).replace('.', ',')} mm`,
  symbols: 'Symboles sur les couleurs',
  symbolsNeeded: 'Nécessaires pour distinguer les encres sans couleur.',
  solution: 'Solution sur une page à part',
  marks: 'Mes marques jusqu’ici',
  noMarks: 'Vous n’avez pas commencé cette grille.',
  print: 'Imprimer',
  triangles: (count) => `${count} triangles`,
  triangleRule:
    'Les rangées vont dans trois directions : les lignes et les deux obliques. Les indices sous la grille se lisent vers le bas, ' +
    'à partir de la grille.',
  saveAs: (format) => `Enregistrer en ${format}`,
  saveNote:
    'SVG et PNG ressemblent à la feuille que vous voyez. PDF prend les plus grandes cases possibles.',
  pages: (count) => (count === 1 ? 'Une page' : 'Deux pages : la solution est sur la seconde'),
  sheetLabel: (name) => `La feuille de la grille ${name} : une grille vide avec ses indices`,
  solutionLabel: (name) => `La feuille avec la solution de la grille ${name}`,
  solutionOf: (name) => `${name}, solution`,
  size: (width, height) => `${width} × ${height}`,
  started: 'Début ________   Fin ________',
  askTitle: 'Montrer la solution ?',
  askText: 'Vous n’avez pas résolu cette grille. La page de la solution montre son image.',
  show: 'Montrer la solution',
  solving: 'Résolution de la grille…',
  noSolution: 'Aucune solution trouvée dans le temps disponible.',
  tooSmall: (cell) =>
    `La grille est trop grande pour ce papier : ses cases feraient ${cell.toFixed(2).replace('.', ',')} mm de large.`,
  drawing: 'Dessin…',
  stop: 'Arrêter',
  failed: 'Le fichier n’a pas pu être dessiné. L’impression reste possible.',
};
