/** Texts of feeds, in French. */
import type { FeedWords } from '../en/feeds.js';
import { counted } from './grammar.js';

export const words: FeedWords = {
  newTitle: (site) => `${site} : nouvelles grilles`,
  dailyTitle: (site) => `${site} : grilles du jour`,
  links: { new: 'Nouvelles grilles', daily: 'Grilles du jour' },
  difficulties: ['très facile', 'facile', 'moyenne', 'difficile', 'très difficile'],
  kinds: { small: 'petite', medium: 'moyenne', coloured: 'en couleurs' },
  colors: (inks) =>
    inks.length === 1 && inks[0] === '#000000'
      ? 'noir et blanc'
      : counted(inks.length, 'couleur', 'couleurs'),
};
