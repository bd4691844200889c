/** The drafts of this browser, and those that it fetched: opened, renamed, duplicated, deleted. */
import { blankPicture } from '@nonokit/editor';
import { useEffect, useState } from 'preact/hooks';
import type { DraftSummary } from '../../../player-store/drafts/draft-look.js';
import { drafts } from '../../frame/drafts.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { Ask } from '../../widgets/ask.js';
import { Dialog } from '../../widgets/dialog.js';
import { DraftThumbnail } from '../../widgets/draft-thumbnail.js';
import { Icon } from '../../widgets/icon.js';
import type { DialogPart } from './dialog-part.js';
import { chooseName } from './draft-name.js';
import { FIRST_SIDE } from './use-session.js';

export function DraftsDialog(part: DialogPart) {
  const { words, onClose } = part;
  const list = useDrafts();
  const [leaving, leave] = useState<DraftSummary>();
  if (leaving !== undefined) {
    return <AskToDelete {...part} draft={leaving} onCancel={() => leave(undefined)} />;
  }
  return (
    <Dialog title={words.drafts} onClose={onClose}>
      {list?.length === 0 && <p class="soft">{words.noDrafts}</p>}
      <ul class="make-draft-list">
        {list?.map((draft) => (
          <DraftRow key={draft.id} {...part} draft={draft} onDelete={() => leave(draft)} />
        ))}
      </ul>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
        <button type="button" class="button primary" onClick={() => part.open('new')}>
          <Icon name="plus" />
          {words.newSheet}
        </button>
      </div>
    </Dialog>
  );
}

/** All drafts, as they change. */
function useDrafts(): readonly DraftSummary[] | undefined {
  const [list, setList] = useState<readonly DraftSummary[]>();
  useEffect(() => {
    const load = (): void => void drafts().list().then(setList);
    load();
    return drafts().onChange(load);
  }, []);
  return list;
}

/** A draft: a press opens it. */
function DraftRow({
  session,
  words,
  state,
  draft,
  onClose,
  onDelete,
}: DialogPart & { readonly draft: DraftSummary; readonly onDelete: () => void }) {
  const page = usePage();
  const [isRenaming, rename] = useState(false);
  const { id, texts, width, height, updatedAt } = draft;
  const name = chooseName(texts.title, words);
  const isOpen = session.id.value === id;
  const copy = (): void => void drafts().copy(id, { ...texts, title: words.copyOf(name) });
  return (
    <li>
      {isRenaming ? (
        <RenameForm draft={draft} words={words} onDone={() => rename(false)} />
      ) : (
        <button
          type="button"
          class="make-draft"
          aria-current={isOpen}
          onClick={() => {
            onClose();
            if (!isOpen) state.open(id);
          }}
        >
          <DraftThumbnail draft={draft} />
          <span class="grow">
            <span class="strong">{name}</span>
            <span class="small soft">
              {words.draftFacts(
                `${width} × ${height}`,
                isOpen ? words.openNow : momentText(page, updatedAt),
              )}
            </span>
          </span>
        </button>
      )}
      <RowButton
        icon="pencil"
        label={words.renameDraft(name)}
        onClick={() => rename(!isRenaming)}
      />
      <RowButton icon="copy" label={words.duplicateDraft(name)} onClick={copy} />
      <RowButton icon="trash-2" label={words.deleteDraft(name)} onClick={onDelete} />
    </li>
  );
}

function RowButton({
  icon,
  label,
  onClick,
}: {
  readonly icon: 'pencil' | 'copy' | 'trash-2';
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="icon-button" title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function RenameForm({
  draft,
  words,
  onDone,
}: Pick<DialogPart, 'words'> & { readonly draft: DraftSummary; readonly onDone: () => void }) {
  const [title, setTitle] = useState(draft.texts.title);
  return (
    <form
      class="make-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void drafts().rename(draft.id, title.trim());
        onDone();
      }}
    >
      <input
        class="input"
        aria-label={words.puzzleTitle}
        maxLength={200}
        value={title}
        // biome-ignore lint/a11y/noAutofocus: the field comes with the press of its button
        autoFocus
        onInput={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <button type="submit" class="button">
        {words.rename}
      </button>
    </form>
  );
}

function AskToDelete({
  session,
  words,
  state,
  draft,
  onClose,
  onCancel,
}: DialogPart & { readonly draft: DraftSummary; readonly onCancel: () => void }) {
  const name = chooseName(draft.texts.title, words);
  const remove = async (): Promise<void> => {
    // below a dialog, the button of the message would be out of reach
    onClose();
    const isOpen = session.id.value === draft.id;
    if (isOpen) await state.begin(blankPicture(FIRST_SIDE, FIRST_SIDE));
    const bringBack = await drafts().remove(draft.id);
    const run = async (): Promise<void> => {
      await bringBack();
      if (isOpen) state.open(draft.id);
    };
    toast({
      text: words.deleted(name),
      action: { label: words.undo, run: () => void run() },
      stays: true,
    });
  };
  return (
    <Ask
      title={words.deleteTitle(name)}
      text={words.deleteText}
      action={words.delete}
      isDanger
      onYes={() => void remove()}
      onClose={onCancel}
    />
  );
}

/** A day and time as the language writes them: "22 November, 17:20". */
function momentText(page: PageContext, time: number): string {
  const { locale } = page;
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(time).toLocaleString(locale, options);
}
