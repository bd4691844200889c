/**
 * A record that was replayed: the game it comes to, how long its player was active, and which
 * moves a hand made. All that verification and doubts look at.
 */
import {
  type Clues,
  type Game,
  type GameRecord,
  loadGame,
  pictureOf,
  replay,
  type TimedMove,
} from '@nonokit/board';
import { type Puzzle, solves } from '@nonokit/core';
import type { RefusalCode } from '../../contract/games.js';
import { boundedText } from './bounds.js';

/** A pause that is longer counts as this long, as on the clock of the page. */
export const IDLE_MS = 120_000;

/** A record that solves its puzzle. */
export interface Played {
  readonly record: GameRecord;
  readonly game: Game;
  /** Milliseconds of play as the record has them. */
  readonly lastAt: number;
  /** The same with long pauses cut. */
  readonly activeMs: number;
  /** Strokes of a hand, without what a hint drew, in order. */
  readonly strokes: readonly Stroke[];
}

/** A stroke and when it ended. */
export interface Stroke {
  readonly at: number;
  readonly cells: readonly number[];
  readonly mark: number;
}

/** Reads a record of any size and form. */
export function readRecord(
  clues: Clues,
  bytes: Uint8Array,
): { readonly record: GameRecord } | { readonly refused: RefusalCode } {
  const bounded = boundedText(bytes, clues.width * clues.height);
  if (bounded.problem !== undefined) return { refused: bounded.problem };
  const loaded = loadGame(clues, bounded.text);
  return loaded.ok ? { record: loaded.value.record } : { refused: 'record-unreadable' };
}

/** Replays a record and asks the judge. */
export function replayRecord(
  clues: Clues,
  bytes: Uint8Array,
): { readonly played: Played } | { readonly refused: RefusalCode } {
  const read = readRecord(clues, bytes);
  if ('refused' in read) return read;
  const { record } = read;
  const game = replay(clues, record);
  const puzzle: Puzzle = { ...clues, meta: {} };
  if (!solves(pictureOf(game), puzzle)) return { refused: 'not-solved' };
  const lastAt = record.at(-1)?.at ?? 0;
  const activeMs = Math.round(measureActiveTime(record));
  return { played: { record, game, lastAt, activeMs, strokes: groupStrokes(record) } };
}

/** The time of a record with long pauses cut. */
export function measureActiveTime(record: GameRecord): number {
  let before = 0;
  let active = 0;
  for (const { at } of record) {
    active += Math.min(at - before, IDLE_MS);
    before = at;
  }
  return active;
}

/** What a hand painted; a stroke right after a hint's last step is the hint's. */
function groupStrokes(record: GameRecord): Stroke[] {
  return record.flatMap(({ at, move }, index) =>
    move.type === 'paint' && !isDrawnByHint(record[index - 1])
      ? [{ at, cells: move.cells, mark: move.mark }]
      : [],
  );
}

function isDrawnByHint(before: TimedMove | undefined): boolean {
  return before?.move.type === 'help' && before.move.kind === 'cells';
}
