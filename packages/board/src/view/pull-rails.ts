/** Rails of shortened clues, pulled open or closed. */
import { SHORTEST_CLUE, toLook, type Viewport, viewportOf } from './viewport.js';

/** The viewport whose shortened clues have `most` numbers, rounded, and at least two. */
export function withNumbers(view: Viewport, kind: 'row' | 'column', most: number): Viewport {
  const { clues, room, rails } = view;
  const whole = Math.max(SHORTEST_CLUE, Math.round(most));
  const look = { ...toLook(view), [kind === 'row' ? 'rowNumbers' : 'columnNumbers']: whole };
  return viewportOf(clues, room, look, rails);
}

/** The number of numbers in the longest visible clue. */
export function longestInSight(view: Viewport, kind: 'row' | 'column'): number {
  const { first, last } = kind === 'row' ? view.rows : view.columns;
  const clues = kind === 'row' ? view.clues.rows : view.clues.columns;
  return Math.max(...clues.slice(first, last + 1).map((clue) => clue.length));
}
