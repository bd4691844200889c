/** A task on the page: a line or a small board, each of its cells a button of its own. */
import type { Numbers, Position, TaskAnswer } from '@nonokit/explain/tasks';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { nameSquare, type TaskView } from './task-view.js';

/** A sheet that is answered. */
interface Answering {
  /** Colour of a press: 1 fills, 0 crosses. The right button does the other. */
  readonly tool: number;
  readonly onAnswer: (given: TaskAnswer) => void;
}

/** What a sheet shows. */
export interface SheetProps {
  readonly task: Position;
  readonly view: TaskView;
  /** The answer that was given, and whether the truth is to be shown beside it. */
  readonly given?: TaskAnswer | undefined;
  readonly truth?: TaskAnswer | undefined;
}

/** A sheet that waits for an answer. */
export function TaskSheet(props: SheetProps & Answering) {
  const { task, view, tool, onAnswer, given } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const first = Math.max(0, task.marks.indexOf(-1));
  const [cursor, showCursor] = useState(first);
  // a key may come before the last one is drawn
  const at = useRef(first);
  const setCursor = (place: number): void => {
    at.current = place;
    showCursor(place);
  };
  const answer = (place: number, color: number): void => {
    if (task.marks[place] === -1 && given === undefined) onAnswer({ place, color });
  };
  useEffect(() => {
    setCursor(first);
    focusCell(sheet.current, first);
  }, [task]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const to = moved(view, at.current, event.code);
      if (to !== undefined) {
        setCursor(to);
        focusCell(sheet.current, to);
      } else if (event.code === 'KeyF') answer(at.current, 1);
      else if (event.code === 'KeyX') answer(at.current, 0);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <Cells
      {...props}
      sheet={sheet}
      cursor={cursor}
      onCursor={setCursor}
      onPress={(place, isOther) => answer(place, isOther ? 1 - tool : tool)}
    />
  );
}

/** True where keys have another meaning: in a dialog or a field. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, input, textarea') !== null;
}

/** Gives a cell the focus, unless something else on the page has it. */
function focusCell(sheet: HTMLElement | null, place: number): void {
  const { activeElement } = document;
  const isFree = activeElement === document.body || sheet?.contains(activeElement) === true;
  const cell = sheet?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (isFree) cell?.focus({ preventScroll: true });
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell to which a key moves; on a line all four arrows move along it. */
function moved({ width, height }: TaskView, from: number, code: string): number | undefined {
  const [down, right] = STEPS[code] ?? [];
  if (down === undefined || right === undefined) return undefined;
  if (width === 1 || height === 1) {
    return Math.min(Math.max(from + down + right, 0), width * height - 1);
  }
  const row = Math.min(Math.max(Math.floor(from / width) + down, 0), height - 1);
  const column = Math.min(Math.max((from % width) + right, 0), width - 1);
  return row * width + column;
}

/** The numbers and cells of a sheet. */
function Cells({
  task,
  view,
  given,
  truth,
  sheet,
  cursor,
  onCursor,
  onPress,
}: SheetProps & {
  readonly sheet: { current: HTMLDivElement | null };
  readonly cursor: number;
  readonly onCursor: (place: number) => void;
  readonly onPress: (place: number, isOther: boolean) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('storm');
  const { width, height, rows, columns } = view;
  const label =
    task.shape === 'line' ? words.sheet.line((task.rows[0] ?? []).join(' ')) : words.sheet.board;
  return (
    <div
      class={`task-grid${rows.length > 0 ? ' with-rows' : ''}`}
      role="grid"
      aria-label={label}
      tabIndex={-1}
      ref={sheet}
      style={{ '--columns': width, '--rows': height, '--longest': longest(rows) }}
    >
      {columns.length > 0 && (
        <div class="numbers-above" role="row" tabIndex={-1}>
          {columns.map((numbers, x) => (
            <span key={x} role="columnheader" tabIndex={-1}>
              <NumberList numbers={numbers} />
            </span>
          ))}
        </div>
      )}
      {Array.from({ length: height }, (_, y) => (
        <div class="cells-row" role="row" tabIndex={-1} key={y}>
          {rows[y] !== undefined && (
            <span class="numbers-left" role="rowheader" tabIndex={-1}>
              <NumberList numbers={rows[y]} />
            </span>
          )}
          {Array.from({ length: width }, (_, x) => {
            const place = y * width + x;
            const mark = given?.place === place ? given.color : (task.marks[place] ?? -1);
            const state = words.sheet[STATES[mark + 1] ?? 'unknown'];
            const isWrong = truth !== undefined && given?.place === place;
            return (
              <button
                type="button"
                role="gridcell"
                key={x}
                class={`${CLASSES[mark + 1] ?? ''}${isWrong ? ' wrong' : ''}`}
                data-place={place}
                data-mark={mark}
                tabIndex={place === cursor ? 0 : -1}
                aria-label={words.sheet.cell(nameSquare(words, task, place), state)}
                onFocus={() => onCursor(place)}
                onClick={() => onPress(place, false)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  onPress(place, true);
                }}
              >
                {truth?.place === place && <TruthMark color={truth.color} />}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const STATES = ['unknown', 'crossed', 'filled'] as const;
/** The class of a cell, by its mark plus one. */
export const CLASSES = ['', 'crossed', 'filled'];

/** The dashed ring around what follows. */
export function TruthMark({ color }: { readonly color: number }) {
  return <i class={color === 1 ? 'truth' : 'truth blank'} />;
}

export function NumberList({ numbers }: { readonly numbers: Numbers }) {
  return (
    <>
      {numbers.map((size, k) => (
        // the space keeps numbers apart for those who hear them
        <b key={k} class="digits">
          {size}{' '}
        </b>
      ))}
    </>
  );
}

function longest(lines: readonly Numbers[]): number {
  return Math.max(1, ...lines.map(({ length }) => length));
}
