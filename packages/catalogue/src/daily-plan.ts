/**
 * The plan of the days: for each kind a list of weeks, from Monday to Sunday, that get harder
 * towards their end. It says which puzzles suit a weekday, not which of them comes when: anyone can
 * read the plan, so each site draws from it.
 */

/** The plan. */
export interface DailyPlan {
  /** A Monday, in UTC: "2026-01-05". */
  readonly start: string;
  /** For each kind ("small") its weeks: identifiers of puzzles from Monday to Sunday. */
  readonly kinds: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** The plan of `days.json`. */
export function parseDailyPlan(text: string): DailyPlan {
  return JSON.parse(text) as DailyPlan;
}

/** The puzzles planned for the weekday of a day ("2026-11-22") and a kind. */
export function listPlanned(
  { start, kinds }: DailyPlan,
  day: string,
  kind: string,
): readonly string[] {
  const weeks = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const days = dayNumber(day) - dayNumber(start);
  const weekday = ((days % 7) + 7) % 7;
  return (weeks ?? []).flatMap((week) => week[weekday] ?? []);
}

/** Days since a fixed one, by the Gregorian calendar; years are counted from March. */
function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const marches = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(marches / 4) - Math.floor(marches / 100) + Math.floor(marches / 400);
  // the months from March on have 31, 30, 31, 30, 31 days, again and again
  const before = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * marches + leapDays + before + date;
}
