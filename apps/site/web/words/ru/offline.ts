/** Texts of the page that is shown where there is no network for another one, in Russian. */
import type { OfflineWords } from '../en/offline.js';

export const words: OfflineWords = {
  title: 'Нет сети',
  why: 'Эта страница приходит с сервера, а сервер сейчас недоступен.',
  here: 'Без сети работают кроссворды, которые вы уже открывали, ваши файлы, редактор и уроки. Ваши игры хранятся на этом устройстве.',
  again: 'Попробовать ещё раз',
  home: 'На первую страницу',
};
