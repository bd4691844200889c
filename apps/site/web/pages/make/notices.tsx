/** Notices about the draft: it is not saved, or it is open in another tab, too. */
import { drafts } from '../../frame/drafts.js';
import { useTrouble } from '../../frame/store.js';
import { Icon, IconShape } from '../../widgets/icon.js';
import { chooseName } from './draft-name.js';
import type { MakePart } from './make-part.js';
import { MAKER_ICON_SHAPES } from './maker-icon-shapes.js';
import type { SessionState } from './use-session.js';

export function Notices({
  session,
  workshop,
  words,
  state,
}: MakePart & { readonly state: SessionState }) {
  const trouble = useTrouble();
  const copy = async (): Promise<void> => {
    const { title, author, description } = workshop;
    const id = await drafts().copy(session.id.value, {
      title: words.copyOf(chooseName(title.value, words)),
      author: author.value,
      description: description.value,
    });
    if (id !== undefined) state.open(id);
  };
  return (
    <div class="make-notices" role="status">
      {trouble !== undefined && session.isBegun.value && (
        <p class="note bad">
          <Icon name="circle-alert" />
          {{ refused: words.notSaved, full: words.noRoom, newer: words.reload }[trouble.reason]}
        </p>
      )}
      {state.isMissing && <Note text={words.missing} />}
      {session.wasCopied.value && <Note text={words.forked} />}
      {session.isElsewhere.value && (
        <p class="note">
          <IconShape shape={MAKER_ICON_SHAPES.files} />
          <span class="grow">{words.elsewhere}</span>
          <button type="button" class="link plain" onClick={() => void copy()}>
            {words.ownCopy}
          </button>
        </p>
      )}
    </div>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <p class="note">
      <IconShape shape={MAKER_ICON_SHAPES.files} />
      {text}
    </p>
  );
}
