/**
 * Publishing on the site's server: texts and licence, what the server refuses or warns of, and in
 * the end the address of the puzzle.
 */
import { type InEach, inEach, LANGUAGES, type Language } from '@nonokit/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RemotePuzzle } from '../../../../contract/remote-types.js';
import type { Answer, RemoteProblem } from '../../../../player-store/exchange/ask.js';
import { type PageContext, usePage } from '../../../frame/page-context.js';
import { signInAddress } from '../../../frame/sign-in-address.js';
import { shareString } from '../../../puzzles/share.js';
import { ask } from '../../../site-api/ask.js';
import { writeSentence } from '../../../site-api/sentences.js';
import { Icon } from '../../../widgets/icon.js';
import type { MakePublishWords } from '../../../words/en/make-publish.js';
import type { Outcome } from './outcome.js';
import type { Refusal, Warning } from './publishable.js';

type License = keyof MakePublishWords['licenses'];

/** What is written in the form. */
interface Texts extends InEach<string> {
  readonly description: string;
  readonly tags: string;
  readonly license: License;
}

/** Where publishing stands. */
type Stage =
  | { readonly kind: 'form'; readonly problem?: RemoteProblem }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly puzzle: RemotePuzzle };

export function PublishForm({
  outcome,
  onClose,
  onTold,
  onDone,
}: {
  readonly outcome: Outcome;
  readonly onClose: () => void;
  /** Called with the warnings of the server, which the form shows. */
  readonly onTold: (warnings: readonly string[]) => void;
  /** Called when it is published. */
  readonly onDone: () => void;
}) {
  const page = usePage();
  const { contentLanguage, wordsOf } = page;
  const words = wordsOf('make-publish');
  const { title, description } = outcome.workshop;
  const [stage, setStage] = useState<Stage>({ kind: 'form' });
  const [texts, setTexts] = useState<Texts>(() => ({
    ...inEach(() => ''),
    tags: '',
    license: 'CC-BY-4.0',
    description: description.peek(),
    [contentLanguage]: title.peek(),
  }));
  if (stage.kind === 'done') return <Done puzzle={stage.puzzle} onClose={onClose} />;
  const problem = stage.kind === 'form' ? stage.problem : undefined;
  const isWarned = problem?.code === 'has-warnings';
  const publish = async (): Promise<void> => {
    setStage({ kind: 'sending' });
    const answer = await sent(page, outcome, texts, isWarned);
    onTold(answer.ok ? [] : toStrings(answer.problem.facts['warnings']));
    if (answer.ok) onDone();
    setStage(
      answer.ok
        ? { kind: 'done', puzzle: answer.value }
        : { kind: 'form', problem: answer.problem },
    );
  };
  const mayPublish = outcome.publishable.value?.refusal === undefined;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <Fields texts={texts} onChange={(changes) => setTexts({ ...texts, ...changes })} />
      {problem !== undefined && <Told problem={problem} />}
      {stage.kind === 'sending' && (
        <p class="note" role="status">
          {words.publishing}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {page.wordsOf('make-outcome').close}
        </button>
        <button
          type="submit"
          class="button primary"
          disabled={!mayPublish || stage.kind === 'sending'}
        >
          {isWarned ? words.publishAnyway : words.publish}
        </button>
      </div>
    </form>
  );
}

/** What writes files is loaded when it is wanted, which needs a network as well. */
const NOT_LOADED: RemoteProblem = {
  code: 'not-reached',
  status: 0,
  detail: '',
  facts: {},
  retryAfter: undefined,
};

/** Sends the clues: the picture is their one solution, which the server finds by itself. */
async function sent(
  page: PageContext,
  outcome: Outcome,
  texts: Texts,
  acceptWarnings: boolean,
): Promise<Answer<RemotePuzzle>> {
  const { contentLanguage } = page;
  const { description, tags, license } = texts;
  const file = await shareString(outcome.workshop.puzzle.peek()).catch(() => undefined);
  if (file === undefined) return { ok: false, problem: NOT_LOADED };
  const titles = LANGUAGES.map((language) => [language, texts[language]] as const).filter(
    ([, title]) => title.trim() !== '',
  );
  const body = {
    file,
    format: 'share',
    titles: Object.fromEntries(titles),
    description,
    license,
    acceptWarnings,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
  return ask<RemotePuzzle>('POST', `puzzles?lang=${contentLanguage}`, { body });
}

function Fields({
  texts,
  onChange,
}: {
  readonly texts: Texts;
  readonly onChange: (changes: Partial<Texts>) => void;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('make-publish');
  const text = (name: Language | 'tags', label: string, most: number) => (
    <label key={name} class="field">
      <span class="small strong">{label}</span>
      <input
        class="input"
        maxLength={most}
        value={texts[name]}
        onInput={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      {[contentLanguage, ...LANGUAGES.filter((each) => each !== contentLanguage)].map((each) =>
        text(each, words.titles[each], 100),
      )}
      <p class="small softer">{words.titleNote}</p>
      <label class="field">
        <span class="small strong">{words.description}</span>
        <textarea
          class="input"
          rows={2}
          maxLength={2000}
          value={texts.description}
          onInput={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
      </label>
      {text('tags', words.tags, 200)}
      <p class="small softer">{words.tagsNote}</p>
      <label class="field">
        <span class="small strong">{words.license}</span>
        <select
          class="input"
          value={texts.license}
          onChange={({ currentTarget }) => onChange({ license: currentTarget.value as License })}
        >
          {Object.entries(words.licenses).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The focus on an answer: the button that was pressed could not keep it meanwhile. */
function useFocusOn<E extends HTMLElement>(answer: unknown) {
  const shown = useRef<E>(null);
  useEffect(() => shown.current?.focus(), [answer]);
  return shown;
}

/** What the server says against it. */
function Told({ problem }: { readonly problem: RemoteProblem }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('make-publish');
  const shown = useFocusOn<HTMLUListElement & HTMLParagraphElement>(problem);
  const { code, facts } = problem;
  if (code === 'has-warnings') {
    const told = page.wordsOf('make-outcome').warnings;
    const [twin] = toStrings(facts['twins']);
    return (
      <ul class="outcome-warnings bare small" role="alert" tabIndex={-1} ref={shown}>
        {toStrings(facts['warnings']).map((warning) => (
          <li key={warning}>
            <Icon name="triangle-alert" size={16} />
            {warning === 'same' ? words.sameHere : told[warning as Warning]}
            {warning === 'same' && twin !== undefined && (
              <a href={linkTo(`puzzles/${twin}`)} target="_blank" rel="noopener">
                {words.seeTwin}
              </a>
            )}
          </li>
        ))}
      </ul>
    );
  }
  const refusals: Readonly<Record<string, string>> = page.wordsOf('make-outcome').refusals;
  const refusal = String(facts['refusal'] ?? '') as Refusal | 'none';
  const why =
    refusal === 'none' ? words.noSolution : (refusals[refusal] ?? writeSentence(page, problem));
  return (
    <p class="note bad" role="alert" tabIndex={-1} ref={shown}>
      <Icon name="circle-alert" />
      <span>
        {words.failed} {why} {words.safe}
      </span>
    </p>
  );
}

function toStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function Done({
  puzzle: { id, number },
  onClose,
}: {
  readonly puzzle: RemotePuzzle;
  readonly onClose: () => void;
}) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('make-publish');
  const shown = useFocusOn<HTMLParagraphElement>(id);
  return (
    <div class="stack">
      <p class="note good" role="status" tabIndex={-1} ref={shown}>
        <Icon name="circle-check" />
        <span>
          <b>{words.published(number)}</b>
          <br />
          {words.publishedText}
        </span>
      </p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {page.wordsOf('make-outcome').close}
        </button>
        <a class="button primary" href={linkTo(`puzzles/${id}`)}>
          {words.toPuzzle}
        </a>
      </div>
    </div>
  );
}

/** For guests: what publishing needs. */
export function PublishSignIn({ onClose }: { readonly onClose: () => void }) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('make-publish');
  return (
    <>
      <p class="note">{words.signInText}</p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {page.wordsOf('make-outcome').close}
        </button>
        <a class="button" href={signInAddress(page, 'in')}>
          {words.signIn}
        </a>
        <a class="button primary" href={signInAddress(page, 'new')}>
          {words.makeAccount}
        </a>
      </div>
    </>
  );
}
