/** What the site answers while its catalogue is filled, in French. */
import type { FillingWords } from '../en/filling.js';
import { number } from './grammar.js';

export const words: FillingWords = {
  filling: 'Le catalogue se remplit.',
  filled: (done, all) => `Le catalogue se remplit : ${number(done)} grilles sur ${number(all)}.`,
  soon: 'Cela n’arrive qu’une fois et prend quelques secondes. Le site s’ouvrira tout seul.',
};
