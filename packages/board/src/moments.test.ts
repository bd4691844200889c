/** Moments of a record, held to replaying its beginning. */
import { puzzleOf, randomOf } from '@nonokit/core';
import { expect, it } from 'vitest';
import { cluesOnly } from './mark.js';
import { Moments } from './moments.js';
import { replay } from './record.js';
import { randomMove } from './testing/random-game.js';

function puzzleOfSide(side: number) {
  const random = randomOf(`moments ${side}`);
  const cells = Uint16Array.from({ length: side * side }, () => random.below(3));
  const palette = ['#ffffff', '#000000', '#d7263d'].map((rgb) => ({ rgb }));
  return puzzleOf({ width: side, height: side, cells }, palette);
}

it('Moments gives the same game as a replay, in any order of access', () => {
  const random = randomOf('moments');
  const puzzle = puzzleOfSide(12);
  const clues = cluesOnly(puzzle);
  const record = Array.from({ length: 700 }, (_, at) => ({ at, move: randomMove(puzzle, random) }));
  const moments = new Moments(clues, record);
  const counts = [0, 1, 2, 3, 700, 699, 350, 351, 352, 64, 63, 65, 128, 0, 700];
  for (let k = 0; k < 60; k++) counts.push(random.below(701));
  for (const count of counts) {
    const found = moments.at(count);
    const expected = replay(clues, record.slice(0, count));
    expect(found.marks, `${count}`).toEqual(expected.marks);
    expect(found.finished).toEqual(expected.finished);
    expect(found.finishedCount).toBe(expected.finishedCount);
    expect(found.crossed).toEqual(expected.crossed);
    expect(found.layers).toEqual(expected.layers);
    expect(found.help).toEqual(expected.help);
    expect(found.past?.depth).toBe(expected.past?.depth);
    expect(found.future?.depth).toBe(expected.future?.depth);
  }
});

it('Moments returns the first or the last moment beyond the ends', () => {
  const clues = cluesOnly(puzzleOfSide(5));
  const record = [{ at: 5, move: { type: 'paint', mark: 1, cells: [0] } as const }];
  const moments = new Moments(clues, record);
  expect(moments.at(-3)).toEqual(replay(clues, []));
  expect(moments.at(9)).toEqual(replay(clues, record));
});
