/** Texts of the album, in Spanish. */
import type { AlbumWords } from '../en/album.js';
import { counted } from './grammar.js';

const pictures = (count: number): string => counted(count, 'imagen', 'imágenes');

export const words: AlbumWords = {
  title: 'Tu álbum',
  description:
    'Las imágenes que has resuelto, tus mejores tiempos y tus días, en este dispositivo.',
  count: (count) => `${pictures(count)} en este dispositivo`,
  pictures,
  saveCopy: 'Guardar una copia',
  notSaved: 'No se pudo leer el álbum, así que no hay nada que guardar.',
  parts: {
    solved: 'Resueltos',
    series: 'Series',
    started: 'Empezados',
    made: 'Creados',
    lists: 'Listas',
    offline: 'Sin conexión',
  },
  show: 'Mostrar',
  guest:
    'Se guarda solo en este dispositivo. Con una cuenta, el álbum, los nonogramas empezados y los tiempos te acompañan en todos.',
  makeAccount: 'Crear una cuenta',
  more: 'Ver más',
  // nothing yet
  empty: 'Aquí irá tu primera imagen.',
  emptyStarted: 'No tienes ningún nonograma a medias.',
  toPuzzles: 'Ver nonogramas',
  // best times
  bestTimes: 'Mejores tiempos',
  size: 'Tamaño',
  best: 'Mejor',
  medianTime: 'Mediana',
  solvedOf: (count) => counted(count, 'resuelto', 'resueltos'),
  upTo: (side) => `${side} × ${side}`,
  larger: 'más de 60 × 60',
  timesNote:
    'Sin ayudas ni comprobaciones. Los tamaños son clases: 15 × 15 abarca de 11 a 15 casillas.',
  // days
  days: 'Días',
  thisWeek: (count) => `${count} de 7 esta semana`,
  daysNote:
    'Cada columna es una semana; los números son las rachas de días. Los días son los tuyos: cuenta el reloj de este dispositivo.',
  daysLabel: (count, weeks) =>
    `Nonogramas resueltos en ${counted(count, 'día', 'días')} de las últimas ${weeks} semanas`,
  // techniques
  techniques: 'Técnicas que has usado',
  techniquesNote: 'Cada nonograma resuelto cuenta para la técnica más difícil que necesita.',
  tryOne: (name) => `Practicar «${name}»`,
  // series
  noSeries: 'Cada serie tiene aquí su página en cuanto resuelves uno de sus nonogramas.',
  otherSeries: 'Otras series',
  ofSeries: (done, count) => `${done} de ${count}`,
  nextOfSeries: (number) => `Siguiente: n.º ${number}`,
  allOfSeries: (count) => `Todos (${count})`,
  puzzlesOf: (count) => counted(count, 'nonograma', 'nonogramas'),
  solvedNumber: (number) => `n.º ${number}, resuelto`,
  // made
  emptyMade: 'Todavía no has publicado ningún nonograma.',
  make: 'Crear un nonograma',
  allMade: 'Todos tus nonogramas',
  notReached: 'El servidor no respondió. Inténtalo de nuevo cuando tengas conexión.',
  // offline
  offlineTitle: 'Llévatelos sin conexión',
  offlineText:
    'Elige un paquete antes de un viaje. Sus nonogramas se abren sin red hasta que elijas otro.',
  offlineFiles:
    'Todos los nonogramas de este sitio se guardan en este dispositivo. Se abren sin red.',
  howMany: 'Nonogramas',
  sizes: 'Tamaño',
  anySize: 'cualquiera',
  colors: 'Colores',
  anyColors: 'Cualquiera',
  blackAndWhite: 'Blanco y negro',
  coloured: 'De colores',
  keep: 'Guardar sin conexión',
  keeping: (done, all) => `Guardando ${done} de ${all}…`,
  kept: (count) =>
    counted(count, 'nonograma guardado sin conexión', 'nonogramas guardados sin conexión'),
  noneFound: 'No te queda ningún nonograma así por resolver.',
  notKept:
    'No se pudieron guardar los nonogramas. Comprueba la conexión y el espacio del dispositivo.',
  removePack: 'Quitar el paquete',
};
