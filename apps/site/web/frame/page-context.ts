/**
 * What belongs to one rendering of a page: its place, its language, and the server behind it with
 * the person who is signed in. Parts of a page take it from the context in which they are drawn,
 * never from a module: a server draws pages for several people at a time.
 *
 *     const { linkTo, wordsOf } = usePage();
 */
import { closestLanguage, type Language } from '@nonokit/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type SiteFace, USUAL_FACE } from '../../contract/site-face.js';
import type { Words } from '../words/en/index.js';
import type { PluralForms } from '../words/grammar.js';
import type { PageLanguage } from '../words/languages.js';
import { linkBetween, type PagePath, rootFrom } from './place.js';

/** The server behind a page. */
export interface ServerFacts {
  /** The signed-in person. */
  readonly person:
    | {
        /** The identifier of the account, which only its own pages know. */
        readonly id: string;
        readonly name: string;
        readonly role: 'person' | 'moderator' | 'administrator';
        /** Whether a moderator has decided something that they have not read. */
        readonly hasNews?: boolean;
        /** Whether there are notices that they have not seen. */
        readonly hasNotices?: boolean;
      }
    | undefined;
  /** How its owner wants it to look; left out for the usual look. */
  readonly site?: SiteFace;
  /** Set where the server could not find out who is signed in. */
  readonly isPersonUnknown?: boolean;
}

/** The parameters of a rendering. */
export interface PageFacts {
  /** The path of this page: `'learn/overlap/'`. */
  readonly place: PagePath;
  readonly language: PageLanguage;
  /** The server behind the pages; undefined where they are files that the build has written. */
  readonly server: ServerFacts | undefined;
}

/** Texts by name: `wordsOf('play').title`. */
type WordsOf = <Name extends keyof Words>(name: Name) => Words[Name];

/** The part that the title of a page needs. */
export interface PageTexts {
  /** The language that is shown. */
  readonly language: PageLanguage;
  /** The language of what is not written in all: lessons, hints, names of techniques. */
  readonly contentLanguage: Language;
  /** The texts in it. */
  readonly wordsOf: WordsOf;
}

/** The facts, and what follows from them. */
export interface PageContext extends PageFacts, PageTexts {
  /** How the site presents itself. */
  readonly site: SiteFace;
  /** The relative address of the site's root. */
  readonly root: string;
  /** How `Intl` knows the language: 'en-GB'. */
  readonly locale: string;
  /** The address of another page in the language that is shown. */
  linkTo(this: void, path: PagePath): string;
  /** The title of the browser's tab for that of a page: 'Puzzles · Nonokit'. */
  pageTitle(this: void, title: string): string;
  /** The noun for a count: `{ one: 'move', other: 'moves' }`; some languages have more forms. */
  plural(this: void, count: number, forms: PluralForms): string;
  /** A number as the language writes it: 1,031 or 1 031. */
  numberText(this: void, value: number): string;
}

/** The context of a rendering, with the words that its page needs. */
export function pageContext(facts: PageFacts, words: Partial<Words>): PageContext {
  const { place, language, server } = facts;
  const wordsOf: WordsOf = (name) => {
    const found = words[name];
    if (found === undefined) throw new Error(`wordsOf: no words "${name}"`);
    return found;
  };
  const { locale, plural, numberText } = wordsOf('grammar');
  const site = server?.site ?? USUAL_FACE;
  return {
    site,
    place,
    language,
    contentLanguage: closestLanguage(language),
    server,
    wordsOf,
    root: rootFrom(place, language),
    locale,
    linkTo: (path) => linkBetween(place, path, language),
    pageTitle: (title) => wordsOf('shell').title(title, site.name),
    plural,
    numberText,
  };
}

/** Hands the context to the parts of a page. */
export const PageProvider = createContext<PageContext | undefined>(undefined);

/** The context in which a part of a page is drawn. */
export function usePage(): PageContext {
  const page = useContext(PageProvider);
  if (page === undefined) throw new Error('usePage: called outside of a page');
  return page;
}
