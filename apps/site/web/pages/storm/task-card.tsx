/** The card with the task: the question, the sheet, the tools. */
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { useIsNarrow } from '../play/use-narrow.js';
import { KeysHint, ToolButtons } from './parts.js';
import { isRightAnswer } from './run.js';
import { TaskSheet } from './task-sheet.js';
import { sayTruth, viewOfTask } from './task-view.js';
import type { ShownRun } from './use-run.js';

export function TaskCard({ shown }: { readonly shown: ShownRun }) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  const [tool, setTool] = useState(1);
  const isNarrow = useIsNarrow();
  const { run, task, given, answer } = shown;
  const number = given === undefined ? run.length : run.length - 1;
  const isWrong = given !== undefined && !isRightAnswer(task, given);
  const said =
    given === undefined ? '' : isWrong ? words.said.wrong(sayTruth(words, task)) : words.said.right;
  return (
    <section class="card task-card" aria-label={words.question} data-task={number}>
      <p class="task-question strong">{words.question}</p>
      <div class="task-room">
        <TaskSheet
          task={task}
          view={viewOfTask(task, isNarrow)}
          tool={tool}
          given={given}
          truth={isWrong ? task.answer : undefined}
          onAnswer={answer}
        />
      </div>
      <ToolButtons tool={tool} onTool={setTool} />
      <KeysHint />
      <p class="spoken" role="status">
        {said}
      </p>
    </section>
  );
}
