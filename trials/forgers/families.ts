/**
 * Families of forged records, each made from the solution as a patient cheat would who knows what
 * the judge looks at. All want a good place: they are as fast as the floor and ordinary doubts
 * allow, or a little slower. The last family imitates a person in everything, speed too.
 */
import type { GameRecord, TimedMove } from '@nonokit/board';
import { BLANK, type Grid, type Puzzle, type Random, UNKNOWN } from '@nonokit/core';
import { drawPerson, normal, playByHand } from './hand.js';

/** What a forger has. */
export interface Loot {
  readonly picture: Grid;
  readonly puzzle: Puzzle;
  /** The time that the forger wants: a little above the floor. */
  readonly totalMs: number;
  /** Pauses of honest people, stolen from replays. */
  readonly pauses: readonly number[];
  readonly random: Random;
}

/** Makes a record. */
export type Forge = (loot: Loot) => GameRecord;

/** The families by name. */
export const FAMILIES: Readonly<Record<string, Forge>> = {
  'shuffled strokes': (loot) =>
    timed(shuffled(runsOf(loot.picture), loot.random), loot, () => logNormal(loot.random, 0.8)),
  'row by row, with pauses': (loot) =>
    timed(runsOf(loot.picture), loot, (k) => logNormal(loot.random, 0.7) * (k % 9 === 0 ? 6 : 1)),
  'rows in any order': (loot) =>
    timed(byLines(loot, false), loot, () => logNormal(loot.random, 0.7)),
  'columns in any order, X first': (loot) =>
    timed(byLines(loot, true), loot, () => logNormal(loot.random, 0.6)),
  'explainer’s order, pauses of chance': (loot) =>
    timed(explained(loot), loot, () => logNormal(loot.random, 0.8)),
  'explainer’s order, stolen pauses': (loot) =>
    timed(explained(loot), loot, () => pick(loot.pauses, loot.random)),
  'a person, sped up': (loot) =>
    spedUp(playByHand(loot.picture, loot.puzzle, ordinary(loot), loot.random), loot),
  'half played, half copied': (loot) => spliced(loot),
  'grown from one place': (loot) => timed(grown(loot), loot, () => logNormal(loot.random, 0.6)),
  'shuffled, with slips, what-ifs and undos': (loot) => disguised(loot),
};

/** One that nobody can tell from a person: reported apart. */
export const IMITATION: Forge = ({ picture, puzzle, random }) =>
  playByHand(picture, puzzle, drawPerson(random, 0.3 + 0.4 * random.next()), random);

function ordinary({ random }: Loot) {
  return drawPerson(random, 0.3 + 0.3 * random.next());
}

/** A stroke without a time. */
export interface Planned {
  readonly cells: readonly number[];
  readonly mark: number;
}

/** Gives strokes their times: pauses in these proportions, in the time that is wanted. */
export function timed(
  strokes: readonly Planned[],
  { totalMs }: Loot,
  pause: (index: number, stroke: Planned) => number,
): TimedMove[] {
  const pauses = strokes.map((stroke, k) => pause(k, stroke));
  const scale = totalMs / pauses.reduce((sum, each) => sum + each, 0);
  let at = 0;
  return strokes.map(({ cells, mark }, k) => {
    at += (pauses[k] ?? 0) * scale;
    return { at: Math.round(at), move: { type: 'paint', mark, cells } };
  });
}

/** The runs of the rows. */
export function runsOf({ width, cells }: Grid): Planned[] {
  const runs: { cells: number[]; mark: number }[] = [];
  cells.forEach((mark, cell) => {
    const last = runs.at(-1);
    if (mark <= BLANK) return;
    const isNext = last?.mark === mark && last.cells.at(-1) === cell - 1 && cell % width !== 0;
    if (isNext) last.cells.push(cell);
    else runs.push({ cells: [cell], mark });
  });
  return runs;
}

/** Whole lines in any order; with X, those of a column come before its inks. */
function byLines({ picture, random }: Loot, withX: boolean): Planned[] {
  if (!withX) {
    const runs = runsOf(picture);
    const rowOf = ({ cells }: Planned): number => Math.floor((cells[0] ?? 0) / picture.width);
    const rows = shuffled([...new Set(runs.map(rowOf))], random);
    return rows.flatMap((row) => runs.filter((run) => rowOf(run) === row));
  }
  const columns = shuffled([...Array(picture.width).keys()], random);
  return columns.flatMap((x) => {
    const runs: { cells: number[]; mark: number }[] = [];
    for (let y = 0; y < picture.height; y++) {
      const cell = y * picture.width + x;
      const mark = picture.cells[cell] ?? BLANK;
      const last = runs.at(-1);
      if (last?.mark === mark) last.cells.push(cell);
      else runs.push({ cells: [cell], mark });
    }
    return [
      ...runs.filter(({ mark }) => mark === BLANK),
      ...runs.filter(({ mark }) => mark > BLANK),
    ];
  });
}

/** The strokes of a perfect hand, as the explainer orders them. */
function explained({ picture, puzzle, random }: Loot): Planned[] {
  const perfect = { skill: 1, crosses: 'none', slips: 0, guesses: 0, lapses: 0 } as const;
  const own = { ...perfect, crosses: random.next() < 0.5 ? ('none' as const) : ('all' as const) };
  return strokesOf(playByHand(picture, puzzle, own, random));
}

function strokesOf(record: GameRecord): Planned[] {
  return record.flatMap(({ move }) => (move.type === 'paint' ? [move] : []));
}

function spedUp(record: GameRecord, { totalMs }: Loot): GameRecord {
  const last = record.at(-1)?.at ?? 1;
  const scale = Math.min(1, totalMs / last);
  return record.map(({ at, move }) => ({ at: Math.round(at * scale), move }));
}

/** The beginning of a real game, and the rest from the solution. */
function spliced(loot: Loot): GameRecord {
  const { picture, random, totalMs } = loot;
  const real = playByHand(picture, loot.puzzle, ordinary(loot), random);
  const begun = real.slice(0, Math.floor(real.length * (0.3 + 0.3 * random.next())));
  const drawn = new Map<number, number>();
  for (const { cells, mark } of strokesOf(begun)) for (const cell of cells) drawn.set(cell, mark);
  const wrong = [...drawn].filter(
    ([cell, mark]) => mark !== UNKNOWN && picture.cells[cell] !== mark,
  );
  const rest = runsOf(picture).flatMap(({ cells, mark }) => {
    const left = cells.filter((cell) => drawn.get(cell) !== mark);
    return left.length === 0 ? [] : [{ cells: left, mark }];
  });
  const erased = wrong.map(([cell]) => ({ cells: [cell], mark: UNKNOWN }));
  const copied = [...erased, ...shuffled(rest, random)];
  const start = begun.at(-1)?.at ?? 0;
  const share = copied.length / (begun.length + copied.length);
  const later = timed(copied, { ...loot, totalMs: totalMs * share }, () => logNormal(random, 0.7));
  return [...begun, ...later.map(({ at, move }) => ({ at: at + start, move }))];
}

/** Strokes in the order of their distance from a place. */
function grown({ picture, random }: Loot): Planned[] {
  const { width } = picture;
  const x = random.below(width);
  const y = random.below(picture.height);
  const distance = ({ cells: [first = 0] }: Planned): number =>
    Math.hypot((first % width) - x, Math.floor(first / width) - y) + random.next();
  return runsOf(picture).toSorted((a, b) => distance(a) - distance(b));
}

/** Copied, with all that a clumsy person does, made up. */
function disguised(loot: Loot): GameRecord {
  const { picture, random } = loot;
  const plain = timed(shuffled(runsOf(picture), random), loot, () => logNormal(random, 0.9));
  return plain
    .flatMap(({ at, move }, k): TimedMove[] => {
      if (k % 11 === 4) {
        return [
          { at, move },
          { at: at + 30, move: { type: 'undo' } },
          { at: at + 60, move: { type: 'redo' } },
        ];
      }
      if (k % 17 === 9) {
        return [
          { at: at - 20, move: { type: 'suppose', name: '' } },
          { at, move },
          { at: at + 10, move: { type: 'keep' } },
        ];
      }
      const blank = [...picture.cells.keys()].filter((cell) => picture.cells[cell] === BLANK);
      const cell = pick(blank, random);
      if (k % 13 !== 6 || cell === undefined) return [{ at, move }];
      return [
        { at: at - 40, move: { type: 'paint', mark: 1, cells: [cell] } },
        { at: at - 20, move: { type: 'paint', mark: UNKNOWN, cells: [cell] } },
        { at, move },
      ];
    })
    .toSorted((a, b) => a.at - b.at);
}

function logNormal(random: Random, spread: number): number {
  return Math.exp(spread * normal(random));
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** The same in any order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((each) => ({ each, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);
}
