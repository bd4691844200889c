/** The player's data: taking them elsewhere, taking them in, deleting them. */

import { useRef, useState } from 'preact/hooks';
import { deleteEverything } from '../../../player-store/delete-everything.js';
import type { ImportReport } from '../../../player-store/index.js';
import { usePage } from '../../frame/page-context.js';
import { keepAllSettings, resetSettings } from '../../frame/settings.js';
import { store } from '../../frame/store.js';
import { toast } from '../../frame/toasts.js';
import { RARE_ICON_SHAPES } from '../../icons/rare-icon-shapes.js';
import { problemText } from '../../puzzles/problem-text.js';
import { Ask } from '../../widgets/ask.js';
import { download } from '../../widgets/download.js';
import { Icon } from '../../widgets/icon.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { Fold } from './group.js';

interface Props {
  readonly words: SettingsWords;
}

export function DataSettings({ words }: Props) {
  const [isAsked, ask] = useState(false);
  return (
    <Fold
      id="your-data"
      shape={RARE_ICON_SHAPES['hard-drive']}
      title={words.data}
      state={words.dataState}
    >
      <p class="small soft">{words.dataNote}</p>
      <div class="row wraps">
        <button type="button" class="button" onClick={() => void exportAll(words)}>
          <Icon name="download" />
          {words.exportAll}
        </button>
        <ImportButton words={words} />
      </div>
      <div class="row wraps ends far">
        <button type="button" class="button danger" onClick={() => ask(true)}>
          <Icon name="trash-2" />
          {words.remove}
        </button>
      </div>
      {isAsked && <AskToDelete words={words} onClose={() => ask(false)} />}
    </Fold>
  );
}

async function exportAll(words: SettingsWords): Promise<void> {
  try {
    const text = await store().exportAll();
    const day = new Date().toISOString().slice(0, 10);
    download(`nonokit-${day}.json`, 'application/json', text);
  } catch {
    // the store could not be read at all: the browser refuses it
    toast({ text: words.notKept });
  }
}

function ImportButton({ words }: Props) {
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const made = await store().importAll(await file.text());
    if (made.ok) return tellImported(made.value, words);
    toast({ text: await problemText(page, made.problem), stays: true });
  };
  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {words.importAll}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.importAll}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // the same file may be taken again
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function tellImported(report: ImportReport, words: SettingsWords): void {
  const { added, extended, conflicts, drafts, damaged, settings } = report;
  const parts = [
    words.importedGames(added, extended),
    ...(conflicts.length === 0 ? [] : [words.importedConflicts(conflicts.length)]),
    ...(drafts === 0 ? [] : [words.importedDrafts(drafts)]),
    ...(damaged === 0 ? [] : [words.importedDamaged(damaged)]),
  ];
  toast({
    text: parts.join(' '),
    stays: true,
    ...(settings === undefined
      ? {}
      : { action: { label: words.takeSettings, run: () => keepAllSettings(settings) } }),
  });
}

/** Brings the default settings back, once that is confirmed. */
export function ResetButton({ words }: Props) {
  const [isAsked, ask] = useState(false);
  const reset = (): void => {
    ask(false);
    backToUsual(words);
  };
  return (
    <>
      <button type="button" class="button quiet reset" onClick={() => ask(true)}>
        <Icon name="rotate-ccw" />
        {words.usual}
      </button>
      {isAsked && (
        <Ask
          title={words.usualTitle}
          text={words.usualText}
          action={words.usual}
          onYes={reset}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

function backToUsual(words: SettingsWords): void {
  const before = resetSettings();
  toast({
    text: words.usualDone,
    stays: true,
    action: { label: words.undo, run: () => keepAllSettings(before) },
  });
}

function AskToDelete({ words, onClose }: Props & { readonly onClose: () => void }) {
  const remove = async (): Promise<void> => {
    onClose();
    await deleteEverything(store());
    resetSettings();
    toast({ text: words.removed });
  };
  return (
    <Ask
      title={words.removeTitle}
      text={words.removeText}
      action={words.remove}
      isDanger
      onYes={() => void remove()}
      onClose={onClose}
    />
  );
}
