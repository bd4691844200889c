/**
 * Runs behind the entry of a page in development: its styles are there by then, as elements that
 * are replaced when they change, so the links with which the page was first drawn go.
 */
import { effect } from '@preact/signals';
import { here } from '../web/frame/here.js';
import { pageContext } from '../web/frame/page-context.js';
import { isAwake } from '../web/frame/state.js';
import type { Words } from '../web/words/en/index.js';

// from then on a changed component is replaced in the page
effect(() => {
  if (!isAwake.value) return;
  for (const link of document.querySelectorAll('link[data-first]')) link.remove();
});

// words that have just been changed
addEventListener('nonokit-words', (event) => {
  here.value = pageContext(here.peek(), (event as CustomEvent<Words>).detail);
});
