/**
 * Activity: which variable to decide next. Those met in recent conflicts first (VSIDS: Moskewicz et
 * al., 2001, with MiniSat's growing increment), in a binary heap.
 */

/**
 * How much older merit counts after a conflict: half in about fourteen conflicts. On 1,052
 * tournament puzzles 0.90, 0.93, 0.95 and 0.97 took 26.1, 23.1, 22.6 and 27.8 s.
 */
const DECAY = 0.95;

/** Above this all activities are scaled down. */
const LARGE = 1e100;

/** Variables ordered by activity. */
export interface Activity {
  readonly values: Float64Array;
  /** A binary heap of variables, the most active first. */
  readonly heap: Int32Array;
  size: number;
  /** Per variable: its place in the heap, -1 where it is not in it. */
  readonly places: Int32Array;
  /** What a variable gains when a conflict meets it. */
  increment: number;
}

/** All variables in a heap by the given activities, which are kept and changed. */
export function activityOf(values: Float64Array): Activity {
  const count = values.length;
  const activity: Activity = {
    values,
    heap: Int32Array.from(values.keys()),
    size: count,
    places: Int32Array.from(values.keys()),
    increment: 1,
  };
  for (let i = (count >>> 1) - 1; i >= 0; i--) sink(activity, i);
  return activity;
}

/** Rewards a variable that took part in a conflict. */
export function bump(activity: Activity, variable: number): void {
  const { values, places } = activity;
  const value = values[variable] + activity.increment;
  values[variable] = value;
  if (value > LARGE) {
    for (let v = 0; v < values.length; v++) values[v] /= LARGE;
    activity.increment /= LARGE;
  }
  if (places[variable] >= 0) rise(activity, places[variable]);
}

/** Lets older rewards count less. Called once per conflict. */
export function decay(activity: Activity): void {
  activity.increment /= DECAY;
}

/** Puts a variable back that is no longer assigned. */
export function putBack(activity: Activity, variable: number): void {
  if (activity.places[variable] >= 0) return;
  const at = activity.size++;
  activity.heap[at] = variable;
  activity.places[variable] = at;
  rise(activity, at);
}

/** Takes the most active variable out; -1 where none is left. */
export function takeMostActive(activity: Activity): number {
  const { heap, places } = activity;
  if (activity.size === 0) return -1;
  const top = heap[0];
  places[top] = -1;
  const last = heap[--activity.size];
  if (activity.size > 0) {
    heap[0] = last;
    places[last] = 0;
    sink(activity, 0);
  }
  return top;
}

function rise({ heap, places, values }: Activity, from: number): void {
  const variable = heap[from];
  const value = values[variable];
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >>> 1;
    const other = heap[parent];
    if (values[other] >= value) break;
    heap[at] = other;
    places[other] = at;
    at = parent;
  }
  heap[at] = variable;
  places[variable] = at;
}

function sink({ heap, places, values, size }: Activity, from: number): void {
  const variable = heap[from];
  const value = values[variable];
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    const right = child + 1;
    if (right < size && values[heap[right]] > values[heap[child]]) {
      child = right;
    }
    const other = heap[child];
    if (values[other] <= value) break;
    heap[at] = other;
    places[other] = at;
    at = child;
  }
  heap[at] = variable;
  places[variable] = at;
}
