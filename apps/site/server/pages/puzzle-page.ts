/**
 * The page of a puzzle, and its player for pages of other sites: rendered only with what the reader
 * may know. Nothing in the head gives the picture away.
 */

import type { PuzzleDetail } from '../../contract/catalogue.js';
import { Page as EmbedPage } from '../../web/pages/embed/page.js';
import { makeHead, Page } from '../../web/pages/puzzle/page.js';
import { writtenFormats } from '../../web/puzzles/format-list.js';
import { textsIn } from '../../web/words/all.js';
import { puzzleDetail } from '../catalogue/index.js';
import type { SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';
import { canonical, feedLink, oembedLink, preview } from './head.js';
import { renderPage } from './render.js';

/** In which a puzzle can be saved: the same for all. */
const FORMATS = writtenFormats();

/** Answers with the page of a puzzle. @throws {HttpProblem} 404 */
export async function puzzlePage(c: SiteContext, site: Site, id: string): Promise<Response> {
  const puzzle = await puzzleDetail(site, id, readWish(c));
  const data = { puzzle, formats: FORMATS };
  return renderPage(c, site, {
    path: `puzzles/${id}`,
    entry: 'puzzle',
    Page,
    data,
    ...makeHead(data),
    head: await headElements(c, site, puzzle),
  });
}

/** Answers with the player alone. A frame of another site has no session: it is a guest's. */
export async function embedPage(c: SiteContext, site: Site, id: string): Promise<Response> {
  const { language } = readWish(c);
  const puzzle = await puzzleDetail(site, id, { member: undefined, language });
  const data = { puzzle };
  return renderPage(c, site, {
    path: `embed/${id}`,
    entry: 'embed',
    Page: EmbedPage,
    data,
    ...makeHead(data),
    head: [canonical(c, site, `puzzles/${id}`), '<meta name="robots" content="noindex">'],
  });
}

function readWish(c: SiteContext) {
  return { member: c.get('member'), language: c.get('contentLanguage') };
}

async function headElements(c: SiteContext, site: Site, puzzle: PuzzleDetail): Promise<string[]> {
  const path = `puzzles/${puzzle.id}`;
  const head = makeHead({ puzzle });
  const texts = textsIn(c.get('language'));
  const title = head.title(texts);
  const description = head.description(texts);
  const image = `preview/${puzzle.id}.png`;
  return [
    canonical(c, site, path),
    ...(puzzle.isUnlisted === true ? ['<meta name="robots" content="noindex">'] : []),
    oembedLink(c, site, path, title),
    feedLink(c, site, 'new'),
    ...(await preview(c, site, { title, description, path, image })),
  ];
}
