/** What marks cells by hand: for boards, and for pages that let cells be marked without one. */
export { actionOfKey, DIRECTIONS, splitAction } from './actions.js';
export { type GestureHost, Gestures } from './gestures.js';
export { listenToPointers, type PointerHost } from './pointers.js';
