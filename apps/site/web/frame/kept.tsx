/**
 * Parts of pages whose HTML a server writes once and keeps, since many pages have them: the header,
 * a form, the card of a blind puzzle. In a browser a part is drawn as if nothing stood around it.
 *
 *     <Kept by="greeting" texts={{ name }}>{({ name }) => <b>Good morning, {name}</b>}</Kept>
 *
 * What the part depends on is all in `by`, besides the language and how deep the page lies; texts
 * may differ each time. So nothing that only some may read is drawn from anything but `texts`.
 */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type PageContext, usePage } from './page-context.js';

/** Texts by names: each a whole text of an element, or a whole attribute that is never empty. */
export type KeptTexts = Readonly<Record<string, string>>;

/** What keeps the HTML of parts. */
export interface KeepHtml {
  /** Draws a part, or takes what was drawn before under the same name, with these texts. */
  html<Texts extends KeptTexts>(
    page: PageContext,
    by: string,
    texts: Texts,
    draw: (texts: Texts) => ComponentChildren,
  ): string;
  /** Such HTML as a part of a page. */
  raw(html: string): ComponentChildren;
}

/** What keeps parts; undefined where nothing does. */
export const Keeping = createContext<KeepHtml | undefined>(undefined);

/** A part that is kept. */
export function Kept<Texts extends KeptTexts>({
  by,
  texts,
  children,
}: {
  /** Undefined: this one is not kept. */
  readonly by: string | undefined;
  readonly texts: Texts;
  readonly children: (texts: Texts) => ComponentChildren;
}) {
  const page = usePage();
  const keep = useContext(Keeping);
  if (keep === undefined || by === undefined) return <>{children(texts)}</>;
  return <>{keep.raw(keep.html(page, by, texts, children))}</>;
}
