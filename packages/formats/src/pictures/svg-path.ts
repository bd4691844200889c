/** Paths of SVG that go across and down only, as lists of points. */

/** The points of a part of a path. */
export type Subpath = readonly (readonly [x: number, y: number])[];

/** Most points of a path. */
const MOST_POINTS = 500_000;

const TOKEN = /\s*,?\s*(?:([A-Za-z])|(-?(?:\d{1,9}(?:\.\d{0,6})?|\.\d{1,6})))/y;

/** A path under way. */
class PathReader {
  readonly subpaths: [number, number][][] = [];
  #x = 0;
  #y = 0;
  points = 0;

  /** Takes a command and the numbers behind it; false if it draws anything but lines. */
  take(command: string, numbers: readonly number[]): boolean {
    const isRelative = command === command.toLowerCase();
    const kind = command.toLowerCase();
    if (kind === 'z') return numbers.length === 0 && this.#close();
    if (kind === 'h' || kind === 'v') {
      return numbers.length > 0 && numbers.every((to) => this.#line(kind, to, isRelative));
    }
    if (kind !== 'm' && kind !== 'l') return false;
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      this.#move(numbers[i] ?? 0, numbers[i + 1] ?? 0, isRelative, kind === 'm' && i === 0);
    }
    return numbers.length >= 2 && numbers.length % 2 === 0;
  }

  #close(): boolean {
    const [x = 0, y = 0] = this.subpaths.at(-1)?.[0] ?? [];
    this.#x = x;
    this.#y = y;
    return true;
  }

  #line(kind: string, to: number, isRelative: boolean): boolean {
    if (kind === 'h') this.#x = isRelative ? this.#x + to : to;
    else this.#y = isRelative ? this.#y + to : to;
    return this.#add();
  }

  #move(x: number, y: number, isRelative: boolean, begins: boolean): void {
    this.#x = isRelative ? this.#x + x : x;
    this.#y = isRelative ? this.#y + y : y;
    if (begins) this.subpaths.push([]);
    this.#add();
  }

  #add(): boolean {
    this.points++;
    this.subpaths.at(-1)?.push([this.#x, this.#y]);
    return this.subpaths.length > 0;
  }
}

/** The parts of a path; undefined if it has curves, or too many points. */
export function parsePath(data: string): Subpath[] | undefined {
  const path = new PathReader();
  let command: string | undefined;
  let numbers: number[] = [];
  TOKEN.lastIndex = 0;
  const text = data.trimEnd();
  while (TOKEN.lastIndex < text.length) {
    const [, letter, number] = TOKEN.exec(text) ?? [];
    if (letter === undefined && number === undefined) return undefined;
    if (number !== undefined) numbers.push(Number(number));
    else {
      if (command !== undefined && !path.take(command, numbers)) return undefined;
      command = letter;
      numbers = [];
    }
    if (path.points + numbers.length > MOST_POINTS) return undefined;
  }
  if (command === undefined || !path.take(command, numbers)) return undefined;
  return path.subpaths;
}
