import { expect, it } from 'vitest';
import { words as en } from '../words/en/cards.js';
import { words as ru } from '../words/ru/cards.js';
import { minutesText } from './minutes-text.js';

/** What a card of a square puzzle says. */
function textOf(side: number, difficulty: string, words: typeof en = en): string {
  const wordsOf = (() => words) as unknown as Parameters<typeof minutesText>[0]['wordsOf'];
  const inks = ['#000000'];
  return minutesText({ wordsOf }, { width: side, height: side, inks, difficulty });
}

it('minutesText gives roughly how long a puzzle takes', () => {
  expect(textOf(5, 'trivial')).toBe('about 1 min');
  expect(textOf(15, 'easy')).toBe('about 4 min');
  expect(textOf(30, 'medium')).toBe('about 20 min');
  expect(textOf(50, 'medium')).toBe('about 1 h');
  expect(textOf(60, 'hard')).toBe('about 2 h');
  expect(textOf(70, 'hard')).toBe('about 2½ h');
  expect(textOf(100, 'expert', ru)).toBe('около 7 ч');
  expect(textOf(15, 'easy', ru)).toBe('около 4 мин');
});
