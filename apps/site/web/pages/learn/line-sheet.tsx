/**
 * Lines to be marked by hand: mouse, touch, keys. A line is short, so that every cell may be an
 * element of its own, with a name for screen readers; boards are drawn in another way.
 */
import type { LineTask } from '@nonokit/explain/lessons';
import { useRef, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { ClueNumbers, colorAt } from '../../sheet/line-drawing.js';
import { inkColor } from '../../widgets/ink-color.js';
import { cellWord } from './line-explained.js';

/** How long a finger stays on a cell to draw an X, in milliseconds. */
const LONG_PRESS_MS = 450;

interface Place {
  readonly row: number;
  readonly at: number;
}

/** A stroke under way: what it draws, and over what. */
interface Stroke {
  readonly row: number;
  readonly mark: string;
  readonly over: string;
}

/** The lines. */
export function LineSheet({
  tasks,
  rows,
  active,
  wrong,
  tool,
  onMark,
  onStrokeEnd,
  onRow,
}: {
  readonly tasks: readonly LineTask[];
  /** The cells of each line, drawn. */
  readonly rows: readonly string[];
  /** The line that is worked at. */
  readonly active: number;
  /** The cell that was said not to count. */
  readonly wrong: Place | undefined;
  /** What a press draws: `a`, `.` or `?`. */
  readonly tool: string;
  readonly onMark: (place: Place, mark: string) => void;
  readonly onStrokeEnd: (row: number) => void;
  readonly onRow: (row: number) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('learn');
  const sheet = useRef<HTMLDivElement>(null);
  const stroke = useRef<Stroke | undefined>(undefined);
  const pressed = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [cursor, setCursor] = useState<Place>({ row: 0, at: 0 });
  const longest = Math.max(...tasks.map(({ start }) => start.length));
  // the numbers of all lines take as much room as the longest clue
  const rail = Math.max(...tasks.map(({ clue }) => clue.map(({ size }) => size).join(' ').length));

  const begin = (place: Place, mark: string): void => {
    const over = rows[place.row]?.[place.at] ?? '?';
    const next = over === mark ? '?' : mark;
    stroke.current = { row: place.row, mark: next, over };
    setCursor(place);
    onRow(place.row);
    onMark(place, next);
  };
  const end = (): void => {
    clearTimeout(pressed.current);
    if (stroke.current === undefined) return;
    onStrokeEnd(stroke.current.row);
    stroke.current = undefined;
  };
  const go = (row: number, at: number): void => {
    const length = rows[row]?.length ?? 0;
    if (length === 0) return;
    const to = { row, at: Math.max(0, Math.min(length - 1, at)) };
    setCursor(to);
    onRow(row);
    sheet.current
      ?.querySelector<HTMLElement>(`[data-row="${to.row}"][data-at="${to.at}"]`)
      ?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const { row, at } = cursor;
    const mark = markOfKey(event.key, tasks[row]?.palette.length ?? 2);
    if (mark !== undefined) {
      begin(cursor, mark);
      end();
    } else if (event.key === 'ArrowLeft') go(row, at - 1);
    else if (event.key === 'ArrowRight') go(row, at + 1);
    else if (event.key === 'ArrowUp') go(row - 1, at);
    else if (event.key === 'ArrowDown') go(row + 1, at);
    else if (event.key === 'Home') go(row, 0);
    else if (event.key === 'End') go(row, longest);
    else return;
    event.preventDefault();
  };
  const onDown = (event: PointerEvent): void => {
    const place = placeUnder(event);
    if (place === undefined || event.button === 1) return;
    begin(place, event.button === 2 ? '.' : tool);
    if (event.pointerType === 'touch') {
      pressed.current = setTimeout(() => longPress(place), LONG_PRESS_MS);
    }
  };
  const longPress = (place: Place): void => {
    if (stroke.current === undefined) return;
    stroke.current = { ...stroke.current, mark: '.' };
    onMark(place, '.');
  };
  const onMove = (event: PointerEvent): void => {
    const now = stroke.current;
    const place = now === undefined ? undefined : placeUnder(event);
    if (now === undefined || place === undefined || place.row !== now.row) return;
    if (place.at === cursor.at) return;
    clearTimeout(pressed.current);
    setCursor(place);
    if (rows[place.row]?.[place.at] === now.over) onMark(place, now.mark);
  };

  return (
    <div
      class="line-sheet"
      role="grid"
      aria-label={words.task.title}
      tabIndex={-1}
      ref={sheet}
      style={{ '--cells': longest, '--rail': rail }}
      onKeyDown={onKey}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
      onContextMenu={(event) => event.preventDefault()}
    >
      {tasks.map(({ clue, palette, start }, row) => (
        <div
          class={row === active ? 'sheet-row active' : 'sheet-row'}
          role="row"
          tabIndex={-1}
          key={row}
        >
          <span class="rail" role="rowheader" tabIndex={-1}>
            <ClueNumbers clue={clue} palette={palette} />
          </span>
          {[...(rows[row] ?? start)].map((cell, at) => {
            const isGiven = start[at] !== '?';
            const color = colorAt(cell, 0);
            const state = cellWord(cell, palette.length, words);
            const isWrong = wrong?.row === row && wrong.at === at;
            const isCursor = cursor.row === row && cursor.at === at;
            return (
              <button
                type="button"
                role="gridcell"
                key={at}
                class={`cell${isGiven ? ' given' : ''}${isWrong ? ' wrong' : ''}`}
                data-row={row}
                data-at={at}
                data-cell={cell}
                tabIndex={isCursor ? 0 : -1}
                aria-label={words.task.cell(row + 1, at + 1, state)}
                onFocus={() => setCursor({ row, at })}
              >
                {color > 0 && <i class="filled" style={{ background: inkColor(palette, color) }} />}
                {color === 0 && <i class="crossed" />}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** What a key draws: Space and Enter the first ink, 1 to 9 an ink, X an X, Backspace nothing. */
function markOfKey(key: string, colors: number): string | undefined {
  if (key === ' ' || key === 'Enter') return 'a';
  if (/^[xXчЧ0]$/.test(key)) return '.';
  if (key === 'Backspace' || key === 'Delete') return '?';
  const ink = Number(key);
  return ink >= 1 && ink < colors ? String.fromCharCode(96 + ink) : undefined;
}

/** The cell under a pointer. */
function placeUnder({ clientX, clientY }: PointerEvent): Place | undefined {
  const cell = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('.line-sheet [data-at]');
  if (cell === null || cell === undefined) return undefined;
  return { row: Number(cell.dataset['row']), at: Number(cell.dataset['at']) };
}
