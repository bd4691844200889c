/**
 * The corpus of the solver's fuzzer: puzzles that once failed or easily could. Each is checked
 * against its known number of solutions, in both engines, with the audit and in the checked build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Puzzle } from '@nonokit/core';
import { solves, transposePuzzle } from '@nonokit/core';
import { paletteOf, typedClue } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { solve } from './solve.js';
import { createAuditor } from './testing/audit.js';
import { checkedEngine, Trace } from './testing/checked-engine.js';
import { takeCensus } from './testing/column-states.js';
import { runEngine, runReference } from './testing/runs.js';

/** A file of the corpus: clues in plain text and the number of solutions. */
interface Entry {
  readonly note: string;
  readonly solutions: number;
  readonly inks: number;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

const folder = new URL('../../../fuzz/solver-corpus/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

function read(name: string): { entry: Entry; puzzle: Puzzle } {
  const entry = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Entry;
  const rows = entry.rows.map(typedClue);
  const columns = entry.columns.map(typedClue);
  const size = { width: columns.length, height: rows.length };
  return { entry, puzzle: { ...size, rows, columns, palette: paletteOf(entry.inks), meta: {} } };
}

const checked = checkedEngine();

it('the corpus exists', () => expect(names.length).toBeGreaterThan(20));

describe.each(names)('%s', (name) => {
  const { entry, puzzle } = read(name);
  const all = { maxSolutions: Number.POSITIVE_INFINITY };

  it('has as many solutions as counting row by row finds', () => {
    const upright = puzzle.width <= puzzle.height ? puzzle : transposePuzzle(puzzle);
    // counting would take too long for the widest puzzles
    if (upright.width > 9) return;
    expect(takeCensus(upright, 1_000_000)?.solutions).toBe(entry.solutions);
  });

  it('gives the same result and counters in both engines', () => {
    const result = solve(puzzle, all);
    expect(solve(puzzle, { ...all, engine: 'reference' })).toEqual(result);
    expect(solve(transposePuzzle(puzzle), all).status).toBe(result.status);
    const status = ['none', 'unique'][entry.solutions] ?? 'multiple';
    expect(result.status).toBe(status);
    if (result.status !== 'multiple') return;
    expect(result).toMatchObject({ complete: true });
    expect(new Set(result.solutions.map(({ cells }) => cells.join())).size).toBe(entry.solutions);
    expect(result.solutions.every((grid) => solves(grid, puzzle))).toBe(true);
  });

  it('passes the audit, without probing, in both engines', () => {
    const result = solve(puzzle, all);
    const listed = result.status === 'multiple' ? result.solutions : [];
    const solutions = result.status === 'unique' ? [result.solution] : listed;
    const every = puzzle.width * puzzle.height > 100 ? 97 : 3;
    const options = { seed: 1, probes: false, maxConflicts: 1_000_000, ...all };
    const trace = new Trace();
    const reference = runReference(puzzle, options, (search) => {
      const auditor = createAuditor(search, { solutions, every });
      return { ...trace.of(search, auditor), found: auditor.found, exhausted: auditor.exhausted };
    });
    expect(reference.solutions.length).toBe(entry.solutions);
    checked.engine.auditEvery(every);
    expect(runEngine(checked, puzzle, options)).toEqual(reference);
    if (reference.end === 'propagation') return;
    expect(checked.engine.traceOfSearch()).toBe(trace.value);
  });
});
