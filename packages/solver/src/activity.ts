/**
 * Activity: decides which variable the search assigns next. Variables of recent conflicts come
 * first (VSIDS: Moskewicz et al., 2001, with MiniSat's growing increment). They are kept in a
 * binary heap.
 */

/**
 * Factor by which older rewards shrink at each conflict: they halve in about fourteen conflicts. On
 * 1,052 tournament puzzles 0.90, 0.93, 0.95 and 0.97 took 26.1, 23.1, 22.6 and 27.8 s.
 */
const DECAY = 0.95;

/** When an activity exceeds this, all activities are scaled down. */
const LARGE = 1e100;

/** Variables ordered by activity. */
export interface Activity {
  readonly values: Float64Array;
  /** A binary heap of variables, the most active first. */
  readonly heap: Int32Array;
  size: number;
  /** Per variable: its index in the heap, or -1 if it is not in the heap. */
  readonly places: Int32Array;
  /** The reward that a variable gets for its part in a conflict. */
  increment: number;
}

/** Builds a heap of all variables from the given activities. The array is kept and changed. */
export function createActivity(values: Float64Array): Activity {
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

/** Reduces the weight of older rewards. Called once per conflict. */
export function decay(activity: Activity): void {
  activity.increment /= DECAY;
}

/** Puts a variable back into the heap when its assignment is undone. */
export function putBack(activity: Activity, variable: number): void {
  if (activity.places[variable] >= 0) return;
  const at = activity.size++;
  activity.heap[at] = variable;
  activity.places[variable] = at;
  rise(activity, at);
}

/** Removes the most active variable and returns it, or -1 if the heap is empty. */
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
