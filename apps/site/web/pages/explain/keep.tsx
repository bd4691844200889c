/** The explanation as a file: a film, or all sentences. */
import type { BlindPuzzle } from '@nonokit/board';
import type { Step } from '@nonokit/explain';
import { describeStepIn } from '@nonokit/explain/steps';
import { useState } from 'preact/hooks';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { download } from '../../widgets/download.js';
import { Icon } from '../../widgets/icon.js';
import type { ExplainWords } from '../../words/en/explain.js';
import { worker } from '../../worker.js';

/** Pixels across that a film should have at most. */
const FILM_WIDTH = 900;

/** A film of more steps than this, with time to read each, would take too long to watch. */
const MOST_TOLD = 100;

export function Keep({
  puzzle,
  steps,
  words,
  isReady,
}: {
  readonly puzzle: BlindPuzzle;
  readonly steps: readonly Step[];
  readonly words: ExplainWords;
  /** False while steps are still found. */
  readonly isReady: boolean;
}) {
  const page = usePage();
  const { wordsOf } = page;
  const [isDrawing, setDrawing] = useState(false);
  const name = `nonokit-${puzzle.facts.number ?? puzzle.id}`;
  const saveFilm = async (): Promise<void> => {
    setDrawing(true);
    try {
      download(`${name}.gif`, 'image/gif', await makeFilm(page, puzzle, steps.length));
    } catch {
      // too many pictures, or no memory for them: the text still is there
      toast({ text: words.filmFailed });
    }
    setDrawing(false);
  };
  const saveText = (): void => {
    const clues = { ...puzzle.clues, meta: {} };
    const sentences = steps.map(
      (step, k) => `${k + 1}. ${describeStepIn(wordsOf('steps'), step, clues).text}`,
    );
    download(`${name}.txt`, 'text/plain;charset=utf-8', `${sentences.join('\n')}\n`);
  };
  return (
    <div class="row wraps">
      <button
        type="button"
        class="button"
        disabled={!isReady || isDrawing}
        onClick={() => void saveFilm()}
      >
        <Icon name="film" />
        {isDrawing ? words.drawing : words.saveFilm}
      </button>
      <button type="button" class="button" disabled={!isReady} onClick={saveText}>
        <Icon name="download" />
        {words.saveText}
      </button>
    </div>
  );
}

async function makeFilm(
  page: PageContext,
  { clues }: BlindPuzzle,
  count: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { contentLanguage } = page;
  const drawn = await worker().draw(
    { ...clues, meta: {} },
    {
      output: 'gif',
      frames: count <= MOST_TOLD ? 'steps' : 'lines',
      cell: Math.max(4, Math.min(20, Math.floor(FILM_WIDTH / (clues.width * 1.4)))),
      language: contentLanguage,
      title: false,
    },
  );
  if (!drawn.ok) throw new Error(drawn.problem.code);
  return new Uint8Array(drawn.value);
}
