/** Games for tests: pictures, and records as a person makes them, the same for the same seed. */
import { type Clues, cluesOnly, type GameRecord, saveGame, type TimedMove } from '@nonokit/board';
import { BLACK_ON_WHITE, type Grid, puzzleOf, type Random, randomOf } from '@nonokit/core';

/** A random picture in black. */
export function randomPicture(seed: string, width: number, height = width): Grid {
  const random = randomOf(seed);
  const cells = Uint16Array.from({ length: width * height }, () => (random.next() < 0.6 ? 1 : 0));
  return { width, height, cells };
}

/** The clues of a picture. */
export function cluesOf(picture: Grid): Clues {
  return cluesOnly(puzzleOf(picture, BLACK_ON_WHITE));
}

/** A player's way of playing. */
export interface Manner {
  readonly seed?: string;
  /** The usual time between strokes in milliseconds. */
  readonly pace?: number;
}

/**
 * A record of a player who thinks: lines in no particular order, most gaps short and some long
 * (their logarithms are normal, as those of people are), now and then an X or an undo.
 */
export function playedRecord(
  picture: Grid,
  { seed = 'ann', pace = 1500 }: Manner = {},
): GameRecord {
  const random = randomOf(`${seed} ${picture.cells.join('')}`);
  const strokes = shuffled(planStrokes(picture), random);
  let at = 0;
  return strokes.flatMap((cells, index): TimedMove[] => {
    const paint = { type: 'paint', mark: 1, cells } as const;
    at += drawGap(random, pace);
    const moves: TimedMove[] = [{ at, move: paint }];
    if (index % 13 === 5) {
      at += drawGap(random, pace);
      moves.push({ at, move: { type: 'undo' } });
      at += drawGap(random, pace);
      moves.push({ at, move: { type: 'redo' } });
    }
    return moves;
  });
}

/** A gap between two strokes. */
function drawGap(random: Random, pace: number): number {
  const normal =
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.round(120 + pace * Math.exp(0.8 * normal));
}

/** The runs of each row. */
export function planStrokes({ width, height, cells }: Grid): number[][] {
  const strokes: number[][] = [];
  for (let cell = 0; cell < width * height; cell++) {
    if (cells[cell] === 0) continue;
    const isNew = cell % width === 0 || cells[cell - 1] === 0;
    if (isNew) strokes.push([cell]);
    else strokes.at(-1)?.push(cell);
  }
  return strokes;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((each) => ({ each, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);
}

/** The same moves at other times. */
export function retimed(record: GameRecord, at: (index: number, before: number) => number) {
  return record.map((timed, index) => ({ ...timed, at: at(index, timed.at) }));
}

/** A record as it is sent. */
export function bytesOfRecord(clues: Clues, record: GameRecord): Uint8Array {
  const elapsed = record.at(-1)?.at ?? 0;
  return new TextEncoder().encode(saveGame(clues, { record, elapsed }));
}
