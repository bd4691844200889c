/** In which language a request is answered. */
import { closestLanguage } from '@nonokit/core';
import { getCookie } from 'hono/cookie';
import { splitPath } from '../../web/frame/place.js';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageOfTag,
  type PageLanguage,
} from '../../web/words/languages.js';
import type { SiteContext } from './env.js';

/** Finds out the language of a request. */
export function setLanguage(c: SiteContext): void {
  const language = chooseLanguage(c);
  c.set('language', language);
  c.set('contentLanguage', closestLanguage(language));
}

/** The language of an address; for the API of `?lang=`, of the cookie, of the browser. */
function chooseLanguage(c: SiteContext): PageLanguage {
  const path = c.req.path.slice(1);
  if (!path.startsWith('api/')) return splitPath(path)[0];
  const wanted = c.req.query('lang') ?? getCookie(c, 'language');
  if (wanted !== undefined && LANGUAGES.includes(wanted)) return wanted;
  return preferred(c.req.header('accept-language') ?? '');
}

/** The language with the greatest weight: `ru;q=0.8, en` is English. */
function preferred(header: string): PageLanguage {
  const weights = new Map(LANGUAGES.map((language) => [language, 0]));
  for (const part of header.slice(0, 200).split(',')) {
    const [, tag = '', q = '1'] = /^\s*([\w-]+)[^;]*(?:;\s*q=([\d.]+))?/.exec(part) ?? [];
    const language = languageOfTag(tag);
    if (language === undefined) continue;
    weights.set(language, Math.max(weights.get(language) ?? 0, Number(q)));
  }
  // the first of equals is the default language, which is also that of who names none
  const [best = DEFAULT_LANGUAGE] = [...weights].reduce((one, other) =>
    other[1] > one[1] ? other : one,
  );
  return best;
}
