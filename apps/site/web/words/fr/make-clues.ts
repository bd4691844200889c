/** Texts of the maker's editor of clues, in French. */
import type { MakeClueWords } from '../en/make-clues.js';

export const words: MakeClueWords = {
  enter: 'Saisir les indices d’une grille',
  heading: 'Image à partir d’indices',
  help: 'Saisissez les nombres de chaque ligne et colonne, ou collez-les sous forme de texte. L’image en découle.',
  board: 'Les indices tels que vous les avez saisis',
  draw: 'Dessiner l’image',
  drawOne: 'Dessiner une des images',
  drawn: 'L’image des indices est ouverte comme nouveau brouillon.',
  clear: 'Retirer tous les nombres',
};
