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

  crop: 'El número en la imagen',

  solve: 'Resolverlo',
  lookAt: (count, noun) => `Mirar ${count} ${noun}`,
  unsureNumbers: { one: 'número dudoso', other: 'números dudosos' },
  save: 'Guardar',
  print: 'Imprimir',
};
