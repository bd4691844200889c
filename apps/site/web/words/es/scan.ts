/** Texts of the page that reads printed puzzles, in Spanish. */
import type { ScanWords } from '../en/scan.js';

export const words: ScanWords = {
  title: 'Escanear',
  description:
    'Convierte una foto de un nonograma impreso en uno para jugar. La imagen se queda en tu dispositivo.',
  heading: 'Escanear un nonograma impreso',
  stays: 'La imagen se queda en este dispositivo; no se envía nada.',
  steps: ['Imagen', 'Esquinas', 'Números'],

  dropHere: 'Suelta aquí una foto, un escaneo o una captura, o pégala con Ctrl+V',
  dropHereTouch: 'Haz una foto de la página o elige una',
  camera: 'Cámara',
  file: 'Elegir imagen',
  paste: 'Pegar',
  another: 'Otra imagen',
  goodPictures:
    'Una buena imagen muestra el marco entero con todos los números, con la hoja plana y luz lateral.',
  letGo: 'Suelta la imagen',

  reading: 'Leyendo los números…',
  stop: 'Parar',
  picture: 'La imagen que elegiste',

  cornersHeading: 'Pon las esquinas sobre el marco exterior',
  cornersHelp: 'Los números quedan dentro. El papel puede estar en cualquier ángulo.',
  cornerKeys: 'Las flechas mueven la esquina, Tab pasa a la siguiente.',
  corners: [
    'Esquina superior izquierda',
    'Esquina superior derecha',
    'Esquina inferior derecha',
    'Esquina inferior izquierda',
  ],
  crossed: 'Las esquinas están cruzadas. Ponlas en orden o gira la imagen.',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  read: 'Leer los números',
  setCorners: 'Poner yo las esquinas',
  typeNumbers: 'Pegar números escritos',

  refused: {
    'no-squares': {
      heading: 'No se encontraron casillas',
      text: 'Un nonograma está dividido en casillas. Haz la foto más de cerca, con luz lateral.',
    },
    'no-numbers': {
      heading: 'Casillas sin números',
      text: 'Se encontraron casillas, pero no números a su izquierda y encima. En la imagen tiene que estar todo el nonograma.',
    },
    'numbers-inside': {
      heading: 'Parece un sudoku o un crucigrama',
      text: 'Un nonograma tiene los números junto a las casillas; estos están dentro. No se ha leído ni guardado nada.',
    },
    'too-small': {
      heading: 'Las casillas son demasiado pequeñas',
      text: 'Una casilla necesita al menos 8 píxeles. Haz la foto más de cerca.',
    },
    'bad-size': {
      heading: 'La imagen es demasiado pequeña',
      text: 'Necesita al menos 60 píxeles de lado. Haz otra.',
    },
    stopped: {
      heading: 'La lectura tarda demasiado',
      text: 'Pon tú las esquinas: así solo se lee el nonograma que queda entre ellas.',
    },
  },

  several: 'Nonogramas en esta imagen',
  sheet: (number, size) => `Nonograma ${number}, ${size}`,
  summary: (count, noun, unsure) => `${count} ${noun}, con duda: ${unsure}.`,
  summarySure: (count, noun) => `${count} ${noun}, sin ninguna duda.`,
  numbersRead: { one: 'número leído', other: 'números leídos' },
  straightened: 'Imagen enderezada',
  board: 'Los números que se han leído',

  row: (line) => `Fila ${line}`,
  column: (line) => `Columna ${line}`,
  place: (line, place) => `${line}, número ${place}`,
  emptyLine: (line) => `${line}, ningún número`,
  unsureOf: (place, count) => `${place} de ${count} dudosos`,
  crop: 'El número en la imagen',
  take: (value) => `Es ${value}`,
  orType: 'o escríbelo',
  typeHelp: 'Dos números con un espacio entre ellos, o 0 si no hay ninguno.',
  typeWrong: (most) =>
    `Escribe números enteros de 1 a ${most} separados por espacios, o 0 si no hay ninguno.`,
  keysHelp: '1 y 2 eligen, las flechas recorren, U deshace.',
  previous: 'Número anterior',
  next: 'Número siguiente',
  takeBack: 'Deshacer',
  askAny: 'Pulsa cualquier número para cambiarlo.',
  noneUnsure: 'No hay ningún número dudoso',

  checking: 'Comprobando todavía…',
  unique: (sum) => `Las filas y las columnas coinciden (${sum} = ${sum}) y hay una sola solución.`,
  manySolutions: 'Las filas y las columnas coinciden, pero hay varias soluciones.',
  none: 'Las filas y las columnas coinciden, pero no hay solución.',
  unknown: 'Las filas y las columnas coinciden. No se supo a tiempo si hay una sola solución.',
  sums: (rows, columns) => `Las filas suman ${rows}; las columnas, ${columns}.`,
  sumsOf: (color, rows, columns) =>
    `En ${color}, las filas suman ${rows}; las columnas, ${columns}.`,
  tooLong: (line) => `${line}: los números no caben en ella.`,
  findWrong: 'Buscar el número erróneo',

  solve: 'Resolverlo',
  lookAt: (count, noun) => `Mirar ${count} ${noun}`,
  unsureNumbers: { one: 'número dudoso', other: 'números dudosos' },
  save: 'Guardar',
  print: 'Imprimir',
};
