/**
 * Entries: a move as it is stored, `[id, at, ...code]`, for example `["k3.7", 350, "p", 1,
 * [10, 5, 1]]`. The code is that of saved games, so there is one form of a move everywhere.
 *
 * The identifier is what makes "exactly once" possible: it is made when the move is made (or when
 * its stroke begins), and an entry is appended only if the log does not have it yet.
 */
import {
  type Clues,
  codeOfMove,
  type GameRecord,
  type Move,
  moveOfCode,
  type TimedMove,
} from '@nonokit/board';

/** A stored move: its identifier, its time in milliseconds of play, and the move's code. */
export type Entry = readonly [id: string, at: number, ...code: readonly unknown[]];

/** A move as an entry. */
export function encodeEntry(id: string, at: number, move: Move): Entry {
  return [id, Math.max(0, Math.round(at)), ...codeOfMove(move)];
}

/** The move of an entry; undefined for what this puzzle cannot have. */
export function decodeEntry([, at, ...code]: Entry, clues: Clues): TimedMove | undefined {
  const move = moveOfCode(code, clues);
  return move === undefined ? undefined : { at, move };
}

/**
 * The record that entries tell. An entry that is damaged is passed over, and times never fall.
 */
export function decodeRecord(entries: readonly Entry[], clues: Clues): GameRecord {
  let at = 0;
  return entries.flatMap((entry) => {
    const timed = decodeEntry(entry, clues);
    if (timed === undefined) return [];
    at = Math.max(at, timed.at);
    return [{ at, move: timed.move }];
  });
}

/** Entries of a record, with identifiers that begin alike. */
export function encodeRecord(record: GameRecord, prefix: string): Entry[] {
  return record.map(({ at, move }, index) => encodeEntry(`${prefix}.${index}`, at, move));
}

/** True for a value that has the form of an entry. */
export function isEntry(value: unknown): value is Entry {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    Number.isSafeInteger(value[1]) &&
    value[1] >= 0 &&
    typeof value[2] === 'string'
  );
}

/** The same entry with a later time, if that is needed for times not to fall. */
export function notBefore(entry: Entry, at: number): Entry {
  const [id, own, ...code] = entry;
  return own >= at ? entry : [id, at, ...code];
}

/** True if both are the same move, regardless of when and where it was made. */
export function isSameMove(a: Entry, b: Entry): boolean {
  return JSON.stringify(a.slice(2)) === JSON.stringify(b.slice(2));
}

/** True if a move is what a stroke under way became: it has its mark, and all its cells. */
export function isOutcome(stroke: Entry, move: Move, clues: Clues): boolean {
  const begun = decodeEntry(stroke, clues)?.move;
  if (begun?.type !== 'paint' || move.type !== 'paint' || begun.mark !== move.mark) return false;
  const cells = new Set(move.cells);
  return begun.cells.every((cell) => cells.has(cell));
}

/**
 * Entries that were taken over, in their place: older than what this tab made, but not than what
 * it has taken over before.
 */
export function beforeOwn(pending: readonly Entry[], taken: readonly Entry[], tab: string) {
  const isOwn = ([id]: Entry) => id.startsWith(`${tab}.`);
  return [...pending.filter((entry) => !isOwn(entry)), ...taken, ...pending.filter(isOwn)];
}

/** The time of the last entry. */
export function lastAt(entries: readonly Entry[]): number {
  return entries.at(-1)?.[1] ?? 0;
}
