/** Mutants of the trials change code that is there: a text that has moved would change nothing. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
}

const { MUTANTS } = (await import(
  new URL('../trials/mutants/mutants.mjs', import.meta.url).href
)) as { readonly MUTANTS: readonly Mutant[] };

it.each(MUTANTS)('$name', ({ file, from }) => {
  const text = readFileSync(new URL(`../apps/site/server/${file}`, import.meta.url), 'utf8');
  expect(text).toContain(from);
});
