/**
 * Renders a page of the site on the server: the same components that the browser takes over, with
 * the data of this request. What is in `data` is in the page's source, so nothing may be in it that
 * the asker must not know.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ComponentType } from 'preact';
import { htmlOf, type PageFiles } from '../../src/prerender.js';
import type { KeepHtml } from '../../src/shell/kept.js';
import type { PageLanguage, PagePath } from '../../src/shell/place.js';
import { htmlAnswer } from '../http/compressed.js';
import type { SiteContext } from '../http/env.js';
import type { Site } from '../site.js';
import { keepHtml } from './kept-html.js';

/** A page with its data. */
export interface ServerPage<Data> {
  /** Without language, without a slash in front: `puzzles/3FHTBKNHdr9`. */
  readonly path: PagePath;
  /** The folder of `src/pages` whose entry starts it. */
  readonly entry: string;
  readonly title: (language: PageLanguage) => string;
  readonly description: (language: PageLanguage) => string;
  readonly Page: ComponentType<{ readonly data: Data }>;
  readonly data: Data;
  /** More elements of the head, escaped: feeds, previews. */
  readonly head?: readonly string[];
  readonly status?: ContentfulStatusCode;
}

/** The files of each entry, as the build wrote them. */
export type FilesByEntry = Readonly<Record<string, Record<PageLanguage, PageFiles>>>;

/** What each site keeps of its pages. */
const keepers = new WeakMap<Site, KeepHtml>();

function keeperOf(site: Site): KeepHtml {
  const known = keepers.get(site) ?? keepHtml();
  keepers.set(site, known);
  return known;
}

const read = new Map<string, FilesByEntry>();

/** The files of all entries of a build; read once. */
export function filesOfBuild(folder: string): FilesByEntry {
  const known = read.get(folder);
  if (known !== undefined) return known;
  const files = JSON.parse(readFileSync(join(folder, 'page-files.json'), 'utf8')) as FilesByEntry;
  read.set(folder, files);
  return files;
}

/** Answers with a page. */
export function renderPage<Data>(
  c: SiteContext,
  site: Site,
  page: ServerPage<Data>,
): Promise<Response> {
  const language = c.get('language');
  const member = c.get('member');
  const files = filesOfBuild(site.config.pages)[page.entry]?.[language];
  if (files === undefined) throw new Error(`the build knows no entry "${page.entry}"`);
  const html = htmlOf({ ...page, Page: page.Page as ComponentType<{ data: never }> }, language, {
    ...files,
    ...(page.head === undefined ? {} : { head: page.head }),
    baseUrl: site.config.baseUrl,
    keep: keeperOf(site),
    server: { person: member === undefined ? undefined : { name: member.name, role: member.role } },
  });
  c.header('Cache-Control', 'private, no-cache');
  return htmlAnswer(c, html, page.status ?? 200);
}
