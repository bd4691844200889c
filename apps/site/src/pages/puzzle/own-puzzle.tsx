/**
 * What an author can do with a puzzle: see and change its texts and notes, or delete it as long as
 * nobody else has solved it. It is loaded when it is opened.
 */
import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { ask, type RemoteProblem } from '../../remote/api.js';
import { sentenceOf } from '../../remote/sentences.js';
import type { RemotePuzzle, Reveal } from '../../remote/types.js';
import { Dialog } from '../../shell/dialog.js';
import { FormProblem } from '../../shell/form.js';
import { RemovalActions } from '../../shell/removal-actions.js';
import { linkTo, wordsOf } from '../../shell/state.js';
import { MAKE_PUBLISH_EN } from '../../words/en/make-publish.js';
import { OWN_EN } from '../../words/en/own.js';
import { MAKE_PUBLISH_RU } from '../../words/ru/make-publish.js';
import { OWN_RU } from '../../words/ru/own.js';

const WORDS = { en: OWN_EN, ru: OWN_RU };
const PUBLISH = { en: MAKE_PUBLISH_EN, ru: MAKE_PUBLISH_RU };

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
  render(h(OwnDialog, { puzzle, reveal, onClose: close }), host);
}

interface Part {
  readonly puzzle: RemotePuzzle;
  readonly reveal: Reveal;
  readonly onClose: () => void;
}

function OwnDialog(props: Part) {
  const words = wordsOf(WORDS);
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
  const [words, publish] = [wordsOf(WORDS), wordsOf(PUBLISH)];
  const { titles, description, notes, tags } = reveal;
  const [problem, tell] = useState<RemoteProblem>();
  const [isSending, setSending] = useState(false);
  const save = async (form: HTMLFormElement): Promise<void> => {
    setSending(true);
    const answer = await ask('PUT', `puzzles/${puzzle.id}`, { body: textsOf(form) });
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
        if (event.currentTarget instanceof HTMLFormElement) void save(event.currentTarget);
      }}
    >
      <Line name="en" label={publish.titleEn} value={titles.en ?? ''} />
      <Line name="ru" label={publish.titleRu} value={titles.ru ?? ''} />
      <Lines name="description" label={publish.description} value={description} />
      <Lines name="notes" label={words.notes} value={notes} />
      <Line name="tags" label={publish.tags} value={tags.join(', ')} />
      <label class="field">
        <span class="small strong">{publish.license}</span>
        <select class="input" name="license" defaultValue={puzzle.license}>
          {Object.entries(publish.licenses).map(([id, label]) => (
            <option key={id} value={id} selected={id === puzzle.license}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <FormProblem text={problem === undefined ? undefined : sentenceOf(problem)} />
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

/** What the form says, as the server takes it. */
function textsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const titles = (['en', 'ru'] as const).flatMap((language) =>
    text(language) === '' ? [] : [[language, text(language)] as const],
  );
  const tags = text('tags').split(',');
  return {
    titles: Object.fromEntries(titles),
    ...{ description: text('description'), notes: text('notes'), license: text('license') },
    tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
  };
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

function Line({ name, label, value }: TextProps) {
  return (
    <label class="field">
      <span class="small strong">{label}</span>
      <input
        class="input"
        name={name}
        maxLength={name === 'tags' ? 400 : 100}
        defaultValue={value}
      />
    </label>
  );
}

function Lines({ name, label, value }: TextProps) {
  return (
    <label class="field">
      <span class="small strong">{label}</span>
      <textarea class="input" name={name} rows={2} maxLength={2000} defaultValue={value} />
    </label>
  );
}

/** The question whether it is to go, and why it may have to stay. */
function Removal({ puzzle, onClose }: Part) {
  const words = wordsOf(WORDS);
  const [problem, tell] = useState<RemoteProblem>();
  const remove = async (): Promise<void> => {
    const answer = await ask('DELETE', `puzzles/${puzzle.id}`);
    if (answer.ok || answer.problem.status === 404) location.assign(linkTo('puzzles'));
    else tell(answer.problem);
  };
  const text = problem?.code === 'solved-by-others' ? words.staysSolved : undefined;
  return (
    <div class="stack">
      <p>{words.removeText}</p>
      <FormProblem text={text ?? (problem === undefined ? undefined : sentenceOf(problem))} />
      <RemovalActions words={words} onCancel={onClose} onRemove={() => void remove()} />
    </div>
  );
}
