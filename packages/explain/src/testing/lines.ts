/**
 * Lines for tests: drawn and random ones, and the deductions of techniques on them, in comparable
 * forms.
 */
import { type Clue, type Color, leastLength, type Random, reverseClue } from '@nonokit/core';
import { listArrangements, randomClue, typedClue } from '@nonokit/core/testing';
import { colorsIn, onlyColor } from '../candidates.js';
import { type LineState, lineState, update } from '../lines/line-state.js';
import type { Finding, LineTechnique } from '../lines/technique.js';

/**
 * A line for the definitions: its clue, the colours that each cell may have, and the colours of the
 * crossing clues where they matter.
 */
export interface PlainLine {
  readonly clue: Clue;
  readonly cells: readonly ReadonlySet<Color>[];
  readonly across?: readonly ReadonlySet<Color>[];
}

/** The line with these cells: `?` is any colour of the clue, `.` blank, `#` or a letter an ink. */
export function drawn(clue: string, cells: string): PlainLine {
  const blocks = typedClue(clue);
  const all = [0, ...new Set(blocks.map(({ color }) => color))];
  const colors = (cell: string): Color[] => {
    if (cell === '?') return all;
    if (cell === '+') return all.slice(1);
    return [cell === '.' ? 0 : cell === '#' ? 1 : cell.charCodeAt(0) - 96];
  };
  return { clue: blocks, cells: [...cells].map((cell) => new Set(colors(cell))) };
}

/**
 * A random line of up to `longest` cells that has an arrangement; some of its cells are known,
 * fully or partly.
 */
export function randomLine(random: Random, longest: number, inks: number): PlainLine {
  const length = 1 + random.below(longest);
  const clue = randomClue(random, length, inks, Math.max(1, Math.floor(length / 2)));
  const arrangements = listArrangements(clue, length);
  const truth = arrangements[random.below(arrangements.length)] as Color[];
  const told = random.next();
  const all = [...Array(inks + 1).keys()];
  const cells = truth.map((color) => {
    const chance = random.next();
    if (chance < told * 0.7) return new Set([color]);
    if (chance > 0.9 && inks > 1) return new Set(all.filter((c) => c === color || random.below(2)));
    return new Set(all);
  });
  return { clue, cells };
}

/**
 * A random line with few blocks and much room, and known stretches: runs beside blanks, of blocks
 * that cannot be told apart.
 */
export function roomyLine(random: Random, inks: number): PlainLine {
  const length = 6 + random.below(8);
  const blocks = Array.from({ length: 1 + random.below(4) }, () => ({
    size: 1 + random.below(4),
    color: 1 + random.below(inks),
  }));
  let clue: Clue = blocks;
  while (leastLength(clue) > length) clue = clue.slice(1);
  const arrangements = listArrangements(clue, length);
  const truth = arrangements[random.below(arrangements.length)] as Color[];
  const all = [...Array(inks + 1).keys()];
  let isTold = false;
  const cells = truth.map((color) => {
    isTold = random.next() < (isTold ? 0.6 : 0.25);
    return new Set(isTold ? [color] : all);
  });
  return { clue, cells };
}

/**
 * The line crossed by clues that have some of the inks, always including the colour of a random
 * arrangement. The cells keep the colours that these clues rule out.
 */
export function crossed(random: Random, line: PlainLine, inks: number): PlainLine {
  const ways = listArrangements(line.clue, line.cells.length).filter((way) =>
    way.every((color, x) => line.cells[x]?.has(color)),
  );
  const truth = ways[random.below(ways.length)] as Color[];
  const colors = Array.from({ length: inks }, (_, i) => i + 1);
  const across = truth.map(
    (c) => new Set(colors.filter((ink) => ink === c || random.below(3) === 0)),
  );
  return { ...line, across };
}

/** A random line of 25 to 104 cells with one or two blocks of any size and a few known cells. */
export function longLine(random: Random, inks: number): PlainLine {
  const length = 25 + random.below(80);
  const blocks = 1 + random.below(2);
  const clue = Array.from({ length: blocks }, () => ({
    size: 1 + random.below(Math.floor(length / 2) - 1),
    color: 1 + random.below(inks),
  }));
  const arrangements = listArrangements(clue, length);
  const truth = arrangements[random.below(arrangements.length)] as Color[];
  const told = random.next() / 6;
  const all = [...Array(inks + 1).keys()];
  return { clue, cells: truth.map((c) => new Set(random.next() < told ? [c] : all)) };
}

/** The state that techniques look at. Throws if the line has no arrangement. */
export function toState({ clue, cells, across }: PlainLine): LineState {
  const state = lineState({ kind: 'row', index: 0 }, clue, cells.length);
  cells.forEach((colors, x) => {
    for (const color of colors) state.cells[x] = (state.cells[x] as number) | (1 << color);
  });
  across?.forEach((colors, x) => {
    state.across[x] = [...colors].reduce((set, color) => set | (1 << color), 0);
  });
  if (!update(state)) throw new RangeError('toState: the line has no arrangement');
  return state;
}

/** The removals of a finding as comparable text: "3-0 4-0" for "not blank in cells 3 and 4". */
export function changesText({ changes }: Pick<Finding, 'changes'>): string {
  return changes
    .flatMap(({ at, removed }) => colorsIn(removed).map((color) => `${at}-${color}`))
    .sort()
    .join(' ');
}

/** The findings of a technique on a line, as sorted texts. */
export function listFindings(technique: LineTechnique, line: PlainLine): string[] {
  return technique.find(toState(line)).map(changesText).sort();
}

/** The cells after all findings of one technique, drawn; a cell with several candidates is `?`. */
export function drawnAfter(technique: LineTechnique, line: PlainLine): string {
  const state = toState(line);
  const cells = Array.from(state.cells);
  for (const { changes } of technique.find(state)) {
    for (const { at, removed } of changes) cells[at] = (cells[at] as number) & ~removed;
  }
  const letters = line.clue.some(({ color }) => color > 1) ? '.abcdefgh' : '.#';
  return cells.map((colors) => letters[onlyColor(colors)] ?? '?').join('');
}

/** The line seen from the other end. */
export function mirrored({ clue, cells, across }: PlainLine): PlainLine {
  const line = { clue: reverseClue(clue), cells: [...cells].reverse() };
  return across === undefined ? line : { ...line, across: [...across].reverse() };
}

/** The line with each colour c replaced by `order[c]`. */
export function recolored({ clue, cells, across }: PlainLine, order: readonly Color[]): PlainLine {
  const to = (color: Color): Color => order[color] ?? color;
  const recolor = (sets: PlainLine['cells']): Set<Color>[] =>
    sets.map((colors) => new Set([...colors].map(to)));
  const line = {
    clue: clue.map(({ size, color }) => ({ size, color: to(color) })),
    cells: recolor(cells),
  };
  return across === undefined ? line : { ...line, across: recolor(across) };
}

/** The text of a finding, translated to the mirrored or recoloured line. */
export function translated(
  text: string,
  at: (place: number) => number,
  color: (color: Color) => Color,
): string {
  return text
    .split(' ')
    .map((change) => change.split('-').map(Number))
    .map(([place = 0, c = 0]) => `${at(place)}-${color(c)}`)
    .sort()
    .join(' ');
}
