/** A lesson on another kind of nonogram: techniques, each with a step that is drawn and said. */
import type { InEach } from '@nonokit/core';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { kindLessonPath } from '../../puzzles/kind-lesson-path.js';
import { KIND_GROUPS, type KindGroup } from '../../puzzles/kinds-shelf.js';
import { Icon } from '../../widgets/icon.js';
import './kind-lesson.css';

/** A technique at work: SVG of the build, and the sentence of the step. */
export interface KindExampleView {
  readonly before: string;
  readonly after: string;
  readonly step: InEach<string>;
}

/** What the page shows. */
export interface KindLessonData {
  readonly kind: KindGroup;
  readonly examples: readonly KindExampleView[];
}

/** Title and description of a lesson. */
export function makeHead({ kind }: Pick<KindLessonData, 'kind'>) {
  return {
    title: ({ wordsOf }: PageTexts): string => wordsOf('kind-lesson')[kind].title,
    description: ({ wordsOf }: PageTexts): string => wordsOf('kind-lesson')[kind].lead,
  };
}

export function Page({ data: { kind, examples } }: { readonly data: KindLessonData }) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const words = wordsOf('kind-lesson');
  const { title, lead, parts } = words[kind];
  return (
    <Shell>
      <article class="kind-lesson">
        <header class="stack">
          <a class="back small soft" href={linkTo('learn/')}>
            <Icon name="chevron-left" size={16} />
            {words.back}
          </a>
          <h1>{title}</h1>
          <p class="lead">{lead}</p>
        </header>
        {parts.map(({ heading, text }, k) => {
          const example = examples[k];
          return (
            <section key={heading} class="stack">
              <h2>{heading}</h2>
              <p>{text}</p>
              {example !== undefined && (
                <figure>
                  <div class="drawings">
                    <Drawing svg={example.before} label={words.before} />
                    <Icon name="arrow-right" />
                    <Drawing svg={example.after} label={words.after} />
                  </div>
                  <figcaption class="small soft">{example.step[contentLanguage]}</figcaption>
                </figure>
              )}
            </section>
          );
        })}
        <p class="small soft">{words.legend}</p>
        <a class="button primary" href={`${linkTo('kinds/')}#${kind}`}>
          <Icon name="play" />
          {words.play}
        </a>
        <nav class="stack" aria-label={words.others}>
          <h2 class="small soft">{words.others}</h2>
          <ul class="row wraps">
            {KIND_GROUPS.filter((one) => one !== kind).map((one) => (
              <li key={one}>
                <a class="button" href={linkTo(kindLessonPath(one))}>
                  {words[one].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </article>
    </Shell>
  );
}

function Drawing({ svg, label }: { readonly svg: string; readonly label: string }) {
  return <div role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />;
}
