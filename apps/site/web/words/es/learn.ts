/** Texts of the pages that teach, in Spanish. */
import type { LearnWords } from '../en/learn.js';
import { counted, noun } from './grammar.js';

/** "la fila 3, columna 5". */
function place(row: number, column: number): string {
  return `la fila ${row}, columna ${column}`;
}

export const words: LearnWords = {
  title: 'Aprender',
  description:
    'Dieciocho técnicas para resolver nonogramas, cada una con dibujo, explicación y práctica; un curso de treinta nonogramas.',
  lead: 'Cómo resolver sin adivinar: las técnicas una por una, nonogramas en orden y práctica.',
  techniques: 'Técnicas',
  learnMenu: 'Técnicas',
  technique: (number, level) => `Técnica ${number} · nivel ${level}`,
  level: (level) => `nivel ${level}`,
  levels: {
    1: 'Contar',
    2: 'Combinar',
    3: 'La línea en conjunto',
    4: 'Una pequeña suposición',
    5: 'Una suposición',
    6: 'Suposiciones dentro de suposiciones',
  },
  done: 'hecho',
  lookFor: 'Busca',
  alsoCalled: (name) => `También se llama ${name}.`,
  first: {
    title: 'Tu primer nonograma',
    text: '¿Es tu primera vez? Aprende lo básico en un minuto, jugando.',
    start: 'Aprender lo básico',
    second: 'Dos números en una línea',
  },
  course: {
    title: 'El curso',
    text: 'Treinta nonogramas pequeños en orden. Cada uno trae algo nuevo.',
    start: 'Empezar el curso',
    goOn: 'Continuar el curso',
    again: 'Ver el curso',
    progress: (done, all) => `${done} de ${all} resueltos`,
  },
  storm: {
    title: 'Práctica rápida',
    text: 'Líneas y tableros pequeños: en cada uno se puede deducir una casilla. Contra el reloj o hasta el primer error.',
    storm: 'Tormenta, tres minutos',
    streak: 'Racha, sin reloj',
  },
  kinds: {
    title: 'Otros tipos de nonograma',
    text: 'Números ocultos, pistas de dos líneas, triángulos: las reglas y veinte nonogramas de cada tipo.',
    open: 'Ver los otros tipos',
    lessons: {
      hidden: 'Resolver números ocultos',
      pairs: 'Resolver pistas de dos líneas',
      triangles: 'Resolver triángulos',
    },
  },
  practice: 'Practicar esta técnica',
  practiceText: 'Líneas de nonogramas reales en las que este es el paso siguiente.',
  practiceBoards: 'Posiciones en las que este es el paso siguiente.',
  before: 'antes',
  so: 'después',
  leftmost: 'lo más a la izquierda',
  rightmost: 'lo más a la derecha',
  slideBlock: (size) => `Desliza el ${size}`,
  slideBlocks: 'Desliza los bloques',
  slideSteps: 'Paso a paso',
  way: (way, all) => `Forma ${way} de ${all}`,
  legend: {
    premise: 'en qué se apoya',
    conclusion: 'qué se deduce',
    supposed: 'supuesto',
  },
  spare: (length, size) =>
    `¿Cuántas casillas? El ${size} tiene sitio en ${length} casillas, así que le sobran ${length} − ${size} = ${length - size}. Un bloque más largo que lo que le sobra tiene un núcleo:`,
  core: (length, size) =>
    `${size} − ${length - size} = ${counted(size - (length - size), 'casilla', 'casillas')}.`,
  drawing: (clue, before, after) =>
    `Una línea con la pista ${clue}. Antes: ${before}. Después: ${after}.`,
  cells: { unknown: 'sin marcar', blank: 'cruz', filled: 'pintada' },
  inks: ['rojo', 'azul', 'amarillo'],
  task: {
    title: 'Ahora tú',
    say: (name) => `Marca todo lo que se deduce con «${name}», y nada más.`,
    sayBoard: (name) => `Aquí es posible un paso con «${name}». Encuéntralo.`,
    sayColor: 'Pon una cruz donde los colores de la fila y la columna descarten todos los colores.',
    fill: 'Pintar',
    cross: 'Cruz',
    erase: 'Borrar',
    tool: 'Herramienta',
    rows: (done, all) => `${done} de ${all} filas`,
    boards: (done, all) => `${done} de ${all} tableros`,
    row: (row) => `Fila ${row}`,
    cell: (row, column, state) => `Fila ${row}, columna ${column}, ${state}`,
    clue: (clue) => `pista ${clue}`,
    rightSpare: (row, length, need, count) =>
      `Fila ${row}: correcto, sobran ${length} − ${need} = ${length - need}, así que ${noun(count, 'se deduce', 'se deducen')} ${counted(count, 'casilla', 'casillas')}.`,
    rightOneWay: (row) => `Fila ${row}: correcto, solo hay una forma de colocar los bloques.`,
    right: (row, ways, count) =>
      `Fila ${row}: correcto. Hay ${ways} formas de colocar los bloques, y todas coinciden en ${noun(count, 'esta casilla', `estas ${count} casillas`)}.`,
    rightBoard: 'Correcto.',
    tryRow: (row) => `Prueba con la fila ${row}.`,
    nextBoard: 'Siguiente tablero',
    all: 'Eso era todo. ¡Muy bien!',
    soFar: (row) => `Fila ${row}: bien hasta ahora.`,
    given: (row, column) => `La casilla de ${place(row, column)} se conocía desde el principio.`,
    undecided: (row, column, one, other) =>
      `La casilla de ${place(row, column)} aún no se puede deducir: con ${one} está pintada, con ${other} no.`,
    undecidedColor: (row, column, one, other) =>
      `La casilla de ${place(row, column)} aún no se puede deducir: vale ${one}, pero también ${other}.`,
    blocksIn: (spans, count) => `${noun(count, 'el bloque', 'los bloques')} en ${spans}`,
    columns: (text, count) => `${noun(count, 'la columna', 'las columnas')} ${text}`,
    noBlocks: 'ningún bloque ahí',
    opposite: (row, column, state) =>
      `La casilla de ${place(row, column)} se puede deducir, pero la marcaste así: ${state}. Los bloques no se pueden colocar de ninguna otra forma.`,
    other: (row, column, name) =>
      `Casilla de ${place(row, column)}: es verdad, pero hace falta otra técnica, «${name}». Déjala por ahora.`,
    notHere: (row, column) =>
      `La casilla de ${place(row, column)} no es la que decide este paso. Retírala y vuelve a mirar.`,
    wrongBoard: (row, column) =>
      `La casilla de ${place(row, column)} es la buena. Supón que tu marca es correcta y mira qué se deduce:`,
    wrongColor: (row, column) =>
      `Casilla de ${place(row, column)}: los colores no la descartan. Compara la fila y la columna.`,
    takeBack: 'Retirarla',
    show: 'Muéstramelo',
    showCells: (row, cells) => `Fila ${row}: mira ${cells}.`,
    again: 'Otra vez',
    needsScript: 'Para probarlo aquí, activa JavaScript. Los ejemplos de arriba funcionan sin él.',
    keys: 'Las flechas mueven, Espacio pinta, X pone una cruz, Retroceso borra.',
  },
  practise: {
    title: (name) => `Practicar: ${name}`,
    description: (name) => `Líneas de nonogramas reales para terminar con «${name}».`,
    lead: (name) =>
      `Tomadas de nonogramas reales, en el momento en que «${name}» es el paso siguiente. No desvelan nada de las imágenes.`,
    leadBoards: (name) => `Posiciones en las que «${name}» es el paso siguiente.`,
    back: (name) => `A «${name}»`,
  },
  courseList: {
    title: 'El curso',
    description:
      'Treinta nonogramas pequeños en orden, del primer solapamiento a las cadenas de deducciones.',
    step: (number) => `Nonograma ${number}`,
    size: (width, height) => `${width} × ${height}`,
    colored: 'de colores',
    solved: 'resuelto',
    introduces: 'Nuevo',
  },
  lesson: {
    title: (number) => `Curso, nonograma ${number}`,
    description: (number) => `Nonograma ${number} del curso: qué buscar y un tablero.`,
    step: (number, all) => `Curso · nonograma ${number} de ${all}`,
    look: 'Qué buscar',
    technique: (name) => `Más sobre «${name}»`,
    solved: 'Resuelto',
    next: 'Nonograma siguiente',
    previous: 'Nonograma anterior',
    toCourse: 'El curso',
    inPlayer: 'Abrir en el juego, con ayudas',
    again: 'Empezar de nuevo',
    undo: 'Deshacer',
    redo: 'Rehacer',
    finished: 'Ese era el último. Ya sabes todo lo que hay que saber.',
    clues: 'Pistas de este nonograma',
    rows: 'Filas',
    columns: 'Columnas',
  },
  back: 'Todas las técnicas',
  firstPage: {
    title: 'Tu primer nonograma',
    description: 'Aprende lo básico de los nonogramas en un minuto, jugando.',
    step: (step, all) => `Paso ${step} de ${all}`,
    skip: 'Saltar',
    fill: {
      mouse:
        'Los números dicen cuántas casillas de una fila o columna están pintadas. La tercera fila tiene un 5: pinta las cinco casillas. Pulsa la primera y arrastra hasta la última.',
      touch:
        'Los números dicen cuántas casillas de una fila o columna están pintadas. La tercera fila tiene un 5: pinta las cinco casillas. Pon un dedo en la primera y deslízalo hasta la última.',
      keyboard:
        'Los números dicen cuántas casillas de una fila o columna están pintadas. La tercera fila tiene un 5: pinta las cinco casillas. Muévete con las flechas y pinta con Espacio; Shift con una flecha dibuja.',
    },
    down: {
      mouse:
        'Bien: el número se apaga, esa fila está lista. La tercera columna también tiene un 5. Arrastra de arriba abajo.',
      touch:
        'Bien: el número se apaga, esa fila está lista. La tercera columna también tiene un 5. Desliza de arriba abajo.',
      keyboard:
        'Bien: el número se apaga, esa fila está lista. La tercera columna también tiene un 5. Píntala de arriba abajo.',
    },
    cross: {
      mouse:
        'La última fila tiene un 1, y su casilla está pintada. Las otras cuatro quedan vacías: márcalas con una cruz. Usa el botón derecho o elige Cruz abajo.',
      touch:
        'La última fila tiene un 1, y su casilla está pintada. Las otras cuatro quedan vacías: márcalas con una cruz. Elige Cruz abajo o mantén el dedo en una casilla.',
      keyboard:
        'La última fila tiene un 1, y su casilla está pintada. Las otras cuatro quedan vacías: márcalas con una cruz. Pulsa X.',
    },
    erase: {
      mouse:
        'Una cruz es solo una nota para ti. Quita una: púlsala otra vez con la misma herramienta.',
      touch:
        'Una cruz es solo una nota para ti. Quita una: tócala otra vez con la misma herramienta.',
      keyboard: 'Una cruz es solo una nota para ti. Quita una: pulsa X otra vez sobre ella.',
    },
    finish: {
      mouse:
        'Ahora el resto. La segunda y la cuarta columna tienen un 2, y cada una tiene ya una casilla pintada. La segunda fila tiene un 3. ¿Qué dos casillas faltan?',
      touch:
        'Ahora el resto. La segunda y la cuarta columna tienen un 2, y cada una tiene ya una casilla pintada. La segunda fila tiene un 3. ¿Qué dos casillas faltan?',
      keyboard:
        'Ahora el resto. La segunda y la cuarta columna tienen un 2, y cada una tiene ya una casilla pintada. La segunda fila tiene un 3. ¿Qué dos casillas faltan?',
    },
    done: 'Todas las líneas cumplen sus números, así que el nonograma está resuelto. Para eso no hacen falta cruces.',
    toSecond: 'Siguiente: dos números en una línea',
    toCourse: 'Empezar el curso',
    toPuzzles: 'Ver nonogramas',
  },
  secondPage: {
    title: 'Dos números en una línea',
    description:
      'Qué significan varios números en una fila o columna: apréndelo en un minuto, jugando.',
    steps: {
      pair: 'La segunda fila tiene dos números, 2 y 2: dos bloques, con al menos una casilla vacía entre ellos. 2 + 1 + 2 son 5, la fila entera. Pinta dos casillas, deja una, pinta dos.',
      whole: 'La tercera fila tiene un solo 5. Píntala entera.',
      around:
        'Los números mantienen su orden: en una fila, de izquierda a derecha; en una columna, de arriba abajo. La segunda columna tiene 2 y luego 1, y su 2 está listo. Pon una cruz encima y otra debajo de él.',
      order:
        'El 1 de esta columna va después del 2, o sea, debajo de la cruz. Queda una casilla: píntala.',
      rest: 'La cuarta columna tiene los mismos números. Después, termina las filas y columnas con un 3, un 4 y 1 1 1.',
    },
    done: 'Cada número es un bloque, los bloques van en el orden de sus números y entre dos bloques hay al menos una casilla vacía. Esas son todas las reglas.',
  },
};
