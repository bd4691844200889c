/**
 * The page in this browser. What happens between renderings (a click, an answer from the server, a
 * running game) takes the page from here; what is drawn takes it from `usePage`. A server has no
 * page here.
 */
import { type Signal, signal } from '@preact/signals';
import type { PageContext } from './page-context.js';

const shown = signal<PageContext | undefined>(undefined);

/** The page, as a signal: its language may be changed, and the server be found. */
export const here: Pick<Signal<PageContext>, 'value' | 'peek'> = {
  get value() {
    return found(shown.value);
  },
  set value(page) {
    shown.value = page;
  },
  peek: () => found(shown.peek()),
};

function found(page: PageContext | undefined): PageContext {
  if (page === undefined) throw new Error('here: no page has been started');
  return page;
}
