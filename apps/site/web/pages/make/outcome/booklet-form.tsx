/** A booklet as PDF: drafts to choose from, a title, and how many stand on a page. */
import type { Puzzle } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Segments } from '../../../widgets/controls.js';
import { download } from '../../../widgets/download.js';
import { draftName } from './draft-name.js';
import { drawnBooklet } from './draw.js';
import { Told, useDrawing } from './drawing-forms.js';
import { fileName } from './file-name.js';
import type { SavePart } from './save-part.js';
import type { DraftFacts } from './twins.js';

/** The identifier of the picture that is painted, among those of drafts. */
const OWN = 'own';

/** A puzzle that may be in the booklet. */
interface Offered {
  readonly id: string;
  readonly name: string;
}

const PER_PAGE = [1, 2, 4] as const;

export function BookletForm({ outcome, words, onClose }: SavePart) {
  const { contentLanguage } = usePage();
  const { workshop, twins } = outcome;
  const offered = useOffered({ outcome, words });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [title, setTitle] = useState('');
  const [perPage, setPerPage] = useState<number>(1);
  const { isBusy, hasFailed, run } = useDrawing();
  const chosen = offered.filter(({ id }) => !left.has(id));
  const save = (): void =>
    run(async () => {
      const puzzles: Puzzle[] = [];
      for (const { id } of chosen) {
        const puzzle = id === OWN ? workshop.puzzle.peek() : await twins.drafts.puzzle(id);
        if (puzzle !== undefined) puzzles.push(puzzle);
      }
      const bytes = await drawnBooklet(puzzles, { title, perPage, language: contentLanguage });
      const [first] = puzzles;
      if (first === undefined) return;
      download(`${fileName({ ...first, meta: { title } }, true)}.pdf`, 'application/pdf', bytes);
    });
  return (
    <>
      <p class="small soft">{words.bookletText}</p>
      <Choice {...{ offered, left, words }} onChange={setLeft} />
      <div class="field">
        <label for="booklet-title">{words.bookletTitle}</label>
        <input
          id="booklet-title"
          class="input"
          maxLength={200}
          value={title}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </div>
      <div class="field">
        <span class="small strong">{words.perPage}</span>
        <Segments
          name="per-page"
          label={words.perPage}
          value={perPage}
          options={PER_PAGE.map((count) => ({ value: count, label: String(count) }))}
          onChange={setPerPage}
        />
      </div>
      <Told {...{ isBusy, hasFailed, words }} />
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
        <button
          type="button"
          class="button primary"
          disabled={chosen.length === 0 || isBusy}
          onClick={save}
        >
          {words.makeBooklet}
        </button>
      </div>
    </>
  );
}

/** The puzzles to choose from, each with a box. */
function Choice({
  offered,
  left,
  words,
  onChange,
}: Pick<SavePart, 'words'> & {
  readonly offered: readonly Offered[];
  /** Those that stay out. */
  readonly left: ReadonlySet<string>;
  readonly onChange: (left: ReadonlySet<string>) => void;
}) {
  const toggled = (id: string): ReadonlySet<string> => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  return (
    <fieldset class="outcome-choice">
      <legend class="small strong">
        {words.allDrafts}, {words.chosen(offered.filter(({ id }) => !left.has(id)).length)}
      </legend>
      {offered.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={!left.has(id)} onChange={() => onChange(toggled(id))} />
          <span>{name}</span>
        </label>
      ))}
      {offered.length === 0 && <p class="small soft">{words.noDrafts}</p>}
    </fieldset>
  );
}

/** The picture that is painted, unless it is empty, and the other drafts. */
function useOffered({ outcome, words }: Omit<SavePart, 'onClose'>): readonly Offered[] {
  const { workshop, counts, twins } = outcome;
  const [drafts, setDrafts] = useState<readonly DraftFacts[]>([]);
  useEffect(() => {
    let isWanted = true;
    void twins.drafts.others().then((found) => isWanted && setDrafts(found));
    return () => {
      isWanted = false;
    };
  }, [twins]);
  const own = workshop.title.value.trim();
  return [
    ...(counts.value.isEmpty ? [] : [{ id: OWN, name: own === '' ? words.thisPicture : own }]),
    ...drafts.map((draft) => ({ id: draft.id, name: draftName(draft, words) })),
  ];
}
