/** Practice: lines and boards from real puzzles, to be finished with one technique. */

import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Icon } from '../../widgets/icon.js';
import { BoardTasks } from '../learn/board-tasks.js';
import type { PractiseData } from '../learn/lesson-data.js';
import { LineTasks } from '../learn/line-tasks.js';
import { finishTechnique } from '../learn/progress.js';
import { TechniqueList } from '../learn/technique-list.js';
import '../learn/learn.css';

/** Title and description of a page with practice. */
export function makePageHead({ techniques, id }: PractiseData) {
  const name = ({ contentLanguage }: PageTexts): string =>
    techniques.find((one) => one.id === id)?.[contentLanguage] ?? id;
  return {
    title: (page: PageTexts): string => page.wordsOf('learn').practise.title(name(page)),
    description: (page: PageTexts): string =>
      page.wordsOf('learn').practise.description(name(page)),
  };
}

export function Page({ data }: { readonly data: PractiseData }) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  const { techniques, id, lineTasks, positionTasks } = data;
  const technique = techniques.find((one) => one.id === id);
  if (technique === undefined) return null;
  const name = technique[contentLanguage];
  const onFinished = (): void => finishTechnique(id);
  const hasLines = lineTasks.length > 0;
  return (
    <Shell>
      <div class="learn">
        <TechniqueList techniques={techniques} current={id} />
        <article class="lesson">
          <header>
            <a class="back always small soft" href={linkTo(`learn/${id}/`)}>
              <Icon name="chevron-left" size={16} />
              {words.practise.back(name)}
            </a>
            <h1>{words.practise.title(name)}</h1>
          </header>
          <p class="lead">
            {hasLines ? words.practise.lead(name) : words.practise.leadBoards(name)}
          </p>
          {hasLines ? (
            <LineTasks tasks={lineTasks} {...{ technique, techniques, onFinished }} />
          ) : (
            <BoardTasks tasks={positionTasks} {...{ technique, onFinished }} />
          )}
        </article>
      </div>
    </Shell>
  );
}
