/** Texts of several games shown side by side in time, in Ukrainian. */
import type { TrackWords } from '../en/tracks.js';

export const words: TrackWords = {
  play: 'Показати',
  pause: 'Пауза',
  speed: 'Швидкість',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} із ${all}`,
  board: (name) => `Поле: ${name}`,
  sharedBoard: 'Спільне поле',
};
