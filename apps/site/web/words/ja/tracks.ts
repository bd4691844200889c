/** Texts of several games shown side by side in time, in Japanese. */
import type { TrackWords } from '../en/tracks.js';
import { counted } from './grammar.js';

export const words: TrackWords = {
  play: '再生',
  pause: '一時停止',
  speed: '速さ',
  times: (factor) => `${factor}×`,
  at: (time, all) => `${time} ／ ${all}`,
  board: (name) => `${name}の盤面`,
  sharedBoard: '全員の盤面',
  boards: '盤面の見せ方',
  sideBySide: '並べて',
  oneBoard: '1つの盤面',
  squares: (count) => counted(count, 'マス'),
  finishedLines: '完成したラインの推移',
};
