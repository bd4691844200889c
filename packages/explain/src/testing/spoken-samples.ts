/** Steps of every kind, to be read aloud: lines, kinds of facts, chains. */
import { type Puzzle, puzzleOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { explainSteps } from '../explain.js';
import type { Step } from '../step.js';
import { chainStep, reasoned } from './spoken-chains.js';

/** A technique, a clue, a line. */
export const LINES = [
  ['complete-line', '6', '??????'],
  ['complete-line', '3 1', '.?????.'],
  ['complete-line', '3a 1b 2a', '.??????'],
  ['complete-line', '2a 1b', 'aa.?..'],
  ['complete-line', '1 2 1 2 1 1 2', '????????????????'],
  ['complete-line', '3 2', '.???..??.'],
  ['complete-line', '2a 1b', '?a..?'],
  ['finished-line', '1', '??#???'],
  ['finished-line', '2 1', '?##?#?'],
  ['overlap', '6', '?????????'],
  ['overlap', '3 3 2', '???????????'],
  ['overlap', '4a 3b', '?????????'],
  ['overlap', '4 4', '??????????'],
  ['glue', '4 1', '.#???????'],
  ['glue', '3', '#?????'],
  ['closing', '4 2', '.####?????'],
  ['closing', '1b 3a', '??ba?????'],
  ['near-edge', '3 2', '?#????????'],
  ['near-edge', '5 5', '???????????.??#???'],
  ['near-edge', '2 3', '?????.?#??'],
  ['unreachable', '3', '????#?????'],
  ['unreachable', '2 2', '?#??????#?'],
  ['unreachable', '1 2', '.#.??#????'],
  ['gap-too-small', '3', '.??.??????'],
  ['gap-too-small', '3 2', '.??.??????'],
  ['gap-too-small', '3a 2a', '.?.???????'],
  ['gap-too-small', '1b 3a 1b', '.??b??????'],
  ['gap-too-small', '3a 2b 3a', '??.??????????'],
  ['joining-splitting', '5', '?#??#????'],
  ['joining-splitting', '3a 1b', '?a?a????'],
  ['joining-splitting', '2 2', '?#?#??????'],
  ['joining-splitting', '2a 2a', '?a?a??????'],
  ['joining-splitting', '1 3 1', '?#?#??????'],
  ['forcing', '3 2', '??.????.??'],
  ['forcing', '2a 3b', '??.????'],
  ['punctuating', '2 2', '?##???????'],
  ['punctuating', '1 1 1', '????#??#??'],
  ['mercury', '3 1', '???#??????'],
  ['mercury', '1 2', '?????##??'],
  ['whole-line', '1 2 2', '??.??#????'],
  ['color-logic', '2a 3b', '???b??????'],
] as const;

/** Cases that no drawn line can show: a kind of facts, and a random puzzle in which it occurs. */
const PUZZLES = [
  ['no-blocks', { seed: 16, size: 6, density: 0.45, inks: 1 }],
  ['no-common-color', { seed: 152, size: 6, density: 0.5, inks: 2 }],
] as const;

/** Chains from random puzzles in short notation; the last one is made up. */
const CHAINS = [
  [
    ...(['edge-logic', { seed: 366, size: 12, density: 0.45, inks: 1 }, 'r1', 'r1c3=0'] as const),
    { suppose: 'r1c3=1', links: ['r1: r1c2=0', 'c3: r2c3=1', 'c2: r2c2=1', 'r2:'] },
  ],
  [
    ...(['edge-logic', { seed: 82, size: 9, density: 0.4, inks: 2 }, 'r1', 'r1c8=0'] as const),
    { suppose: 'r1c8=2', links: ['r1: r1c9=0', 'c8: r2c8=2', 'c9: r2c9=2', 'r2:'] },
  ],
  [
    ...(['two-way', { seed: 56, size: 6, density: 0.45, inks: 1 }, 'r4', 'r5c2=1'] as const),
    {
      suppose: 'r4c1=1',
      links: ['r4: r4c2=0', 'c2: r5c2=1'],
      otherwise: { suppose: 'r4c1=0', links: ['c1: r5c1=0', 'r5: r5c2=1'] },
    },
  ],
  [
    ...(['two-way', { seed: 42, size: 6, density: 0.45, inks: 2 }, 'r1', 'r3c1=1'] as const),
    {
      suppose: 'r1c5=1',
      links: ['r1: r1c1=0', 'c1: r3c1=1'],
      otherwise: { suppose: 'r1c5=0', links: ['c5: r3c5=0', 'r3: r3c1=1'] },
    },
  ],
  [
    ...([
      'contradiction',
      { seed: 1020, size: 10, density: 0.4, inks: 1 },
      'r1',
      'r1c8=1',
    ] as const),
    { suppose: 'r1c8=0', links: ['r1: r1c10=1', 'c8: r5c8=1', 'c10: r5c10=0', 'r5:'] },
  ],
  [
    ...(['contradiction', { seed: 2497, size: 7, density: 0.5, inks: 2 }, 'r5', 'r5c1=2'] as const),
    { suppose: 'r5c1=0', links: ['r5: r5c2=2', 'c1: r7c1=2', 'c2: r7c2=2', 'r7:'] },
  ],
  [
    ...(['nested', { seed: 5, size: 5, density: 0.5, inks: 1 }, 'r1', 'r1c1=0'] as const),
    {
      suppose: 'r1c1=1',
      links: [
        'r1: r1c2=1 r1c3=0',
        ['r4: r4c5=0', { suppose: 'r4c5=1', links: ['r4: r4c3=0 r4c4=0', 'c3:'] }],
        ['r5: r5c4=1', { suppose: 'r5c4!=1', links: ['r5:'] }],
        [
          'r5: r5c1=1 r4c1=0',
          {
            suppose: 'r2c1=1',
            links: ['r2: r2c2=0', 'c2: r5c2=1', 'r5: r5c1=1', 'c1: r4c1=0'],
            otherwise: { suppose: 'r2c1=0', links: ['c1: r5c1=1 r4c1=0'] },
          },
        ],
        'c5:',
      ],
    },
  ],
] as const;

/** The puzzle of a seed. */
function puzzleAt({
  seed,
  size,
  density,
  inks,
}: (typeof PUZZLES | typeof CHAINS)[number][1]): Puzzle {
  return puzzleOf(randomGrid(createFixedRandom(seed), size, size, inks, density), paletteOf(inks));
}

/** The first step with facts of this kind in a puzzle. */
function findFirst(kind: string, puzzle: Puzzle): Step {
  const walk = explainSteps(puzzle);
  for (const step of walk.ok ? walk.value : []) if (step.facts.kind === kind) return step;
  throw new Error(`no step of ${kind}`);
}

/** A step with what it is an example of, and its puzzle. */
export interface SpokenSample {
  readonly heading: string;
  readonly step: Step;
  readonly puzzle: Puzzle;
}

/** Steps that no drawn line can show. */
export function samplesOfPuzzles(): SpokenSample[] {
  const facts = PUZZLES.map(([kind, at]) => {
    const puzzle = puzzleAt(at);
    return { heading: kind, step: findFirst(kind, puzzle), puzzle };
  });
  const chains = CHAINS.map(([id, at, line, so, chain]) => {
    const puzzle = puzzleAt(at);
    const written = chainStep(id, line, chain, so);
    const step = id === 'nested' ? written : reasoned(written, puzzle);
    return { heading: at.inks > 1 ? `${id}, in colours` : id, step, puzzle };
  });
  return [...facts, ...chains];
}
