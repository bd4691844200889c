/** A month as a sheet of weeks: days are filled on which a puzzle of theirs was solved. */

import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { dayText, monthText } from '../rankings/day-text.js';
import type { Calendar, CalendarDay } from './data.js';

const DAY_MS = 86_400_000;

export function CalendarSheet({
  calendar,
  current,
}: {
  readonly calendar: Calendar;
  readonly current: string;
}) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('daily');
  const { month, previous, next, days } = calendar;
  return (
    <section class="card calendar" aria-label={words.calendar}>
      <div class="apart">
        <Turn to={previous} icon="chevron-left" text={words.monthBefore} />
        <h2>{monthText(page, month)}</h2>
        <Turn to={next} icon="chevron-right" text={words.monthAfter} />
      </div>
      <table>
        <thead>
          <tr>
            {words.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, k) => (
                <td key={k}>
                  {day !== undefined && (
                    <Day day={day} found={days.find((one) => one.day === day)} {...{ current }} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Turn(props: {
  readonly to: string | null;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly text: string;
}) {
  const { linkTo } = usePage();
  const { to, icon, text } = props;
  if (to === null) return <span class="icon-button" />;
  return (
    <a class="icon-button" href={linkTo(`daily/${to}`)} title={text}>
      <Icon name={icon} />
    </a>
  );
}

function Day(props: {
  readonly day: string;
  readonly found: CalendarDay | undefined;
  readonly current: string;
}) {
  const page = usePage();
  const { linkTo, server, wordsOf } = page;
  const { day, found, current } = props;
  const words = wordsOf('daily');
  const number = Number(day.slice(8));
  if (found === undefined) return <span class="day softer">{number}</span>;
  const { kinds, solved } = found;
  const isSignedIn = server?.person !== undefined;
  const label = isSignedIn
    ? words.dayState(dayText(page, day), solved.length, kinds.length)
    : words.dayOpen(dayText(page, day), kinds.length);
  return (
    <a
      class={solved.length > 0 ? 'day full' : 'day'}
      href={linkTo(`daily/${day}`)}
      aria-label={label}
      aria-current={day === current ? 'date' : undefined}
    >
      {solved.length > 0 ? <Icon name="check" size={18} /> : number}
    </a>
  );
}

/** The weeks of a month, from Monday; undefined where a week reaches beyond. */
function listWeeks(month: string): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: (string | undefined)[][] = [];
  for (let start = first - before * DAY_MS; ; start += 7 * DAY_MS) {
    const week = Array.from({ length: 7 }, (_, k) => {
      const day = new Date(start + k * DAY_MS).toISOString().slice(0, 10);
      return day.startsWith(month) ? day : undefined;
    });
    if (week.every((day) => day === undefined)) return weeks;
    weeks.push(week);
  }
}
