/** Texts of the page that is shown where there is no network for another one, in Ukrainian. */
import type { OfflineWords } from '../en/offline.js';

export const words: OfflineWords = {
  title: 'Немає мережі',
  why: 'Ця сторінка надходить із сервера, а він зараз недоступний.',
  here: 'Без мережі доступні: кросворди, які ви вже відкривали, власні файли, створення кросвордів і уроки. Ваші ігри збережено на цьому пристрої.',
  again: 'Спробувати ще раз',
  home: 'На головну',
};
