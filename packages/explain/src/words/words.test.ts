/**
 * Texts: twenty explanations in both languages, in a golden file that was corrected until a
 * beginner could follow it; rules for all sentences; Russian plurals; words for colours.
 */
import { chooseColorWords, type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/russian-color';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { explain, explainSteps } from '../explain.js';
import { lineLesson } from '../lessons/line-lesson.js';
import type { Step } from '../step.js';

import { chainStep, reasoned } from '../testing/spoken-chains.js';
import { describeStep } from './describe-step.js';
import { russian } from './ru/steps.js';
import { counted } from './ru/words.js';

/** A technique, a clue, a line. */
const LINES = [
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

/** A step in both languages. */
function spokenStep(step: Step, puzzle: Puzzle): string[] {
  const say = (language: 'en' | 'ru'): string =>
    describeStep(step, puzzle, language).lines.join('\n');
  return [say('en'), '', say('ru'), ''];
}

/** The first step with facts of this kind in a puzzle. */
function findFirst(kind: string, puzzle: Puzzle): Step {
  const walk = explainSteps(puzzle);
  for (const step of walk.ok ? walk.value : []) if (step.facts.kind === kind) return step;
  throw new Error(`no step of ${kind}`);
}

describe('explanations', () => {
  it('match the golden file', async () => {
    const spoken: string[] = ['# Explanations, read aloud', ''];
    for (const [id, clue, cells] of LINES) {
      const example = lineLesson(id, { clue, cells });
      spoken.push(`## ${id}: ${clue}, ${cells}`, '', example.en, '', example.ru, '');
    }
    for (const [kind, at] of PUZZLES) {
      const puzzle = puzzleAt(at);
      spoken.push(`## ${kind}`, '', ...spokenStep(findFirst(kind, puzzle), puzzle));
    }
    for (const [id, at, line, so, chain] of CHAINS) {
      const heading = at.inks > 1 ? `${id}, in colours` : id;
      const puzzle = puzzleAt(at);
      const written = chainStep(id, line, chain, so);
      const step = id === 'nested' ? written : reasoned(written, puzzle);
      spoken.push(`## ${heading}`, '', ...spokenStep(step, puzzle));
    }
    await expect(spoken.join('\n')).toMatchFileSnapshot('./explanations.golden.md');
  });

  it('have at most two sentences, name their line first, and never mention trying or the picture', () => {
    const random = randomOf(4);
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const inks = 1 + (i % 3);
      const size = 5 + random.below(8);
      const puzzle: Puzzle = puzzleOf(randomGrid(random, size, size, inks, 0.6), paletteOf(inks));
      const result = explain(puzzle, { chains: false });
      for (const step of result.ok ? result.value.steps : []) {
        seen.add(step.facts.kind);
        for (const language of ['en', 'ru'] as const) {
          const { text, lines } = describeStep(step, puzzle, language);
          expect(lines).toEqual([text]);
          expect(text).toMatch(
            /^(Row|Column|Строка|Столбец) \d+(, [^:]+| заполняется полностью): .*\.$/,
          );
          expect(text.match(/[.!?](?= |$)/g)?.length).toBeLessThanOrEqual(2);
          expect(text).not.toMatch(
            /\b(try|guess|picture)\b|undefined|NaN|-1|попроб|угада|картин|рисун/i,
          );
        }
      }
    }
    expect(seen.size).toBeGreaterThan(12);
  });
});

describe('counted', () => {
  it.each([
    [1, '1 клетка'],
    [2, '2 клетки'],
    [5, '5 клеток'],
    [11, '11 клеток'],
    [21, '21 клетка'],
    [104, '104 клетки'],
    [112, '112 клеток'],
  ])('puts %i into words as %s', (count, text) => {
    expect(counted(count, ['клетка', 'клетки', 'клеток'])).toBe(text);
  });
});

describe('headings in Russian', () => {
  it('agree in number with their lines', () => {
    const technique = russian.technique({
      technique: 'complete-line',
      facts: { kind: 'no-blocks' },
    });
    expect(russian.heading('Столбец 4', technique)).toBe('Столбец 4 заполняется полностью');
    expect(russian.heading('Столбцы 2 и 4', technique)).toBe('Столбцы 2 и 4 заполняются полностью');
    expect(russian.heading('Строки 1–3', technique)).toBe('Строки 1–3 заполняются полностью');
  });
});

describe('chooseColorWords', () => {
  it.each([
    ['#add8e6', 'sky blue'],
    ['#1e46c8', 'blue'],
    ['#ffc0cb', 'pink'],
    ['#ff00ff', 'pink'],
    ['#800080', 'violet'],
    ['#008080', 'turquoise'],
    ['#a52a2a', 'red'],
    ['#ffa500', 'orange'],
    ['#c0c0c0', 'grey'],
    ['#663300', 'brown'],
    ['#d2b48c', 'beige'],
    ['#99cc33', 'green'],
    ['#ffff80', 'yellow'],
    ['#ffd166', 'yellow'],
    ['#8d99ae', 'grey'],
    ['#d3cdf0', 'lilac'],
    ['#cdbbe8', 'lilac'],
    ['#cdd5de', 'grey'],
    ['#ffefe0', 'beige'],
  ])('calls %s %s', (rgb, basic) => {
    expect(chooseColorWords([{ rgb: '#ffffff' }, { rgb }])[1]).toMatchObject({ basic });
  });

  it('distinguishes every ink', () => {
    const palette = ['#ffffff', '#000000', '#ff0000', '#0000ff', '#00aa00', '#90ee90', '#ffff00'];
    expect(chooseColorWords(palette.map((rgb) => ({ rgb })))).toMatchObject([
      { basic: 'white' },
      { basic: 'black' },
      { basic: 'red' },
      { basic: 'blue' },
      { basic: 'green', shade: 'dark' },
      { basic: 'green', shade: 'light' },
      { basic: 'yellow' },
    ]);
    const greens = ['#ffffff', '#004400', '#90ee90', '#00aa00'].map((rgb) => ({ rgb }));
    expect(chooseColorWords(greens).map((word) => 'shade' in word && word.shade)).toEqual([
      ...[undefined, 'dark', 'light', undefined],
    ]);
    const dark = ['#ffffff', '#2b2b2b', '#000000', '#333333', '#f6f6f6', '#fafafa'];
    expect(chooseColorWords(dark.map((rgb) => ({ rgb }))).slice(1)).toEqual([
      { basic: 'grey', shade: 'very dark' },
      { basic: 'black', shade: undefined },
      { basic: 'grey', shade: 'dark' },
      { basic: 'grey', shade: 'light' },
      { basic: 'grey', shade: 'very light' },
    ]);
    const onPaper = (paper: string, ink: string) =>
      chooseColorWords([{ rgb: paper }, { rgb: ink }]);
    expect(onPaper('#ffffff', '#eeeeef')).toMatchObject([{ basic: 'white' }, { basic: 'grey' }]);
    expect(onPaper('#fff3d6', '#d8b98a')).toMatchObject([
      { basic: 'beige', shade: 'light' },
      { basic: 'beige', shade: 'dark' },
    ]);
    expect(onPaper('#b39ee6', '#ffffff')).toMatchObject([{ basic: 'violet' }, { basic: 'white' }]);
    for (const inks of [1, 5, 12, 30]) {
      const words = chooseColorWords(paletteOf(inks));
      expect(new Set(words.map((word) => JSON.stringify(word))).size).toBe(inks + 1);
    }
  });
});

describe('colorAdjective', () => {
  it.each([
    ['red', undefined, 'feminine', 'красная'],
    ['blue', 'light', 'masculine', 'светло-синий'],
    ['blue', undefined, 'genitive', 'синего'],
    ['blue', undefined, 'feminine-instrumental', 'синей'],
    ['sky blue', undefined, 'masculine', 'голубой'],
    ['sky blue', undefined, 'plural', 'голубые'],
    ['green', 'dark', 'plural-instrumental', 'тёмно-зелёными'],
    ['lilac', undefined, 'feminine', 'сиреневая'],
    ['yellow', 'very dark', 'dative', 'очень тёмно-жёлтому'],
  ] as const)('gives %s, %s, %s as %s', (basic, shade, form, text) => {
    expect(colorAdjective(basic, shade, form)).toBe(text);
  });
});
