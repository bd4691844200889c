/** Texts of feeds, in Spanish. */
import type { FeedWords } from '../en/feeds.js';

export const words: FeedWords = {
  newTitle: (site) => `${site}: nonogramas nuevos`,
  dailyTitle: (site) => `${site}: nonogramas del día`,
  links: { new: 'Nonogramas nuevos', daily: 'Nonogramas del día' },
  difficulties: ['muy fácil', 'fácil', 'medio', 'difícil', 'muy difícil'],
  kinds: { small: 'pequeño', medium: 'mediano', coloured: 'de colores' },
  colors: ([ink, ...more]) => {
    if (more.length > 0) return `${more.length + 1} colores`;
    return ink === '#000000' ? 'blanco y negro' : '1 color';
  },
};
