/** Texts of the maker's editor of clues, in Spanish. */
import type { MakeClueWords } from '../en/make-clues.js';

export const words: MakeClueWords = {
  enter: 'Escribir las pistas de un nonograma',
  heading: 'Imagen a partir de pistas',
  help: 'Escribe los números de cada fila y columna, o pégalos como texto. De ellos sale la imagen.',
  board: 'Las pistas tal como las escribiste',
  draw: 'Dibujar la imagen',
  drawOne: 'Dibujar una de las imágenes',
  drawn: 'La imagen de las pistas está abierta como borrador nuevo.',
  clear: 'Quitar todos los números',
};
