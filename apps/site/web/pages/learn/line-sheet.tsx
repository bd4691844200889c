/**
 * Lines to be marked by hand. A line is short, so that every cell may be an element of its own,
 * with a name for screen readers; boards are drawn in another way.
 */
import type { LineTask } from '@nonokit/explain/lessons';
import type { ReadonlySignal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { ClueNumbers, colorAt } from '../../sheet/line-drawing.js';
import { inkColor } from '../../widgets/ink-color.js';
import { cellWord } from './line-explained.js';
import { type Marking, type Place, useMarking } from './line-marking.js';

/** The lines. */
export function LineSheet({
  tasks,
  lines,
  active,
  wrong,
  ...marking
}: Pick<Marking, 'tool' | 'onMark' | 'onStrokeEnd' | 'onRow'> & {
  readonly tasks: readonly LineTask[];
  /** The cells of each line, drawn. */
  readonly lines: ReadonlySignal<readonly string[]>;
  /** The line that is worked at. */
  readonly active: number;
  /** The cell that was reported as wrong. */
  readonly wrong: Place | undefined;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('learn');
  const sheet = useRef<HTMLDivElement>(null);
  const rows = lines.value;
  const [cursor, setCursor] = useState<Place>({ row: 0, at: 0 });
  const longest = Math.max(...tasks.map(({ start }) => start.length));
  // the numbers of all lines take as much room as the longest clue
  const rail = Math.max(...tasks.map(({ clue }) => clue.map(({ size }) => size).join(' ').length));

  useMarking(sheet, {
    ...marking,
    cursor,
    lines: () => lines.peek(),
    colors: (row) => tasks[row]?.palette.length ?? 2,
    onCursor: setCursor,
  });

  return (
    <div
      class="line-sheet"
      role="grid"
      aria-label={words.task.title}
      tabIndex={-1}
      ref={sheet}
      style={{ '--cells': longest, '--rail': rail }}
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
