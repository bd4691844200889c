/** Texts of feeds, in German. */
import type { FeedWords } from '../en/feeds.js';

export const words: FeedWords = {
  newTitle: (site) => `${site}: neue Rätsel`,
  dailyTitle: (site) => `${site}: Rätsel des Tages`,
  links: { new: 'Neue Rätsel', daily: 'Rätsel des Tages' },
  difficulties: ['sehr leicht', 'leicht', 'mittel', 'schwer', 'sehr schwer'],
  kinds: { small: 'klein', medium: 'mittel', coloured: 'farbig' },
  colors: ([ink, ...more]) => {
    if (more.length > 0) return `${more.length + 1} Farben`;
    return ink === '#000000' ? 'schwarz-weiß' : '1 Farbe';
  },
};
