/** Russian captions for the ends of films. */
import type { FilmEndings } from '../film-language.js';

/** The captions for how a film can end, in Russian. */
export const FILM_ENDINGS_RU: FilmEndings = {
  solved: 'Решено.',
  searched: 'Остальное находит перебор.',
  differ: 'Решение не одно: в другом отмеченные клетки иные.',
  stuck: 'Строки и столбцы по отдельности больше ничего не дают.',
};
