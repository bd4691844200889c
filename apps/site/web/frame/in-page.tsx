/** What each root of the document needs, to be drawn as a part of the page in this browser. */
import { type ComponentChildren, type ContainerNode, render } from 'preact';
import { here } from './here.js';
import { PageProvider } from './page-context.js';

/** Parts of the page; they follow it when its language changes. */
export function InPage({ children }: { readonly children: ComponentChildren }) {
  return <PageProvider.Provider value={here.value}>{children}</PageProvider.Provider>;
}

/** Draws a part that stands beside the page, such as a dialog, into an element. */
export function renderInPage(part: ComponentChildren, host: ContainerNode): void {
  render(<InPage>{part}</InPage>, host);
}
