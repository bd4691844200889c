/** Choosing a format and saving a puzzle as a file: the player's form, and the maker's. */
import type { Puzzle } from '@nonokit/core';
import { useState } from 'preact/hooks';
import { usePage } from '../frame/page-context.js';
import { toast } from '../frame/toasts.js';
import { type FileFormat, formatsFor } from '../puzzles/file-formats.js';
import { problemText } from '../puzzles/problem-text.js';
import { worker } from '../worker.js';
import { download } from './download.js';

/** The words of the form. */
export interface FileFormWords {
  readonly format: string;
  readonly cancel: string;
  readonly download: string;
}

/** The form below the remarks on the file. */
export function FileForm({
  puzzle,
  name,
  words,
  onClose,
}: {
  /** What is saved; formats that hold only a picture are offered if it has one. */
  readonly puzzle: Puzzle;
  /** The name of the file without its ending. */
  readonly name: string;
  readonly words: FileFormWords;
  readonly onClose: () => void;
}) {
  const page = usePage();
  const [format, setFormat] = useState<string>('json');
  const [problem, setProblem] = useState<string>();
  const offered = formatsFor(puzzle.palette.length - 1, puzzle.goal !== undefined);
  // a choice that is no longer offered gives way to our own format
  const chosen = offered.some(({ id }) => id === format) ? format : 'json';
  const save = async (): Promise<void> => {
    const written = await worker().write([puzzle], chosen);
    if (!written.ok) {
      setProblem(await problemText(page, written.problem));
      return;
    }
    const { bytes, extension, lost } = written.value;
    download(`${name}${extension}`, 'application/octet-stream', bytes.slice());
    onClose();
    const [first] = lost;
    if (first !== undefined) toast({ text: await problemText(page, first) });
  };
  return (
    <>
      <FormatChoice {...{ words, offered, chosen }} onChange={setFormat} />
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

function FormatChoice({
  words,
  offered,
  chosen,
  onChange,
}: {
  readonly words: FileFormWords;
  readonly offered: readonly FileFormat[];
  readonly chosen: string;
  readonly onChange: (format: string) => void;
}) {
  return (
    <div class="field">
      <label for="save-format">{words.format}</label>
      <select
        id="save-format"
        class="input"
        value={chosen}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
