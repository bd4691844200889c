/** The numbers of a site: people, solves and new puzzles of each of the last days. */
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { NumberFacts } from '../../widgets/number-facts.js';
import './numbers.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('numbers').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('numbers').description;

const KINDS = ['people', 'solves', 'puzzles'] as const;

type Day = { readonly day: string } & Readonly<Record<(typeof KINDS)[number], number>>;

/** What the server writes into the page. */
export interface NumbersData {
  readonly puzzles: number;
  readonly solves: number;
  /** Today last. */
  readonly days: readonly Day[];
}

export function Page({ data: { puzzles, solves, days } }: { readonly data: NumbersData }) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('numbers');
  const facts = [
    [puzzles, words.puzzles],
    [solves, words.solves],
    [days.at(-1)?.people ?? 0, words.today],
  ] as const;
  return (
    <Shell>
      <div class="numbers stack">
        <h1>{words.title}</h1>
        <NumberFacts
          facts={facts.map(([value, forms]) => ({
            value: numberText(value),
            label: plural(value, forms),
          }))}
        />
        <h2>{words.lastDays}</h2>
        {KINDS.map((kind) => (
          <Chart key={kind} name={words.charts[kind]} counts={days.map((day) => day[kind])} />
        ))}
        <Table days={days} />
        <p class="small soft">{words.note}</p>
      </div>
    </Shell>
  );
}

/** The height of a chart, and the width of a day in it. */
const HEIGHT = 80;
const STEP = 20;

/** A bar for each day. */
function Chart({ name, counts }: { readonly name: string; readonly counts: readonly number[] }) {
  const { numberText, wordsOf } = usePage();
  const most = Math.max(0, ...counts);
  const width = STEP * counts.length;
  return (
    <section class="card padded">
      <div class="apart">
        <h3>{name}</h3>
        <span class="small soft">
          {most === 0 ? wordsOf('numbers').none : wordsOf('numbers').most(numberText(most))}
        </span>
      </div>
      <svg
        class={most === 0 ? 'low' : undefined}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map((count, k) => {
          // days without any have a line
          const height = Math.max(2, (HEIGHT * count) / Math.max(1, most));
          const box = { x: k * STEP + 2, y: HEIGHT - height, width: STEP - 4, height };
          return <rect key={k} class={count === 0 ? 'none' : undefined} {...box} />;
        })}
      </svg>
    </section>
  );
}

function Table({ days }: Pick<NumbersData, 'days'>) {
  const { locale, numberText, wordsOf } = usePage();
  const words = wordsOf('numbers');
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <details class="card padded">
      <summary>{words.asTable}</summary>
      <table class="small">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {words.charts[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{format.format(Date.parse(day.day))}</th>
              {KINDS.map((kind) => (
                <td key={kind} class="digits">
                  {numberText(day[kind])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
