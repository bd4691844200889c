/**
 * Parts of pages whose HTML a server caches, since many pages have them: the header, a form, the
 * card of a blind puzzle. In a browser a part is drawn as if nothing stood around it.
 *
 *     <CachedHtml by="greeting" texts={{ name }}>
 *       {({ name }) => <b>Good morning, {name}</b>}
 *     </CachedHtml>
 *
 * What the part depends on is all in `by`, besides the language and how deep the page lies; texts
 * may differ each time. So nothing that only some may read is drawn from anything but `texts`.
 */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type PageContext, usePage } from './page-context.js';

/** Texts by names: each a whole text of an element, or a whole attribute that is never empty. */
export type CachedTexts = Readonly<Record<string, string>>;

/** A cache for the HTML of parts. */
export interface HtmlCache {
  /** Draws a part, or takes what was drawn before under the same name, with these texts. */
  html<Texts extends CachedTexts>(
    page: PageContext,
    by: string,
    texts: Texts,
    draw: (texts: Texts) => ComponentChildren,
  ): string;
  /** Such HTML as a part of a page. */
  raw(html: string): ComponentChildren;
}

/** The cache of the page that is drawn; undefined where there is none. */
export const HtmlCacheContext = createContext<HtmlCache | undefined>(undefined);

/** A part whose HTML is cached. */
export function CachedHtml<Texts extends CachedTexts>({
  by,
  texts,
  children,
}: {
  /** Undefined: this one is not cached. */
  readonly by: string | undefined;
  readonly texts: Texts;
  readonly children: (texts: Texts) => ComponentChildren;
}) {
  const page = usePage();
  const cache = useContext(HtmlCacheContext);
  if (cache === undefined || by === undefined) return <>{children(texts)}</>;
  return <>{cache.raw(cache.html(page, by, texts, children))}</>;
}
