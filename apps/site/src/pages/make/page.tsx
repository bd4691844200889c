/**
 * The maker: where the picture comes from, the picture under edit, and what it is worth as a
 * puzzle. All of it shares a workshop, which changes by edits only.
 */
import { useSignal } from '@preact/signals';
import type { EditorBoardHandle } from 'nonokit/editor';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type FileFormat, fileFormats } from '../../puzzles/file-formats.js';
import type { PageLanguage } from '../../shell/place.js';
import { settings } from '../../shell/settings.js';
import { Shell } from '../../shell/shell.js';
import { wordsOf } from '../../shell/state.js';
import { MAKE_EN } from '../../words/en/make.js';
import { MAKE_RU } from '../../words/ru/make.js';
import { BoardRoom } from './board-room.js';
import { Dialogs } from './dialogs.js';
import { DraftLine } from './draft-line.js';
import { InkPanel } from './ink-panel.js';
import { InkWarnings } from './ink-warnings.js';
import type { MakeDialog, MakePart } from './make-part.js';
import { Notices } from './notices.js';
import { otherDrafts } from './other-drafts.js';
import { MakeButtons } from './outcome/make-buttons.js';
import { OutcomePanel } from './outcome/outcome-panel.js';
import { useOutcome } from './outcome/use-outcome.js';
import { listenForKeys } from './page-keys.js';
import { Palette, type PalettePart } from './palette.js';
import { CandidateStrip } from './source/candidate-strip.js';
import { SourcePanel } from './source/source-panel.js';
import { takeFiles } from './take-files.js';
import { TitleFields } from './title-fields.js';
import { SelectionBar, ToolBar } from './tool-bar.js';
import { type SessionState, useSession } from './use-session.js';
import { WantedPuzzle } from './wanted-puzzle.js';
import './make.css';

const WORDS = { en: MAKE_EN, ru: MAKE_RU };

export const title = (language: PageLanguage): string => WORDS[language].title;
export const description = (language: PageLanguage): string => WORDS[language].description;

export function Page({ data }: { readonly data: { readonly formats: readonly FileFormat[] } }) {
  const words = wordsOf(WORDS);
  const state = useSession();
  useEffect(() => {
    fileFormats.value = data.formats;
  }, [data]);
  return (
    <Shell>
      <div class={settings.value.leftHanded ? 'make left-handed' : 'make'}>
        {state.session === undefined ? (
          <div class="make-top">
            <h1>{words.heading}</h1>
          </div>
        ) : (
          <Desk key={state.number} state={state} session={state.session} words={words} />
        )}
      </div>
    </Shell>
  );
}

/** The heading and the three columns. */
function Desk({
  state,
  session,
  words,
}: Pick<MakePart, 'session' | 'words'> & { readonly state: SessionState }) {
  const { workshop } = session;
  const [dialog, open] = useState<MakeDialog>();
  const [inkPanel, openInks] = useState<PalettePart['panel']>();
  const board = useSignal<EditorBoardHandle | undefined>(undefined);
  const press = (action: string): void => {
    board.value?.press(action);
    board.value?.release(action);
  };
  const part: MakePart = { session, workshop, words, board, press, open };
  const inks: PalettePart = { ...part, panel: inkPanel, openPanel: openInks };
  const outcome = useOutcome(
    workshop,
    useMemo(() => otherDrafts(session), [session]),
  );
  useEffect(() => listenForKeys(press), []);
  useEffect(() => takeFiles(state, words), [state, words]);
  return (
    <>
      <header class="make-top">
        <h1>{words.heading}</h1>
        <DraftLine {...part} />
        <MakeButtons outcome={outcome} />
      </header>
      <Notices {...part} state={state} />
      <div class="make-desk">
        <div class="make-source">
          <SourcePanel workshop={workshop} draft={session.id} />
        </div>
        <div class="make-middle">
          <CandidateStrip workshop={workshop} />
          <div class="make-tools">
            <ToolBar {...part} />
            <SelectionBar {...part} />
            <Palette {...inks} />
            <InkPanel {...inks} />
          </div>
          <BoardRoom {...part} />
          <InkWarnings {...part} />
        </div>
        <div class="make-outcome">
          <OutcomePanel outcome={outcome} />
          <TitleFields {...part} />
        </div>
      </div>
      <Dialogs {...part} dialog={dialog} state={state} onClose={() => open(undefined)} />
      <WantedPuzzle words={words} state={state} />
    </>
  );
}
