/** Texts of the page of other kinds of nonogram, and of boards of triangles, in Spanish. */
import type { KindsWords, LineSentences } from '../en/kinds.js';
import { counted } from './grammar.js';

const sayLine =
  (name: string) =>
  (number: number, clue: string, isDone: boolean): string =>
    `${name} ${number}: ${clue}${isDone ? ', terminada' : ''}.`;

const lines: LineSentences = {
  row: sayLine('Fila'),
  column: sayLine('Columna'),
  slash: sayLine('Línea «/»'),
  backslash: sayLine('Línea «\\»'),
};

/** Where a triangle points; nothing of a square. */
function pointing(isUp: boolean | undefined): string {
  if (isUp === undefined) return '';
  return isUp ? ', apunta hacia arriba' : ', apunta hacia abajo';
}

export const words: KindsWords = {
  title: 'Otros tipos',
  description:
    'Nonogramas con números ocultos, con pistas de dos líneas y en triángulos: las reglas y nonogramas para jugar.',
  heading: 'Otros tipos de nonograma',
  lead: 'La misma idea con una regla distinta. En ninguno hace falta adivinar.',
  lesson: 'Cómo resolverlos',
  hidden: {
    heading: 'Números ocultos',
    rules: [
      'Un «?» es un bloque cuya longitud no se dice: una casilla como mínimo y, como siempre, un hueco hasta el bloque siguiente.',
      'Un «*» representa cualquier cantidad de bloques, o ninguno.',
      'Usa las longitudes que sí conoces y lo que dicen las líneas que se cruzan: un «?» solo puede ser tan largo como le dejan sus vecinos.',
    ],
    example:
      'En la fila 1 pone «? ?»: dos bloques. Las filas 2 y 3 están llenas, así que el 2 de las columnas 1 y 5 termina ahí, y el 4 de la columna 3 deja libre el centro de la fila 1.',
  },
  pairs: {
    heading: 'Pistas de dos líneas',
    rules: [
      'Dos líneas vecinas comparten una pista. Un número en un círculo cuenta casillas que se tocan por los lados y están en las dos líneas, con cualquier forma.',
      'Los demás números se quedan en su propia línea, antes o después de los círculos, igual que en la imagen.',
      'Las casillas que solo se tocan por una esquina no van juntas.',
    ],
    example:
      'El 4 en un círculo es un grupo que está en las dos filas. Los dos unos son solo de la fila 1, antes y después de él.',
  },
  triangles: {
    heading: 'Triángulos',
    rules: [
      'Las casillas son triángulos y las líneas van en tres direcciones: filas y las dos diagonales.',
      'Cada pista está donde empieza su línea. En las filas y las líneas «/» se lee de fuera hacia dentro; en las líneas «\\», del tablero hacia fuera.',
      'Cada casilla está en tres líneas, así que pueden determinarla tres pistas.',
    ],
    example:
      'Tres aspas de cuatro casillas. Sus pistas están a la izquierda, arriba y abajo, cada una en el extremo de su línea.',
  },
  cut: {
    heading: 'Casillas cortadas',
    rules: [
      'Una diagonal corta algunas casillas en dos colores. Cada manera de cortar es un color aparte.',
      'Una casilla cortada con un número es un bloque como cualquier otro. Los bloques de dos colores pueden tocarse.',
      'Un marco pega casillas cortadas al extremo de un bloque: no hay hueco entre ellas, y el número las cuenta también.',
    ],
    example:
      'En la fila 1 hay un 4 entre dos triángulos: una casilla cortada, dos enteras y otra cortada. La fila 2 está llena.',
  },
  cards: {
    triangles: (count) => `${count} triángulos`,
    steps: (count) => counted(count, 'paso', 'pasos'),
    started: 'empezado',
    solved: 'resuelto',
  },
  own: {
    heading: 'Tus propios archivos',
    text: 'Los nonogramas de estos tipos se abren como los demás: suelta un archivo, pégalo o elígelo aquí. Sirven nuestro JSON, el XML de webpbn y los archivos .g.',
    choose: 'Elegir un archivo',
    make: 'Crear uno',
  },
  noPuzzle: {
    loading: 'Cargando…',
    noPuzzle: 'No existe ese nonograma',
    toPuzzles: 'A los nonogramas',
  },
  game: {
    name: (cells) => `${cells} triángulos`,
    rule: 'Las líneas van en tres direcciones. Arrastra por cualquiera de ellas para pintar varias casillas.',
    tool: 'Qué pinta un trazo',
    fill: 'Pintar',
    cross: 'Cruz',
    erase: 'Borrar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    restart: 'Empezar de nuevo',
    hint: 'Ayuda',
    whatIf: '¿Y si…?',
    whatIfOn: (name) => `¿Y si…? ${name}`,
    whatIfText:
      'A partir de aquí marcas a lápiz. Quédate con todas estas marcas o descártalas todas.',
    keep: 'Conservar',
    discard: 'Descartar',
    zoomIn: 'Agrandar casillas',
    zoomOut: 'Reducir casillas',
    print: 'Imprimir',
    picture: 'La imagen terminada',
    solved: 'Resuelto',
    solvedIn: (time) => `Resuelto en ${time}`,
    more: 'Más nonogramas',
    again: 'Jugar otra vez',
  },
  board: {
    label: 'Tablero de triángulos',
    squares: 'Tablero con casillas cortadas',
    keys: 'Las flechas mueven, Espacio pinta, X pone una cruz, Retroceso borra, Shift con una flecha sigue pintando, H da una ayuda, + y − cambian el tamaño.',
    filled: 'pintada',
    crossed: 'con cruz',
    unknown: 'sin marcar',
    line: lines,
    cell: ({ row, place, length, isUp, mark, lines }) =>
      `Fila ${row}, casilla ${place} de ${length}${pointing(isUp)}: ${mark}. ${lines}`,
  },
};
