/** Texts of several games shown side by side in time, in Spanish. */
import type { TrackWords } from '../en/tracks.js';
import { counted } from './grammar.js';

export const words: TrackWords = {
  play: 'Reproducir',
  pause: 'Pausa',
  speed: 'Velocidad',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} de ${all}`,
  board: (name) => `El tablero de ${name}`,
  sharedBoard: 'El tablero de todos',
  boards: 'Cómo se muestran los tableros',
  sideBySide: 'Lado a lado',
  oneBoard: 'Un tablero',
  squares: (count) => counted(count, 'casilla', 'casillas'),
  finishedLines: 'líneas terminadas con el tiempo',
};
