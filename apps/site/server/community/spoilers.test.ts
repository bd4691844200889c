import { describe, expect, it } from 'vitest';
import { cleanText } from '../people/clean-text.js';
import { givesAway } from './spoilers.js';

describe('givesAway', () => {
  it.each([
    ['An owl!', ['Owl']],
    ['OWLS are nice', ['Owl']],
    ['Люблю сову', ['Сова']],
    ['Какие совы', ['Сова']],
    ['o w l', ['Owl']],
    ['it is an o.w.l.', ['Owl']],
    ['Ёжик', ['ежик']],
    ['a cаt', ['cat']],
    ['Nice toucan', ['Toco toucan']],
    ['It is B 2', ['b-2']],
    ['lighthouses', ['lighthouse']],
    ['what a birdhouse', ['house']],
    ['ôwl', ['Owl']],
    ['one tag: animal', ['Owl', 'animals']],
    ['c4t', ['c4t']],
    ['It is an lwo', ['Owl']],
    ['esuoh thgil', ['Light house']],
    ['Это авос', ['Сова']],
    ['sova!', ['Сова']],
    ['Yozhik', ['Ёжик']],
    ['schenok', ['Щенок']],
    ['кэттл', ['Kettle']],
    ['a light house', ['Lighthouse']],
  ])('finds in "%s" the title %s', (text, secrets) => {
    expect(givesAway(text, { names: secrets, texts: [] })).toBe(true);
  });

  it.each([
    ['Row 16 opens everything.', ['Owl']],
    ['Slowly but surely', ['Owl']],
    ['The hardest one', ['The owl']],
    ['Красиво', ['Сова']],
    ['Anything', []],
    ['Anything', ['', '!!']],
    ['', ['Owl']],
    ['Wow, level', ['Owl']],
    ['by a low light', ['Owl']],
  ])('does not find in "%s" the title %s', (text, secrets) => {
    expect(givesAway(text, { names: secrets, texts: [] })).toBe(false);
  });
});

describe('givesAway, with a description', () => {
  const secrets = {
    names: ['Owl'],
    texts: ['She hunts at night. Thanks for solving, it has some long rows!', 'From a photograph'],
  };
  it.each(['It hunts', 'the nights', 'thgin', 'A photograph?'])(
    'finds in "%s" a word of it',
    (text) => {
      expect(givesAway(text, secrets)).toBe(true);
    },
  );

  it.each(['Thanks!', 'Long rows, but good to solve', 'She is hard'])('lets "%s" pass', (text) => {
    expect(givesAway(text, secrets)).toBe(false);
  });
});

describe('cleanText', () => {
  it.each([
    ['  a\r\nb\rc  \n\n\n\nd ', 'a\nb\nc\n\nd'],
    ['a\u202eb\u0000c\u200bd\ud800', 'abcd'],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
    ['e\u0301', 'é'],
    ['\u2066 \n', ''],
    ['👩‍🚀', '👩‍🚀'],
  ])('cleans %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('processes a long row of spaces without delay', () => {
    // by the square of their number it would take longer than a test may
    const text = `a${' '.repeat(60_000)}b`;
    expect(cleanText(text)).toBe(text);
  });
});
