/** Texts of the site as an app that is installed, in Russian. */
import type { AppWords } from '../en/app.js';

export const words: AppWords = {
  title: (site) => `${site}: японские кроссворды`,
  description:
    'Японские кроссворды: подсказки с объяснением, ничего не теряется, без регистрации и рекламы.',
  openFile: 'Открыть файл',
};
