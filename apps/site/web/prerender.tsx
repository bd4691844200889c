/**
 * Writes the HTML of a page: readable without script where the page has something to read, and
 * taken over by its entry. Runs when the site is built, never in a browser.
 */
import { escapeXml } from '@nonokit/core';
import { renderToString } from 'preact-render-to-string';
import { manifestFile } from './app-manifest.js';
import { type HtmlCache, HtmlCacheContext } from './frame/cached-html.js';
import {
  type PageContext,
  PageProvider,
  pageContext,
  type ServerFacts,
} from './frame/page-context.js';
import type { WordFiles } from './frame/page-words.js';
import { pathIn, rootFrom, splitPath } from './frame/place.js';
import { inOneLanguage } from './one-language.js';
import type { SitePage } from './pages.js';
import { faceData, faceHead, iconLinks, putFace } from './site-marks.js';
import { wordsIn } from './words/all.js';
import { LANGUAGES, type PageLanguage } from './words/languages.js';

export { appManifest, manifestFile } from './app-manifest.js';
export { chooseFolder } from './frame/place.js';
export { listPages, NO_DATA } from './pages.js';
export { MARKED_FACE } from './site-marks.js';
export { headFacts } from './words/head-facts.js';
export { LANGUAGES } from './words/languages.js';

/** The files that a page loads, from the site's root. */
export interface PageFiles {
  readonly scripts: readonly string[];
  /** Modules that the scripts import: loaded at once. */
  readonly imports: readonly string[];
  /** The words of the page, by language. */
  readonly words: Readonly<Record<PageLanguage, WordFiles>>;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The script that runs before anything is drawn. */
  readonly headScript: string;
}

/** What a server adds to a page. */
export interface ServerAdds {
  /** Elements of the head, escaped. */
  readonly head?: readonly string[];
  readonly server?: ServerFacts;
  /** Where people reach the site, without a slash at the end. */
  readonly baseUrl?: string;
  /** Caches parts of pages for the next ones. */
  readonly cache?: HtmlCache;
}

/** How browsers are told that a file may come after others. */
const LATER = ' fetchpriority="low"';

/** The HTML of a page in a language. */
export function renderHtml(
  page: SitePage,
  shown: PageLanguage,
  files: PageFiles & ServerAdds,
): string {
  const facts = { place: page.path, language: shown, server: files.server };
  const context = pageContext(facts, wordsIn(shown));
  const { pageTitle, root, site } = context;
  const link = (rel: string, file: string, more = ''): string =>
    `<link rel="${rel}" href="${root}${file}"${more}>`;
  const imports = [...files.imports, files.words[shown]?.first ?? ''];
  const body = renderToString(drawn(page, context, files.cache));
  const data = inOneLanguage(page.data, context.contentLanguage);
  const spoken = data === page.data ? '' : ' data-spoken=""';
  return [
    '<!doctype html>',
    `<html lang="${shown}" data-path="${page.path}"${spoken}${serverData(files.server)}`,
    `data-words="${escapeXml(JSON.stringify(files.words))}" data-theme="light">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeXml(pageTitle(page.title(context)))}</title>`,
    `<meta name="description" content="${escapeXml(page.description(context))}">`,
    '<meta name="theme-color" content="#f5f6f3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#14161b" media="(prefers-color-scheme: dark)">',
    `<script src="${root}${files.headScript}"></script>`,
    ...files.styles.map((file) => link('stylesheet', file)),
    ...files.fonts.map((file) => link('preload', file, ' as="font" type="font/woff2" crossorigin')),
    // the page can be read before its scripts: on a slow network styles and letters go first
    ...imports.map((file) => link('modulepreload', file, LATER)),
    ...files.scripts.map((file) => `<script type="module"${LATER} src="${root}${file}"></script>`),
    ...iconLinks(site, root),
    link('manifest', manifestFile(shown)),
    ...alternates(page, shown, files.baseUrl),
    ...(files.head ?? []),
    ...faceHead(site, root),
    '</head>',
    `<body>${newDecision(context)}<div id="app">${body}</div>`,
    `<script type="application/json" id="data">${jsonInHtml(data)}</script>`,
    '</body></html>',
  ].join('\n');
}

/** The page as what draws it takes it: with all that belongs to this rendering in its context. */
export function drawn(
  { Page, data }: SitePage,
  context: PageContext,
  cache: HtmlCache | undefined,
) {
  return (
    <PageProvider.Provider value={context}>
      <HtmlCacheContext.Provider value={cache}>
        <Page data={data as never} />
      </HtmlCacheContext.Provider>
    </PageProvider.Provider>
  );
}

/**
 * A line above the page for whom a moderator has decided something that they have not read. It
 * stands apart from what scripts draw, so that no page loads anything for it.
 */
function newDecision({ server, linkTo, wordsOf }: PageContext): string {
  if (server?.person?.hasNews !== true) return '';
  const { news, readNews } = wordsOf('decisions');
  const link = `<a class="link" href="${linkTo('settings/')}#decisions">${readNews}</a>`;
  return `<p class="new-decision" role="status">${news} ${link}</p>`;
}

/** The facts about the server as attributes, which `start` reads. */
export function serverData(facts: ServerFacts | undefined): string {
  if (facts === undefined) return '';
  const { isPersonUnknown = false, person, site } = facts;
  const server = ` data-server=""${site === undefined ? '' : faceData(site)}`;
  if (isPersonUnknown) return `${server} data-unknown=""`;
  if (person === undefined) return server;
  const { id, name, role, hasNotices } = person;
  const own = `data-account="${id}" data-person="${escapeXml(name)}" data-role="${role}"`;
  return `${server} ${own}${hasNotices === true ? ' data-notices' : ''}`;
}

/**
 * Links to the same page in all languages, for search engines, which want whole addresses; files
 * that any server may serve know none.
 */
function alternates({ path }: SitePage, shown: PageLanguage, baseUrl?: string): string[] {
  const root = baseUrl === undefined ? rootFrom(path, shown) : escapeXml(`${baseUrl}/`);
  return LANGUAGES.map(
    (each) => `<link rel="alternate" hreflang="${each}" href="${root}${pathIn(each, path)}">`,
  );
}

/** A built page of a server, with the facts about it in its first element, and its site's face. */
export function withFacts(html: string, path: string, facts: ServerFacts): string {
  const [language, place] = splitPath(path.replace(/index\.html$/, ''));
  const shown = `${serverData(facts)} data-written=""`;
  const page = html
    // as it was written, the page names a server without a person
    .replace(/ data-server=""(?: data-site="[^"]*")?/, '')
    .replace(' data-theme=', () => `${shown} data-theme=`);
  return facts.site === undefined ? page : putFace(page, facts.site, rootFrom(place, language));
}

/** A built page with those links as a server with an address knows them; `path` is its file. */
export function withAddress(html: string, path: string, baseUrl: string): string {
  const [, plain] = splitPath(path.replace(/index\.html$/, ''));
  const root = escapeXml(`${baseUrl}/`);
  return html.replaceAll(
    /(<link rel="alternate" hreflang="([\w-]+)" href=)"[^"]*"/g,
    (_, start, language) => `${start}"${root}${pathIn(language, plain)}"`,
  );
}

/** JSON that cannot end the script element in which it stands. */
function jsonInHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
