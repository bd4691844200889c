/**
 * What an opening shows on top of the page: a veil while a file is held over it, progress and
 * refusals as dialogs. It is loaded with the first file.
 */
import type { Problem } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { endOpening, opening } from '../puzzles/opening.js';
import { Dialog } from '../widgets/dialog.js';
import { Icon } from '../widgets/icon.js';
import type { OpenWords } from '../words/en/open.js';
import { useAskedWords } from './asked-words.js';
import { Later } from './later.js';
import { loadAgain } from './load-again.js';
import { usePage } from './page-context.js';
import './drop.css';

/** Milliseconds before progress is shown: most files are open sooner. */
const PATIENCE_MS = 250;

/** Maximum refusals listed one by one. */
const MOST_TOLD = 3;

/** The veil, the progress or the refusals of the one opening. */
export function OpeningView() {
  const state = opening.value;
  const words = useAskedWords('open');
  if (state.stage === 'idle' || words === undefined) return null;
  if (state.stage === 'over') return <Veil words={words} />;
  if (state.stage === 'proofreading') {
    return <Later load={loadProofreading} props={{ draft: state.draft, onClose: endOpening }} />;
  }
  return state.stage === 'working' ? (
    <Working key="working" words={words} />
  ) : (
    <Refused key="refused" words={words} />
  );
}

const loadProofreading = () =>
  import('./proofread-dialog.js').then(({ ProofreadDialog }) => ProofreadDialog);

/** The texts of all that. */
interface WithWords {
  readonly words: OpenWords;
}

function Veil({ words }: WithWords) {
  return (
    <div class="drop-veil" role="status">
      <p class="strong">
        <Icon name="folder-open" size={40} />
        {words.letGo}
      </p>
    </div>
  );
}

function Working({ words }: WithWords) {
  const { numberText } = usePage();
  const [isShown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const state = opening.value;
  if (!isShown || state.stage !== 'working') return null;
  const { ready, found } = state.progress;
  return (
    <Dialog title={words.heading} onClose={state.stop}>
      <p class="soft" role="status">
        {found > 1 ? words.preparing(numberText(ready + 1), numberText(found)) : words.reading}
      </p>
      <div class="actions">
        <button type="button" class="button" onClick={state.stop}>
          {words.stop}
        </button>
      </div>
    </Dialog>
  );
}

function Refused({ words }: WithWords) {
  const { numberText } = usePage();
  const state = opening.value;
  const problems = state.stage === 'refused' ? state.problems : [];
  const sentences = useSentences(problems);
  // a dialog that fills later would be read out empty
  if (state.stage !== 'refused' || sentences.length === 0) return null;
  const { opened, next, draft, isDoubt } = state;
  const title = isDoubt ? words.doubtful : opened > 0 ? words.partlyRefused : words.refused;
  const more = problems.length - MOST_TOLD;
  return (
    <Dialog title={title} onClose={next}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {more > 0 && <p class="soft">{words.more(numberText(more))}</p>}
      <div class="actions">
        {draft !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => {
              opening.value = { stage: 'proofreading', draft };
            }}
          >
            {words.proofread}
          </button>
        )}
        <button type="button" class="button primary" onClick={next}>
          {opened > 0 ? words.goOn : words.close}
        </button>
      </div>
    </Dialog>
  );
}

/** The first problems in the language that is shown, each sentence once. */
function useSentences(problems: readonly Problem[]): readonly string[] {
  const page = usePage();
  const { language } = page;
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const load = async (): Promise<readonly string[]> => {
      const { problemText } = await import('../puzzles/problem-text.js');
      const texts = problems.slice(0, MOST_TOLD).map((each) => problemText(page, each));
      return [...new Set(await Promise.all(texts))];
    };
    void loadAgain(load, controller).then((all) => {
      if (all !== undefined) setSentences(all);
    });
    return () => controller.abort();
  }, [problems, language]);
  return sentences;
}
