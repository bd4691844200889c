/** Data of pages hold what is said in one language only. */
import { inEach } from '@nonokit/core';
import { expect, it } from 'vitest';
import { inOneLanguage } from './one-language.js';

it('keeps what is said in the language, and all that is said in none', () => {
  const names = inEach((language) => `name in ${language}`);
  const data = {
    id: 7,
    techniques: [{ id: 'overlap', ...names }],
    texts: inEach((language) => ({ name: language, parts: [language] })),
  };
  expect(inOneLanguage(data, 'de')).toEqual({
    id: 7,
    techniques: [{ id: 'overlap', de: 'name in de' }],
    texts: { de: { name: 'de', parts: ['de'] } },
  });
});

it('leaves data alone in which nothing is said in all languages', () => {
  const data = { titles: { en: 'Owl', ru: 'Сова' }, list: [1, null, 'de', { de: 1 }] };
  expect(inOneLanguage(data, 'de')).toBe(data);
  expect(inOneLanguage(undefined, 'de')).toBe(undefined);
});
