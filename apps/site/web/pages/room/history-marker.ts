/** What the board of a page has in the place of a history that is elsewhere. */
import type { History } from '@nonokit/board';

/**
 * Stands for the history of a board of all, which is elsewhere: with it the board tells of undo and
 * redo.
 */
export function makeMarker(crossed: ReadonlySet<string>): History {
  const none = new Int16Array(0);
  const change = {
    cells: new Int32Array(0),
    before: none,
    after: none,
    layersBefore: [],
    layersAfter: [],
    crossedBefore: crossed,
    crossedAfter: crossed,
  };
  return { change, before: undefined, depth: 1 };
}
