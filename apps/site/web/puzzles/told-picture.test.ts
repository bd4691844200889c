/** Every picture of the catalogue in a sentence, in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { gridOf } from '@nonokit/core';
import { readPuzzles } from 'nonokit/formats';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../words/all.js';
import type { Words } from '../words/en/index.js';
import { LANGUAGES } from '../words/languages.js';
import { toldPicture } from './told-picture.js';

const CATALOGUE = new URL('../../../../catalogue/', import.meta.url);

/** A page in a language. */
const pageIn = (language: string) => ({
  wordsOf: <Name extends keyof Words>(name: Name): Words[Name] => wordsIn(language)[name],
});

describe('a picture in a sentence', () => {
  const black = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

  it('tells colours, shares and places', () => {
    const picture = gridOf([
      [2, 2, 0, 0, 0, 0],
      [2, 2, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1, 1],
    ]);
    const palette = [{ rgb: '#ffffff' }, { rgb: '#118822' }, { rgb: '#dd1111' }];
    const about = { title: 'Sea', picture, palette };
    expect(toldPicture(pageIn('en'), about)).toBe(
      'Sea: green 17%, along the bottom; red 11%, at the top left.',
    );
    expect(toldPicture(pageIn('ru'), about)).toBe(
      'Sea: зелёный 17 %, вдоль нижнего края; красный 11 %, вверху слева.',
    );
  });

  it('says of black and white what is filled, and of halves that they mirror each other', () => {
    const picture = gridOf([
      [1, 0, 1],
      [1, 1, 1],
    ]);
    const about = { title: 'Cup', picture, palette: black };
    expect(toldPicture(pageIn('en'), about)).toBe(
      'Cup: filled 83%, all over. The left half mirrors the right.',
    );
  });

  it.skipIf(!existsSync(CATALOGUE))('each of the catalogue has one, short enough to hear', () => {
    const files = readdirSync(CATALOGUE).filter((name) => name.endsWith('.ndjson.gz'));
    const puzzles = files.flatMap((name) => {
      const bytes = gunzipSync(readFileSync(new URL(name, CATALOGUE)));
      return bytes.length === 0 ? [] : readPuzzles(bytes, { name });
    });
    expect(puzzles.length).toBeGreaterThan(2000);
    for (const language of LANGUAGES) {
      for (const { goal, palette, meta } of puzzles) {
        if (goal === undefined) throw new Error(`${meta.id} has no picture`);
        const sentence = toldPicture(pageIn(language), { title: '', picture: goal, palette });
        expect(sentence).toMatch(/^\s?[:：]\s?\S.*\d\s?%.+[.。]$/u);
        expect(sentence).not.toMatch(/undefined|NaN/);
        expect(sentence.length, meta.id).toBeLessThan(300);
      }
    }
  });
});
