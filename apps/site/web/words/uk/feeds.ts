/** Texts of feeds, in Ukrainian. */
import type { FeedWords } from '../en/feeds.js';
import { counted } from './grammar.js';

export const words: FeedWords = {
  newTitle: (site) => `${site}: нові кросворди`,
  dailyTitle: (site) => `${site}: кросворди дня`,
  links: { new: 'Нові кросворди', daily: 'Кросворди дня' },
  difficulties: ['найлегший', 'легкий', 'середній', 'складний', 'дуже складний'],
  kinds: { small: 'маленький', medium: 'середній', coloured: 'кольоровий' },
  colors: ([ink, ...more]) => {
    if (more.length > 0) return counted(more.length + 1, 'колір', 'кольори', 'кольорів');
    return ink === '#000000' ? 'чорно-білий' : '1 колір';
  },
};
