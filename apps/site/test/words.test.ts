/**
 * Texts of the pages in both languages: the same entries, none forgotten in the other language.
 * The types see to the entries; what a type cannot see is a sentence that was copied and not
 * translated.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../web/words/', import.meta.url);

/** Names and signs that are the same in both languages. */
const SAME_IN_BOTH = new Set([
  ...['Nonokit', 'English', 'Русский', 'A4', 'A5', 'Letter', 'Home', 'Select', 'Start'],
  ...['L1', 'R1', 'L2', 'R2', '`npx nonokit play puzzle.non`'],
]);

/** Arguments for texts with gaps: enough of them for any. */
const ARGUMENTS = [2, 3, 4, 5] as const;

const files = readdirSync(new URL('en/', FOLDER)).filter((name) => !name.includes('.test.'));

describe.each(files)('words of %s', async (file) => {
  const [en, ru] = await Promise.all([tableOf('en', file), tableOf('ru', file)]);

  it('have the same entries in both languages', () => {
    const names = (texts: ReadonlyMap<string, string>): string[] => [...texts.keys()].sort();
    // forms of plurals differ by language, and nothing else does
    const plain = (name: string): boolean => !/\.(one|two|few|many|other)$/.test(name);
    expect(names(ru).filter(plain)).toEqual(names(en).filter(plain));
    expect(en.size).toBeGreaterThan(0);
  });

  it('have no sentence that is the same in both', () => {
    const same = [...en].filter(
      ([name, text]) =>
        ru.get(name) === text &&
        /\p{L}{2}/u.test(text.replace('Nonokit', '')) &&
        !SAME_IN_BOTH.has(text),
    );
    expect(same).toEqual([]);
  });
});

/** All texts of a table by their places in it. */
async function tableOf(language: string, file: string): Promise<ReadonlyMap<string, string>> {
  const module: Readonly<Record<string, unknown>> = await import(
    new URL(`${language}/${file}`, FOLDER).href
  );
  const texts = new Map<string, string>();
  for (const value of Object.values(module)) collect(value, '', texts);
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
