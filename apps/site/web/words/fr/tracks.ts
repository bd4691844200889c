/** Texts of several games shown side by side in time, in French. */
import type { TrackWords } from '../en/tracks.js';
import { counted } from './grammar.js';

export const words: TrackWords = {
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} sur ${all}`,
  board: (name) => `Grille de ${name}`,
  sharedBoard: 'Grille commune',
  boards: 'Affichage des grilles',
  sideBySide: 'Côte à côte',
  oneBoard: 'Une seule grille',
  squares: (count) => counted(count, 'case', 'cases'),
  finishedLines: 'rangées finies au fil du temps',
};
