/** Texts of the choice between two versions of a game, in English. */
import { counted } from './grammar.js';

export const words = {
  title: (number: number) => `Two versions of № ${number}`,
  text: 'You played on two devices that were not in sync. Choose which version to continue; the other stays in the history.',
  thisDevice: 'This device',
  otherDevice: 'Another device',
  moves: (count: number) => counted(count, 'move', 'moves'),
  later: 'Decide later',
  goOn: (name: string) => `Continue with: ${name}`,
};

export type ApartWords = typeof words;
