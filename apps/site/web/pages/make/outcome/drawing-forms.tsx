/** Saving the puzzle as a picture (PNG, SVG, PDF), and its solution as a film. */
import { useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Segments } from '../../../widgets/controls.js';
import { download } from '../../../widgets/download.js';
import { drawnFilm, drawnSheet, type SheetFormat } from './draw.js';
import { fileName } from './file-name.js';
import type { SavePart } from './save-part.js';

const FORMATS = ['PNG', 'SVG', 'PDF'] as const satisfies readonly SheetFormat[];

export function PictureForm({ outcome, words, onClose }: SavePart) {
  const { contentLanguage } = usePage();
  const [what, setWhat] = useState<'puzzle' | 'solution'>('puzzle');
  const { isBusy, hasFailed, run } = useDrawing();
  const puzzle = outcome.workshop.puzzle.value;
  const save = (format: SheetFormat): void =>
    run(async () => {
      const { bytes, type } = await drawnSheet(puzzle, format, what, contentLanguage);
      const name = fileName(puzzle, what === 'solution');
      download(`${name}.${format.toLowerCase()}`, type, bytes);
    });
  return (
    <>
      <Segments
        name="drawn"
        label={words.what}
        value={what}
        options={[
          { value: 'puzzle', label: words.puzzle },
          { value: 'solution', label: words.solution },
        ]}
        onChange={setWhat}
      />
      <Told {...{ isBusy, hasFailed, words }} />
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            class="button"
            disabled={isBusy}
            onClick={() => save(format)}
          >
            {format}
          </button>
        ))}
      </div>
    </>
  );
}

export function FilmForm({ outcome, words, onClose }: SavePart) {
  const { contentLanguage } = usePage();
  const { isBusy, hasFailed, run } = useDrawing();
  const puzzle = outcome.workshop.puzzle.value;
  const hasOne = outcome.verdict.value?.solutions === 'one';
  const save = (): void =>
    run(async () => {
      const steps = outcome.verdict.value?.difficulty?.steps;
      const bytes = await drawnFilm(puzzle, steps, contentLanguage);
      download(`${fileName(puzzle, true)}.gif`, 'image/gif', bytes);
    });
  return (
    <>
      <p class="small soft">{hasOne ? words.filmText : words.filmNeedsOne}</p>
      <Told {...{ isBusy, hasFailed, words }} />
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
        <button type="button" class="button primary" disabled={!hasOne || isBusy} onClick={save}>
          {words.makeFilm}
        </button>
      </div>
    </>
  );
}

/** That it is drawn, or could not be. */
export function Told({
  isBusy,
  hasFailed,
  words,
}: Pick<SavePart, 'words'> & { readonly isBusy: boolean; readonly hasFailed: boolean }) {
  return (
    <p class="small soft" role="status">
      {isBusy ? words.drawing : hasFailed ? words.drawFailed : ''}
    </p>
  );
}

/** One drawing at a time, and whether the last one failed. */
export function useDrawing(): {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly run: (draw: () => Promise<void>) => void;
} {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const drawn = async (draw: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await draw();
    } catch {
      // too many pictures, or no memory for them: said in the dialog
      setFailed(true);
    }
    setBusy(false);
  };
  return { isBusy, hasFailed, run: (draw) => void drawn(draw) };
}
