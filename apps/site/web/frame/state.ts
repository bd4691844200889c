/**
 * What all parts of a page share: its place, its language and the player's settings, as signals, so
 * that whatever shows them follows a change without a reload.
 */
import { computed, signal } from '@preact/signals';
import { linkBetween, type PageLanguage, type PagePath, rootFrom } from './place.js';

/** The path of this page. */
export const place = signal<PagePath>('');

/** What a page knows of the server behind it. */
export interface ServerFacts {
  /** Who is signed in. */
  readonly person:
    | { readonly name: string; readonly role: 'person' | 'moderator' | 'administrator' }
    | undefined;
}

/** The server behind the pages; undefined where they are files that nobody but we wrote. */
export const server = signal<ServerFacts | undefined>(undefined);

/** Whether the page's script has taken over the HTML: what is pressed before leads nowhere. */
export const isAwake = signal(false);

/** The language that is shown. */
export const language = signal<PageLanguage>('en');

/** The relative address of the site's root. */
export const root = computed(() => rootFrom(place.value, language.value));

/** The address of another page in the language that is shown. */
export function linkTo(path: PagePath): string {
  return linkBetween(place.value, path, language.value);
}

/** Texts in both languages. */
export interface Words<Texts> {
  readonly en: Texts;
  readonly ru: Texts;
}

/** The texts in the language that is shown. */
export function wordsOf<Texts>(words: Words<Texts>): Texts {
  return words[language.value];
}

// made once: making one takes as long as a whole card
const RULES = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };

/** The noun for a count: `{ one: 'move', other: 'moves' }`; Russian has `few` and `many`. */
export function plural(count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>): string {
  const rule = RULES[language.value].select(count);
  return forms[rule] ?? forms.other ?? '';
}

const NUMBERS = { en: new Intl.NumberFormat('en'), ru: new Intl.NumberFormat('ru') };

/** A number as the language writes it: 1,031 or 1 031. */
export function numberText(count: number): string {
  return NUMBERS[language.value].format(count);
}
