/**
 * Turns: how a request works beside others on the worker's one thread.
 *
 * Work is cut into slices of 8 ms. After each slice the event loop serves everything that waits:
 * messages, so that requests begin and are cancelled, and the slices of other requests, in turn. So
 * a hint that is asked for while others explain and solve begins after at most one slice of each.
 * Letting hints go before everything else was tried on paper and left: a hint may need seconds of
 * assumptions, and a replay that is being shown must not stand still meanwhile.
 */
import type { Pause } from '@nonokit/core';
import { clock } from '../clock.js';
import { givingWay } from '../giving-way.js';

/** Longest time for which one request holds the thread, where its work can pause. */
const SLICE_MS = 8;

/** Returns a promise to wait for if it is time to give way. */
export type GiveWay = () => Promise<void> | undefined;

/** Gives way every 8 ms. */
export const slices = (): GiveWay => givingWay(SLICE_MS);

/** The circumstances of one request. */
export interface During<Report = never> {
  /** Aborted once the answer is not needed any more. */
  readonly signal: AbortSignal;
  /** The limits that every verb understands. */
  readonly clock: () => number;
  /** Sends a report at once; absent without a listener. */
  readonly tell?: ((report: Report) => void) | undefined;
  /**
   * A pause for the work. Fails once the request is cancelled, so that the work ends there. Sends
   * what `writeReport` makes of the latest progress when it yields, if the caller listens.
   */
  readonly pause: <Progress>(
    reportOf?: (progress: Progress) => Report | undefined,
  ) => Pause<Progress>;
}

/** The circumstances of a request that is cancelled by `signal` and reports by `tell`. */
export function createDuring<Report>(
  signal: AbortSignal,
  giveWay: GiveWay,
  tell: ((report: Report) => void) | undefined,
): During<Report> {
  const pause: During<Report>['pause'] = (reportOf) => (progress) => {
    const turn = giveWay();
    if (turn === undefined) return undefined;
    const report = tell === undefined ? undefined : reportOf?.(progress);
    if (report !== undefined) tell?.(report);
    return turn.then(() => signal.throwIfAborted());
  };
  return { signal, clock, tell, pause };
}
