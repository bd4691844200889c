/** "Now you": lines to finish with one technique, with an answer in words after every stroke. */
import type { LineTask } from '@nonokit/explain/lessons';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Segments } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import type { LearnWords } from '../../words/en/learn.js';
import type { NamedTechnique } from './lesson-data.js';
import { type Note, NoteText } from './line-note.js';
import { LineSheet } from './line-sheet.js';
import { judge, rangesText } from './task-judge.js';

/** Lines to finish. */
export function LineTasks({
  tasks,
  technique,
  techniques,
  onFinished,
}: {
  readonly tasks: readonly LineTask[];
  readonly technique: NamedTechnique;
  readonly techniques: readonly NamedTechnique[];
  readonly onFinished: () => void;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('learn');
  // a signal, because a stroke reads what it has just written
  const cells = useSignal<readonly string[]>(tasks.map(({ start }) => start));
  const rows = cells.value;
  const [active, setActive] = useState(0);
  const [tool, setTool] = useState('a');
  const [note, setNote] = useState<Note | undefined>(undefined);
  const done = tasks.map((task, row) => judge(task, rows[row] ?? '').kind === 'done');
  const count = done.filter(Boolean).length;
  const isAll = count === tasks.length;
  useEffect(() => {
    if (isAll) onFinished();
  }, [isAll]);

  const change = (row: number, changed: (line: string) => string): void => {
    cells.value = cells.peek().map((line, k) => (k === row ? changed(line) : line));
  };
  const mark = ({ row, at }: { row: number; at: number }, cell: string): void =>
    change(row, (line) => withCell(line, at, cell));
  const tell = (row: number): void => {
    const task = tasks[row];
    if (task !== undefined) setNote({ row, verdict: judge(task, cells.peek()[row] ?? '') });
  };
  const takeBack = (row: number): void => {
    change(row, (line) => withoutWrong(tasks[row], line));
    setNote(undefined);
  };
  const show = (): void => {
    const row = done[active] ? done.indexOf(false) : active;
    const task = tasks[row];
    if (task === undefined) return;
    setActive(row);
    setNote({ row, shown: rangesText(unmarked(task, rows[row] ?? task.start)) });
  };
  const again = (): void => {
    cells.value = tasks.map(({ start }) => start);
    setActive(0);
    setNote(undefined);
  };
  const wrong = wrongPlace(note);
  const colors = Math.max(...tasks.map(({ palette }) => palette.length));

  return (
    <section class="task card padded" aria-labelledby="task-title">
      <div class="apart">
        <h2 id="task-title">{words.task.title}</h2>
        <span class="tag digits">{words.task.rows(count, tasks.length)}</span>
      </div>
      <p class="soft small">{words.task.say(technique[contentLanguage])}</p>
      <div class="task-sheet-room">
        <LineSheet
          {...{ tasks, active, wrong, tool }}
          lines={cells}
          onMark={mark}
          onStrokeEnd={tell}
          onRow={setActive}
        />
      </div>
      <div class="row wraps task-tools">
        <Segments
          name="task-tool"
          label={words.task.tool}
          value={tool}
          options={listTools(colors, words)}
          onChange={setTool}
        />
        <span class="grow" />
        {wrong !== undefined && (
          <button type="button" class="button" onClick={() => takeBack(wrong.row)}>
            <Icon name="undo-2" />
            {words.task.takeBack}
          </button>
        )}
        {isAll ? (
          <button type="button" class="button" onClick={again}>
            <Icon name="rotate-ccw" />
            {words.task.again}
          </button>
        ) : (
          <button type="button" class="button" onClick={show}>
            <Icon name="lightbulb" />
            {words.task.show}
          </button>
        )}
      </div>
      <div class="task-note" role="status">
        {note !== undefined && <NoteText {...{ note, tasks, done, techniques }} />}
      </div>
      <p class="tiny softer with-keys">{words.task.keys}</p>
      <noscript>
        <p class="note">{words.task.needsScript}</p>
      </noscript>
    </section>
  );
}

function listTools(colors: number, words: LearnWords): { value: string; label: string }[] {
  const { fill, cross, erase } = words.task;
  const inks = Array.from({ length: colors - 1 }, (_, k) => ({
    value: String.fromCharCode(97 + k),
    label: colors === 2 ? fill : (words.inks[k] ?? fill),
  }));
  return [...inks, { value: '.', label: cross }, { value: '?', label: erase }];
}

function wrongPlace(note: Note | undefined): { row: number; at: number } | undefined {
  if (note === undefined || 'shown' in note || !('at' in note.verdict)) return undefined;
  return { row: note.row, at: note.verdict.at };
}

function withCell(line: string, at: number, cell: string): string {
  return line.slice(0, at) + cell + line.slice(at + 1);
}

/** The line with only those marks that count. */
function withoutWrong(task: LineTask | undefined, line: string): string {
  if (task === undefined) return line;
  return [...line]
    .map((cell, at) => (cell === task.goal[at] ? cell : (task.start[at] ?? '?')))
    .join('');
}

/** The cells that are still to be marked. */
function unmarked({ goal }: LineTask, line: string): number[] {
  return [...goal].flatMap((cell, at) => (cell !== '?' && cell !== line[at] ? [at] : []));
}
