/**
 * A made-up language: English with every word doubled. It is made mechanically, and all of it is
 * one folder of words.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder's name. */
export const THIRD = 'xx';

/** Its name, what its pages' heads need, and a grammar that shows where it is used. */
const OWN: Readonly<Record<string, string>> = {
  name: "export const name = 'English English';",
  facts: `
    import type { HeadFacts } from '../head-facts.js';
    export const facts: HeadFacts = { openGraph: 'en_US', alphabets: ['latin'] };`,
  grammar: `
    import { type Grammar, createGrammar } from '../grammar.js';
    const usual = createGrammar({ locale: 'de', stampStyle: 'short' });
    export const words: Grammar = {
      ...usual,
      plural: (count, forms) => \`\${usual.plural(count, forms)} nouns\`,
      numberText: (value) => \`#\${usual.numberText(value)}\`,
    };`,
  'server-problems': `
    export const words = { 'not-found': () => 'There There is is nothing nothing here here.' };`,
};

/** How a text, or what makes one, is doubled; places in braces and marks stay. */
const DOUBLED = `
  export function doubled<Words>(words: Words): Words {
    return double(words) as Words;
  }
  function double(value: unknown): unknown {
    if (typeof value === 'string') return value.replaceAll(/(?<![{\\w])[A-Za-z]+(?![\\w}])/g, '$& $&');
    if (typeof value === 'function') return (...given: unknown[]) => double(value(...given));
    if (Array.isArray(value)) return value.map(double);
    if (typeof value !== 'object' || value === null || value instanceof Promise) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, double(each)]));
  }`;

/** Adds the language to the words of a copy of the site. */
export function addThirdLanguage(site: string): void {
  const words = join(site, 'web/words');
  const folder = join(words, THIRD);
  mkdirSync(join(folder, 'made'), { recursive: true });
  writeFileSync(join(folder, 'made/doubled.ts'), DOUBLED);
  for (const file of readdirSync(join(words, 'en'))) {
    const [name = ''] = file.split('.');
    if (file === 'index.ts' || !file.endsWith('.ts')) continue;
    writeFileSync(join(folder, file), OWN[name] ?? doubledFile(name));
  }
}

function doubledFile(name: string): string {
  return `
    import { words as english } from '../en/${name}.js';
    import { doubled } from './made/doubled.js';
    export const words = doubled(english);`;
}
