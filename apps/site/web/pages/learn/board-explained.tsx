/**
 * A deduction that needs several lines, drawn on a small board: what is known, the assumption, its
 * consequences one by one with a slider, and what follows.
 */
import type { Case, PositionLesson } from '@nonokit/explain/lessons';
import type { SheetLayout } from '@nonokit/render/layout';
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Cross, type DrawnCell, Filled, Marker, Pencil, Ring } from '../../sheet/cell-marks.js';
import { ClueDrawing, drawingLayout } from '../../sheet/clue-drawing.js';

/** The side of a cell in the drawing. */
const SIDE = 30;

/** What the slider shows at one moment. */
interface Moment {
  readonly supposed: readonly (DrawnCell & { readonly color: number })[];
  /** The line that is looked at. */
  readonly line: { readonly kind: 'row' | 'column'; readonly index: number } | undefined;
  readonly isEnd: boolean;
}

/** The drawing at a moment. */
interface Drawn {
  readonly lesson: PositionLesson;
  readonly moment: Moment;
  readonly layout: SheetLayout;
}

/** The drawing, the slider and the sentences. */
export function BoardExplained({ lesson }: { readonly lesson: PositionLesson }) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('learn');
  const { puzzle, marks } = lesson;
  const moments = listMoments(lesson.cases);
  const [at, setAt] = useState(moments.length - 1);
  const moment = moments[at] ?? { supposed: [], line: undefined, isEnd: true };
  const drawn = { lesson, moment, layout: drawingLayout(puzzle, SIDE) };
  const sentences = lesson[contentLanguage];
  return (
    <figure class="explained board-explained card squared">
      <ClueDrawing
        clues={puzzle}
        marks={{ width: puzzle.width, height: puzzle.height, marks }}
        cell={SIDE}
        label={sentences.join(' ')}
        hasCrosses
        under={<Under {...drawn} />}
        over={<Over {...drawn} />}
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
function listMoments(cases: readonly Case[]): Moment[] {
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
function Under({ lesson, moment: { line }, layout }: Drawn) {
  const { width, height } = lesson.puzzle;
  return (
    <>
      {lesson.premises.map(({ row, column }) => (
        <Marker key={`${row} ${column}`} {...{ row, column, layout }} />
      ))}
      {line?.kind === 'row' && (
        <Marker
          row={line.index}
          column={0}
          last={{ row: line.index, column: width - 1 }}
          layout={layout}
        />
      )}
      {line?.kind === 'column' && (
        <Marker
          row={0}
          column={line.index}
          last={{ row: height - 1, column: line.index }}
          layout={layout}
        />
      )}
    </>
  );
}

/** The assumptions, and at the end the conclusions. */
function Over({ lesson, moment, layout }: Drawn) {
  const { palette } = lesson.puzzle;
  return (
    <>
      {moment.supposed.map((cell, k) => (
        <Pencil key={`${k}`} {...{ ...cell, palette, layout }} />
      ))}
      {moment.isEnd &&
        lesson.proved.map((cell) => (
          <g key={`${cell.row} ${cell.column}`}>
            {cell.color === 0 ? (
              <Cross {...cell} layout={layout} />
            ) : (
              <Filled {...{ ...cell, palette, layout }} />
            )}
            <Ring {...cell} layout={layout} />
          </g>
        ))}
    </>
  );
}
