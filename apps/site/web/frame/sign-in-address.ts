/** Where people sign in or make an account, and how they come back to the page they were on. */
import type { PageContext } from './page-context.js';

/**
 * The address of the form for signing in, for a new account, or for signing in once more to prove
 * who one is; afterwards it leads back here. `query` is what the address of this page has after
 * its path.
 */
export function signInAddress(page: PageContext, part: 'in' | 'new' | 'again', query = ''): string {
  const { linkTo, place } = page;
  const next = place === 'sign-in' ? '' : place + query;
  const asked = new URLSearchParams({
    ...(part !== 'in' && { part }),
    ...(next !== '' && { next }),
  }).toString();
  return linkTo('sign-in') + (asked === '' ? '' : `?${asked}`);
}

/**
 * A path of pages, then perhaps a query and a part of the page: it begins with a sign of a name, so
 * it leads nowhere else.
 */
const PAGE = /^[\p{L}\d][\p{L}\d/_%-]*(\?[\w=&,.%+~-]*)?(#[\w-]+)?$/u;

/** The page that `next` of a query names, below the site's root; the first page for any other. */
export function pageAfterSignIn(query: string): string {
  const next = new URLSearchParams(query).get('next') ?? '';
  return PAGE.test(next) && next.length <= 500 ? next : '';
}
