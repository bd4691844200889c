/** Messages about films: every one has a Russian sentence that mentions the same parameters. */
import { messageIn, problem } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import * as ENGLISH from './en/films.js';
import { filmEndings } from './film-words.js';
import { FILMS_RU } from './ru/films.js';

/** Parameters of each message; no sentence contains these values by itself. */
const SAMPLES = [problem(ENGLISH.tooManyFrames, { found: 911, most: 733 })];

describe('messages about films', () => {
  it('are all tested, each under its own name', () => {
    const names = Object.keys(ENGLISH).sort();
    expect(SAMPLES.map(({ key }) => key).sort()).toEqual(names.map((name) => `nonokit.${name}`));
    expect(Object.keys(FILMS_RU).sort()).toEqual(names);
  });

  it.each(SAMPLES)('$key mentions the same parameters in Russian', (sample) => {
    const russian = messageIn({ nonokit: FILMS_RU }, sample);
    expect(russian).toMatch(/[а-яё]/);
    for (const value of Object.values(sample.params ?? {})) {
      expect(sample.message).toContain(`${value}`);
      expect(russian).toContain(`${value}`);
    }
  });
});

describe('the captions for the end of a film', () => {
  it('are different sentences, with Russian letters in Russian', () => {
    for (const language of ['en', 'ru'] as const) {
      expect(new Set(Object.values(filmEndings(language))).size).toBe(4);
    }
    for (const ending of Object.values(filmEndings('ru')))
      expect(ending).toMatch(/^[А-ЯЁ][^a-z]+\.$/);
  });
});
