/** Saving a puzzle as a file of any format that we write. */

import { pictureOf } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { useState } from 'preact/hooks';
import { formatsFor } from '../../puzzles/file-formats.js';
import { problemText } from '../../puzzles/problem-text.js';
import { download } from '../../shell/download.js';
import { language } from '../../shell/state.js';
import { toast } from '../../shell/toasts.js';
import { worker } from '../../worker.js';
import type { ScreenPart } from './screen-part.js';

export function SaveForm({
  session,
  words,
  onClose,
}: Pick<ScreenPart, 'session' | 'words'> & { readonly onClose: () => void }) {
  const [format, setFormat] = useState<string>('json');
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<void> => {
    const written = await worker().write([puzzleOf(session)], format);
    if (!written.ok) {
      setProblem(await problemText(written.problem, language.value));
      return;
    }
    const { bytes, extension, lost } = written.value;
    download(
      `nonogram-${session.puzzle.id}${extension}`,
      'application/octet-stream',
      bytes.slice(),
    );
    onClose();
    const [first] = lost;
    if (first !== undefined) toast({ text: await problemText(first, language.value) });
  };
  const inks = session.puzzle.clues.palette.length - 1;
  const offered = formatsFor(inks, session.isWon.value);
  return (
    <>
      {!session.isWon.value && <p class="small soft">{words.saveText}</p>}
      <div class="field">
        <label for="save-format">{words.format}</label>
        <select
          id="save-format"
          class="input"
          value={format}
          onChange={({ currentTarget }) => setFormat(currentTarget.value)}
        >
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {problem !== undefined && (
        <p class="note bad" role="alert">
          {problem}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button primary" onClick={() => void save()}>
          {words.download}
        </button>
      </div>
    </>
  );
}

/** The puzzle as it may be given away: with picture and texts once it is solved. */
function puzzleOf(session: ScreenPart['session']): Puzzle {
  const { clues } = session.puzzle;
  if (!session.isWon.value) return { ...clues, meta: {} };
  return { ...clues, goal: pictureOf(session.game.value), meta: session.texts };
}
