/** The page of a puzzle: rendered with what the asker may know, and nothing else. */
import { headOf, Page } from '../../src/pages/puzzle/page.js';
import { puzzleDetail } from '../catalogue/detail.js';
import type { SiteContext } from '../http/env.js';
import type { Site } from '../site.js';
import { renderPage } from './render.js';

/** Answers with the page of a puzzle. @throws {HttpProblem} 404 */
export async function puzzlePage(c: SiteContext, site: Site, id: string): Promise<Response> {
  const language = c.get('language');
  const puzzle = await puzzleDetail(site, id, { member: c.get('member'), language });
  const data = { puzzle };
  return renderPage(c, site, {
    ...{ path: `puzzles/${id}`, entry: 'puzzle', Page, data },
    ...headOf(data),
  });
}
