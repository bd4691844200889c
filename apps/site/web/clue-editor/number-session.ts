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
import { MOST_INKS, type TypedNumber } from './typed-numbers.js';

/** What can be taken back. */
interface Past {
  readonly reading: Reading;
  readonly spot: Spot | undefined;
}

export class NumberSession {
  readonly #reading = signal<Reading | undefined>(undefined);
  readonly #spot = signal<Spot | undefined>(undefined);
  readonly #past = signal<readonly Past[]>([]);
  readonly #ink = signal(1);
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

  /** The ink of the number that is asked about, and of the next one in an empty line. */
  readonly ink = computed(() => {
    const reading = this.#reading.value;
    const asked = reading && this.#spot.value && numberAt(reading, this.#spot.value);
    const inks = (reading?.palette.length ?? 2) - 1;
    return asked?.color ?? Math.min(this.#ink.value, inks);
  });

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
  mend(values: readonly TypedNumber[], at: Spot | undefined = this.#spot.peek()): void {
    const before = this.#reading.peek();
    if (before === undefined || at === undefined) return;
    const wasEmpty = numberAt(before, at) === undefined;
    const reading = mend(before, at, values, this.#made, this.ink.peek());
    this.change(reading);
    const empty = wasEmpty ? findEmpty(reading, at) : undefined;
    this.#spot.value = findUnsure(reading, at, 1) ?? empty ?? at;
  }

  /** Chooses an ink, which the number that is asked about gets. */
  paint(ink: number): void {
    const reading = this.#reading.peek();
    if (reading === undefined) return;
    const painted = this.#painted(reading, ink);
    if (painted !== reading) this.change(painted);
    this.#ink.value = ink;
  }

  /** Adds an ink, "#c8141e", and chooses it. Does nothing once each letter has one. */
  addInk(rgb: string): void {
    const reading = this.#reading.peek();
    if (reading === undefined || reading.palette.length > MOST_INKS) return;
    const ink = reading.palette.length;
    this.change(this.#painted({ ...reading, palette: [...reading.palette, { rgb }] }, ink));
    this.#ink.value = ink;
  }

  #painted(reading: Reading, color: number): Reading {
    const spot = this.#spot.peek();
    const asked = spot && numberAt(reading, spot);
    if (spot === undefined || asked === undefined || asked.color === color) return reading;
    return mend(reading, spot, [{ value: asked.value, color }], this.#made);
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
