import type { Look } from '@nonokit/board';

/** How a game was looked at, and the time it took. */
export interface Kept {
  /** Zoom and scroll; undefined for the fitted board. */
  readonly view: Look | undefined;
  readonly tool: number | undefined;
  /** Milliseconds of active play. */
  readonly elapsed: number;
  /** When that was: milliseconds since 1970. */
  readonly updatedAt: number;
}
