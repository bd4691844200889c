/** The days of the last weeks, as a nonogram with its clues. */
import { usePage } from '../../frame/page-context.js';
import { measureLengths } from '../home/week.js';
import { findDays, WEEKS } from './best-times.js';

const CELL = 20;
/** Room for a number above the columns. */
const LINE = 15;

export function DaysCard({
  solvedAt,
  now,
}: {
  readonly solvedAt: readonly number[];
  readonly now: number;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('album');
  const weeks = findDays(solvedAt, now);
  const clues = weeks.map((days) => measureLengths(days).filter((length) => length > 0));
  const rows = Math.max(1, ...clues.map((clue) => clue.length));
  const top = rows * LINE + 4;
  const width = WEEKS * CELL;
  const count = weeks.flat().filter(Boolean).length;
  const thisWeek = weeks.at(-1)?.filter(Boolean).length ?? 0;
  return (
    <section class="card padded stack" aria-labelledby="days">
      <div class="apart">
        <h2 id="days">{words.days}</h2>
        <span class="small soft">{words.thisWeek(thisWeek)}</span>
      </div>
      <svg
        class="days"
        viewBox={`-2 0 ${width + 4} ${top + 7 * CELL + 2}`}
        role="img"
        aria-label={words.daysLabel(count, WEEKS)}
      >
        <rect class="ground" y={top} width={width} height={7 * CELL} />
        <path class="thin" d={writeRules(top)} />
        <path class="full" d={writeCells(weeks, top)} />
        <rect class="frame" y={top} width={width} height={7 * CELL} />
        {clues.flatMap((clue, week) =>
          clue.map((length, place) => (
            <text
              key={`${week} ${place}`}
              x={(week + 0.5) * CELL}
              y={top - 6 - (clue.length - 1 - place) * LINE}
              text-anchor="middle"
            >
              {length}
            </text>
          )),
        )}
      </svg>
      <p class="tiny soft">{words.daysNote}</p>
    </section>
  );
}

function writeCells(weeks: readonly (readonly boolean[])[], top: number): string {
  const side = CELL - 2;
  return weeks
    .flatMap((days, x) =>
      days.map((isFull, y) =>
        isFull ? `M${x * CELL + 1} ${top + y * CELL + 1}h${side}v${side}h${-side}z` : '',
      ),
    )
    .join('');
}

function writeRules(top: number): string {
  const down = Array.from({ length: WEEKS }, (_, x) => `M${x * CELL} ${top}v${7 * CELL}`);
  const across = Array.from({ length: 7 }, (_, y) => `M0 ${top + y * CELL}h${WEEKS * CELL}`);
  return [...down, ...across].join('');
}
