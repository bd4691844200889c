import type { Clue } from '@nonokit/core';
import type { Change, Mending } from 'nonokit/proofread';
import { describe, expect, it } from 'vitest';
import { markClues } from './marked-clues.js';

const clue = (...sizes: number[]): Clue => sizes.map((size) => ({ size, color: 1 }));

const CLUES = { rows: [clue(2, 1), clue(3)], columns: [clue(1), clue(2), clue(1, 1)] };

/** A correction, of which only the changes count here. */
function mending(...changes: Change[]): Mending {
  return { changes } as unknown as Mending;
}

const change = (kind: Change['kind'], given: Omit<Change, 'kind'>): Change => ({ kind, ...given });

/** Clues and marks as texts: `+` for a new number, `-` for a struck one, `?` for another's. */
function marked(mendings: readonly Mending[], chosen = 0): string[] {
  const { rows, columns, marks } = markClues(CLUES, mendings, chosen);
  const signs = { right: '+', wrong: '-', other: '?' };
  const text = (kind: 'row' | 'column', clues: readonly Clue[]): string =>
    clues
      .map((numbers, index) =>
        numbers
          .map(({ size }, block) => {
            const mark = marks.filter(
              ({ line, block: at }) => line.kind === kind && line.index === index && at === block,
            );
            return mark.map(({ kind: sign }) => signs[sign]).join('') + size;
          })
          .join(' '),
      )
      .join(', ');
  return [text('row', rows), text('column', columns)];
}

const oneMore = change('one-off', {
  line: { kind: 'row', index: 0 },
  block: 1,
  before: clue(1),
  after: clue(2),
});
const missing = change('missing', {
  line: { kind: 'column', index: 2 },
  block: 2,
  before: [],
  after: clue(4),
});

describe('markClues', () => {
  it('puts the new number outwards of the struck one', () => {
    expect(marked([mending(oneMore)])).toEqual(['2 +2 -1, 3', '1, 2, 1 1']);
  });

  it('puts a missing number in its place', () => {
    expect(marked([mending(missing)])).toEqual(['2 1, 3', '1, 2, 1 1 +4']);
  });

  it('marks what other corrections change', () => {
    const mendings = [mending(oneMore), mending(missing)];
    expect(marked(mendings)).toEqual(['2 +2 -1, 3', '1, 2, 1 ?1']);
    expect(marked(mendings, 1)).toEqual(['2 ?1, 3', '1, 2, 1 1 +4']);
    const { marks } = markClues(CLUES, mendings, 0);
    expect(marks.map(({ place }) => place)).toEqual([undefined, undefined, 2]);
  });

  it('draws a line that was left out, and strikes one that was typed twice', () => {
    const line = { kind: 'row', index: 1 } as const;
    const more = change('line-missing', { line, block: 0, before: [], after: clue(1, 1) });
    const less = change('line-doubled', { line, block: 0, before: clue(3), after: [] });
    expect(marked([mending(more)])).toEqual(['2 1, +1 +1, 3', '1, 2, 1 1']);
    expect(marked([mending(less)])).toEqual(['2 1, -3', '1, 2, 1 1']);
  });

  it('strikes two lines that are exchanged', () => {
    const line = { kind: 'row', index: 0 } as const;
    const turn = change('lines-exchanged', { line, block: 0, before: clue(2, 1), after: clue(3) });
    expect(marked([mending(turn)])).toEqual(['-2 -1, -3', '1, 2, 1 1']);
  });

  it('marks several changes of one line', () => {
    const first = { ...oneMore, block: 0, before: clue(2), after: clue(3) };
    expect(marked([mending(first, oneMore)])).toEqual(['+3 -2 +2 -1, 3', '1, 2, 1 1']);
  });
});
