/** In which language a request is answered. */
import { getCookie } from 'hono/cookie';
import type { SiteContext } from './env.js';

/** The language of an address; for the API of `?lang=`, of the cookie, of the browser. */
export function languageOf(c: SiteContext): 'en' | 'ru' {
  if (/^\/ru(\/|$)/.test(c.req.path)) return 'ru';
  if (!c.req.path.startsWith('/api/')) return 'en';
  const wanted = c.req.query('lang') ?? getCookie(c, 'language');
  if (wanted === 'ru' || wanted === 'en') return wanted;
  return preferred(c.req.header('accept-language') ?? '');
}

/** The language with the greatest weight: `ru;q=0.8, en` is English. */
function preferred(header: string): 'en' | 'ru' {
  const weight = { en: 0, ru: 0 };
  for (const part of header.slice(0, 200).split(',')) {
    const [, name, q] = /^\s*(en|ru)\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(part) ?? [];
    const key = name?.toLowerCase() === 'ru' ? 'ru' : 'en';
    if (name !== undefined) weight[key] = Math.max(weight[key], Number(q ?? 1));
  }
  return weight.ru > weight.en ? 'ru' : 'en';
}
