/** The drafts beside the one that is painted, for comparisons and booklets. */
import { contentOf, puzzleOf } from '@nonokit/core';
import { drafts } from '../../frame/drafts.js';
import { toMeta } from './draft-name.js';
import type { MakeSession } from './make-session.js';
import type { Drafts } from './outcome/twins.js';

/** All drafts but the one of a session. */
export function otherDrafts(session: MakeSession): Drafts {
  return {
    others: async () => {
      const all = await drafts().list();
      return all
        .filter(({ id }) => id !== session.id.peek())
        .map(({ id, texts, updatedAt, width, height }) => ({
          id,
          width,
          height,
          name: texts.title.trim(),
          savedAt: updatedAt,
        }));
    },
    puzzle: async (id) => {
      const { picture, texts } = (await drafts().picture(id)) ?? {};
      if (picture === undefined || texts === undefined) return undefined;
      const isEmpty = contentOf(picture.grid) === undefined;
      return isEmpty ? undefined : puzzleOf(picture.grid, picture.palette, toMeta(texts));
    },
  };
}
