/** Texts of the first page of the whole site, in Spanish. */
import type { FrontWords } from '../en/front.js';
import { counted } from './grammar.js';

export const words: FrontWords = {
  description:
    'Nonogramas en el navegador (picross, griddlers, hanjie): uno cada día, ayudas con explicación, abierto a todo el mundo.',
  heading: 'Nonograma del día',
  headings: {
    small: 'Pequeño nonograma del día',
    medium: 'Nonograma del día',
    coloured: 'Nonograma del día',
  },
  noDaily: 'Nonogramas',
  solvedToday: (count, median) =>
    count === 0
      ? 'Hoy nadie lo ha resuelto todavía'
      : `Resuelto ${counted(count, 'vez', 'veces')} hoy${median === null ? '' : `, mediana ${median}`}`,
  alsoToday: 'También hoy',
  kinds: { small: 'pequeño', medium: 'mediano', coloured: 'de colores' },
  allDone: 'Has resuelto todos los nonogramas de hoy.',
  toDay: 'Clasificación de hoy',
  rows: { chosen: 'Siguientes para ti', easy: 'Buenos para empezar', new: 'Nuevos' },
  catalogue: 'Catálogo',
  sizes: {
    '5': { name: '5 × 5', time: 'un sorbo de café' },
    '10': { name: '10 × 10', time: '3 minutos' },
    '15': { name: '15 × 15', time: '7 minutos' },
    '20': { name: '20 × 20', time: '12 minutos' },
    '25,30': { name: '30 × 30', time: 'media hora' },
    '40,60,200': { name: '50 × 50+', time: 'una tarde' },
  },
  learnTitle: '¿Es tu primer nonograma?',
  learnText: 'Resuelve el primero en un minuto. Explicamos cada paso con palabras.',
  seriesTitle: 'Nonogramas en serie',
  seriesText: 'Junto al mar, en la cocina, bajo las estrellas: primero los más fáciles.',
  makeTitle: 'Convierte una imagen en nonograma',
  makeText: 'Suelta una imagen. Comprobamos que tenga una sola solución y, si no, la arreglamos.',
};
