/** Texts of several games shown side by side in time, in Ukrainian. */
import type { TrackWords } from '../en/tracks.js';
import { counted } from './grammar.js';

export const words: TrackWords = {
  play: 'Показати',
  pause: 'Пауза',
  speed: 'Швидкість',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} із ${all}`,
  board: (name) => `Поле: ${name}`,
  sharedBoard: 'Спільне поле',
  boards: 'Як показати поля',
  sideBySide: 'Поруч',
  oneBoard: 'Одне поле',
  squares: (count) => counted(count, 'клітинка', 'клітинки', 'клітинок'),
  finishedLines: 'готові лінії за часом',
};
