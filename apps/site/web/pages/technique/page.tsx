/** A technique: what it proves and why, drawn, and lines or boards to finish with it. */

import type { Language } from '@nonokit/core';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Icon } from '../../widgets/icon.js';
import { BoardExplained } from '../learn/board-explained.js';
import { BoardTasks } from '../learn/board-tasks.js';
import type { NamedTechnique, TechniqueData } from '../learn/lesson-data.js';
import { LineExplained } from '../learn/line-explained.js';
import { LineTasks } from '../learn/line-tasks.js';
import { finishTechnique } from '../learn/progress.js';
import { Prose } from '../learn/prose.js';
import { TechniqueList } from '../learn/technique-list.js';
import '../learn/learn.css';

/** Techniques that are seen by pushing the blocks to both ends. */
const PUSHED: readonly string[] = ['overlap', 'forcing'];

/** Title and description of a technique's page. */
export function makeTechniqueHead(texts: Pick<TechniqueData, Language>) {
  return {
    title: ({ contentLanguage }: PageTexts): string => texts[contentLanguage].name,
    description: ({ contentLanguage }: PageTexts): string => {
      const { name, proves } = texts[contentLanguage];
      return `${name}. ${proves}`;
    },
  };
}

export function Page({ data }: { readonly data: TechniqueData }) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  const { techniques, id, lines, position } = data;
  const number = techniques.findIndex((one) => one.id === id);
  const technique = techniques[number];
  const texts = data[contentLanguage];
  if (technique === undefined) return null;
  const explained = (lesson: TechniqueData['lines'][number]) => (
    <LineExplained key={lesson.before + lesson.en} lesson={lesson} pushes={PUSHED.includes(id)} />
  );
  return (
    <Shell>
      <div class="learn">
        <TechniqueList techniques={techniques} current={id} />
        <article class="lesson">
          <header>
            <a class="back small soft" href={linkTo('learn/')}>
              <Icon name="chevron-left" size={16} />
              {words.back}
            </a>
            <p class="small soft">{words.technique(number + 1, technique.level)}</p>
            <h1>{texts.name}</h1>
            {texts.plainly !== undefined && <p class="lead plainly">{texts.plainly}</p>}
          </header>
          {/* the picture first: it is seen at once what the words are about */}
          {lines.slice(0, 1).map((lesson) => explained(lesson))}
          {position !== undefined && <BoardExplained lesson={position} />}
          <Prose text={texts.text} className="lead" />
          <p class="soft">
            {texts.proves}
            {texts.alsoCalled !== undefined && ` ${words.alsoCalled(texts.alsoCalled)}`}
          </p>
          {lines.slice(1).map((lesson) => explained(lesson))}
          {id === 'overlap' && lines[0] !== undefined && <Spare lesson={lines[0]} />}
          <section>
            <h2>{words.lookFor}</h2>
            <ul class="look-for">
              {texts.lookFor.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </section>
          <Tasks data={data} technique={technique} />
          {data.hasPractice && (
            <a class="card practice-link" href={linkTo(`learn/${id}/practise/`)}>
              <span>
                <strong>{words.practice}</strong>
                <span class="small soft">
                  {position === undefined && id !== 'color-logic'
                    ? words.practiceText
                    : words.practiceBoards}
                </span>
              </span>
              <Icon name="chevron-right" />
            </a>
          )}
          <Neighbours before={techniques[number - 1]} after={techniques[number + 1]} />
        </article>
      </div>
    </Shell>
  );
}

/** How much a block has to spare, in numbers. */
function Spare({ lesson: { clue, before } }: { readonly lesson: TechniqueData['lines'][number] }) {
  const { wordsOf } = usePage();
  const words = wordsOf('learn');
  const size = clue[0]?.size ?? 0;
  return (
    <p>
      {words.spare(before.length, size)} <strong>{words.core(before.length, size)}</strong>
    </p>
  );
}

function Tasks({
  data: { id, techniques, lineTasks, positionTasks },
  technique,
}: {
  readonly data: TechniqueData;
  readonly technique: NamedTechnique;
}) {
  const onFinished = (): void => finishTechnique(id);
  if (lineTasks.length > 0) {
    return <LineTasks tasks={lineTasks} {...{ technique, techniques, onFinished }} />;
  }
  return <BoardTasks tasks={positionTasks} {...{ technique, onFinished }} />;
}

/** The technique before and the one after. */
function Neighbours({
  before,
  after,
}: {
  readonly before: NamedTechnique | undefined;
  readonly after: NamedTechnique | undefined;
}) {
  const { contentLanguage, linkTo } = usePage();
  return (
    <nav class="neighbours">
      {before === undefined ? (
        <span />
      ) : (
        <a class="button" rel="prev" href={linkTo(`learn/${before.id}/`)}>
          <Icon name="arrow-left" />
          {before[contentLanguage]}
        </a>
      )}
      {after !== undefined && (
        <a class="button primary" rel="next" href={linkTo(`learn/${after.id}/`)}>
          {after[contentLanguage]}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
