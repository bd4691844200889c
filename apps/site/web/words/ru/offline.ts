/** Texts of the page that is shown where there is no network for another one, in Russian. */
import type { OfflineWords } from '../en/offline.js';

export const words: OfflineWords = {
  title: 'Нет сети',
  why: 'Эта страница загружается с сервера, а он сейчас недоступен.',
  here: 'Без сети доступны кроссворды, которые вы уже открывали, ваши файлы, редактор и уроки. Ваши игры хранятся на этом устройстве.',
  again: 'Попробовать ещё раз',
  home: 'На главную страницу',
};
