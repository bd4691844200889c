/**
 * Where it was decided between two games of one puzzle, both from zero: the longest pause of each,
 * the last time that one went ahead, and who was done first.
 */
import type { Clues, GameRecord } from '@nonokit/board';
import { stepsOfRecord } from '../room/replay/progress.js';

/** Something that decided; `who` is 0 or 1. */
export type Moment = { readonly at: number; readonly who: number } & (
  | { readonly kind: 'stood'; readonly ms: number; readonly row: number }
  | { readonly kind: 'ahead'; readonly done: number }
  | { readonly kind: 'done'; readonly aheadMs: number }
);

/** A pause from this length on is worth a word. */
const STOOD_MS = 20_000;

export function findMoments(
  clues: Clues,
  [one, other]: readonly [GameRecord, GameRecord],
): readonly Moment[] {
  const pauses = [one, other].flatMap((record, who) => findPause(clues, record, who));
  const ends = [one, other].map((record) => record.at(-1)?.at ?? 0);
  const [first = 0, second = 0] = ends;
  const who = first <= second ? 0 : 1;
  const done: Moment = {
    kind: 'done',
    at: Math.min(first, second),
    who,
    aheadMs: Math.abs(first - second),
  };
  const lead = findLead(clues, [one, other], done.at);
  return [...lead, ...pauses, done].toSorted((a, b) => a.at - b.at);
}

/** The longest pause of a game, and the row in which it went on. */
function findPause({ width }: Clues, record: GameRecord, who: number): readonly Moment[] {
  const pauses = record.map(({ at }, k) => at - (record[k - 1]?.at ?? 0));
  const ms = Math.max(0, ...pauses);
  const next = record[pauses.indexOf(ms)];
  const cell = next?.move.type === 'paint' ? next.move.cells[0] : undefined;
  if (next === undefined || cell === undefined || ms < STOOD_MS) return [];
  return [{ kind: 'stood', at: next.at - ms, who, ms, row: Math.floor(cell / width) }];
}

/** The last time before the end that one had more lines, after the other had. */
function findLead(
  clues: Clues,
  records: readonly [GameRecord, GameRecord],
  endMs: number,
): readonly Moment[] {
  const steps = records
    .flatMap((record, who) => stepsOfRecord(clues, record).map((step) => ({ ...step, who })))
    .toSorted((a, b) => a.at - b.at);
  const counts: [number, number] = [0, 0];
  let leader: number | undefined;
  let last: Moment | undefined;
  for (const { at, who, done } of steps) {
    if (at >= endMs) break;
    counts[who === 0 ? 0 : 1] = done;
    if (counts[0] === counts[1]) continue;
    const ahead = counts[0] > counts[1] ? 0 : 1;
    if (leader !== undefined && ahead !== leader) {
      last = { kind: 'ahead', at, who: ahead, done: counts[ahead] ?? 0 };
    }
    leader = ahead;
  }
  return last === undefined ? [] : [last];
}
