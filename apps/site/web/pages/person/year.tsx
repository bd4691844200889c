/** The last year as a nonogram: a column a week, a row a weekday; the numbers count filled days. */
import { usePage } from '../../frame/page-context.js';

const DAY_MS = 86_400_000;
const WEEKS = 53;
const CELL = 18;
/** Room for the numbers. */
const LEFT = 32;
const TOP = 26;

type Days = readonly { readonly day: string; readonly solved: number }[];

export function Year({ days, now }: { readonly days: Days; readonly now: number }) {
  const { wordsOf } = usePage();
  const words = wordsOf('person');
  const cells = cellsOf(days, now);
  const solved = days.reduce((sum, each) => sum + each.solved, 0);
  const width = LEFT + WEEKS * CELL + 2;
  const height = TOP + 7 * CELL + 2;
  const label = words.yearLabel(cells.length, solved);
  return (
    <section class="section" aria-labelledby="year">
      <div class="apart">
        <h2 id="year">{words.year}</h2>
        <p class="small soft">{words.yearNote}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div class="card year" tabIndex={0} role="img" aria-label={label}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          <path class="thin" d={rules()} />
          <path class="full" d={cells.map(([x, y]) => square(x, y)).join('')} />
          <rect class="frame" x={LEFT} y={TOP} width={WEEKS * CELL} height={7 * CELL} />
          {sumCounts(cells, 0, WEEKS).map((count, x) => (
            <text key={x} x={LEFT + (x + 0.5) * CELL} y={TOP - 8} text-anchor="middle">
              {count === 0 ? '' : count}
            </text>
          ))}
          {sumCounts(cells, 1, 7).map((count, y) => (
            <text key={y} x={LEFT - 8} y={TOP + (y + 0.72) * CELL} text-anchor="end">
              {cells.length === 0 ? '' : count}
            </text>
          ))}
        </svg>
      </div>
    </section>
  );
}

type Cell = readonly [week: number, weekday: number];

/** Where the days stand: the last column is this week; rows begin with Monday. */
function cellsOf(days: Days, now: number): Cell[] {
  const today = Math.floor(now / DAY_MS);
  // the first of January 1970 was a Thursday
  const monday = today - ((today + 3) % 7);
  return days.flatMap(({ day }) => {
    const age = Math.floor(Date.parse(day) / DAY_MS) - monday;
    const week = WEEKS - 1 + Math.floor(age / 7);
    return week < 0 || week >= WEEKS ? [] : [[week, ((age % 7) + 7) % 7] as const];
  });
}

function sumCounts(cells: readonly Cell[], axis: 0 | 1, length: number): number[] {
  return Array.from({ length }, (_, at) => cells.filter((cell) => cell[axis] === at).length);
}

function square(x: number, y: number): string {
  const side = CELL - 1.5;
  return `M${LEFT + x * CELL + 0.75} ${TOP + y * CELL + 0.75}h${side}v${side}h${-side}z`;
}

function rules(): string {
  const down = Array.from({ length: WEEKS }, (_, x) => `M${LEFT + x * CELL} ${TOP}v${7 * CELL}`);
  const across = Array.from({ length: 7 }, (_, y) => `M${LEFT} ${TOP + y * CELL}h${WEEKS * CELL}`);
  return [...down, ...across].join('');
}
