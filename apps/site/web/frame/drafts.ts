/** The drafts of a page, opened at first need. */
import { DraftStore } from '../../player-store/drafts/draft-store.js';
import { store } from './store.js';

let opened: DraftStore | undefined;

/** The drafts of this browser. */
export function drafts(): DraftStore {
  opened ??= new DraftStore(store().context);
  return opened;
}
