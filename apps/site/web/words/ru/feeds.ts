/** Texts of feeds, in Russian. */
import type { FeedWords } from '../en/feeds.js';
import { noun } from './grammar.js';

export const words: FeedWords = {
  newTitle: 'Nonokit: новые кроссворды',
  dailyTitle: 'Nonokit: кроссворды дня',
  links: { new: 'Новые кроссворды', daily: 'Кроссворды дня' },
  difficulties: ['простейший', 'лёгкий', 'средний', 'трудный', 'очень трудный'],
  kinds: { small: 'маленький', medium: 'средний', coloured: 'цветной' },
  colors: (count) =>
    count === 1 ? 'чёрно-белый' : `${count} ${noun(count, 'цвет', 'цвета', 'цветов')}`,
};
