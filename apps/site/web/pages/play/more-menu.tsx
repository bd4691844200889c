/** Everything else that can be done with a game: start over, print, share, save, explain. */
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Dialog } from '../../widgets/dialog.js';
import { MenuItem } from '../../widgets/menu-item.js';
import { hasCursorMode, toggleCursorMode } from './cursor-mode.js';
import { playWithOthers } from './play-with-others.js';
import { SaveForm } from './save-form.js';
import type { ScreenPart } from './screen-part.js';
import { sharePuzzle } from './share-puzzle.js';
import { SolutionsNote } from './solutions-note.js';

export function MoreMenu({
  session,
  words,
  actions,
  onClose,
  onRestart,
}: ScreenPart & { readonly onClose: () => void; readonly onRestart: () => void }) {
  const { linkTo, server, site, wordsOf } = usePage();
  const isTogether = server !== undefined && !site.off.includes('together');
  const own = wordsOf('play-later');
  const [isSaving, setSaving] = useState(false);
  const { id, clues } = session.puzzle;
  // these pages and formats are for ordinary puzzles
  const isOrdinary = clues.rules === undefined;
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
      <SolutionsNote session={session} words={words} onClose={onClose} />
      <div class="menu">
        <MenuItem
          icon="share-2"
          label={own.share}
          onClick={() => {
            void sharePuzzle(session, own);
            onClose();
          }}
        />
        {isTogether && session.address !== undefined && (
          <MenuItem
            icon="user-round"
            label={own.withOthers}
            onClick={() => void playWithOthers(session.puzzle.id, { linkTo, words: own })}
          />
        )}
        {isOrdinary && (
          <>
            <MenuItem icon="download" label={words.save} onClick={() => setSaving(true)} />
            <MenuItem icon="printer" label={own.print} href={`${linkTo('print/')}#p=${id}`} />
            <MenuItem icon="film" label={own.explainAll} href={`${linkTo('explain/')}#p=${id}`} />
            <MenuItem icon="pencil" label={words.editPuzzle} href={`${linkTo('make/')}#p=${id}`} />
          </>
        )}
        {session.keep !== undefined && (
          <MenuItem
            icon="star"
            label={own.keep}
            onClick={() => {
              onClose();
              session.keep?.();
            }}
          />
        )}
        {session.own !== undefined && (
          <MenuItem
            icon="user-round"
            label={words.ownPuzzle}
            onClick={() => {
              onClose();
              session.own?.();
            }}
          />
        )}
        <MenuItem
          icon={isFull ? 'shrink' : 'expand'}
          label={isFull ? own.leaveFullScreen : own.fullScreen}
          onClick={() => {
            void (isFull
              ? document.exitFullscreen()
              : document.documentElement.requestFullscreen());
            onClose();
          }}
        />
        {session.sight.isOnPhone.value && (
          <MenuItem
            icon="move"
            label={hasCursorMode.value ? words.leaveCursorMode : words.toCursorMode}
            onClick={() => {
              toggleCursorMode();
              onClose();
            }}
          />
        )}
        <MenuItem icon="settings-2" label={words.settings} onClick={actions.settings} />
        <MenuItem icon="circle-question-mark" label={words.help} href={linkTo('help/')} />
        <MenuItem icon="grid-3x3" label={words.back} href={linkTo('')} />
        <hr />
        <MenuItem
          icon="rotate-ccw"
          label={own.startOver}
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
