/** Twins: the same picture in another draft, by a key, and never the draft itself. */
import { BLACK_ON_WHITE, gridOf, type Puzzle, puzzleOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { type DraftPuzzle, Twins } from './twins.js';

const picture = (...rows: number[][]): Puzzle => puzzleOf(gridOf(rows), BLACK_ON_WHITE);
const draft = (id: string, puzzle: Puzzle): DraftPuzzle => ({ id, name: id, savedAt: 1, puzzle });

const L = picture([1, 0], [1, 0], [1, 1]);
const TURNED = picture([1, 1, 1], [1, 0, 0]);
const EMPTY = picture([0, 0], [0, 0], [0, 0]);

/** As many filled cells make a twin here. */
const keyOf = ({ goal }: Puzzle): string => String(goal?.cells.filter((cell) => cell > 0).length);

function twinsAmong(drafts: readonly DraftPuzzle[], current?: string): Twins {
  return new Twins({ list: async () => drafts, current: () => current, keyOf });
}

describe('Twins', () => {
  it('are drafts with the same key, whichever side is longer', async () => {
    const twins = twinsAmong([
      draft('same', L),
      draft('turned', TURNED),
      draft('other', picture([1, 0], [1, 0], [1, 0])),
      draft('larger', picture([1, 1, 1], [1, 0, 0], [0, 0, 0])),
    ]);
    await twins.look(L);
    expect(twins.found.value.map(({ id }) => id)).toEqual(['same', 'turned']);
  });

  it('are not the draft itself, and empty sheets have none', async () => {
    const twins = twinsAmong([draft('own', L), draft('empty', EMPTY)], 'own');
    await twins.look(L);
    expect(twins.found.value).toEqual([]);
    await twins.look(EMPTY);
    expect(twins.found.value).toEqual([]);
  });

  it('forget an answer that came too late', async () => {
    const twins = twinsAmong([draft('same', L)]);
    const late = twins.look(L);
    await twins.look(EMPTY);
    await late;
    expect(twins.found.value).toEqual([]);
  });
});
