/**
 * Verification: whether a record is a solve, and whose. A pure function: what the database and the
 * clock know is handed in, so that every case can be tested and a moderator can ask again later.
 *
 * Refused is what cannot have happened: no solution, times that fall or that nobody had, hands
 * faster than hands, a record that is known. What only looks odd counts among the machines.
 */
import type { Clues, GameRecord, Help } from '@nonokit/board';
import type { RefusalCode } from '../../contract/games.js';
import { type Doubt, type EarlierSolve, findDoubts } from './cheat-signals.js';
import { computeFingerprints, type FingerprintOf, type Fingerprints } from './fingerprints.js';
import { type Played, replayRecord } from './played.js';

/** What there is to verify. */
export interface Submission extends FingerprintOf {
  readonly clues: Clues;
  /** The record as it came. */
  readonly bytes: Uint8Array;
  /** When the clues went out, and what the server's clock shows: milliseconds since 1970. */
  readonly givenAt: number;
  readonly now: number;
  readonly known: Known;
}

/** Facts besides the record. */
export interface Known {
  /** Sent with an API key. */
  readonly isByKey: boolean;
  /** Sent by the author of the picture, who needs no clues. */
  readonly isByAuthor: boolean;
  /** What the person solved last, the latest first. */
  readonly earlier: readonly EarlierSolve[];
}

/** A solve. */
export interface Verified {
  readonly kind: 'person' | 'helped' | 'machine';
  readonly activeMs: number;
  readonly serverMs: number;
  readonly moves: number;
  readonly help: Help;
  readonly doubts: readonly Doubt[];
  readonly fingerprints: Fingerprints;
  /** The record, and its milliseconds of play with all pauses. */
  readonly record: GameRecord;
  readonly lastAt: number;
}

/** Either a solve, or why not. */
export type Verdict =
  | { readonly isVerified: true; readonly solve: Verified }
  | { readonly isVerified: false; readonly code: RefusalCode };

/** Clocks of devices are a little fast. A record that is longer than this allows is refused. */
const SLACK_MS = 500;
const SLACK_SHARE = 0.01;

/** On average no hand is faster, over all strokes of a record and over their cells. */
const STROKE_MS = 50;
const CELL_MS = 2;

/** Strokes in a row for which the same holds. */
const BURST = 20;

/** Verifies a record. */
export function verify(submission: Submission): Verdict {
  const { clues, bytes, givenAt, now, known } = submission;
  const replayed = replayRecord(clues, bytes);
  if ('refused' in replayed) return { isVerified: false, code: replayed.refused };
  const { played } = replayed;
  const serverMs = now - givenAt;
  // a beginning in the future: the clock of the server, or the token, was changed
  if (serverMs < 0 || played.lastAt > serverMs * (1 + SLACK_SHARE) + SLACK_MS) {
    return { isVerified: false, code: 'clock' };
  }
  if (isTooFast(played)) return { isVerified: false, code: 'too-fast' };
  const doubts = findDoubts(played, known.earlier, { givenAt, now });
  const solve: Verified = {
    kind: chooseKind(played, doubts, known),
    activeMs: played.activeMs,
    serverMs,
    moves: played.record.length,
    help: played.game.help,
    doubts,
    fingerprints: computeFingerprints(played, submission),
    record: played.record,
    lastAt: played.lastAt,
  };
  return { isVerified: true, solve };
}

function chooseKind(
  { game: { help } }: Played,
  doubts: readonly Doubt[],
  { isByKey, isByAuthor }: Known,
): Verified['kind'] {
  if (isByKey || doubts.length > 0) return 'machine';
  const isHelped = help.where + help.why + help.cells + help.check > 0;
  return isHelped || isByAuthor ? 'helped' : 'person';
}

/** Whether all strokes together, or many on end, are faster than a hand can move. */
function isTooFast({ strokes, game }: Played): boolean {
  const drawn = new Set(strokes.flatMap(({ cells, mark }) => (mark > 0 ? cells : [])));
  const inked = [...drawn].filter((cell) => (game.marks[cell] ?? 0) > 0).length;
  const least = STROKE_MS * (strokes.length - 1) + CELL_MS * inked;
  const total = strokes.at(-1)?.at ?? 0;
  if (total < least) return true;
  return strokes.some(
    ({ at }, k) => k >= BURST && at - (strokes[k - BURST]?.at ?? 0) < BURST * STROKE_MS,
  );
}
