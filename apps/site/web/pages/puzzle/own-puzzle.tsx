/**
 * What an author can do with a puzzle: see and change its texts and notes, or delete it as long as
 * nobody else has solved it. It is loaded when it is opened.
 */

import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { RemotePuzzle, Reveal } from '../../../contract/remote-types.js';
import type { RemoteProblem } from '../../../player-store/exchange/ask.js';
import { renderInPage } from '../../frame/in-page.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Dialog } from '../../widgets/dialog.js';
import { Field, SelectField, TextField } from '../../widgets/field.js';
import { FormProblem } from '../../widgets/form.js';
import { RemovalActions } from '../../widgets/removal-actions.js';
import { TitleFields } from '../../widgets/title-fields.js';

/** Opens the dialog. */
export function openOwnPuzzle(puzzle: RemotePuzzle): void {
  const { reveal } = puzzle;
  if (reveal === undefined) return;
  const host = document.createElement('div');
  document.body.append(host);
  const close = (): void => {
    render(null, host);
    host.remove();
  };
  renderInPage(h(OwnDialog, { puzzle, reveal, onClose: close }), host);
}

interface Part {
  readonly puzzle: RemotePuzzle;
  readonly reveal: Reveal;
  readonly onClose: () => void;
}

function OwnDialog(props: Part) {
  const { wordsOf } = usePage();
  const words = wordsOf('own');
  const { puzzle, onClose } = props;
  const [isLeaving, leave] = useState(false);
  const title = isLeaving ? words.removeQuestion : words.title(puzzle.number);
  return (
    <Dialog title={title} onClose={onClose}>
      {isLeaving ? (
        <Removal {...props} onClose={() => leave(false)} />
      ) : (
        <TextsForm {...props} onRemove={() => leave(true)} />
      )}
    </Dialog>
  );
}

function TextsForm({
  puzzle,
  reveal,
  onClose,
  onRemove,
}: Part & { readonly onRemove: () => void }) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('own');
  const publish = wordsOf('make-publish');
  const { description, notes, tags } = reveal;
  const [titles, setTitles] = useState(reveal.titles);
  const [problem, tell] = useState<RemoteProblem>();
  const [isSending, setSending] = useState(false);
  const save = async (body: object): Promise<void> => {
    setSending(true);
    const answer = await ask('PUT', callPath(paths.PUZZLE, { id: puzzle.id }), { body });
    setSending(false);
    // the page was written with the texts of before
    if (answer.ok) location.reload();
    else tell(answer.problem);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (event.currentTarget instanceof HTMLFormElement)
          void save({ titles: writtenTitles(titles), ...readTexts(event.currentTarget) });
      }}
    >
      <TitleFields titles={titles} onChange={setTitles} />
      <TextField {...LONG} name="description" label={publish.description} initial={description} />
      <TextField {...LONG} name="notes" label={words.notes} initial={notes} />
      <Field {...PROSE} name="tags" label={publish.tags} initial={tags.join(', ')} most={400} />
      <SelectField
        {...{ name: 'license', label: publish.license, initial: puzzle.license }}
        options={publish.licenses}
      />
      {puzzle.isUnlisted === true && (
        <div class="note apart">
          <span>{words.unlisted}</span>
          <button
            type="button"
            class="button"
            disabled={isSending}
            onClick={() => void save({ isUnlisted: false })}
          >
            {words.list}
          </button>
        </div>
      )}
      <FormProblem text={problem === undefined ? undefined : writeSentence(page, problem)} />
      <div class="actions own-actions">
        <button type="button" class="button danger" onClick={onRemove}>
          {words.remove}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="submit" class="button primary" disabled={isSending}>
          {words.save}
        </button>
      </div>
    </form>
  );
}

/** The fields of the form, as the server accepts them. */
function readTexts(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const tags = text('tags').split(',');
  return {
    description: text('description'),
    notes: text('notes'),
    license: text('license'),
    tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
  };
}

/** The titles that are not empty. */
function writtenTitles(titles: Reveal['titles']): Reveal['titles'] {
  const trimmed = Object.entries(titles).map(([tag, title]) => [tag, title?.trim() ?? ''] as const);
  return Object.fromEntries(trimmed.filter(([, title]) => title !== ''));
}

/** What the texts of a puzzle have in common. */
const PROSE = { isOptional: true, isProse: true } as const;

const LONG = { ...PROSE, rows: 2, most: 2000 } as const;

/** The question whether it is to go, and why it may have to stay. */
function Removal({ puzzle, onClose }: Part) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('own');
  const [problem, tell] = useState<RemoteProblem>();
  const remove = async (): Promise<void> => {
    const answer = await ask('DELETE', callPath(paths.PUZZLE, { id: puzzle.id }));
    if (answer.ok || answer.problem.status === 404) location.assign(linkTo('puzzles'));
    else tell(answer.problem);
  };
  const text = problem?.code === 'solved-by-others' ? words.staysSolved : undefined;
  return (
    <div class="stack">
      <p>{words.removeText}</p>
      <FormProblem
        text={text ?? (problem === undefined ? undefined : writeSentence(page, problem))}
      />
      <RemovalActions words={words} onCancel={onClose} onRemove={() => void remove()} />
    </div>
  );
}
