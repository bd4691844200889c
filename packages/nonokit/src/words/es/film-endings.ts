/** Spanish captions for the ends of films. */
import type { FilmEndings } from '../film-language.js';

/** The captions for how a film can end, in Spanish. */
export const FILM_ENDINGS_ES: FilmEndings = {
  solved: 'Resuelto.',
  searched: 'El resto se encuentra por búsqueda.',
  differ: 'Hay más de una solución: en otra, las casillas señaladas son distintas.',
  stuck: 'Las líneas por separado no dicen nada más.',
};
