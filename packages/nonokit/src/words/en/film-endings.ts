/** English captions for the ends of films. */
import type { FilmEndings } from '../film-language.js';

/** The captions for how a film can end, in English. */
export const FILM_ENDINGS_EN: FilmEndings = {
  solved: 'Solved.',
  searched: 'The rest is found by searching.',
  differ: 'There is more than one solution: in another one the marked cells differ.',
  stuck: 'Single lines tell no more.',
};
