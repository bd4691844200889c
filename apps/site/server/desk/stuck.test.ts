/** The map of stuck cells: obstacles planted in recorded games are found, and no others. */
import type { GameRecord, TimedMove } from '@nonokit/board';
import { describe, expect, it } from 'vitest';
import { cluesOf, planStrokes, playedRecord, randomPicture } from '../games/testing/played.js';
import { mapStuck, stuckPerson } from './stuck.js';
import { gamesWith, OBSTACLES, overlaps } from './testing/obstacles.js';

const SIDE = 20;
const picture = randomPicture('obstacles', SIDE);
const clues = cluesOf(picture);

const findStuck = (records: readonly GameRecord[]) =>
  mapStuck(
    clues,
    records.map((record) => stuckPerson(clues, record)),
  );

describe('the map of stuck cells', () => {
  it('finds three obstacles planted in 50 games, the worst first', () => {
    const { places, shares } = findStuck(gamesWith(picture, OBSTACLES)).stood;
    expect(places).toHaveLength(3);
    for (const [k, obstacle] of OBSTACLES.entries()) {
      const place = places[k];
      expect(place !== undefined && overlaps(place, obstacle), `obstacle ${k}`).toBe(true);
      expect(Math.abs((place?.share ?? 0) * 100 - obstacle.percent)).toBeLessThan(20);
    }
    expect(shares).toHaveLength(SIDE * SIDE);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  it('finds none where people stop anywhere', () => {
    expect(findStuck(gamesWith(picture, [])).stood.places).toEqual([]);
    expect(findStuck([]).stood.places).toEqual([]);
  });

  it('follows the obstacles: turned around, the order of the places turns', () => {
    const percents = OBSTACLES.map(({ percent }) => percent).toReversed();
    const turned = OBSTACLES.map((one, k) => ({ ...one, percent: percents[k] ?? 0 }));
    const [worst] = findStuck(gamesWith(picture, turned)).stood.places;
    const last = OBSTACLES.at(-1);
    expect(worst !== undefined && last !== undefined && overlaps(worst, last)).toBe(true);
  });

  it('counts help and mistakes where they were', () => {
    const cell = picture.cells.indexOf(0);
    const [stroke = []] = planStrokes(picture);
    const helped = playedRecord(picture).flatMap((timed): TimedMove[] => {
      const isFirst = timed.move.type === 'paint' && timed.move.cells[0] === stroke[0];
      return isFirst ? [{ at: timed.at, move: { type: 'help', kind: 'where' } }, timed] : [timed];
    });
    const wrong: readonly TimedMove[] = [
      { at: 0, move: { type: 'paint', mark: 1, cells: [cell] } },
      { at: 0, move: { type: 'undo' } },
    ];
    const { help, mistakes } = findStuck([[...wrong, ...helped], playedRecord(picture)]);
    expect(help.shares.flatMap((share, at) => (share === 0 ? [] : [at]))).toEqual(stroke);
    expect(mistakes.shares.flatMap((share, at) => (share === 0 ? [] : [[at, share]]))).toEqual([
      [cell, 0.5],
    ]);
  });
});
