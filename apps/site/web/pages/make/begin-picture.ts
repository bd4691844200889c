/** A draft that begins with a picture from elsewhere: a file, clues. A message takes it back. */
import { blankPicture, type Picture } from '@nonokit/editor';
import type { DraftTexts } from '../../../player-store/drafts/draft-log.js';
import { drafts } from '../../frame/drafts.js';
import { toast } from '../../frame/toasts.js';
import type { SessionState } from './use-session.js';

/** Begins the draft, and says so; undoing goes back to the draft before and removes this one. */
export async function beginPicture(
  state: SessionState,
  { picture, texts }: { readonly picture: Picture; readonly texts: DraftTexts },
  text: string,
  undo: string,
): Promise<void> {
  const before = state.session;
  const id = await state.begin(picture, texts);
  const goBack = async (): Promise<void> => {
    const { width, height } = before?.workshop.picture.peek().grid ?? picture.grid;
    await state.begin(blankPicture(width, height));
    await drafts().remove(id);
    if (before?.isBegun.peek()) state.open(before.id.peek());
  };
  toast({ text, action: { label: undo, run: () => void goBack() } });
}
