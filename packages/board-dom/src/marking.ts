/** Marking cells by hand: for boards, and for pages whose cells can be marked without a board. */
export { actionOfKey, DIRECTIONS, splitAction } from './actions.js';
export { type GestureHost, Gestures } from './gestures.js';
export { listenToPointers, type PointerHost } from './pointers.js';
