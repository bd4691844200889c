/**
 * Texts of the pages in all languages: the same entries, none forgotten in one of them. The types
 * see to the entries; what a type cannot see is a sentence that was copied and not translated.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../web/words/all.js';
import type { Words } from '../web/words/en/index.js';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../web/words/languages.js';

const SITE = new URL('../', import.meta.url);

/** Names and signs that are the same in all languages. */
const SAME_IN_ALL = new Set([
  ...['Nonokit', 'English', 'Русский', 'A4', 'A5', 'Letter', 'Home', 'Select', 'Start'],
  ...['Contact, public', 'puzzle'],
  ...['L1', 'R1', 'L2', 'R2', '`npx nonokit play puzzle.non`'],
]);

/** Languages with other letters than English: not a word of theirs is the same. */
const OTHER_LETTERS = new Set(['ru', 'ja', 'uk']);

/** What has to be translated: any word, or two where a word may be the same by chance. */
function isText(language: string): RegExp {
  return OTHER_LETTERS.has(language) ? /\p{L}{2}/u : /\p{L}{2}\P{L}+\p{L}{2}/u;
}

/** What is no text: the grammar, and sentences that problems have themselves in English. */
const NO_TEXTS: readonly string[] = ['grammar', 'problems', 'server-problems'];

/** Arguments for texts with gaps: enough of them for any. */
const ARGUMENTS = [2, 3, 4, 5] as const;

const names = (language: string) => Object.keys(wordsIn(language)).sort() as (keyof Words)[];
const files = names(DEFAULT_LANGUAGE).filter((name) => !NO_TEXTS.includes(name));

describe.each(LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE))('words in %s', (language) => {
  it('exist for every page and part', () => {
    expect(names(language)).toEqual(names(DEFAULT_LANGUAGE));
  });

  it.each(files)('have the same entries in every language: %s', (file) => {
    const [own, original] = tables(language, file);
    // forms of plurals and signs differ by language, and nothing else does
    const plain = ([name]: [string, string]) =>
      !/\.(one|two|few|many|other|colon|stop|semicolon|gap|afterColon)$/.test(name);
    const entries = (texts: ReadonlyMap<string, string>) =>
      [...texts].filter(plain).map(([name]) => name);
    expect(entries(own).sort()).toEqual(entries(original).sort());
    expect(original.size).toBeGreaterThan(0);
  });

  it.each(files)('have no identical sentence in two languages: %s', (file) => {
    const [own, original] = tables(language, file);
    const same = [...original].filter(
      ([name, text]) =>
        own.get(name) === text &&
        isText(language).test(text.replace('Nonokit', '')) &&
        !SAME_IN_ALL.has(text),
    );
    expect(same).toEqual([]);
  });
});

it('no source of the site names a language, except the folders of words', () => {
  const rooms = ['web', 'build', 'player-store', 'server/http', 'server/pages', 'server/people'];
  const found = [...rooms, 'server/catalogue/feeds'].flatMap((room) =>
    sourcesIn(room).flatMap(({ file, text }) =>
      [...text.matchAll(NAMED)].map(([name]) => `${file}: ${name}`),
    ),
  );
  expect(found).toEqual([]);
});

/** A language by its name, where a program can see it. */
const NAMED = /(['"`])ru\1|['"`/]ru\/|\bru:|\.ru\b|_RU\b|[а-яё]{3,}/gi;

/** What a folder of the site is made from, without comments; words and data are left out. */
function sourcesIn(room: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(new URL(`${room}/`, SITE), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .filter((file) => !/^web\/words\/\w+\/|^build\/course\//.test(file))
    .map((file) => {
      const text = readFileSync(new URL(file, SITE), 'utf8');
      return { file, text: text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gms, '') };
    });
}

function tables(language: string, file: keyof Words) {
  return [toTable(wordsIn(language)[file]), toTable(wordsIn(DEFAULT_LANGUAGE)[file])] as const;
}

/** All texts of a table by their places in it. */
function toTable(words: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  collect(words, '', texts);
  return texts;
}

function collect(value: unknown, name: string, texts: Map<string, string>): void {
  if (typeof value === 'string') texts.set(name, value);
  else if (typeof value === 'function') collect(filled(value), name, texts);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) collect(each, `${name}.${key}`, texts);
  }
}

/** A text with its gaps filled; what takes something else than numbers is only counted. */
function filled(text: CallableFunction): unknown {
  try {
    return text(...ARGUMENTS);
  } catch {
    return '…';
  }
}
