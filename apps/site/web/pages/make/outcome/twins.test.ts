/** Twins: the same picture in another draft, by a key that all its forms share. */
import { BLACK_ON_WHITE, gridOf, type Puzzle, puzzleOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { type DraftFacts, Twins } from './twins.js';

const picture = (...rows: number[][]): Puzzle => puzzleOf(gridOf(rows), BLACK_ON_WHITE);
/** A draft, and its puzzle. */
type Draft = DraftFacts & { readonly own: Puzzle };

const draft = (id: string, own: Puzzle): Draft => {
  const { width, height } = own;
  return { id, name: id, savedAt: 1, width, height, own };
};

const L = picture([1, 0], [1, 0], [1, 1]);
const TURNED = picture([1, 1, 1], [1, 0, 0]);
const EMPTY = picture([0, 0], [0, 0], [0, 0]);

/** As many filled cells make a twin here. */
const makeKey = ({ goal }: Puzzle): string => String(goal?.cells.filter((cell) => cell > 0).length);

function twinsAmong(drafts: readonly Draft[]): Twins {
  const puzzle = async (id: string) => drafts.find((one) => one.id === id)?.own;
  return new Twins({ others: async () => drafts, puzzle }, makeKey);
}

describe('Twins', () => {
  it('are drafts with the same key, in any orientation', async () => {
    const twins = twinsAmong([
      draft('same', L),
      draft('turned', TURNED),
      draft('other', picture([1, 0], [1, 0], [1, 0])),
      draft('larger', picture([1, 1, 1], [1, 0, 0], [0, 0, 0])),
    ]);
    await twins.look(L);
    expect(twins.found.value.map(({ id }) => id)).toEqual(['same', 'turned']);
  });

  it('are not looked for if the sheet is empty', async () => {
    const twins = twinsAmong([draft('empty', EMPTY)]);
    await twins.look(EMPTY);
    expect(twins.found.value).toEqual([]);
  });

  it('ignore an answer that came too late', async () => {
    const twins = twinsAmong([draft('same', L)]);
    const late = twins.look(L);
    await twins.look(EMPTY);
    await late;
    expect(twins.found.value).toEqual([]);
  });
});
