/** Texts of the first page, in Russian. */
import type { HomeWords } from '../en/home.js';

export const HOME_RU: HomeWords = {
  heading: 'Японские кроссворды',
  description:
    'Японские кроссворды в браузере: подсказки с объяснением, ничего не теряется, без регистрации и рекламы.',
};
