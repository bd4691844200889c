/**
 * A board in a page: `mount(element, puzzle)`, the element `<nonogram-board>`, and the game without
 * a screen: moves, records, geometry, painting.
 *
 * @module nonokit/board
 */
export * from '@nonokit/board';
export * from '@nonokit/board-dom';
export { BLANK, UNKNOWN } from '@nonokit/core';
