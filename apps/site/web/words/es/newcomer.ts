/** Texts for newcomers to nonograms, and the links at the end of the first page, in Spanish. */
import type { NewcomerWords } from '../en/newcomer.js';

export const words: NewcomerWords = {
  what: 'Un nonograma es una imagen oculta en números: cada uno dice cuántas casillas seguidas están pintadas.',
  first: '¿Es tu primer nonograma?',
  learn: 'Aprende en un minuto',
  easiest: 'Empieza por los más fáciles',
  rules: 'Cada número dice cuántas casillas seguidas están pintadas.',
  closeTip: 'Cerrar este consejo',
  back: 'Volver al nonograma',
  tooMany: {
    row: (index) => `La fila ${index} tiene más casillas pintadas de las que dice su número.`,
    column: (index) => `La columna ${index} tiene más casillas pintadas de las que dice su número.`,
  },
  empty: {
    mouse: 'Pulsa otra vez una casilla pintada para vaciarla.',
    touch: 'Toca otra vez una casilla pintada para vaciarla.',
    keyboard: 'Espacio sobre una casilla pintada la vacía.',
  },
  links: 'Más páginas',
  help: 'Guía',
  about: 'Sobre este sitio',
  ranking: 'Clasificación',
  settings: 'Ajustes',
};
