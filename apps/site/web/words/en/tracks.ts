/** Texts of several games shown side by side in time, in English. */
import { counted } from './grammar.js';

export const words = {
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (factor: number) => `${factor}×`,
  at: (time: string, all: string) => `${time} of ${all}`,
  board: (name: string) => `The board of ${name}`,
  sharedBoard: 'The board of all',
  boards: 'How the boards are shown',
  sideBySide: 'Side by side',
  oneBoard: 'One board',
  squares: (count: number) => counted(count, 'square', 'squares'),
  finishedLines: 'finished lines over time',
};

export type TrackWords = typeof words;
