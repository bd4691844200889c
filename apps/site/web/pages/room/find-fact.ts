/** What a race that is over can say in one line: who was first, and by how much. */
import { type RoomState, racersOf, rankedHands } from '../../../rooms/index.js';

/** The first of a race. */
export interface RaceFact {
  readonly hand: number;
  /** How much later the second finished; undefined if nobody else did. */
  readonly aheadMs: number | undefined;
  /** How much later the first one began than the room; 0 for none. */
  readonly lateMs: number;
}

/** Undefined while a race goes on, and where nobody could be beaten or nobody has finished. */
export function findFact(state: RoomState): RaceFact | undefined {
  const { choice, phase } = state;
  if (phase !== 'over' || choice?.kind !== 'race' || racersOf(state).length < 2) return undefined;
  const [first, second] = rankedHands(state);
  if (first?.result?.type !== 'finished') return undefined;
  const later = second?.result?.type === 'finished' ? second.result.ms : undefined;
  return {
    hand: first.number,
    aheadMs: later === undefined ? undefined : later - first.result.ms,
    lateMs: choice.delays?.[first.number] ?? 0,
  };
}
