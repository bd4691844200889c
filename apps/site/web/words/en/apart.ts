/** Texts of the choice between two versions of a game, in English. */
import { grouped } from '../grouped.js';

export const APART_EN = {
  title: (number: number) => `Two versions of № ${number}`,
  text: 'You played on two devices, and one could not know of the other. Choose which to go on with; the other stays in the history.',
  thisDevice: 'This device',
  otherDevice: 'Another device',
  moves: (count: number) => `${grouped(count, ',')} ${count === 1 ? 'move' : 'moves'}`,
  later: 'Decide later',
  goOn: (name: string) => `Go on with: ${name}`,
};

export type ApartWords = typeof APART_EN;
