/** The keys of a game at a terminal. Where pages have the same keys, they do the same. */
import { type CellPlace, GROUP } from './board-layout.js';

/** What an event asks of the program. */
export type Request =
  | 'hint'
  | 'check'
  | 'pause'
  | 'help'
  | 'suspend'
  | 'redraw'
  | 'quit'
  | undefined;

/** Keys that move the cursor, as on pages; letters for terminals without arrows. */
export const STEPS: Readonly<Record<string, CellPlace>> = {
  up: { row: -1, column: 0 },
  w: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  s: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  a: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  d: { row: 0, column: 1 },
  pageup: { row: -GROUP, column: 0 },
  pagedown: { row: GROUP, column: 0 },
  home: { row: 0, column: Number.NEGATIVE_INFINITY },
  end: { row: 0, column: Number.POSITIVE_INFINITY },
};

/** Keys that ask something of the program. */
export const REQUESTS: Readonly<Record<string, Request>> = {
  h: 'hint',
  m: 'check',
  p: 'pause',
  '?': 'help',
  q: 'quit',
  'ctrl-c': 'quit',
  'ctrl-d': 'quit',
  'ctrl-z': 'suspend',
  'ctrl-l': 'redraw',
};
