/** What the site answers while its catalogue is filled, in English. */
import { grouped } from '../grouped.js';

export const words = {
  filling: 'The catalogue is being filled.',
  filled: (done: number, all: number) =>
    `The catalogue is being filled: ${grouped(done, ',')} of ${grouped(all, ',')} puzzles.`,
  soon: 'This happens once and takes a few seconds. The site opens by itself.',
};

export type FillingWords = typeof words;
