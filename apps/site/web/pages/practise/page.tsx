/** Practice: lines and boards from real puzzles, to be finished with one technique. */

import { usePage } from '../../frame/page-context.js';
import type { PageLanguage } from '../../frame/place.js';
import { Shell } from '../../frame/shell.js';
import { Icon } from '../../widgets/icon.js';
import { LEARN_EN } from '../../words/en/learn.js';
import { LEARN_RU } from '../../words/ru/learn.js';
import { BoardTasks } from '../learn/board-tasks.js';
import type { PractiseData } from '../learn/lesson-data.js';
import { LineTasks } from '../learn/line-tasks.js';
import { finishTechnique } from '../learn/progress.js';
import { TechniqueList } from '../learn/technique-list.js';
import '../learn/learn.css';

const WORDS = { en: LEARN_EN, ru: LEARN_RU };

/** Title and description of a page with practice. */
export function headOf({ techniques, id }: PractiseData) {
  const name = (shown: PageLanguage): string =>
    techniques.find((one) => one.id === id)?.[shown] ?? id;
  return {
    title: (shown: PageLanguage): string => WORDS[shown].practise.title(name(shown)),
    description: (shown: PageLanguage): string => WORDS[shown].practise.description(name(shown)),
  };
}

export function Page({ data }: { readonly data: PractiseData }) {
  const { language, linkTo, wordsOf } = usePage();
  const words = wordsOf(WORDS);
  const { techniques, id, lineTasks, positionTasks } = data;
  const technique = techniques.find((one) => one.id === id);
  if (technique === undefined) return null;
  const name = technique[language];
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
