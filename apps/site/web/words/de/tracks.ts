/** Texts of several games shown side by side in time, in German. */
import type { TrackWords } from '../en/tracks.js';

export const words: TrackWords = {
  play: 'Abspielen',
  pause: 'Pause',
  speed: 'Tempo',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} von ${all}`,
  board: (name) => `Das Gitter von ${name}`,
  sharedBoard: 'Das gemeinsame Gitter',
};
