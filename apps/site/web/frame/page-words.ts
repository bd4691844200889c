/**
 * The words of this page. The HTML names their files for each language: one that the first drawing
 * needs, which is on its way before the page's script asks for it, and one for the parts that come
 * later.
 */
import type { Words } from '../words/en/index.js';
import type { PageLanguage } from '../words/languages.js';
import { here } from './here.js';
import { byOtherAddress, loadAgain } from './load-again.js';

/** The files of a language, from the site's root. */
export interface WordFiles {
  readonly first: string;
  /** Left out where the page has no parts with words of their own. */
  readonly later?: string | undefined;
  /** The words of parts that few ask for (`asked-words.ts`). */
  readonly asked?: string | undefined;
}

/** The words that are there, by language; more come with the later parts. */
const LOADED = new Map<PageLanguage, Partial<Words>>();

let hasLater = false;

/** Loads the words of a language; undefined once the signal says that they are not wanted. */
export async function loadWords(
  language: PageLanguage,
  root: string,
  signal?: AbortSignal,
): Promise<Partial<Words> | undefined> {
  const { first, later } = readFiles(language);
  const loads = [first, ...(hasLater && later !== undefined ? [later] : [])];
  const found = await Promise.all(loads.map((file) => loadFile(root + file, signal)));
  const words: Partial<Words> = LOADED.get(language) ?? {};
  for (const some of found) {
    if (some === undefined) return undefined;
    Object.assign(words, some);
  }
  LOADED.set(language, words);
  return words;
}

/** Loads the words of the parts that come later, beside what draws them. */
export async function laterWords(): Promise<void> {
  hasLater = true;
  const { language, root } = here.peek();
  const { later } = readFiles(language);
  if (later === undefined) return;
  // what is drawn already keeps its words, so nothing has to be drawn anew
  Object.assign(LOADED.get(language) ?? {}, await loadFile(root + later));
  // the language was changed meanwhile, before it was known that these words are needed
  if (here.peek().language !== language) await laterWords();
}

/** Loads a part of the page that comes later, and its words. */
export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), laterWords()]);
  return part;
}

/** The words of a language that were loaded. */
export function wordsThere(language: PageLanguage): Partial<Words> | undefined {
  return LOADED.get(language);
}

/** The files of a language that the page names. */
export function readFiles(language: PageLanguage): WordFiles {
  const files: unknown = JSON.parse(document.documentElement.dataset['words'] ?? '{}');
  return Reflect.get(Object(files), language) as WordFiles;
}

/** Loads the words in a file; undefined once the signal says that they are not wanted. */
export async function loadFile(
  file: string,
  signal?: AbortSignal,
): Promise<Partial<Words> | undefined> {
  const address = new URL(file, location.href).href;
  const load = (): Promise<{ readonly words: Partial<Words> }> =>
    import(/* @vite-ignore */ address).catch(byOtherAddress);
  return (await loadAgain(load, { signal }))?.words;
}
