/** Asks the server behind this page: `ask('GET', 'puzzles/3FHTBKNHdr9/comments')`. */
import { createAsk } from '../../player-store/exchange/ask.js';
import { root } from '../frame/state.js';

export const ask = createAsk(() => root.peek());
