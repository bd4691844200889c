/** What a list is called: favourites in the language of the page. */
import type { List } from '../../contract/lists.js';

export function nameOfList(
  { kind, title }: Pick<List, 'kind' | 'title'>,
  { favourites }: { readonly favourites: string },
): string {
  return kind === 'favourites' ? favourites : title;
}
