/** Addresses of the site as a whole, for what does not follow the page's relative links. */
import { here } from '../frame/here.js';

/** The address of the site's root, with a slash at its end. */
export function rootAddress(): string {
  const { root } = here.peek();
  return new URL(root, location.href).href;
}

/** The address of a page in the language that is shown. */
export function pageAddress(path: string): string {
  const { linkTo } = here.peek();
  return new URL(linkTo(path), location.href).href;
}

/** The fragment of a puzzle's address, for links: "#p=3FHTBKNHdr9". */
export function writeHash({ id }: { readonly id: string }): string {
  return `#p=${id}`;
}
