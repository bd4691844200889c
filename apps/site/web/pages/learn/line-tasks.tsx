/** "Now you": lines to finish with one technique, with an answer in words after every stroke. */

import { leastLength } from '@nonokit/core';
import type { LineTask } from '@nonokit/explain/lessons';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { Segments } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import type { LearnWords } from '../../words/en/learn.js';
import type { NamedTechnique } from './lesson-data.js';
import { LineSheet } from './line-sheet.js';
import { judge, parseSpans, rangesText, type Verdict } from './task-judge.js';

/** What is said, kept as data, so that it follows a change of the language. */
type Note =
  | { readonly row: number; readonly verdict: Verdict }
  | { readonly row: number; readonly shown: string };

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
  // a signal, because a stroke asks for what it has just written
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
        {note !== undefined && <NoteText {...{ note, tasks, done, words, techniques }} />}
      </div>
      <p class="tiny softer with-keys">{words.task.keys}</p>
      <noscript>
        <p class="note">{words.task.needsScript}</p>
      </noscript>
    </section>
  );
}

function NoteText({
  note,
  tasks,
  done,
  words,
  techniques,
}: {
  readonly note: Note;
  readonly tasks: readonly LineTask[];
  readonly done: readonly boolean[];
  readonly words: LearnWords;
  readonly techniques: readonly NamedTechnique[];
}) {
  const page = usePage();
  const row = note.row + 1;
  const task = tasks[note.row];
  if (task === undefined) return null;
  if ('shown' in note) {
    const cells = words.task.columns(note.shown, /[–,]/.test(note.shown) ? 2 : 1);
    return <Said kind="hint" text={words.task.showCells(row, cells)} />;
  }
  const { verdict } = note;
  if (verdict.kind === 'untouched') return null;
  if (verdict.kind === 'so-far') return <Said kind="" text={words.task.soFar(row)} />;
  if (verdict.kind === 'done') {
    const next = done.indexOf(false);
    const then = next < 0 ? words.task.all : words.task.tryRow(next + 1);
    return <Said kind="good" text={`${rightText(task, row, words)} ${then}`} />;
  }
  return <Said kind="bad" text={wrongText(page, verdict, task, row, words, techniques)} />;
}

function Said({ kind, text }: { readonly kind: string; readonly text: string }) {
  const icon = kind === 'good' ? 'circle-check' : kind === 'hint' ? 'lightbulb' : 'circle-alert';
  return (
    <p class={`note ${kind}`}>
      {kind !== '' && <Icon name={icon} />}
      <span>{text}</span>
    </p>
  );
}

/** Why a finished line is right: what it has to spare, or how many ways agree. */
function rightText({ clue, start, goal, ways }: LineTask, row: number, words: LearnWords): string {
  const count = [...goal].filter((cell, at) => cell !== start[at]).length;
  const need = leastLength(clue);
  const isOverlap = [...start].every((cell) => cell === '?') && goal.includes('?');
  if (isOverlap) return words.task.rightSpare(row, start.length, need, count);
  if (ways === 1) return words.task.rightOneWay(row);
  return words.task.right(row, ways > 1000 ? '1000+' : `${ways}`, count);
}

/** Why a cell does not count. */
function wrongText(
  page: PageContext,
  verdict: Exclude<Verdict, { kind: 'done' | 'so-far' | 'untouched' }>,
  { palette }: LineTask,
  row: number,
  words: LearnWords,
  techniques: readonly NamedTechnique[],
): string {
  const { contentLanguage } = page;
  const column = verdict.at + 1;
  const { task } = words;
  if (verdict.kind === 'given') return task.given(row, column);
  if (verdict.kind === 'opposite') {
    const { cells, inks } = words;
    const ink = palette.length === 2 ? cells.filled : (inks[verdict.is.charCodeAt(0) - 97] ?? '');
    return task.opposite(row, column, verdict.is === '.' ? cells.blank : ink);
  }
  if (verdict.kind === 'other') {
    const found = techniques.find(({ id }) => id === verdict.technique);
    return task.other(row, column, found?.[contentLanguage] ?? verdict.technique);
  }
  const [one, other] = verdict.ways.map((way) => blocksText(way, words));
  return task.undecided(row, column, one ?? '', other ?? '');
}

/** "blocks in columns 1–3, 5–8". */
function blocksText(way: string, words: LearnWords): string {
  const spans = parseSpans(way);
  if (spans.length === 0) return words.task.noBlocks;
  const text = spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  const isOne = spans.length === 1 && spans[0]?.[0] === spans[0]?.[1];
  return words.task.blocksIn(words.task.columns(text, isOne ? 1 : 2), spans.length);
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
