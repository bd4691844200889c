/** A Streak while it runs: one number, the task, and what comes back how soon. */
import { TASK_TECHNIQUES, techniqueTask } from '@nonokit/explain/tasks';
import { useRef } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import type { NamedTechnique } from '../learn/lesson-data.js';
import { chooseTechnique, MOST_LEVEL, noteAnswer, practice } from './practice.js';
import { type Answered, countRight } from './run.js';
import { TaskCard } from './task-card.js';
import { useRun } from './use-run.js';

/** How many techniques the panel shows. */
const SHOWN = 5;

export function StreakGame({
  seed,
  only,
  techniques,
  onEnd,
}: {
  readonly seed: string;
  /** The one technique that is practised; undefined for all. */
  readonly only: string | undefined;
  readonly techniques: readonly NamedTechnique[];
  readonly onEnd: (run: readonly Answered[]) => void;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('storm');
  const best = useRef(practice.peek().streakBest);
  const taskAt = (number: number, run: readonly Answered[]) => {
    const all = only === undefined ? TASK_TECHNIQUES : [only];
    const chosen = chooseTechnique(practice.peek(), all, run.at(-1)?.task.technique);
    const technique = TASK_TECHNIQUES.find((id) => id === chosen) ?? 'overlap';
    return techniqueTask(seed, technique, number);
  };
  const shown = useRun({
    taskAt,
    onAnswered: (run) => {
      const last = run.at(-1);
      if (last !== undefined) noteAnswer(last.task.technique, last.isRight);
      if (last?.isRight === false) onEnd(run);
    },
    isOver: (run) => run.at(-1)?.isRight === false,
  });
  const right = countRight(shown.run);
  const nameOf = (id: string): string =>
    techniques.find((one) => one.id === id)?.[contentLanguage] ?? id;
  return (
    <div class="storm streak playing">
      <header class="apart storm-head">
        <h1>{words.streak.title}</h1>
        <button type="button" class="button quiet" onClick={() => onEnd(shown.run)}>
          {words.streak.stop}
        </button>
      </header>
      <div class="streak-body">
        <TaskCard shown={shown} />
        <aside class="stack">
          <section class="card padded streak-count">
            <span class="small soft">{words.streak.inRow}</span>
            <b class="digits">{right}</b>
            {best.current > 0 && (
              <span class="small soft digits">{words.streak.best(best.current)}</span>
            )}
          </section>
          <section class="card padded stack streak-soon">
            <h2>{only === undefined ? words.streak.noClock : words.streak.only(nameOf(only))}</h2>
            <p class="small soft">{words.streak.rule}</p>
            {only === undefined && <Soon nameOf={nameOf} />}
          </section>
        </aside>
      </div>
    </div>
  );
}

/** Which techniques come back, and how soon: the more cells, the sooner. */
function Soon({ nameOf }: { readonly nameOf: (id: string) => string }) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  const known = Object.entries(practice.value.techniques)
    .sort(([, one], [, other]) => one.level - other.level || one.due - other.due)
    .slice(0, SHOWN);
  if (known.length === 0) return null;
  return (
    <ul class="small" aria-label={words.streak.soon}>
      {known.map(([id, { level }]) => (
        <li class="apart" key={id}>
          <span>{nameOf(id)}</span>
          <span class="difficulty" aria-hidden="true">
            {Array.from({ length: MOST_LEVEL + 1 }, (_, k) => (
              <i key={k} class={k <= MOST_LEVEL - level ? 'full' : ''} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
