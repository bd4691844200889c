/** German captions for the ends of films. */
import type { FilmEndings } from '../film-language.js';

/** The captions for how a film can end, in German. */
export const FILM_ENDINGS_DE: FilmEndings = {
  solved: 'Gelöst.',
  searched: 'Den Rest findet die Suche.',
  differ: 'Es gibt mehr als eine Lösung: In einer anderen sind die markierten Felder anders.',
  stuck: 'Einzelne Linien verraten nicht mehr.',
};
