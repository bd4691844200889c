/**
 * Problems in all languages: each sentence names what the Russian one names, so that no number and
 * no name is forgotten in a translation.
 */
import type { Catalogue, LoadedLanguage } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { RUSSIAN } from '../ru.js';
import { loadTranslation } from '../translations.js';

const TAGS: readonly LoadedLanguage[] = ['de', 'fr', 'es', 'ja', 'pl', 'uk'];

/** The parameters that a sentence takes, by the first that it reads of each. */
function readBy(say: unknown): string[] {
  const read = new Set<string>();
  const params = new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name === 'string') read.add(name);
        return anything;
      },
      has: () => true,
    },
  );
  try {
    (say as CallableFunction)(params);
  } catch {
    // a value is used as what it is not; all names were read before
  }
  return [...read].sort();
}

/** A value that most code can work with: 2, a list of two, what has any member. */
const anything: unknown = Object.assign([2, 2], { kind: 'row', index: 1, text: '2', line: '2' });

/** What is said under each name, by package. */
function sentencesOf(catalogue: Catalogue): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, sentences]) =>
      Object.entries(sentences).map(([key, say]) => [`${name}.${key}`, say] as const),
    ),
  );
}

const russian = sentencesOf(RUSSIAN);

describe.each(TAGS)('problems in %s', (tag) => {
  it('are all there, and name what the Russian ones name', async () => {
    const own = sentencesOf(await loadTranslation(tag));
    const others = [...own.keys()].filter((key) => !key.startsWith('kinds.'));
    expect(others.sort()).toEqual([...russian.keys()].sort());
    const differ = [...russian].flatMap(([key, say]) => {
      const wanted = readBy(say).join();
      const found = readBy(own.get(key)).join();
      return wanted === found ? [] : [`${key}: ${found}, not ${wanted}`];
    });
    expect(differ).toEqual([]);
  });
});
