/** French captions for the ends of films. */
import type { FilmEndings } from '../film-language.js';

/** The captions for how a film can end, in French. */
export const FILM_ENDINGS_FR: FilmEndings = {
  solved: 'Résolu.',
  searched: 'Le reste se trouve par recherche.',
  differ: 'Il y a plus d’une solution : dans une autre, les cases marquées diffèrent.',
  stuck: 'Les lignes et colonnes seules n’en disent pas plus.',
};
