/**
 * Renders a page of the site on the server: the same components that the browser takes over, with
 * the data of this request. What is in `data` is in the page's source, so nothing may be in it that
 * the asker must not know.
 */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ComponentType } from 'preact';
import type { PageTexts } from '../../web/frame/page-context.js';
import type { PagePath } from '../../web/frame/place.js';
import { renderHtml } from '../../web/prerender.js';
import { htmlAnswer, type Member, type SiteContext } from '../http/index.js';
import { type Site, siteFace } from '../site/index.js';
import { findHtmlCache } from './html-cache.js';
import { pageFiles } from './page-files.js';

/** A page with its data. */
export interface ServerPage<Data> {
  /** Without language, without a slash in front: `puzzles/3FHTBKNHdr9`. */
  readonly path: PagePath;
  /** The folder of `web/pages` whose entry starts it. */
  readonly entry: string;
  readonly title: (page: PageTexts) => string;
  readonly description: (page: PageTexts) => string;
  readonly Page: ComponentType<{ readonly data: Data }>;
  readonly data: Data;
  /** More elements of the head, escaped: feeds, previews. */
  readonly head?: readonly string[];
  readonly status?: ContentfulStatusCode;
}

/** Answers with a page. */
export async function renderPage<Data>(
  c: SiteContext,
  site: Site,
  page: ServerPage<Data>,
): Promise<Response> {
  const language = c.get('language');
  const member = c.get('member');
  const files = pageFiles(site)[page.entry]?.[language];
  if (files === undefined) throw new Error(`the build knows no entry "${page.entry}"`);
  const html = renderHtml(
    { ...page, Page: page.Page as ComponentType<{ data: never }> },
    language,
    {
      ...files,
      ...(page.head === undefined ? {} : { head: page.head }),
      baseUrl: site.config.baseUrl,
      cache: findHtmlCache(site),
      server: {
        site: await siteFace(site),
        person: member && shownMember(member),
        // what refused the request may have come before the session was looked up
        isPersonUnknown: page.entry === 'trouble' && member === undefined,
      },
    },
  );
  c.header('Cache-Control', 'private, no-cache');
  return htmlAnswer(c, html, page.status ?? 200);
}

/** What a page knows of its reader. */
function shownMember({ id, name, role, hasNews, hasNotices }: Member) {
  return {
    id,
    name,
    role,
    ...(hasNews === true && { hasNews }),
    ...(hasNotices === true && { hasNotices }),
  };
}
