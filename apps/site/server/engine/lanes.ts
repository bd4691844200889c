/**
 * Whose turn is next. Every job starts in the short lane. If it is not done when its slice ends, it
 * moves to the long lane: it goes on in its thread if that lane has room, and otherwise gives way
 * as soon as a job waits that could begin; then it begins again later, from the back of the long
 * lane, with a longer slice. So it gets the same answer as without slices. One thread is kept for
 * the short lane, unless there is only one: no long job makes a short one wait. But a job never
 * gives way to one of a worse rank, which leaves the long lane to it: it would never end under an
 * attack.
 *
 * Within a lane the better rank comes first, then the asker who used least, then the older job. An
 * asker has one job under way. All of it is arithmetic on what waits; threads and time are in
 * `threaded-engine.ts`.
 */

/** What decides the turn of a job. */
export interface Turn {
  /** The asker; undefined for those without a limit. */
  readonly key: string | undefined;
  /** 0 is first. */
  readonly rank: number;
  /** How many slices were not enough: 0 in the short lane. */
  readonly slice: number;
  /** Whether it has worked for longer than its slice and gives way to others. */
  readonly isOverdue: boolean;
  /** Rises with the time at which it joined its lane. */
  readonly order: number;
}

/** Milliseconds of work after which slices end; the last ends when the job has no time left. */
export const SLICES_MS: readonly number[] = [250, 2000];

/** The jobs of an asker: one under way, and two that wait; of the site's own pages some more. */
export const MOST_JOBS = { page: 8, call: 3 } as const;

/** How many jobs may work in the long lane. */
export function mostLong(threads: number): number {
  return Math.max(1, threads - 1);
}

/** What the lanes look at. */
export interface Lanes<T extends Turn> {
  readonly waiting: readonly T[];
  readonly running: readonly T[];
  readonly threads: number;
  /** How much an asker has used: less comes first. */
  readonly used: (key: string | undefined) => number;
}

/** The job that gets a free thread; undefined if none may. */
export function chooseNext<T extends Turn>(lanes: Lanes<T>): T | undefined {
  const { waiting, running, threads } = lanes;
  if (running.length >= threads) return undefined;
  const short = firstOf(lanes, waiting.filter(isShort));
  if (short !== undefined) return short;
  return hasLongRoom(lanes) ? firstOf(lanes, waiting.filter(isLong)) : undefined;
}

/** Whether the long lane has room for a job that is under way. */
export function hasLongRoom<T extends Turn>({ running, threads }: Lanes<T>): boolean {
  return running.filter(isLong).length < mostLong(threads);
}

/** The job that must stop because another waits; undefined if there is none. */
export function chooseToStop<T extends Turn>(lanes: Lanes<T>): T | undefined {
  const short = firstOf(lanes, lanes.waiting.filter(isShort));
  const isAlone = lanes.threads === 1;
  const late = lastOf(lanes, (turn) => (isShort(turn) ? turn.isOverdue : isAlone));
  if (short !== undefined && late !== undefined && short.rank <= late.rank) {
    const last = lastOf(lanes, isLong);
    // one of a worse rank leaves the long lane to it
    return last !== undefined && last.rank > late.rank ? last : late;
  }
  if (hasLongRoom(lanes)) return undefined;
  const next = firstOf(lanes, lanes.waiting.filter(isLong));
  const last = lastOf(lanes, isLong);
  if (next === undefined || last === undefined) return undefined;
  const isOutranked = next.rank < last.rank || (last.isOverdue && next.rank === last.rank);
  return isOutranked ? last : undefined;
}

/** Of jobs that have not begun, the one that is refused because more than `most` wait. */
export function chooseToRefuse<T extends Turn>(lanes: Lanes<T>, most: number): T | undefined {
  const fresh = lanes.waiting.filter(isShort);
  const free = Math.max(0, lanes.threads - lanes.running.length);
  return fresh.length > most + free ? fresh.toSorted(inTurn(lanes)).at(-1) : undefined;
}

/** Whether a job that is not there yet would be refused at once. */
export function wouldRefuse(
  lanes: Lanes<Turn>,
  most: number,
  { key, rank }: Pick<Turn, 'key' | 'rank'>,
): boolean {
  const last = { key, rank, slice: 0, isOverdue: false, order: Number.POSITIVE_INFINITY };
  return chooseToRefuse({ ...lanes, waiting: [...lanes.waiting, last] }, most) === last;
}

function firstOf<T extends Turn>(lanes: Lanes<T>, turns: readonly T[]): T | undefined {
  const begun = [...lanes.running, ...lanes.waiting.filter(isLong)];
  const isAble = (turn: T): boolean =>
    turn.key === undefined || !begun.some((one) => one !== turn && one.key === turn.key);
  return turns.filter(isAble).toSorted(inTurn(lanes))[0];
}

function lastOf<T extends Turn>(lanes: Lanes<T>, is: (turn: T) => boolean): T | undefined {
  return lanes.running.filter(is).toSorted(inTurn(lanes)).at(-1);
}

function inTurn<T extends Turn>({ used }: Lanes<T>): (a: T, b: T) => number {
  return (a, b) => a.rank - b.rank || used(a.key) - used(b.key) || a.order - b.order;
}

function isShort({ slice }: Turn): boolean {
  return slice === 0;
}

function isLong({ slice }: Turn): boolean {
  return slice > 0;
}
