/**
 * The data of a page in the language in which it is shown: lessons hold each sentence in all
 * languages, of which a page needs one.
 */
import { LANGUAGES, type Language } from '@nonokit/core';

/**
 * The data without what is said in other languages; the same data where nothing is said in all of
 * them. Data are what JSON can hold.
 */
export function inOneLanguage(data: unknown, language: Language): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const items = data.map((item) => inOneLanguage(item, language));
    return items.some((item, k) => item !== data[k]) ? items : data;
  }
  const isSpoken = LANGUAGES.every((each) => Object.hasOwn(data, each));
  const kept = Object.entries(data).filter(([name]) => !isSpoken || !isOther(name, language));
  const members = kept.map(([name, value]) => [name, inOneLanguage(value, language)] as const);
  const hasChanged = isSpoken || members.some(([, value], k) => value !== kept[k]?.[1]);
  return hasChanged ? Object.fromEntries(members) : data;
}

/** Whether a member is what another language says. */
function isOther(name: string, language: Language): boolean {
  return name !== language && LANGUAGES.some((each) => each === name);
}
