/** Texts of the choice between two versions of a game, in English. */
import { counted } from './grammar.js';

export const words = {
  title: (number: number) => `Two versions of № ${number}`,
  text: 'You played on two devices, and one could not know of the other. Choose which to go on with; the other stays in the history.',
  thisDevice: 'This device',
  otherDevice: 'Another device',
  moves: (count: number) => counted(count, 'move', 'moves'),
  later: 'Decide later',
  goOn: (name: string) => `Go on with: ${name}`,
};

export type ApartWords = typeof words;
