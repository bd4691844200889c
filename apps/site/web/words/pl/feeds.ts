/** Texts of feeds, in Polish. */
import type { FeedWords } from '../en/feeds.js';
import { counted } from './grammar.js';

export const words: FeedWords = {
  newTitle: (site) => `${site}: nowe nonogramy`,
  dailyTitle: (site) => `${site}: nonogramy dnia`,
  links: { new: 'Nowe nonogramy', daily: 'Nonogramy dnia' },
  difficulties: ['bardzo łatwy', 'łatwy', 'średni', 'trudny', 'bardzo trudny'],
  kinds: { small: 'mały', medium: 'średni', coloured: 'kolorowy' },
  colors: (inks) =>
    inks.length === 1 && inks[0] === '#000000'
      ? 'czarno-biały'
      : counted(inks.length, 'kolor', 'kolory', 'kolorów'),
};
