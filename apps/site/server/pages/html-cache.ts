/**
 * Caches the HTML of parts of pages (`CachedHtml`) by their names, since rendering is most of what
 * a page costs. With cached parts and without, a request takes 2.7 and 6.4 ms of CPU for the
 * catalogue, 6.0 and 6.6 for the front page, 0.8 and 1.1 for series, 0.6 and 0.9 for the smallest
 * page (least of 12 rounds, Node 20.20, 2 x AMD EPYC). `cached-pages.test.ts` compares every page
 * with one that is drawn otherwise.
 *
 * A part is rendered with marks in place of its texts and cut there; afterwards it is put together
 * from the pieces and the texts of each page. Marks hold a number that nobody can guess, so no text
 * of a person is taken for one.
 */
import { randomBytes } from 'node:crypto';
import { Lru } from '@nonokit/core';
import { type ComponentChildren, Fragment, h } from 'preact';
import { jsxEscape, jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';
import type { CachedTexts, HtmlCache } from '../../web/frame/cached-html.js';
import { type PageContext, PageProvider, pageContext } from '../../web/frame/page-context.js';
import { wordsIn } from '../../web/words/all.js';
import { perSite } from '../site/index.js';

/** Most cached characters, of names and HTML together: at most 8 MB. */
const MOST = 4_000_000;

/** The HTML before, between and behind the texts of a part, and the names of these texts. */
interface Pieces {
  readonly html: readonly string[];
  readonly texts: readonly string[];
  /** Characters. */
  readonly size: number;
}

/** Makes a cache of `most` characters; the part that was not used for longest goes first. */
export function createHtmlCache(most = MOST): HtmlCache {
  const mark = randomBytes(12).toString('hex');
  const kept = new Lru<string, Pieces>(most, ({ size }, name) => size + name.length);
  const html: HtmlCache['html'] = (page, by, texts, draw) => {
    const { language, root, site } = page;
    const name = `${language} ${root} ${site.off.join()} ${by}`;
    const known = kept.get(name);
    const pieces = known ?? cutPieces(mark, texts, (marks) => asGuest(page, draw(marks)));
    if (known === undefined) kept.set(name, pieces);
    return filled(pieces, texts);
  };
  return { html, raw: rawHtml };
}

/** A part as it is on a page of a guest: its HTML must not name the person who asked first. */
function asGuest(page: PageContext, children: ComponentChildren) {
  const server = page.server && { person: undefined, site: page.site };
  const value = pageContext({ ...page, server }, wordsIn(page.language));
  return h(PageProvider.Provider, { value, children });
}

function cutPieces<Texts extends CachedTexts>(
  mark: string,
  texts: Texts,
  draw: (texts: Texts) => ComponentChildren,
): Pieces {
  const names = Object.keys(texts);
  // texts as well, under the same names
  const marks = Object.fromEntries(names.map((_, k) => [names[k], `${mark}-${k}-`])) as Texts;
  const html = renderToString(h(Fragment, null, draw(marks)));
  const parts = html.split(new RegExp(`${mark}-(\\d+)-`));
  return {
    html: parts.filter((_, k) => k % 2 === 0),
    texts: parts.filter((_, k) => k % 2 === 1).map((k) => names[Number(k)] ?? ''),
    size: html.length,
  };
}

/** The HTML with these texts. */
function filled({ html, texts: names }: Pieces, texts: CachedTexts): string {
  let text = html[0] ?? '';
  for (let k = 0; k < names.length; k++) {
    text += jsxEscape(texts[names[k] ?? ''] ?? '') + (html[k + 1] ?? '');
  }
  return text;
}

/** HTML in the form in which the renderer takes it from compiled JSX: as it is. */
function rawHtml(html: string): ComponentChildren {
  return jsxTemplate([html]);
}

/** HTML of parts of a site's pages. */
export const findHtmlCache = perSite(() => createHtmlCache());
