/**
 * The plan of the days: for each kind a list of weeks, from Monday to Sunday, which comes again
 * when it has ended. Kinds may have different numbers of weeks. Days count from a Monday.
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

/** The puzzle planned for a day ("2026-11-22", in UTC) and a kind; undefined if none is. */
export function plannedFor(
  { start, kinds }: DailyPlan,
  day: string,
  kind: string,
): string | undefined {
  const weeks = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (weeks === undefined || weeks.length === 0) return undefined;
  const days = dayNumber(day) - dayNumber(start);
  const week = Math.floor(days / 7);
  const turn = ((week % weeks.length) + weeks.length) % weeks.length;
  return weeks[turn]?.[days - 7 * week];
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
