/** The help: a first page with the rules, and a page for each way to play. */

import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Icon, IconShape } from '../../widgets/icon.js';
import { ICON_SHAPES } from '../../widgets/icon-shapes.js';
import type { HelpPart, HelpTopic } from '../../words/en/help.js';
import { FormatList, type HelpFormat } from './format-list.js';
import { HELP_ICON_SHAPES } from './help-icon-shapes.js';
import { ButtonList, KeyPart } from './key-list.js';
import { RichText } from './rich-text.js';
import '../../widgets/side-list.css';
import './help.css';

/** The pages below the first one. */
export const TOPICS = [
  { topic: 'keyboard', shape: ICON_SHAPES.keyboard },
  { topic: 'gamepad', shape: HELP_ICON_SHAPES['gamepad-2'] },
  { topic: 'screen-reader', shape: HELP_ICON_SHAPES.ear },
  { topic: 'touch', shape: HELP_ICON_SHAPES.hand },
  { topic: 'files', shape: ICON_SHAPES['folder-open'] },
  { topic: 'making', shape: ICON_SHAPES['pencil-ruler'] },
] as const satisfies readonly { topic: HelpTopic; shape: string }[];

/** What the build writes into a page of the help. */
export interface HelpData {
  /** None for the first page. */
  readonly topic: HelpTopic | undefined;
  /** For the page about files. */
  readonly formats?: readonly HelpFormat[];
}

/** The title of a page of the help. */
export function chooseTitle(topic: HelpTopic | undefined, { wordsOf }: PageTexts): string {
  const words = wordsOf('help');
  return topic === undefined ? words.title : `${words.pages[topic].title} · ${words.title}`;
}

/** The summary of a help page, in a sentence. */
export function chooseDescription(topic: HelpTopic | undefined, { wordsOf }: PageTexts): string {
  const words = wordsOf('help');
  return topic === undefined ? words.description : words.pages[topic].about;
}

export function Page({ data: { topic, formats } }: { readonly data: HelpData }) {
  return (
    <Shell>
      <div class="help">
        <TopicMenu current={topic} />
        <article class="stack">
          {topic === undefined ? <FirstPage /> : <TopicPage topic={topic} formats={formats} />}
        </article>
      </div>
    </Shell>
  );
}

function TopicMenu({ current }: { readonly current: HelpTopic | undefined }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('help');
  return (
    <nav class="side-list topics" aria-label={words.title}>
      <a href={linkTo('help/')} aria-current={current === undefined ? 'page' : undefined}>
        <Icon name="circle-question-mark" />
        {words.allHelp}
      </a>
      {TOPICS.map(({ topic, shape }) => (
        <a
          key={topic}
          href={linkTo(`help/${topic}/`)}
          aria-current={current === topic ? 'page' : undefined}
        >
          <IconShape shape={shape} />
          {words.pages[topic].title}
        </a>
      ))}
    </nav>
  );
}

function FirstPage() {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('help');
  return (
    <>
      <h1>{words.title}</h1>
      <Part part={words.rules} />
      <Part part={words.playing} />
      <section class="stack">
        <h2>{words.topics}</h2>
        <ul class="doors">
          {TOPICS.map(({ topic, shape }) => (
            <li key={topic}>
              <a class="card padded" href={linkTo(`help/${topic}/`)}>
                <IconShape shape={shape} size={24} />
                <span>
                  <span class="strong">{words.pages[topic].title}</span>
                  <span class="small soft">{words.pages[topic].about}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function TopicPage({
  topic,
  formats,
}: {
  readonly topic: HelpTopic;
  readonly formats: readonly HelpFormat[] | undefined;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('help');
  const { title, about, parts } = words.pages[topic];
  return (
    <>
      <h1>{title}</h1>
      <p class="lead">{about}</p>
      {parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
      {topic === 'keyboard' && <KeyPart />}
      {topic === 'gamepad' && <ButtonList words={words} />}
      {formats !== undefined && <FormatList words={words} formats={formats} />}
    </>
  );
}

function Part({ part: { heading, texts, points = [] } }: { readonly part: HelpPart }) {
  return (
    <section class="part">
      <h2>{heading}</h2>
      {texts.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
      {points.length > 0 && (
        <ul class="points">
          {points.map((point) => (
            <li key={point}>
              <RichText text={point} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
