/** Texts of several games shown side by side in time, in Polish. */
import type { TrackWords } from '../en/tracks.js';
import { counted } from './grammar.js';

export const words: TrackWords = {
  play: 'Odtwórz',
  pause: 'Pauza',
  speed: 'Tempo',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} z ${all}`,
  board: (name) => `Plansza: ${name}`,
  sharedBoard: 'Wspólna plansza',
  boards: 'Jak pokazać plansze',
  sideBySide: 'Obok siebie',
  oneBoard: 'Jedna plansza',
  squares: (count) => counted(count, 'pole', 'pola', 'pól'),
  finishedLines: 'gotowe linie w czasie',
};
