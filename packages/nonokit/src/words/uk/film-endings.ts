/** Ukrainian captions for the ends of films. */
import type { FilmEndings } from '../film-language.js';

/** The captions for how a film can end, in Ukrainian. */
export const FILM_ENDINGS_UK: FilmEndings = {
  solved: 'Розв’язано.',
  searched: 'Решту знаходить перебір.',
  differ: 'Розв’язок не один: в іншому позначені клітинки інші.',
  stuck: 'Окремі рядки й стовпці більше нічого не дають.',
};
