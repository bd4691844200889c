/** The last seven days as a line of a nonogram: its numbers are the days in a row. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { daysBetween } from '../../widgets/time.js';

const DAYS = [6, 5, 4, 3, 2, 1, 0];

export function Week({
  solvedAt,
  now,
}: {
  /** When puzzles were solved: milliseconds since 1970. */
  readonly solvedAt: readonly number[];
  readonly now: number;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('home');
  const today = new Date(now);
  const ages = solvedAt.map((time) => daysBetween(new Date(time), today));
  const days = DAYS.map((age) => ages.includes(age));
  const count = ages.filter((age) => age >= 0 && age < 7).length;
  const names = nameDays(days);
  return (
    <div class="week" role="img" aria-label={words.week(count)}>
      <span class="numbers">
        {days.includes(true) && measureLengths(days).map((length, k) => <b key={k}>{length}</b>)}
      </span>
      {DAYS.map((age, k) => (
        <span key={age} class="day">
          <i class={`cell ${names[k]}`} />
          <small>{words.weekDays[(today.getDay() - age + 7) % 7]}</small>
        </span>
      ))}
    </div>
  );
}

/** What each day looks like, the last one today: only days after a solved one can be missed. */
export function nameDays(days: readonly boolean[]): readonly string[] {
  const first = days.indexOf(true);
  return days.map((isSolved, k) => {
    if (isSolved) return 'full';
    if (k === days.length - 1) return 'today';
    return first >= 0 && k > first ? 'missed' : '';
  });
}

/**
 * The week where the player is, with what this browser knows of it: the server's is shown until the
 * script has read that.
 */
export function OwnWeek({
  solvedAt,
  now,
  children,
}: {
  readonly solvedAt: readonly number[];
  readonly now: number;
  /** What is said of the number of days. */
  readonly children: (count: number) => ComponentChildren;
}) {
  const [known, learn] = useState({ solvedAt, now });
  useEffect(() => {
    let isShown = true;
    void store()
      .results.list()
      .then((results) => {
        const own = results.map((result) => result.solvedAt);
        if (isShown) learn({ solvedAt: [...solvedAt, ...own], now: Date.now() });
      });
    return () => {
      isShown = false;
    };
  }, [solvedAt]);
  return (
    <>
      <Week {...known} />
      {children(countDays(known.solvedAt, known.now))}
    </>
  );
}

/** On how many of the last seven days something was solved. */
export function countDays(solvedAt: readonly number[], now: number): number {
  const today = new Date(now);
  const ages = solvedAt.map((time) => daysBetween(new Date(time), today));
  return DAYS.filter((age) => ages.includes(age)).length;
}

/** Lengths of the runs of days; a blank line has the number 0. */
export function measureLengths(days: readonly boolean[]): readonly number[] {
  const lengths: number[] = [];
  let length = 0;
  for (const isFull of [...days, false]) {
    if (isFull) length++;
    else if (length > 0) {
      lengths.push(length);
      length = 0;
    }
  }
  return lengths.length === 0 ? [0] : lengths;
}
