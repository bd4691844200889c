/**
 * Texts: twenty explanations in both languages, in a golden file that was corrected until a
 * beginner could follow it; rules for all sentences; Russian plurals; words for colours.
 */
import { chooseColorWords, type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/russian-color';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { explain } from '../explain.js';
import { lineLesson } from '../lessons/line-lesson.js';
import type { Step } from '../step.js';
import { LINES, samplesOfPuzzles } from '../testing/spoken-samples.js';
import { describeStep } from './describe-step.js';
import { russian } from './ru/steps.js';
import { counted } from './ru/words.js';

/** A step in both languages. */
function spokenStep(step: Step, puzzle: Puzzle): string[] {
  const say = (language: 'en' | 'ru'): string =>
    describeStep(step, puzzle, language).lines.join('\n');
  return [say('en'), '', say('ru'), ''];
}

describe('explanations', () => {
  it('match the golden file', async () => {
    const spoken: string[] = ['# Explanations, read aloud', ''];
    for (const [id, clue, cells] of LINES) {
      const example = lineLesson(id, { clue, cells });
      spoken.push(`## ${id}: ${clue}, ${cells}`, '', example.en, '', example.ru, '');
    }
    for (const { heading, step, puzzle } of samplesOfPuzzles()) {
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
