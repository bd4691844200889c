/** Texts of several games shown side by side in time, in French. */
import type { TrackWords } from '../en/tracks.js';

export const words: TrackWords = {
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} sur ${all}`,
  board: (name) => `Grille de ${name}`,
  sharedBoard: 'Grille commune',
};
