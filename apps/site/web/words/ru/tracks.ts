/** Texts of several games shown side by side in time, in Russian. */
import type { TrackWords } from '../en/tracks.js';
import { counted } from './grammar.js';

export const words: TrackWords = {
  play: 'Показать',
  pause: 'Пауза',
  speed: 'Скорость',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} из ${all}`,
  board: (name) => `Поле: ${name}`,
  sharedBoard: 'Общее поле',
  boards: 'Как показать поля',
  sideBySide: 'Рядом',
  oneBoard: 'Одно поле',
  squares: (count) => counted(count, 'клетка', 'клетки', 'клеток'),
  finishedLines: 'готовые линии по времени',
};
