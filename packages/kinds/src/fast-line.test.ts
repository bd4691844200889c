/** Fast lines against their reference: the same answer whatever is known, and after forgetting. */
import { ANY_BLOCKS, clueOf, type LineClue, pairClueOf, randomOf } from '@nonokit/core';
import { expect, it } from 'vitest';
import { type Automaton, settle } from './automaton.js';
import { FastLine } from './fast-line.js';
import { lineAutomaton } from './line-automaton.js';
import { pairAutomaton } from './pair-automaton.js';

type Random = ReturnType<typeof randomOf>;

/** A line with some of its numbers hidden, in `colors` colours with the paper. */
function hiddenLine(random: Random, length: number, colors: number) {
  const cells = Array.from({ length }, () => (random.next() < 0.6 ? random.below(colors) : 0));
  const clue: LineClue = clueOf(cells).map((block) => {
    const chance = random.next();
    if (chance < 0.1) return ANY_BLOCKS;
    return chance < 0.5 ? { hidden: true, color: block.color } : block;
  });
  return { automaton: lineAutomaton(clue, colors, 100_000), solution: cells };
}

/** Two lines that share a clue; the cells of both in turn. */
function pairedLines(random: Random, length: number) {
  const [first, second] = [0, 1].map(() =>
    Array.from({ length }, () => (random.next() < 0.6 ? 1 : 0)),
  );
  const clue = pairClueOf(first ?? [], second ?? []);
  const solution = (first ?? []).flatMap((cell, i) => [cell, second?.[i] ?? 0]);
  return { automaton: pairAutomaton(clue, 100_000), solution };
}

/** Sets that allow the solution, or, now and then, perhaps nothing. */
function knownSets(random: Random, solution: readonly number[], colors: number): Uint32Array {
  const share = random.next();
  const isFree = random.next() < 0.2;
  return Uint32Array.from(solution, (color) => {
    const right = isFree ? random.below(colors) : color;
    return random.next() < share ? 1 << right : random.below(2 ** colors) | (1 << right);
  });
}

const KINDS = [
  ['hidden numbers', 2, (random: Random) => hiddenLine(random, 5 + random.below(30), 2)],
  ['hidden numbers, three inks', 4, (random: Random) => hiddenLine(random, 12, 4)],
  ['clues over two lines', 2, (random: Random) => pairedLines(random, 3 + random.below(15))],
] as const;

it.each(KINDS)('%s: what the reference finds, 1,000 lines', (name, colors, draw) => {
  const random = randomOf(name);
  let fitting = 0;
  for (let k = 0; k < 1000; k++) {
    const { automaton, solution } = draw(random);
    const cells = solution.map((_, i) => i);
    const fast = automaton && FastLine.of(automaton, cells.length);
    if (automaton === undefined || fast === undefined) throw new Error('no fast line');
    for (let look = 0; look < 5; look++) {
      const sets = knownSets(random, solution, colors);
      const expected = settle({ cells, automaton }, sets);
      expect(fast.settle(cells, sets) ? [...fast.found] : undefined).toEqual(expected);
      if (expected !== undefined) fitting++;
    }
  }
  expect(fitting).toBeGreaterThan(3000);
});

it('answers as before when its tables are full', () => {
  const random = randomOf('full tables');
  const { automaton, solution } = pairedLines(random, 25);
  const cells = solution.map((_, i) => i);
  const fast = automaton && FastLine.of(automaton, cells.length);
  if (automaton === undefined || fast === undefined) throw new Error('no fast line');
  for (let look = 0; look < 3000; look++) {
    const sets = knownSets(random, solution, 2);
    const expected = settle({ cells, automaton }, sets);
    expect(fast.settle(cells, sets) ? [...fast.found] : undefined).toEqual(expected);
  }
});

it('leaves lines of many colours and of very many states to the reference', () => {
  const inks = Array.from({ length: 8 }, (_, k) => ({ size: 1, color: k + 1 }));
  const colorful = lineAutomaton(inks, 9, 100_000);
  const long = lineAutomaton([{ size: 3000, color: 1 }], 2, 100_000);
  const of = (automaton: Automaton | undefined) => automaton && FastLine.of(automaton, 10);
  expect(of(colorful)).toBeUndefined();
  expect(of(long)).toBeUndefined();
});
