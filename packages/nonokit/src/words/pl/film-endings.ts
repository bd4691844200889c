/** Polish captions for the ends of films. */
import type { FilmEndings } from '../film-language.js';

/** The captions for how a film can end, in Polish. */
export const FILM_ENDINGS_PL: FilmEndings = {
  solved: 'Rozwiązane.',
  searched: 'Resztę znajduje przeszukiwanie.',
  differ: 'Rozwiązań jest więcej: w innym oznaczone kratki są inne.',
  stuck: 'Pojedyncze linie nie mówią nic więcej.',
};
