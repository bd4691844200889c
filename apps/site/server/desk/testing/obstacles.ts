/** Recorded games of a picture with obstacles, before which people stand still. */
import type { GameRecord, TimedMove } from '@nonokit/board';
import { type Grid, randomOf } from '@nonokit/core';
import { planStrokes, playedRecord } from '../../games/testing/played.js';
import { STOOD_MS } from '../stuck.js';

/** A part of a picture, and how many of a hundred people stand still there. */
export interface Obstacle {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
  readonly percent: number;
}

/** Three of a picture of 20 by 20 cells, the worst first. */
export const OBSTACLES: readonly Obstacle[] = [
  { rows: [2, 4], columns: [3, 6], percent: 60 },
  { rows: [14, 16], columns: [12, 15], percent: 44 },
  { rows: [8, 9], columns: [15, 18], percent: 30 },
];

function isIn({ rows, columns }: Obstacle, row: number, column: number): boolean {
  return row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
}

/** Games of people, who stop before their first stroke in an obstacle, and once elsewhere. */
export function gamesWith(
  picture: Grid,
  obstacles: readonly Obstacle[],
  people = 50,
): readonly GameRecord[] {
  return Array.from({ length: people }, (_, person) => gameOf(picture, obstacles, person));
}

function gameOf(picture: Grid, obstacles: readonly Obstacle[], person: number): GameRecord {
  const seed = `person ${person}`;
  const random = randomOf(seed);
  const ahead = new Set(obstacles.filter(({ percent }) => random.next() * 100 < percent));
  const elsewhere = Math.floor(random.next() * planStrokes(picture).length);
  let late = 0;
  return playedRecord(picture, { seed }).map(({ at, move }, k): TimedMove => {
    if (k === elsewhere) late += STOOD_MS + 1000;
    for (const obstacle of ahead) {
      if (move.type !== 'paint' || !move.cells.some(isAt(picture, obstacle))) continue;
      ahead.delete(obstacle);
      late += STOOD_MS + 5000 * random.next();
    }
    return { at: Math.round(at + late), move };
  });
}

function isAt({ width }: Grid, obstacle: Obstacle): (cell: number) => boolean {
  return (cell) => isIn(obstacle, Math.floor(cell / width), cell % width);
}

/** What a place and an obstacle have in common. */
type Part = Pick<Obstacle, 'rows' | 'columns'>;

/** Whether they share a cell. */
export function overlaps(place: Part, other: Part): boolean {
  return (
    place.rows[0] <= other.rows[1] &&
    place.rows[1] >= other.rows[0] &&
    place.columns[0] <= other.columns[1] &&
    place.columns[1] >= other.columns[0]
  );
}
