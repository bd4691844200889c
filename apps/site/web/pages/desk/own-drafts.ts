/** Reads and deletes the drafts of the desk; loaded after the page is drawn. */
import { drafts } from '../../frame/drafts.js';
import { exchangeDraftsHere, onDraftsSent, unsentHere } from '../../site-api/send-drafts.js';
import type { OwnDraft, OwnDrafts } from './own-draft.js';

export const ownDrafts: OwnDrafts = {
  follow: (show) => {
    let isStopped = false;
    const load = async (): Promise<void> => {
      const found = await findDrafts();
      if (!isStopped) show(found);
    };
    // first all are fetched: a list that grows would move under the hand
    const stops: (() => void)[] = [];
    void exchangeDraftsHere().then(() => {
      if (isStopped) return;
      void load();
      stops.push(
        drafts().onChange(() => void load()),
        onDraftsSent(() => void load()),
      );
    });
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  },
  remove: async (id) => {
    const bringBack = await drafts().remove(id);
    await exchangeDraftsHere();
    return async () => {
      await bringBack();
      await exchangeDraftsHere();
    };
  },
};

async function findDrafts(): Promise<readonly OwnDraft[]> {
  const list = await drafts().list();
  const unsent = await unsentHere();
  return list.map((draft) => ({ ...draft, isSent: !unsent.has(draft.id) }));
}
