/**
 * The worker of bench/explain.mjs: measures puzzles that its parent sends and answers each with one
 * row, until the parent disconnects.
 *
 * A row is plain data: the puzzle's properties, its explanation by line logic with the time, its
 * rating and, if chains are requested, how far they get.
 */
import { readFileSync } from 'node:fs';
import {
  explainSteps,
  safeExplain,
  safeRate,
  safeReadPuzzles,
  settleCells,
  solve,
  timed,
} from './measure.mjs';

process.on('message', ({ items, side, chains }) => {
  process.send(items.flatMap((item) => rowOf(item, side, chains) ?? []));
});

/**
 * The measurements of one puzzle; undefined if it cannot be read or has more than `side` rows or
 * columns.
 */
function rowOf({ set, index, line, file, name }, side, chains) {
  const record = line === undefined ? { id: name } : JSON.parse(line);
  if (Math.max(record.width ?? 0, record.height ?? 0) > side) return undefined;
  const read =
    line === undefined
      ? safeReadPuzzles(readFileSync(file), { name })
      : safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' });
  const first = read.ok ? read.value.puzzles[0] : undefined;
  if (!first?.ok) return undefined;
  const puzzle = first.value;
  const { width, height } = puzzle;
  const row = { set, index, id: record.id, width, height, inks: puzzle.palette.length - 1 };
  Object.assign(row, { found: record.label, webpbn: record.webpbn });
  return { ...row, ...(chains === undefined ? linesOf(puzzle) : measureChains(puzzle, chains)) };
}

/** The explanation of the puzzle line by line and, if it has one solution, its rating. */
function linesOf(puzzle) {
  const { lineSolvable, status } = solve(puzzle, { lineOnly: true });
  // nobody can solve a puzzle without a single solution
  const isUnique = lineSolvable
    ? status === 'unique'
    : solve(puzzle, { maxConflicts: 20_000 }).status === 'unique';
  if (!isUnique) return { unique: false };
  const rated = measureRating(puzzle);
  if (!lineSolvable) return { unique: true, byLines: false, ...rated };
  const { value, ms } = timed(() => safeExplain(puzzle, { chains: false }));
  if (!value.ok) return { unique: true, byLines: true, problem: value.problem.message };
  const shares = {};
  for (const { technique } of value.value.steps) shares[technique] = (shares[technique] ?? 0) + 1;
  const passes = puzzle.palette.length === 2 ? countPasses(puzzle) : undefined;
  const { status: end } = value.value;
  return { unique: true, byLines: true, end, ms, shares, passes, ...rated };
}

function measureRating(puzzle) {
  const { value, ms } = timed(() => safeRate(puzzle));
  if (!value.ok) return {};
  const { class: level, score, label, effort, peak, complete } = value.value;
  return { rateMs: ms, rating: { level, score, label, effort, peak, complete } };
}

/** How far chains explain the puzzle within a limit of CPU seconds. */
function measureChains(puzzle, { seconds, chainBudget }) {
  if (solve(puzzle).status !== 'unique') return { unique: false };
  const walk = explainSteps(puzzle, { chainBudget });
  const begin = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1e6;
  };
  const levels = [0, 0, 0, 0, 0, 0, 0];
  let longest = 0;
  const nested = [];
  let left = puzzle.width * puzzle.height;
  for (;;) {
    const next = walk.next();
    const isLate = spent() > seconds;
    if (next.done || isLate) {
      const end = next.done ? next.value.status : 'time';
      const reached = { end, levels, longest, nested, left, seconds: spent() };
      return { unique: true, ...reached, ...measureRating(puzzle) };
    }
    const { level, chain, facts, conclusions } = next.value;
    levels[level]++;
    if (chain !== undefined) longest = Math.max(longest, facts.length);
    if (level === 6) nested.push(facts.length);
    left -= conclusions.filter(({ color }) => color >= 0).length;
  }
}

/**
 * Number of passes over all rows and then all columns until every cell of a black-and-white puzzle
 * is known.
 */
function countPasses({ width, height, rows: rowClues, columns }) {
  const cells = new Int32Array(width * height).fill(-1);
  for (let passes = 1; passes < 1000; passes++) {
    const settleAll = (clues, cellAt, length) => {
      clues.forEach((clue, l) => {
        const line = Array.from({ length }, (_, at) => cells[cellAt(l, at)]);
        settleCells(clue, line)?.forEach((color, at) => {
          cells[cellAt(l, at)] = color;
        });
      });
    };
    settleAll(rowClues, (y, x) => y * width + x, width);
    settleAll(columns, (x, y) => y * width + x, height);
    if (!cells.includes(-1)) return passes;
  }
  return undefined;
}
