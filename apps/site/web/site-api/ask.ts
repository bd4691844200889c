/** Asks the server behind this page: `ask('GET', callPath(paths.PUZZLE_COMMENTS, { id }))`. */
import { createAsk } from '../../player-store/exchange/ask.js';
import { here } from '../frame/here.js';

export const ask = createAsk(() => {
  const { root, server } = here.peek();
  return { root, person: server?.person?.id };
});
