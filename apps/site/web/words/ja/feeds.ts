/** Texts of feeds, in Japanese. */
import type { FeedWords } from '../en/feeds.js';

export const words: FeedWords = {
  newTitle: (site) => `${site}：新着パズル`,
  dailyTitle: (site) => `${site}：今日のパズル`,
  links: { new: '新着パズル', daily: '今日のパズル' },
  difficulties: ['入門', 'やさしい', 'ふつう', '難しい', '超難問'],
  kinds: { small: '小', medium: '中', coloured: 'カラー' },
  colors: ([ink, ...more]) => {
    if (more.length > 0) return `${more.length + 1}色`;
    return ink === '#000000' ? '白黒' : '1色';
  },
};
