/**
 * Words of parts that few people ask for: they are in a file of their own, which is loaded with the
 * part, so that no page carries them along with those of its other parts.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/en/index.js';
import { here } from './here.js';
import { loadAgain } from './load-again.js';
import { usePage } from './page-context.js';
import { loadFile, readFiles, wordsThere } from './page-words.js';

/** The words of such a part in the language of the page; undefined until they are loaded. */
export function useAskedWords<Name extends keyof Words>(name: Name): Words[Name] | undefined {
  const { language } = usePage();
  const [words, show] = useState<Words[Name]>();
  useEffect(() => {
    const controller = new AbortController();
    void loadAgain(() => loadAsked(name), controller).then((found) => {
      if (found !== undefined) show(() => found);
    });
    return () => controller.abort();
  }, [name, language]);
  return words;
}

async function loadAsked<Name extends keyof Words>(name: Name): Promise<Words[Name] | undefined> {
  const { language, root } = here.peek();
  const { asked } = readFiles(language);
  // in development all words are in one file
  const words = asked === undefined ? wordsThere(language) : await loadFile(root + asked);
  return words?.[name];
}
