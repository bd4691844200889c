/** Texts of feeds, in Russian. */
import type { FeedWords } from '../en/feeds.js';
import { noun } from './grammar.js';

export const words: FeedWords = {
  newTitle: (site) => `${site}: новые кроссворды`,
  dailyTitle: (site) => `${site}: кроссворды дня`,
  links: { new: 'Новые кроссворды', daily: 'Кроссворды дня' },
  difficulties: ['простейший', 'лёгкий', 'средний', 'трудный', 'очень трудный'],
  kinds: { small: 'маленький', medium: 'средний', coloured: 'цветной' },
  colors: (inks) =>
    inks.length === 1 && inks[0] === '#000000'
      ? 'чёрно-белый'
      : `${inks.length} ${noun(inks.length, 'цвет', 'цвета', 'цветов')}`,
};
