/**
 * A deduction that needs several lines, drawn on a small board: what is known, the assumption, its
 * consequences one by one with a slider, and what follows.
 */
import type { Case, PositionLesson } from '@nonokit/explain/lessons';
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { ClueDrawing } from '../../sheet/clue-drawing.js';
import { inkColor } from '../../widgets/ink-color.js';

/** The side of a cell in the drawing. */
const SIDE = 30;

interface Placed {
  readonly row: number;
  readonly column: number;
}

/** What the slider shows at one moment. */
interface Moment {
  readonly supposed: readonly (Placed & { readonly color: number })[];
  /** The line that is looked at. */
  readonly line: { readonly kind: 'row' | 'column'; readonly index: number } | undefined;
  readonly isEnd: boolean;
}

/** The drawing, the slider and the sentences. */
export function BoardExplained({ lesson }: { readonly lesson: PositionLesson }) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('learn');
  const { puzzle, marks, proved } = lesson;
  const moments = momentsOf(lesson.cases);
  const [at, setAt] = useState(moments.length - 1);
  const moment = moments[at] ?? { supposed: [], line: undefined, isEnd: true };
  const sentences = lesson[contentLanguage];
  return (
    <figure class="explained board-explained card squared">
      <ClueDrawing
        clues={puzzle}
        marks={{ width: puzzle.width, height: puzzle.height, marks }}
        cell={SIDE}
        label={sentences.join(' ')}
        under={<Under lesson={lesson} moment={moment} />}
        over={
          <>
            {marks.map((mark, place) =>
              mark === 0 ? (
                <Cross
                  key={`${place}`}
                  row={Math.floor(place / puzzle.width)}
                  column={place % puzzle.width}
                />
              ) : null,
            )}
            {moment.supposed.map((cell, k) => (
              <Pencil key={`${k}`} {...cell} palette={puzzle.palette} />
            ))}
            {moment.isEnd &&
              proved.map((cell) => (
                <Ring key={`${cell.row} ${cell.column}`} {...cell} palette={puzzle.palette} />
              ))}
          </>
        }
      />
      {moments.length > 1 && (
        <label class="steps-slide">
          <span class="small strong">{words.slideSteps}</span>
          <input
            class="range"
            type="range"
            min="0"
            max={moments.length - 1}
            value={at}
            style={{ '--filled': `${(100 * at) / (moments.length - 1)}%` }}
            onInput={(event) => setAt(Number(event.currentTarget.value))}
          />
        </label>
      )}
      <figcaption class="chain">
        {sentences.map((line) => (
          <p key={line} class={line.startsWith('  ') ? 'consequence' : undefined}>
            {line.trim()}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

/** The moments of the slider: each assumption, its consequences, and the end. */
function momentsOf(cases: readonly Case[]): Moment[] {
  const moments: Moment[] = [];
  for (const { assumption, consequences } of cases) {
    const { row, column, color, not } = assumption;
    const supposed = [{ row, column, color: not ? (color === 0 ? 1 : 0) : color }];
    moments.push({ supposed, line: undefined, isEnd: false });
    for (const { line, cells } of consequences) {
      const before = moments.at(-1)?.supposed ?? [];
      moments.push({ supposed: [...before, ...cells], line, isEnd: false });
    }
  }
  return [...moments, { supposed: [], line: undefined, isEnd: true }];
}

/** Highlights below the marks: what it rests on, and the line that is looked at. */
function Under({ lesson, moment }: { readonly lesson: PositionLesson; readonly moment: Moment }) {
  const { width, height } = lesson.puzzle;
  const { line } = moment;
  return (
    <>
      {lesson.premises.map(({ row, column }) => (
        <rect
          key={`${row} ${column}`}
          x={column * SIDE}
          y={row * SIDE}
          width={SIDE}
          height={SIDE}
          fill="var(--b-marker)"
        />
      ))}
      {line !== undefined && (
        <rect
          x={line.kind === 'row' ? 0 : line.index * SIDE}
          y={line.kind === 'row' ? line.index * SIDE : 0}
          width={line.kind === 'row' ? width * SIDE : SIDE}
          height={line.kind === 'row' ? SIDE : height * SIDE}
          fill="var(--b-marker)"
        />
      )}
    </>
  );
}

function Cross({ row, column }: Placed) {
  const [a, b] = [0.34 * SIDE, 0.66 * SIDE];
  const [x, y] = [column * SIDE, row * SIDE];
  return (
    <path
      d={`M${x + a} ${y + a}L${x + b} ${y + b}M${x + b} ${y + a}L${x + a} ${y + b}`}
      stroke="var(--b-x)"
      stroke-width="2"
      stroke-linecap="round"
    />
  );
}

type Inked = Placed & {
  readonly color: number;
  readonly palette: PositionLesson['puzzle']['palette'];
};

/** A supposed cell: dashed, or a small ring for a blank. */
function Pencil({ row, column, color, palette }: Inked) {
  const [x, y] = [column * SIDE, row * SIDE];
  const ink = palette.length > 2 && color > 0 ? inkColor(palette, color) : 'var(--pencil)';
  if (color === 0) {
    return (
      <circle
        cx={x + SIDE / 2}
        cy={y + SIDE / 2}
        r={SIDE / 6}
        fill="none"
        stroke={ink}
        stroke-width="2"
      />
    );
  }
  return (
    <rect
      x={x + 3}
      y={y + 3}
      width={SIDE - 6}
      height={SIDE - 6}
      rx="2"
      fill={ink}
      fill-opacity="0.3"
      stroke={ink}
      stroke-width="1.6"
      stroke-dasharray="3 2"
    />
  );
}

/** A proved cell: its mark within the dashed ring of conclusions. */
function Ring({ row, column, color, palette }: Inked) {
  const [x, y] = [column * SIDE, row * SIDE];
  return (
    <>
      {color === 0 ? (
        <Cross row={row} column={column} />
      ) : (
        <rect
          x={x + 1}
          y={y + 1}
          width={SIDE - 2}
          height={SIDE - 2}
          fill={inkColor(palette, color)}
        />
      )}
      <rect
        x={x + 3}
        y={y + 3}
        width={SIDE - 6}
        height={SIDE - 6}
        rx="3"
        fill="none"
        stroke="var(--marker-edge)"
        stroke-width="2.4"
        stroke-dasharray="4 2.5"
      />
    </>
  );
}
