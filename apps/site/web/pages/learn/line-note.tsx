/** The remark on a line of "Now you": why it is right, or why a cell is wrong. */
import { leastLength } from '@nonokit/core';
import type { LineTask } from '@nonokit/explain/lessons';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import type { LearnWords } from '../../words/en/learn.js';
import type { NamedTechnique } from './lesson-data.js';
import { parseSpans, type Verdict } from './task-judge.js';

/** The remark as data, so that it follows a change of the language. */
export type Note =
  | { readonly row: number; readonly verdict: Verdict }
  | { readonly row: number; readonly shown: string };

/** The note in words; nothing while its line is as it was given. */
export function NoteText({
  note,
  tasks,
  done,
  techniques,
}: {
  readonly note: Note;
  readonly tasks: readonly LineTask[];
  readonly done: readonly boolean[];
  readonly techniques: readonly NamedTechnique[];
}) {
  const page = usePage();
  const words = page.wordsOf('learn');
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
  const place = { palette: task.palette, row, techniques };
  return <Said kind="bad" text={wrongText(page, verdict, place)} />;
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

/** The line of a cell that does not count. */
interface WrongLine extends Pick<LineTask, 'palette'> {
  /** Its number, from 1. */
  readonly row: number;
  /** All techniques: the one that the cell would need is named. */
  readonly techniques: readonly NamedTechnique[];
}

/** Why a cell does not count. */
function wrongText(
  { contentLanguage, wordsOf }: PageContext,
  verdict: Exclude<Verdict, { kind: 'done' | 'so-far' | 'untouched' }>,
  { palette, row, techniques }: WrongLine,
): string {
  const words = wordsOf('learn');
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
