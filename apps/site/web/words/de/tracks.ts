/** Texts of several games shown side by side in time, in German. */
import type { TrackWords } from '../en/tracks.js';
import { counted } from './grammar.js';

export const words: TrackWords = {
  play: 'Abspielen',
  pause: 'Pause',
  speed: 'Tempo',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} von ${all}`,
  board: (name) => `Das Gitter von ${name}`,
  sharedBoard: 'Das gemeinsame Gitter',
  boards: 'Wie die Gitter gezeigt werden',
  sideBySide: 'Nebeneinander',
  oneBoard: 'Ein Gitter',
  squares: (count) => counted(count, 'Feld', 'Felder'),
  finishedLines: 'fertige Linien im Lauf der Zeit',
};
