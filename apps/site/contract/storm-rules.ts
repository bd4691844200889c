/** The rules of a Storm, for pages and server. */

/** How long it takes. */
export const STORM_MS = 180_000;

/** How long the answer stays in sight before the next task comes: a right one, and a mistake. */
export const RIGHT_PAUSE_MS = 90;
export const WRONG_PAUSE_MS = 1200;

/** Why a run is refused. */
export const STORM_REFUSALS = [
  'storm-sent',
  'storm-late',
  'storm-early',
  'storm-cell',
  'storm-times',
  'storm-fast',
  'storm-even',
] as const;
export type StormRefusal = (typeof STORM_REFUSALS)[number];
