/** The course: its puzzles in order, blind, with what each brings and which are solved. */
import { useEffect, useState } from 'preact/hooks';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { PuzzleSilhouette } from '../../sheet/silhouette.js';
import { Icon } from '../../widgets/icon.js';
import { solvedIds } from '../learn/course-progress.js';
import type { CourseCard, LearnData, NamedTechnique } from '../learn/lesson-data.js';
import { CourseBar } from '../learn/page.js';
import '../learn/learn.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('learn').courseList.title;
export const description = ({ wordsOf }: PageTexts): string =>
  wordsOf('learn').courseList.description;

/** The room of a silhouette. */
const ROOM = { width: 76, height: 76, cell: 7 };

export function Page({ data: { techniques, course } }: { readonly data: LearnData }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  const [solved, setSolved] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => void solvedIds().then(setSolved), []);
  const done = course.filter(({ id }) => solved.has(id)).length;
  return (
    <Shell>
      <div class="course">
        <header class="stack">
          <a class="back always small soft" href={linkTo('learn/')}>
            <Icon name="chevron-left" size={16} />
            {words.title}
          </a>
          <h1>{words.courseList.title}</h1>
          <p class="lead soft">{words.course.text}</p>
          <CourseBar done={done} all={course.length} />
        </header>
        <ol class="course-cards">
          {course.map((card) => (
            <li key={card.number}>
              <Card
                card={card}
                technique={techniques.find(({ id }) => id === card.brings)}
                isSolved={solved.has(card.id)}
              />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}

function Card({
  card,
  technique,
  isSolved,
}: {
  readonly card: CourseCard;
  readonly technique: NamedTechnique | undefined;
  readonly isSolved: boolean;
}) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const { courseList } = wordsOf('learn');
  const { number, width, height, inks } = card;
  return (
    <a class="card course-card" href={linkTo(`learn/course/${number}/`)}>
      <span class="course-sheet">
        <PuzzleSilhouette puzzle={card} room={ROOM} />
      </span>
      <span class="course-text">
        <span class="strong">{courseList.step(number)}</span>
        <span class="row small soft">
          {courseList.size(width, height)}
          {inks.length > 1 && (
            <span class="inks">
              {inks.map((rgb) => (
                <i key={rgb} style={{ background: rgb }} />
              ))}
              <span class="spoken">{courseList.colored}</span>
            </span>
          )}
        </span>
        {technique !== undefined && (
          <span class="tag hint">
            {courseList.introduces}: {technique[contentLanguage]}
          </span>
        )}
      </span>
      {isSolved && (
        <span class="done">
          <Icon name="check" />
          <span class="spoken">{courseList.solved}</span>
        </span>
      )}
    </a>
  );
}
