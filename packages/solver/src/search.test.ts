/**
 * The search under audit: every reason, every nogood and every state is checked, and the audit
 * itself must notice errors.
 */
import { type Grid, type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid, solutionsOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { takeEngine } from './engine.js';
import { linesOf } from './lines.js';
import { NOTHING } from './literal.js';
import { createPropagation, propagate } from './propagate.js';
import { tieBreaker } from './random.js';
import { createSearch, type Search, searchSolutions } from './search.js';
import { type Auditor, createAuditor } from './testing/audit.js';
import {
  checkFollowedUp,
  checkLearned,
  checkNogoods,
  literalsAt,
  nogoodsIn,
} from './testing/check-nogoods.js';
import { checkReason, takenForGranted } from './testing/check-reasons.js';
import { checkDeduced } from './testing/check-rules.js';
import { checkState } from './testing/check-state.js';
import { checkedEngine, Trace } from './testing/checked-engine.js';
import { randomPuzzle } from './testing/puzzles.js';
import { failsAnew } from './testing/replay.js';
import { runEngine, runReference } from './testing/runs.js';
import { createScene, isRefuted } from './testing/scene.js';
import { Reason } from './trail.js';

/** Makes choices random. They are worse than the search's own, so more conflicts occur. */
function spoil({ phases }: Search): void {
  const random = randomOf('bad choices');
  for (let v = 0; v < phases.length; v++) phases[v] = random.below(2);
}

/**
 * Creates a search without probing first, so that there is something to learn; undefined if
 * propagation already finishes the puzzle.
 */
function searchFor(puzzle: Puzzle, ordered = true): Search | undefined {
  const propagation = createPropagation(linesOf(puzzle));
  if (propagate(propagation, Number.POSITIVE_INFINITY) === 'conflict') return undefined;
  const gains = ordered ? new Float64Array(puzzle.width * puzzle.height) : undefined;
  const counters = { linesSettled: 0, probes: 0, decisions: 0, conflicts: 0, restarts: 0 };
  const search = createSearch(propagation, tieBreaker(1), counters, gains);
  if (search.model.cellOf.length === 0) return undefined;
  spoil(search);
  return search;
}

/** Searches until `onSolution` returns false or about `mostConflicts` conflicts have occurred. */
function run(search: Search, onSolution: (grid: Grid) => boolean, mostConflicts: number): void {
  const steps = searchSolutions(search, onSolution);
  for (let turns = 0; turns < 100 && search.counters.conflicts < mostConflicts; turns++) {
    if (steps.next().done === true) return;
  }
}

describe('the search, audited', () => {
  it.each([1, 2, 3])('gives sufficient and minimal reasons: %i inks', (inks) => {
    const random = createFixedRandom(`explanations with ${inks} inks`);
    let checked = 0;
    for (let round = 0; round < 4; round++) {
      const size = 20 + 4 * round;
      const grid = randomGrid(random, size, 44 - size, inks, 0.3 + inks / 20);
      const search = searchFor(puzzleOf(grid, paletteOf(inks)), round % 2 === 0);
      if (search === undefined) continue;
      const scene = createScene(search);
      const audit = createAuditor(search, { solutions: [grid], every: 29 });
      search.audit = {
        ...audit,
        explained(reason, line, literal, antecedents) {
          audit.explained(reason, line, literal, antecedents);
          if (reason !== Reason.line || checked++ % 17 !== 0) return;
          const granted = takenForGranted(scene, line, literal);
          const denied = literal === NOTHING ? [] : [literal ^ 1];
          antecedents.forEach((_, i) => {
            const fewer = [...granted, ...denied, ...antecedents.filter((_, k) => k !== i)];
            expect(isRefuted(scene, line, fewer)).toBe(false);
          });
        },
      };
      run(search, (solution) => String(solution.cells) !== String(grid.cells), 100);
    }
    expect(checked).toBeGreaterThan(300);
  });

  it.each([1, 2, 4])('loses no solution and keeps its state consistent: %i inks', (inks) => {
    const random = randomOf(`audited with ${inks} inks`);
    const sum = { reasons: 0, nogoods: 0, states: 0, replays: 0 };
    for (let round = 0; round < 220; round++) {
      const { puzzle } = randomPuzzle(random, { width: [5, 8], height: [5, 8], inks });
      const solutions = solutionsOf(puzzle, 100);
      if (solutions.length === 100) continue;
      const options = {
        seed: round,
        probes: round % 4 === 0,
        maxSolutions: 100,
        maxConflicts: 1e6,
      };
      const audits: Auditor[] = [];
      const found = runReference(puzzle, options, (search) => {
        spoil(search);
        const audit = createAuditor(search, { solutions });
        audits.push(audit);
        return audit;
      });
      expect(found.solutions.length).toBe(solutions.length);
      for (const { checked } of audits) {
        for (const key of ['reasons', 'nogoods', 'states', 'replays'] as const) {
          sum[key] += checked[key];
        }
      }
    }
    expect(sum.nogoods).toBeGreaterThan(10);
    expect(sum.reasons).toBeGreaterThan(100);
    expect(sum.states).toBeGreaterThan(1000);
    expect(sum.replays).toBe(sum.nogoods);
  });

  it('takes the same steps in the engine, whose checked build finds no fault', () => {
    const random = randomOf('without probing');
    const slot = takeEngine();
    const checked = checkedEngine();
    checked.engine.auditEvery(5);
    const trace = new Trace();
    let conflicts = 0;
    for (let round = 0; round < 120; round++) {
      const { puzzle } = randomPuzzle(random, { width: [4, 20], height: [4, 20], inks: 3 });
      const options = { seed: round, probes: false, maxSolutions: 30, maxConflicts: 200 };
      const reference = runReference(puzzle, options, (search) => trace.of(search));
      expect(runEngine(slot, puzzle, options)).toEqual(reference);
      expect(runEngine(checked, puzzle, options)).toEqual(reference);
      if (reference.end === 'propagation') continue;
      expect(checked.engine.traceOfSearch()).toBe(trace.value);
      conflicts += reference.counters.conflicts;
    }
    expect(conflicts).toBeGreaterThan(200);
  });
});

describe('the audit', () => {
  /**
   * A search with decisions, nogoods and nothing left to deduce, and the picture of its solution.
   */
  function stopped(): { search: Search; grid: Grid } {
    const grid = randomGrid(randomOf('stopped'), 15, 16, 2, 0.4);
    const search = searchFor(puzzleOf(grid, paletteOf(2)));
    if (search === undefined) throw new Error('there is nothing to search');
    const audit = createAuditor(search, { every: 1_000_000_000 });
    const stop = new Error('far enough');
    const deduced = (holds: boolean): void => {
      if (holds && search.trail.levels > 2 && search.counters.conflicts > 12) throw stop;
    };
    search.audit = { ...audit, deduced };
    expect(() => run(search, () => true, 1e6)).toThrow(stop);
    return { search, grid };
  }

  const corruptions: [string, (search: Search) => void][] = [
    ['a level', ({ trail }) => add(trail.level, Number(trail.literals[trail.size - 1]) >> 1)],
    ['a place', ({ trail }) => add(trail.place, Number(trail.literals[trail.size - 1]) >> 1)],
    ['a truth', ({ trail }) => add(trail.truth, trail.literals[trail.size - 1])],
    ['a start', ({ trail }) => add(trail.starts, 1)],
    ['a reason', ({ trail }) => trail.reason.fill(0)],
    ['the head', ({ trail }) => trail.head--],
    ['a candidate', ({ trail }) => flip(trail.planes, 0)],
    ['a count of values', ({ trail }) => add(trail.left, 0)],
    ['the agenda', ({ trail }) => flip(trail.agenda.words, 0)],
    ['the heap', ({ activity }) => activity.heap.reverse()],
    ['a place in the heap', ({ activity }) => activity.places.fill(-1)],
    ['an activity', ({ activity }) => activity.values.fill(Number.NaN)],
    ['a phase', ({ phases }) => phases.fill(2)],
    ['a mark', ({ analysis }) => add(analysis.seen, 5)],
    ['the number of nogoods', ({ nogoods }) => nogoods.count++],
    ['a nogood', ({ nogoods }) => nogoods.store.copyWithin(3, 4, 5)],
    ['a watch', ({ nogoods }) => nogoods.watched.fill(0)],
    [
      'a blocker',
      ({ nogoods }) => {
        for (const list of nogoods.watches) list.fill(1, 1, 2);
      },
    ],
  ];

  it.each(corruptions)('notices that %s is wrong', (_, corrupt) => {
    const { search, grid } = stopped();
    const fresh = searchFor(puzzleOf(grid, paletteOf(2))) as Search;
    const scene = { ...createScene(fresh), search };
    const check = (): void => {
      checkState(scene);
      checkNogoods(search);
      checkDeduced(search);
      checkFollowedUp(search);
    };
    expect(check).not.toThrow();
    corrupt(search);
    expect(check).toThrow('audit: ');
  });

  it('notices a nogood that was not applied, and one that does not follow', () => {
    const { search, grid } = stopped();
    const scene = { ...createScene(searchFor(puzzleOf(grid, paletteOf(2))) as Search), search };
    const [at] = [...nogoodsIn(search)];
    const literals = literalsAt(search, at as number);
    expect(failsAnew(scene, [...literals])).toBe(true);
    expect(failsAnew(scene, [...literals].slice(1))).toBe(false);
    const { trail } = search;
    for (const literal of literals) trail.truth[literal] = -1;
    expect(() => checkFollowedUp(search)).toThrow('was not followed up');
    expect(() => checkLearned(search, [...literals])).toThrow('audit: ');
  });

  it('notices a reason that does not imply its literal', () => {
    const { search, grid } = stopped();
    const scene = { ...createScene(searchFor(puzzleOf(grid, paletteOf(2))) as Search), search };
    const { trail } = search;
    let seen = 0;
    for (let i = trail.starts[0] as number; i < trail.size; i++) {
      const literal = trail.literals[i] as number;
      const variable = literal >> 1;
      const reason = trail.reason[variable] as number;
      if (reason === Reason.none) continue;
      seen++;
      const claimed = () => checkReason(scene, reason, trail.data[variable] as number, literal, []);
      expect(claimed).toThrow('audit: ');
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('notices that a solution is excluded, missed or wrong', () => {
    const { search, grid } = stopped();
    const fresh = searchFor(puzzleOf(grid, paletteOf(2))) as Search;
    const audit = createAuditor(fresh, { solutions: [grid] });
    const other: Grid = { ...grid, cells: grid.cells.map((color) => (color + 1) % 3) };
    expect(() => audit.found(other)).toThrow('no solution');
    expect(() => audit.exhausted()).toThrow('missed');
    expect(() => audit.deduced(false)).toThrow('gives up');
    expect(() => audit.excluded([2])).toThrow('other literals');
    audit.found(grid);
    expect(() => audit.exhausted()).not.toThrow();
    expect(search.counters.conflicts).toBeGreaterThan(12);
  });
});

describe('the checked build of the engine', () => {
  it('notices that a candidate is wrong, and that it learns something else', () => {
    const slot = checkedEngine();
    const { engine } = slot;
    const puzzle = puzzleOf(randomGrid(randomOf('checked'), 14, 14, 1, 0.35), paletteOf(1));
    const options = { seed: 1, probes: false, maxSolutions: 1, maxConflicts: 1000 };
    expect(runEngine(slot, puzzle, options).end).toBe('stopped');
    const trace = engine.traceOfSearch();
    runEngine(slot, puzzle, { ...options, seed: 2 });
    expect(engine.traceOfSearch()).not.toBe(trace);
    flip(new Int32Array(engine.memory.buffer, engine.planesAt(), 1), 0);
    expect(() => engine.searchOn()).toThrow('engine: the planes are not what the trail allows');
  });
});

function add(array: { [i: number]: number }, i: number | undefined): void {
  array[i ?? 0] = Number(array[i ?? 0]) + 1;
}

function flip(words: Int32Array, i: number): void {
  words[i] = Number(words[i]) ^ 1;
}
