/** Texts of the page that prints, in Spanish. */
import type { PrintWords } from '../en/print.js';

export const words: PrintWords = {
  title: 'Imprimir',
  description:
    'Imprime un nonograma: papel, colores, tamaño de las casillas y la solución en su propia página.',
  loading: 'Buscando el nonograma…',
  noPuzzle: 'Aquí no hay ningún nonograma',
  noPuzzleHelp: 'Abre uno de la lista y elige «Imprimir» en su menú.',
  toPuzzles: 'Ver nonogramas',
  backToPuzzle: 'Volver al nonograma',
  paper: 'Papel',
  paperOf: (color) => `papel: ${color}`,
  papers: { a4: 'A4', a5: 'A5', letter: 'Carta' },
  ink: 'Tinta',
  inks: { color: 'Color', black: 'Solo negro' },
  cell: 'Casilla',
  millimetres: (value) => `${value.toLocaleString('es')} mm`,
  symbols: 'Símbolos en los colores',
  symbolsNeeded: 'Hacen falta para distinguir las tintas sin color.',
  solution: 'Solución en página aparte',
  marks: 'Mis marcas hasta ahora',
  noMarks: 'No has empezado este nonograma.',
  print: 'Imprimir',
  triangles: (count) => `${count} triángulos`,
  triangleRule:
    'Las líneas van en tres direcciones: filas y las dos diagonales. Las pistas de debajo del tablero se leen hacia ' +
    'abajo, desde el tablero.',
  saveAs: (format) => `Guardar como ${format}`,
  saveNote:
    'SVG y PNG se ven como la hoja que tienes delante. PDF usa las casillas más grandes que quepan.',
  pages: (count) => (count === 1 ? 'Una página' : 'Dos páginas: la solución está en la segunda'),
  sheetLabel: (name) => `La hoja del nonograma ${name}: un tablero vacío con sus pistas`,
  solutionLabel: (name) => `La hoja con la solución del nonograma ${name}`,
  solutionOf: (name) => `${name}, solución`,
  size: (width, height) => `${width} × ${height}`,
  started: 'Empezado ________   Terminado ________',
  askTitle: '¿Mostrar la solución?',
  askText: 'No has resuelto este nonograma. La página con la solución muestra su imagen.',
  show: 'Mostrar la solución',
  solving: 'Resolviendo el nonograma…',
  noSolution: 'No se encontró ninguna solución a tiempo.',
  tooSmall: (cell) =>
    `El nonograma es demasiado grande para este papel: sus casillas medirían ${cell.toFixed(2).replace('.', ',')} mm de ancho.`,
  drawing: 'Dibujando…',
  stop: 'Parar',
  failed: 'No se pudo dibujar el archivo. Se puede imprimir de todos modos.',
};
