/**
 * The day on which a puzzle was solved. A record that comes at once was finished now. One that
 * comes later, because there was no network, says how long ago that was; it is believed if the
 * record fits between the giving of the clues and that moment, if the clues went out on that day,
 * and if it came within a week. Else the day of its arrival counts.
 */
import type { Clues, GameRecord } from '@nonokit/board';
import { dayAfter } from '../../contract/days.js';
import { findOwnDay, type OwnDays } from '../../contract/own-days.js';
import { readRecord } from './played.js';

/** Days within which a record must come to count for an earlier day. */
const LATEST_DAYS = 7;

/** What is known of a solve. */
export interface SolveMoment {
  /** When the clues went out, and what the server's clock shows: milliseconds since 1970. */
  readonly givenAt: number;
  readonly now: number;
  /** How long ago the last move was, as the device says. */
  readonly agoMs: number;
  /** Milliseconds of play as the record has them. */
  readonly lastAt: number;
  /** When this record was still unsolved, as the server has kept it; undefined if it has not. */
  readonly openAt?: number | undefined;
}

/** The player's day of the solve. */
export function findSolvedDay(days: OwnDays, moment: SolveMoment): string {
  const { givenAt, now, agoMs, lastAt, openAt = givenAt } = moment;
  const today = findOwnDay(days, now);
  const solvedAt = now - agoMs;
  if (solvedAt > now || solvedAt < givenAt + lastAt || solvedAt < openAt) return today;
  const day = findOwnDay(days, solvedAt);
  const isLate = dayAfter(day, LATEST_DAYS) < today;
  return isLate || findOwnDay(days, givenAt) !== day ? today : day;
}

/** What the server keeps of an open game. */
interface KeptGame {
  readonly record: Uint8Array | null;
  readonly changed_at: number;
}

/** When the server kept the beginning of this record; undefined if it has kept none or another. */
export function findOpenAt(
  clues: Clues,
  { record: bytes, changed_at }: KeptGame,
  record: GameRecord,
): number | undefined {
  if (bytes === null) return undefined;
  const kept = readRecord(clues, bytes);
  if ('refused' in kept || kept.record.length === 0) return undefined;
  const isBeginning =
    kept.record.length < record.length &&
    kept.record.every((timed, k) => JSON.stringify(timed) === JSON.stringify(record[k]));
  return isBeginning ? changed_at : undefined;
}
