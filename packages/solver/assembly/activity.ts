/** Activity: decides which variable the search assigns next. See `src/activity.ts`. */
import { Floats, Ints } from './bits';

const DECAY: f64 = 0.95;
const LARGE: f64 = 1e100;

/** Variables ordered by activity; the fields as in the reference. */
export class Activity {
  heap: Ints;
  size: i32;
  places: Ints;
  increment: f64 = 1;

  constructor(public values: Floats) {
    const count = values.length;
    this.heap = new StaticArray<i32>(count);
    this.places = new StaticArray<i32>(count);
    this.size = count;
    for (let v = 0; v < count; v++) {
      this.heap[v] = v;
      this.places[v] = v;
    }
    for (let i = (count >> 1) - 1; i >= 0; i--) sink(this, i);
  }
}

/** Rewards a variable that took part in a conflict. */
export function bump(activity: Activity, variable: i32): void {
  const values = activity.values;
  const value = values[variable] + activity.increment;
  values[variable] = value;
  if (value > LARGE) {
    for (let v = 0; v < values.length; v++) values[v] = values[v] / LARGE;
    activity.increment /= LARGE;
  }
  if (activity.places[variable] >= 0) rise(activity, activity.places[variable]);
}

/** Reduces the weight of older rewards. Called once per conflict. */
export function decay(activity: Activity): void {
  activity.increment /= DECAY;
}

/** Puts a variable back into the heap when its assignment is undone. */
export function putBack(activity: Activity, variable: i32): void {
  if (activity.places[variable] >= 0) return;
  const at = activity.size++;
  activity.heap[at] = variable;
  activity.places[variable] = at;
  rise(activity, at);
}

/** Removes the most active variable and returns it, or -1 if the heap is empty. */
export function takeMostActive(activity: Activity): i32 {
  if (activity.size == 0) return -1;
  const heap = activity.heap;
  const top = heap[0];
  activity.places[top] = -1;
  const last = heap[--activity.size];
  if (activity.size > 0) {
    heap[0] = last;
    activity.places[last] = 0;
    sink(activity, 0);
  }
  return top;
}

function rise(activity: Activity, from: i32): void {
  const heap = activity.heap;
  const places = activity.places;
  const values = activity.values;
  const variable = heap[from];
  const value = values[variable];
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const other = heap[parent];
    if (values[other] >= value) break;
    heap[at] = other;
    places[other] = at;
    at = parent;
  }
  heap[at] = variable;
  places[variable] = at;
}

function sink(activity: Activity, from: i32): void {
  const heap = activity.heap;
  const places = activity.places;
  const values = activity.values;
  const size = activity.size;
  const variable = heap[from];
  const value = values[variable];
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    const right = child + 1;
    if (right < size && values[heap[right]] > values[heap[child]]) child = right;
    const other = heap[child];
    if (values[other] <= value) break;
    heap[at] = other;
    places[other] = at;
    at = child;
  }
  heap[at] = variable;
  places[variable] = at;
}
