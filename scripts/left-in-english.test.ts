/**
 * No sentence of another language is left in English: their files of words, in all packages and in
 * the pages, have no English word that none of these languages has.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from './left-in-english.js';

const ROOT = new URL('../', import.meta.url);

/** Words that stand in most English sentences, and in none of the languages but for these. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: ['was'],
  es: ['has'],
  fr: [],
  ja: [],
  pl: [],
  ru: [],
  uk: [],
};
const WORDS = [
  ...['the', 'of', 'and', 'are', 'with', 'this', 'that', 'which', 'have', 'has', 'was', 'were'],
  ...['from', 'its', 'your', 'you', 'cannot', 'would', 'there', 'than', 'must', 'only', 'not'],
];

/** Names, and what a program says, that hold such words. */
const NAMES = /number of colours/g;

/** Files of words of a language: `words/de/…`, `words/de.ts`, `words/all-de.ts`, `texts/de.ts`. */
function filesOf(tag: string): string[] {
  const name = new RegExp(`/(words|texts)/(${tag}/.*|(\\w+-)?${tag})\\.ts$`);
  return ['packages', 'apps/site/web/words', 'apps/site/server'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => name.test(file) && !/node_modules|\.test\./.test(file)),
  );
}

describe.each(Object.entries(ENGLISH))('in %s', (tag, own) => {
  it('no text is left in English', () => {
    const english = new RegExp(
      `(?<![\\p{L}-])(${WORDS.filter((one) => !own.includes(one)).join('|')})(?![\\p{L}-])`,
      'u',
    );
    const files = filesOf(tag);
    expect(files.length).toBeGreaterThan(100);
    const left = files.flatMap((file) =>
      textsOf(readFileSync(new URL(file, ROOT), 'utf8'))
        .filter((text) => english.test(text.replaceAll(NAMES, '')))
        .map((text) => `${file}: ${text}`),
    );
    expect(left).toEqual([]);
  });
});

describe('textsOf', () => {
  const gap = `${'$'}{`;

  it.each([
    ["const a = 'one'; // 'not this'", ['one']],
    [`/* "nor this" */ \`two ${gap}count} three\``, ['two  …  three']],
    [`\`a ${gap}b ? 'of' : \`and ${gap}c}\`} d\``, ['a  …  d', 'of', 'and  … ']],
    ["'it\\'s'", ["it\\'s"]],
  ])('%s', (source, texts) => {
    expect(textsOf(source)).toEqual(texts);
  });
});
