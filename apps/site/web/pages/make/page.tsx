/**
 * The maker: where the picture comes from, the picture under edit, and what it is worth as a
 * puzzle. All of it shares a workshop, which changes by edits only.
 */
import { useSignal } from '@preact/signals';
import type { EditorBoardHandle } from 'nonokit/editor';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { focusIfFree } from '../../frame/focus-if-free.js';
import { Later } from '../../frame/later.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { Shell } from '../../frame/shell.js';
import { toast } from '../../frame/toasts.js';
import { type FileFormat, fileFormats } from '../../puzzles/file-formats.js';
import { BoardRoom } from './board-room.js';
import { DraftLine } from './draft-line.js';
import { MakeButtons } from './make-buttons.js';
import type { MakeDialog, MakePart } from './make-part.js';
import { Notices } from './notices.js';
import type { Outcome } from './outcome/outcome.js';
import { listenForKeys } from './page-keys.js';
import { Palette, type PalettePart } from './palette.js';
import { takeFiles } from './take-files.js';
import { ToolBar } from './tool-bar.js';
import { type SessionState, useSession } from './use-session.js';
import './make.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('make').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('make').description;

const dialogs = async () => (await import('./dialogs.js')).Dialogs;
const wantedPuzzle = async () => (await import('./wanted-puzzle.js')).WantedPuzzle;
const sourcePanel = async () => (await import('./source/source-panel.js')).SourcePanel;
const candidateStrip = async () => (await import('./source/candidate-strip.js')).CandidateStrip;
const inkWarnings = async () => (await import('./ink-warnings.js')).InkWarnings;
const outcomeColumn = async () => (await import('./outcome-column.js')).OutcomeColumn;
const selectionBar = async () => (await import('./selection-bar.js')).SelectionBar;
const inkPanelPart = async () => (await import('./ink-panel.js')).InkPanel;

export function Page({ data }: { readonly data: { readonly formats: readonly FileFormat[] } }) {
  const { wordsOf } = usePage();
  const words = wordsOf('make');
  const state = useSession();
  useEffect(() => {
    fileFormats.value = data.formats;
  }, [data]);
  return (
    <Shell>
      <div class={settings.value.leftHanded ? 'make left-handed' : 'make'}>
        {state.session === undefined ? (
          <>
            <div class="make-top">
              <h1>{words.heading}</h1>
            </div>
            <div class="make-desk" aria-hidden="true">
              <div class="make-source" />
              <div class="make-middle">
                <div class="make-room make-waiting" />
              </div>
            </div>
          </>
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
  const outcome = useSignal<Outcome | undefined>(undefined);
  const missed = (): void => {
    toast({ text: words.notLoaded });
  };
  useEffect(() => listenForKeys(press), []);
  useEffect(() => {
    // what had the focus has gone with the draft before
    if (state.number > 1) focusIfFree(board.value);
  }, []);
  useLayoutEffect(() => takeFiles(state, open), [state]);
  return (
    <>
      <header class="make-top">
        <h1>{words.heading}</h1>
        <DraftLine {...part} />
        <MakeButtons {...{ session, workshop, words, outcome }} />
      </header>
      <Notices {...part} state={state} />
      <div class="make-desk">
        <div class="make-source">
          <Later load={sourcePanel} props={{ workshop, draft: session.id, open }} />
        </div>
        <div class="make-middle">
          <Later load={candidateStrip} props={{ workshop }} />
          <div class="make-tools">
            <ToolBar {...part} />
            <Later load={selectionBar} props={{ workshop, press }} />
            <Palette {...inks} />
            {inkPanel !== undefined && <Later load={inkPanelPart} props={inks} />}
          </div>
          <BoardRoom {...part} />
          <Later load={inkWarnings} props={{ workshop }} />
        </div>
        <div class="make-outcome">
          <Later load={outcomeColumn} props={{ session, workshop, outcome }} onFail={missed} />
        </div>
      </div>
      {dialog !== undefined && (
        <Later
          load={dialogs}
          props={{ ...part, dialog, state, onClose: () => open(undefined) }}
          onFail={() => {
            open(undefined);
            missed();
          }}
        />
      )}
      {state.wantedPuzzle !== undefined && <Later load={wantedPuzzle} props={{ state }} />}
    </>
  );
}
