/** Everything else that can be done with a game: start over, print, share, save, explain. */
import { useState } from 'preact/hooks';
import { Dialog } from '../../shell/dialog.js';
import { Icon, type IconName } from '../../shell/icon.js';
import { linkTo } from '../../shell/state.js';
import { SaveForm } from './save-form.js';
import type { ScreenPart } from './screen-part.js';
import { sharePuzzle } from './share-puzzle.js';

export function MoreMenu({
  session,
  words,
  actions,
  onClose,
  onRestart,
}: ScreenPart & { readonly onClose: () => void; readonly onRestart: () => void }) {
  const [isSaving, setSaving] = useState(false);
  const { id } = session.puzzle;
  const isFull = document.fullscreenElement !== null;
  if (isSaving) {
    return (
      <Dialog title={words.save} onClose={onClose}>
        <SaveForm session={session} words={words} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={words.more} onClose={onClose}>
      <div class="menu">
        <Item
          icon="share-2"
          label={words.share}
          onClick={() => {
            void sharePuzzle(session, words);
            onClose();
          }}
        />
        <Item icon="download" label={words.save} onClick={() => setSaving(true)} />
        <Item icon="printer" label={words.print} href={`${linkTo('print/')}#p=${id}`} />
        <Item icon="film" label={words.explainAll} href={`${linkTo('explain/')}#p=${id}`} />
        <Item
          icon={isFull ? 'shrink' : 'expand'}
          label={isFull ? words.leaveFullScreen : words.fullScreen}
          onClick={() => {
            void (isFull
              ? document.exitFullscreen()
              : document.documentElement.requestFullscreen());
            onClose();
          }}
        />
        <Item icon="settings-2" label={words.settings} onClick={actions.settings} />
        <Item icon="circle-question-mark" label={words.help} href={linkTo('help/')} />
        <Item icon="grid-3x3" label={words.album} href={linkTo('')} />
        <hr />
        <Item
          icon="rotate-ccw"
          label={words.startOver}
          isDanger
          isDisabled={session.moveCount.value === 0}
          onClick={onRestart}
        />
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

/** A row of the menu: a link or a button. */
function Item({
  icon,
  label,
  href,
  isDanger = false,
  isDisabled = false,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly href?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick?: () => void;
}) {
  const looks = `menu-item${isDanger ? ' danger' : ''}`;
  const inside = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  return href === undefined ? (
    <button type="button" class={looks} disabled={isDisabled} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <a class={looks} href={href}>
      {inside}
    </a>
  );
}
