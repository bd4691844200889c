/** Results: how a puzzle was solved. They stay when its game is removed. */
import type { Help } from '@nonokit/board';

/** How a puzzle was solved. */
export interface SolvedResult {
  /** The puzzle. */
  readonly id: string;
  /** When: milliseconds since 1970. */
  readonly solvedAt: number;
  /** Milliseconds of active play. */
  readonly elapsed: number;
  /** Help that was used. */
  readonly help: Help;
  /** How many moves it took. */
  readonly moves: number;
  /** Stars that the player gave: 1 to 5. */
  readonly stars?: number | undefined;
  /** How hard it felt to the player. */
  readonly felt?: 'easy' | 'right' | 'hard' | undefined;
}

/** Two results of one puzzle: the first solve stands, with the stars of either. */
export function mergedResult(a: SolvedResult | undefined, b: SolvedResult): SolvedResult {
  if (a === undefined) return b;
  const first = a.solvedAt <= b.solvedAt ? a : b;
  const stars = b.stars ?? a.stars;
  const felt = b.felt ?? a.felt;
  return {
    ...first,
    ...(stars === undefined ? {} : { stars }),
    ...(felt === undefined ? {} : { felt }),
  };
}

/** The result that a value from a file is, if it is one. */
export function resultFrom(value: unknown): SolvedResult | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, solvedAt, elapsed, help, moves, stars, felt } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !isNatural(solvedAt) || !isNatural(elapsed)) return undefined;
  if (!isNatural(moves)) return undefined;
  const counts: Readonly<Record<string, unknown>> =
    typeof help === 'object' && help !== null ? { ...help } : {};
  const count = (name: keyof Help) => (isNatural(counts[name]) ? counts[name] : 0);
  const result = {
    id,
    solvedAt,
    elapsed,
    moves,
    help: {
      where: count('where'),
      why: count('why'),
      cells: count('cells'),
      check: count('check'),
    },
  };
  return {
    ...result,
    ...(isNatural(stars) && stars >= 1 && stars <= 5 ? { stars } : {}),
    ...(felt === 'easy' || felt === 'right' || felt === 'hard' ? { felt } : {}),
  };
}

function isNatural(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
