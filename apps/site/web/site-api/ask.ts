/** Asks the server behind this page: `ask('GET', 'puzzles/3FHTBKNHdr9/comments')`. */
import { createAsk } from '../../player-store/exchange/ask.js';
import { here } from '../frame/here.js';

export const ask = createAsk(() => here.peek().root);
