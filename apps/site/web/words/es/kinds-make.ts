/** Texts of the page that makes puzzles of other kinds, in Spanish. */
import type { KindMakerWords } from '../en/kinds-make.js';
import { counted, noun } from './grammar.js';

export const words: KindMakerWords = {
  title: 'Crear otro tipo',
  description:
    'Crea un nonograma con números ocultos, con pistas de dos líneas o en triángulos, a partir de una imagen o de cualquier nonograma.',
  heading: 'Crear otro tipo de nonograma',
  lead: 'A partir de una imagen o de un nonograma que tengas: su imagen recibe pistas de otro tipo. Siempre se llega a ella línea a línea.',
  choose: 'Elegir imagen o nonograma',
  noSource: 'Este archivo no es ni una imagen ni un nonograma. Elige otro.',
  nothing: 'Lo que crees aparecerá aquí.',
  kind: 'Tipo',
  kinds: {
    hidden: 'Números ocultos',
    pairs: 'Dos líneas',
    both: 'Los dos',
    triangles: 'Triángulos',
  },
  kindTexts: {
    hidden: 'Se convierten en «?» tantos números como permita el nonograma.',
    pairs: 'Las líneas vecinas comparten pista siempre que se puede. En una sola tinta.',
    both: 'Primero las líneas vecinas comparten pistas y luego se ocultan números. En una sola tinta.',
    triangles:
      'La imagen se pinta con triángulos. Alguno puede cambiar para que se llegue a ella línea a línea.',
  },
  size: 'Tamaño',
  cellsAcross: (count) => counted(count, 'casilla', 'casillas'),
  inks: 'Colores',
  again: 'Ocultar otros',
  working: 'Creando el nonograma…',
  sheet: 'La hoja del nonograma',
  solution: 'Mostrar la imagen',
  made: ({ hidden, numbers, pairs, changed, cells, puzzle }) => {
    if (puzzle.board.shape === 'triangle') {
      return `${counted(cells, 'triángulo', 'triángulos')}, ${counted(changed, 'cambiado', 'cambiados')}.`;
    }
    const shared = `${noun(pairs, 'comparte', 'comparten')} pista`;
    return `${[
      ...(pairs > 0 ? [`${counted(pairs, 'par de líneas', 'pares de líneas')} ${shared}`] : []),
      ...(hidden > 0
        ? [
            `${hidden} de ${counted(numbers, 'número', 'números')} ${noun(hidden, 'oculto', 'ocultos')}`,
          ]
        : []),
    ].join(', ')}.`;
  },
  play: 'Jugar',
  save: 'Guardar el nonograma',
  saveSheet: 'Guardar la hoja',
  fileName: 'nonograma',
  troubles: {
    noPicture:
      'No se encontró ningún nonograma para esta imagen. Prueba con otro tamaño u otra imagen.',
    needsMore:
      'Este nonograma tiene varios colores, y las pistas de dos líneas necesitan uno solo. Elige otro tipo.',
    nothingToChange:
      'Este nonograma no se resuelve línea a línea o necesita todos sus números, así que no se ha cambiado nada.',
    noTriangles:
      'En triángulos no se llega a esta imagen línea a línea. Prueba con otro tamaño o menos colores.',
    tooLarge: 'Este nonograma es demasiado grande: como máximo, 10.000 casillas y 31 colores.',
    failed: 'No se pudo crear el nonograma. Vuelve a cargar la página e inténtalo de nuevo.',
  },
};
