/** A task to be looked at: what follows, and the wrong answer if one was given. */
import type { Position, TaskAnswer } from '@nonokit/explain/tasks';
import { usePage } from '../../frame/page-context.js';
import { CLASSES, NumberList, TruthMark } from './task-sheet.js';
import { sayTruth, viewOfTask } from './task-view.js';

export function StillSheet({
  task,
  given,
}: {
  readonly task: Position & { readonly answer: TaskAnswer };
  readonly given?: TaskAnswer;
}) {
  const { wordsOf } = usePage();
  const { width, height, rows, columns } = viewOfTask(task, false);
  const longest = Math.max(1, ...rows.map(({ length }) => length));
  const { place: certain, color } = task.answer;
  return (
    <div
      class={`task-grid still${rows.length > 0 ? ' with-rows' : ''}`}
      role="img"
      aria-label={sayTruth(wordsOf('storm'), task)}
      style={{ '--columns': width, '--rows': height, '--longest': longest }}
    >
      {columns.length > 0 && (
        <div class="numbers-above">
          {columns.map((numbers, x) => (
            <span key={x}>
              <NumberList numbers={numbers} />
            </span>
          ))}
        </div>
      )}
      {rows.map((numbers, y) => (
        <div class="cells-row" key={y}>
          <span class="numbers-left">
            <NumberList numbers={numbers} />
          </span>
          {Array.from({ length: width }, (_, x) => {
            const place = y * width + x;
            const isGiven = given?.place === place;
            const mark = isGiven ? given.color : (task.marks[place] ?? -1);
            return (
              <span
                key={x}
                class={`cell ${CLASSES[mark + 1] ?? ''}${isGiven ? ' wrong' : ''}`}
                data-mark={mark}
              >
                {certain === place && <TruthMark color={color} />}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
