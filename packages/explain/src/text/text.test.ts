/**
 * Texts: twenty explanations as they are read aloud, in both languages, kept in a golden file that
 * was corrected until a beginner could follow it; what every sentence keeps to; Russian plurals;
 * words for colours.
 */
import { type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { explain } from '../explain.js';
import { chainExample, lineExample } from '../testing/examples.js';
import { colorWordsOf } from './color-words.js';
import { describeStep } from './describe.js';
import { counted } from './ru-words.js';

const LINES = [
  ['complete-line', '3 1', '.?????.', false],
  ['complete-line', '3a 1b 2a', '.??????', true],
  ['complete-line', '3 2', '.???..??.', false],
  ['finished-line', '2 1', '?##?#?', false],
  ['overlap', '6', '?????????', false],
  ['overlap', '4a 3b', '?????????', true],
  ['glue', '3 2', '?#????????', false],
  ['glue', '4 1', '.#???????', false],
  ['glue', '5 5', '???????????.??#???', false],
  ['unreachable', '3', '????#?????', false],
  ['unreachable', '2 2', '?#??????#?', false],
  ['gap-too-small', '3 2', '.??.??????', false],
  ['joining-splitting', '5', '?#??#????', false],
  ['joining-splitting', '2 2', '?#?#??????', false],
  ['forcing', '3 2', '??.????.??', false],
  ['punctuating', '2 2', '?##???????', false],
  ['mercury', '3 1', '???#??????', false],
  ['whole-line', '1 2 2', '??.??#????', false],
  ['color-logic', '2a 3b', '???b??????', true],
] as const;

describe('explanations', () => {
  it('are what the golden file says', async () => {
    const spoken: string[] = ['# Explanations, read aloud', ''];
    for (const [id, clue, cells, colored] of LINES) {
      const example = lineExample(id, clue, cells, colored);
      spoken.push(`## ${id}: ${clue}, ${cells}`, '', example.en, '', example.ru, '');
    }
    for (const [id, size, tries] of [
      ['edge-logic', 5, 400],
      ['two-way', 5, 400],
      ['contradiction', 9, 600],
    ] as const) {
      const found = chainExample(id, size, tries);
      if (found === undefined) throw new Error(`no example of ${id}`);
      const say = (language: 'en' | 'ru'): string =>
        describeStep(found.step, found.puzzle, language).lines.join('\n');
      spoken.push(`## ${id}`, '', say('en'), '', say('ru'), '');
    }
    await expect(spoken.join('\n')).toMatchFileSnapshot('./explanations.golden.md');
  });

  it('keep to two sentences, name their line first, and never talk of trying or of the picture', () => {
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
          expect(text).toMatch(/^(Row|Column|Строка|Столбец) \d+, [^:]+: .*\.$/);
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
  ])('%i: %s', (count, text) => {
    expect(counted(count, ['клетка', 'клетки', 'клеток'])).toBe(text);
  });
});

describe('colorWordsOf', () => {
  it.each([
    ['#add8e6', 'blue'],
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
  ])('%s is %s', (rgb, basic) => {
    expect(colorWordsOf([{ rgb: '#ffffff' }, { rgb }])[1]).toMatchObject({ basic });
  });

  it('tells every ink apart', () => {
    const palette = ['#ffffff', '#000000', '#ff0000', '#0000ff', '#00aa00', '#90ee90', '#ffff00'];
    expect(colorWordsOf(palette.map((rgb) => ({ rgb })))).toMatchObject([
      { basic: 'white' },
      { basic: 'black' },
      { basic: 'red' },
      { basic: 'blue' },
      { basic: 'green', shade: 'dark' },
      { basic: 'green', shade: 'light' },
      { basic: 'yellow' },
    ]);
    for (const inks of [1, 5, 12, 30]) {
      const words = colorWordsOf(paletteOf(inks)).slice(1);
      expect(new Set(words.map((word) => JSON.stringify(word))).size).toBe(inks);
    }
  });
});
