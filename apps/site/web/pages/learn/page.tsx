/** Everything there is to learn: the first puzzle, the course, the techniques by level. */
import { useEffect, useState } from 'preact/hooks';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { kindLessonPath } from '../../puzzles/kind-lesson-path.js';
import { KIND_GROUPS } from '../../puzzles/kinds-shelf.js';
import { Icon } from '../../widgets/icon.js';
import { solvedIds } from './course-progress.js';
import type { LearnData, NamedTechnique, TechniqueSketch } from './lesson-data.js';
import { progress } from './progress.js';
import { Sketch } from './technique-sketch.js';
import './learn.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('learn').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('learn').description;

export function Page({ data: { techniques, sketches, course } }: { readonly data: LearnData }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  const [solved, setSolved] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => void solvedIds().then(setSolved), []);
  const done = course.filter(({ id }) => solved.has(id)).length;
  const next = course.find(({ id }) => !solved.has(id));
  const levels = [...new Set(techniques.map(({ level }) => level))];
  const action =
    done === 0 ? words.course.start : next === undefined ? words.course.again : words.course.goOn;
  return (
    <Shell>
      <div class="learn-home">
        <header class="stack">
          <h1>{words.title}</h1>
          <p class="lead soft">{words.lead}</p>
        </header>
        <div class="doors">
          <section class="card padded door">
            <h2>
              {words.first.title}
              {progress.value.hasPlayedFirst && <Done />}
            </h2>
            <p class="soft">{words.first.text}</p>
            <a class={done === 0 ? 'button primary' : 'button'} href={linkTo('learn/first/')}>
              <Icon name="play" />
              {words.first.start}
            </a>
            <a class="button quiet" href={linkTo('learn/second/')}>
              {words.first.second}
              <Icon name="arrow-right" size={18} />
            </a>
          </section>
          <section class="card padded door">
            <h2>{words.course.title}</h2>
            <p class="soft">{words.course.text}</p>
            <CourseBar done={done} all={course.length} />
            <a
              class={done === 0 ? 'button' : 'button primary'}
              href={linkTo(next === undefined || done === 0 ? 'learn/course/' : lessonPath(next))}
            >
              {action}
              <Icon name="arrow-right" />
            </a>
          </section>
          <section class="card padded door">
            <h2>{words.storm.title}</h2>
            <p class="soft">{words.storm.text}</p>
            <a class="button" href={linkTo('storm/')}>
              <Icon name="play" />
              {words.storm.storm}
            </a>
            <a class="button quiet" href={linkTo('streak/')}>
              {words.storm.streak}
              <Icon name="arrow-right" size={18} />
            </a>
          </section>
        </div>
        <section class="section">
          <h2>{words.techniques}</h2>
          {levels.map((level) => (
            <div class="level" key={level}>
              <h3 class="small soft">
                {words.level(level)} · {words.levels[level]}
              </h3>
              <ol class="technique-cards">
                {techniques.map(
                  (one, k) =>
                    one.level === level && (
                      <TechniqueCard
                        key={one.id}
                        technique={one}
                        number={k + 1}
                        sketch={sketches[k]}
                      />
                    ),
                )}
              </ol>
            </div>
          ))}
        </section>
        <section class="section">
          <h2>{words.kinds.title}</h2>
          <p class="soft">{words.kinds.text}</p>
          <ul class="row wraps kind-lessons">
            {KIND_GROUPS.map((kind) => (
              <li key={kind}>
                <a class="button" href={linkTo(kindLessonPath(kind))}>
                  {words.kinds.lessons[kind]}
                </a>
              </li>
            ))}
          </ul>
          <a class="link" href={linkTo('kinds/')}>
            {words.kinds.open}
          </a>
        </section>
      </div>
    </Shell>
  );
}

function lessonPath({ number }: { readonly number: number }): string {
  return `learn/course/${number}/`;
}

function TechniqueCard({
  technique,
  number,
  sketch,
}: {
  readonly technique: NamedTechnique;
  readonly number: number;
  readonly sketch: TechniqueSketch | undefined;
}) {
  const { contentLanguage, linkTo } = usePage();
  return (
    <li>
      <a class="card technique-card" href={linkTo(`learn/${technique.id}/`)}>
        <span class="technique-picture">{sketch && <Sketch sketch={sketch} />}</span>
        <span class="digits softer small">{number}</span>
        <span>
          <span class="strong">{technique[contentLanguage]}</span>
          <Plainly technique={technique} />
        </span>
        {progress.value.techniques.includes(technique.id) ? <Done /> : <span />}
      </a>
    </li>
  );
}

/** What a name means, where it does not say it. */
function Plainly({ technique: { plainly } }: { readonly technique: NamedTechnique }) {
  const { contentLanguage } = usePage();
  const text = plainly[contentLanguage];
  return text === undefined ? null : <small class="plainly soft">{text}</small>;
}

/** The mark of finished techniques. */
function Done() {
  const { wordsOf } = usePage();
  const words = wordsOf('learn');
  return (
    <span class="done">
      <Icon name="check" size={16} />
      <span class="spoken">{words.done}</span>
    </span>
  );
}

/** How far one has come, as a row of cells. */
export function CourseBar({ done, all }: { readonly done: number; readonly all: number }) {
  const { wordsOf } = usePage();
  const words = wordsOf('learn');
  return (
    <p class="course-bar">
      <span class="cells" aria-hidden="true">
        {Array.from({ length: all }, (_, k) => (
          <i key={k} class={k < done ? 'full' : ''} />
        ))}
      </span>
      <span class="small soft">{words.course.progress(done, all)}</span>
    </p>
  );
}
