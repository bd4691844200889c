/**
 * What a run has shown: numbers, squares in order, techniques, and each mistake with its reason.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { shareOrCopy } from '../../puzzles/share-or-copy.js';
import { Icon } from '../../widgets/icon.js';
import type { NamedTechnique } from '../learn/lesson-data.js';
import { Trail } from './parts.js';
import {
  type Answered,
  countRight,
  longestRow,
  meanMs,
  sumUp,
  type TechniqueResult,
} from './run.js';
import { StillSheet } from './still-sheet.js';
import { sayReason } from './task-view.js';

interface ResultProps {
  readonly title: string;
  /** A line or two below the title. */
  readonly facts: ComponentChildren;
  readonly run: readonly Answered[];
  readonly techniques: readonly NamedTechnique[];
  readonly onAgain: () => void;
}

export function Result({ title, facts, run, techniques, onAgain }: ResultProps) {
  const page = usePage();
  const words = page.wordsOf('storm');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answers = run.map(({ isRight }) => isRight);
  const right = countRight(run);
  return (
    <div class="storm-result">
      <header class="apart storm-result-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p class="soft digits" role="status">
            {facts}
          </p>
        </div>
        <div class="row">
          <button type="button" class="button primary" onClick={onAgain}>
            <Icon name="rotate-ccw" />
            {words.result.again}
          </button>
          {run.length > 0 && (
            <button type="button" class="button" onClick={() => void share(page, title, answers)}>
              <Icon name="share-2" />
              {words.result.share}
            </button>
          )}
        </div>
      </header>
      <section class="card storm-counts" aria-label={title}>
        <div class="three-numbers">
          <Fact value={page.numberText(right)} label={words.result.ofRight(run.length)} />
          <Fact value={page.numberText(longestRow(run))} label={words.result.longest} />
          <Fact value={secondsText(page, meanMs(run))} label={words.result.each} />
        </div>
        <Trail answers={answers} label={words.result.inOrder(right, run.length)} />
      </section>
      {run.length === 0 ? (
        <p class="soft">{words.result.nothing}</p>
      ) : (
        <div class="storm-result-body">
          <Techniques run={run} techniques={techniques} />
          <Mistakes run={run} />
        </div>
      )}
    </div>
  );
}

function Fact({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div>
      <b class="digits">{value}</b>
      <span class="small soft">{label}</span>
    </div>
  );
}

function secondsText({ wordsOf }: PageContext, milliseconds: number): string {
  return wordsOf('grammar').oneDigit(milliseconds / 1000);
}

function Techniques({ run, techniques }: Pick<ResultProps, 'run' | 'techniques'>) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  return (
    <section class="card" aria-labelledby="storm-techniques">
      <header class="apart storm-list-head">
        <h2 id="storm-techniques">{words.result.techniques}</h2>
        <span class="small soft">{words.result.weakestFirst}</span>
      </header>
      <ul class="storm-list">
        {sumUp(run).map((result) => (
          <Technique key={result.technique} result={result} techniques={techniques} />
        ))}
      </ul>
    </section>
  );
}

function Technique({
  result,
  techniques,
}: {
  readonly result: TechniqueResult;
  readonly techniques: readonly NamedTechnique[];
}) {
  const page = usePage();
  const { contentLanguage, linkTo, wordsOf } = page;
  const words = wordsOf('storm');
  const { technique, answers, right, meanMs: mean } = result;
  const name = techniques.find(({ id }) => id === technique)?.[contentLanguage] ?? technique;
  const isAllRight = right === answers.length;
  return (
    <li>
      <div class="grow">
        <a class={isAllRight ? '' : 'strong'} href={linkTo(`learn/${technique}/`)}>
          {name}
        </a>
        <div class="small soft digits">{words.result.seconds(secondsText(page, mean))}</div>
      </div>
      <Trail answers={answers} label={words.result.inOrder(right, answers.length)} />
      {isAllRight ? (
        <span class="all-right" title={words.result.allRight}>
          <Icon name="check" />
        </span>
      ) : (
        <a
          class="button"
          href={`${linkTo('streak/')}#${technique}`}
          aria-label={words.result.practiseOne(name)}
        >
          {words.result.practise}
        </a>
      )}
    </li>
  );
}

function Mistakes({ run }: Pick<ResultProps, 'run'>) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('storm');
  const wrong = run.filter(({ isRight }) => !isRight);
  return (
    <section class="card padded stack" aria-labelledby="storm-mistakes">
      <h2 id="storm-mistakes">
        {wrong.length === 0 ? words.result.noneWrong : words.result.wrongTitle(wrong.length)}
      </h2>
      {wrong.map(({ task, given }, k) => (
        <div class="mistake" key={k}>
          <StillSheet task={task} given={given} />
          <p class="small soft">
            {sayReason(words, task)}{' '}
            <a class="link" href={linkTo(`learn/${task.technique}/`)}>
              {words.why}
            </a>
          </p>
        </div>
      ))}
      {wrong.length > 0 && (
        <p class="row wraps small soft legend" aria-hidden="true">
          <span>
            <i class="wrong" /> {words.result.yours}
          </span>
          <span>
            <i class="truth" /> {words.result.truth}
          </span>
        </p>
      )}
    </section>
  );
}

/** Hands title and squares to the system's own menu, or to the clipboard. */
async function share(
  { wordsOf }: PageContext,
  title: string,
  answers: readonly boolean[],
): Promise<void> {
  const words = wordsOf('storm');
  const squares = answers.map((isRight) => (isRight ? '⬛' : '🟥')).join('');
  const text = words.result.shareText(`${words.title}: ${title}`, squares);
  await shareOrCopy({ text }, { copied: words.result.copied, title: words.result.share });
}
