/**
 * What belongs to one rendering of a page: its place, its language, and the server behind it with
 * the person who is signed in. Parts of a page take it from the context in which they are drawn,
 * never from a module: a server draws pages for several people at a time.
 *
 *     const { linkTo, wordsOf } = usePage();
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { linkBetween, type PageLanguage, type PagePath, rootFrom } from './place.js';

/** What a page knows of the server behind it. */
export interface ServerFacts {
  /** Who is signed in. */
  readonly person:
    | { readonly name: string; readonly role: 'person' | 'moderator' | 'administrator' }
    | undefined;
}

/** Texts in both languages. */
export interface Words<Texts> {
  readonly en: Texts;
  readonly ru: Texts;
}

/** What tells one rendering from another. */
interface PageFacts {
  /** The path of this page: `'learn/overlap/'`. */
  readonly place: PagePath;
  /** The language that is shown. */
  readonly language: PageLanguage;
  /** The server behind the pages; undefined where they are files that the build has written. */
  readonly server: ServerFacts | undefined;
}

/** The facts, and what follows from them. */
export interface PageContext extends PageFacts {
  /** The relative address of the site's root. */
  readonly root: string;
  /** The address of another page in the language that is shown. */
  linkTo(this: void, path: PagePath): string;
  /** The texts in the language that is shown. */
  wordsOf<Texts>(this: void, words: Words<Texts>): Texts;
  /** The noun for a count: `{ one: 'move', other: 'moves' }`; Russian has `few` and `many`. */
  plural(this: void, count: number, forms: PluralForms): string;
  /** A number as the language writes it: 1,031 or 1 031. */
  numberText(this: void, count: number): string;
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

// made once: making one takes as long as a whole card
const RULES = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };
const NUMBERS = { en: new Intl.NumberFormat('en'), ru: new Intl.NumberFormat('ru') };

/** The context of a rendering. */
export function pageContext({ place, language, server }: PageFacts): PageContext {
  return {
    place,
    language,
    server,
    root: rootFrom(place, language),
    linkTo: (path) => linkBetween(place, path, language),
    wordsOf: (words) => words[language],
    plural: (count, forms) => forms[RULES[language].select(count)] ?? forms.other ?? '',
    numberText: (count) => NUMBERS[language].format(count),
  };
}

/** Hands the context to the parts of a page. */
export const PageProvider = createContext<PageContext | undefined>(undefined);

/** The context in which a part of a page is drawn. */
export function usePage(): PageContext {
  const page = useContext(PageProvider);
  if (page === undefined) throw new Error('usePage: a part of a page is drawn outside of a page');
  return page;
}
