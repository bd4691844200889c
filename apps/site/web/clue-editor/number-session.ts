/**
 * Numbers that a person mends or types: the reading as it is, the number that is asked about, and
 * what can be taken back.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  findEmpty,
  findUnsure,
  isSame,
  listSpots,
  listUnsure,
  mend,
  numberAt,
  type Reading,
  type Spot,
} from './reading.js';

/** What can be taken back. */
interface Past {
  readonly reading: Reading;
  readonly spot: Spot | undefined;
}

export class NumberSession {
  readonly #reading = signal<Reading | undefined>(undefined);
  readonly #spot = signal<Spot | undefined>(undefined);
  readonly #past = signal<readonly Past[]>([]);
  readonly #made: 'mended' | 'typed';

  /** What numbers are called that a person has put in: typed ones have no frame. */
  constructor(made: 'mended' | 'typed' = 'mended') {
    this.#made = made;
  }

  /** The numbers as they are. */
  get reading(): ReadonlySignal<Reading | undefined> {
    return this.#reading;
  }

  /** The number that is asked about. */
  get spot(): ReadonlySignal<Spot | undefined> {
    return this.#spot;
  }

  /** Whether something can be taken back. */
  readonly canUndo = computed(() => this.#past.value.length > 0);

  /** Begins with these numbers; nothing can be taken back. */
  load(reading: Reading): void {
    this.#reading.value = reading;
    this.#past.value = [];
    this.#spot.value = listUnsure(reading)[0];
  }

  /** Asks about a number. */
  ask(spot: Spot): void {
    this.#spot.value = spot;
  }

  /** Walks to the next or previous unsure number; where there is none, to any. */
  walk(step: 1 | -1): void {
    const reading = this.#reading.peek();
    if (reading === undefined) return;
    const all = listSpots(reading);
    const from = this.#spot.peek() ?? all.at(step === 1 ? -1 : 0);
    if (from === undefined) return;
    const at = all.findIndex((spot) => isSame(spot, from));
    const beside = all[(at + step + all.length) % all.length];
    this.#spot.value = findUnsure(reading, from, step) ?? beside;
  }

  /**
   * Replaces the number that is asked about, and goes on to the next unsure one. After a line that
   * had no number, it goes on to the next such line.
   */
  mend(values: readonly number[], at: Spot | undefined = this.#spot.peek()): void {
    const before = this.#reading.peek();
    if (before === undefined || at === undefined) return;
    const wasEmpty = numberAt(before, at) === undefined;
    const reading = mend(before, at, values, this.#made);
    this.change(reading);
    const empty = wasEmpty ? findEmpty(reading, at) : undefined;
    this.#spot.value = findUnsure(reading, at, 1) ?? empty ?? at;
  }

  /** Replaces all numbers. */
  change(reading: Reading): void {
    const before = this.#reading.peek();
    if (before === undefined) return;
    const spot = this.#spot.peek();
    this.#past.value = [...this.#past.value, { reading: before, spot }];
    this.#reading.value = reading;
    const { kind, index } = spot?.line ?? {};
    const isGone = (index ?? 0) >= (kind === 'row' ? reading.height : reading.width);
    if (isGone) this.#spot.value = listSpots(reading)[0];
  }

  /** Takes the last change back. */
  undo(): void {
    const last = this.#past.peek().at(-1);
    if (last === undefined) return;
    this.#past.value = this.#past.peek().slice(0, -1);
    this.#reading.value = last.reading;
    this.#spot.value = last.spot;
  }
}
