/** The checker finds planted mistakes: each property is violated once, in a right explanation. */
import { type Line, type Puzzle, puzzleOf, UNKNOWN } from '@nonokit/core';
import { drawnGrid, paletteOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { Chain } from '../../chain.js';
import { type Explanation, explain } from '../../explain.js';
import type { Conclusion } from '../../facts.js';
import type { Step } from '../../step.js';
import { chainedExamples } from './examples.js';
import { checkExplanation, checkStep, Knowledge, type Property } from './index.js';

const PUZZLE = puzzleOf(drawnGrid('.###.', '#####', '#.#.#', '.#.#.', '##.##'), paletteOf(1));
const TOLD = explained(PUZZLE);

/** Two colours, each cell of which may have both at first. */
const COLORED = puzzleOf(drawnGrid('ab', 'ba'), paletteOf(2));
const WIDE = puzzleOf(drawnGrid('ab..', '..ab', 'ba..', '..ba'), paletteOf(2));
const ROW: Line = { kind: 'row', index: 0 };

function explained(puzzle: Puzzle): Explanation {
  const result = explain(puzzle);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** The properties that steps violate, each once. */
function violated(steps: readonly Step[], told: Explanation = TOLD, puzzle = PUZZLE): Property[] {
  const found = checkExplanation(puzzle, { ...told, steps });
  return [...new Set(found.map(({ property }) => property))];
}

/** The steps with the first one that `is` true for changed. */
function changed(
  steps: readonly Step[],
  is: (step: Step) => boolean,
  change: (step: Step) => Partial<Step>,
): Step[] {
  const place = steps.findIndex(is);
  expect(place).toBeGreaterThanOrEqual(0);
  return steps.map((step, i) => (i === place ? { ...step, ...change(step) } : step));
}

/** A step on the first row of `COLORED`. */
function rowStep(premises: Step['premises'], conclusions: readonly Conclusion[]): Step {
  const facts = { kind: 'color-reach' as const, color: 1, spans: [{ from: 0, to: 2 }] };
  return { technique: 'color-logic', level: 3, lines: [ROW], premises, conclusions, facts };
}

const NOT_B: Conclusion = { row: 0, column: 0, color: UNKNOWN, removed: [2] };
const IS_A: Conclusion = { row: 0, column: 0, color: 1, removed: [0] };

function properties(known: Knowledge, step: Step): Property[] {
  return checkStep(known, step).map(({ property }) => property);
}

describe('the checker', () => {
  it('finds a conclusion that does not follow', () => {
    const isResting = ({ premises }: Step): boolean => premises.length > 0;
    expect(violated(changed(TOLD.steps, isResting, () => ({ premises: [] })))).toContain('unsound');
  });

  it('finds premises that are unnecessary, unknown or elsewhere', () => {
    const [first] = TOLD.steps;
    const told = first?.conclusions[0] ?? { row: 0, column: 0 };
    const isFirst = (step: Step): boolean => step === first;
    const resting = (row: number, column: number): Step[] =>
      changed(TOLD.steps, isFirst, () => ({ premises: [{ row, column }] }));
    expect(violated(resting(told.row, told.column))).toContain('wrong cell');
    expect(violated(resting(told.row + 1, told.column + 1))).toContain('wrong cell');
    const known = Knowledge.of(PUZZLE);
    known.remove({ row: 1, column: 4 }, [0]);
    const whole = TOLD.steps.find(({ lines: [line] }) => line?.kind === 'row' && line.index === 1);
    const premises = [{ row: 1, column: 4 }];
    expect(whole && properties(known, { ...whole, premises })).toContain('needless premise');
  });

  it('finds conclusions that were already known, and a colour that is not the only one left', () => {
    const again = TOLD.steps.flatMap((step) => [step, step]);
    expect(violated(again)).toContain('no progress');
    const wrong = changed(
      TOLD.steps,
      () => true,
      ({ conclusions }) => ({
        conclusions: conclusions.map((one) => ({ ...one, color: UNKNOWN })),
      }),
    );
    expect(violated(wrong)).toContain('no progress');
    expect(violated([...TOLD.steps.slice(0, 1), rowStep([], [])])).toContain('no progress');
  });

  it('finds false facts', () => {
    const known = Knowledge.of(COLORED);
    const step = rowStep([], [NOT_B]);
    expect(properties(known, step)).toEqual([]);
    const facts = { kind: 'color-reach' as const, color: 1, spans: [{ from: 1, to: 1 }] };
    expect(properties(known, { ...step, facts })).toEqual(['false fact']);
    const block = { index: 1, size: 1, color: 1 };
    const other = {
      kind: 'overlap' as const,
      block,
      within: { from: 0, to: 1 },
      span: { from: 0, to: 0 },
      given: false,
    };
    expect(properties(known, { ...step, facts: other })).toEqual(['false fact']);
  });

  it('finds facts that only unnamed cells imply', () => {
    const known = Knowledge.of(WIDE);
    for (const column of [1, 2]) known.remove({ row: 0, column }, [1]);
    const facts = { kind: 'color-reach' as const, color: 1, spans: [{ from: 0, to: 0 }] };
    const conclusions = [{ row: 0, column: 3, color: UNKNOWN, removed: [1] }];
    const step = { ...rowStep([], conclusions), facts };
    expect(properties(known, step)).toEqual(['unfounded fact']);
    const premises = [1, 2].map((column) => ({ row: 0, column }));
    expect(properties(known, { ...step, premises })).toEqual([]);
  });

  it('finds a wrong end', () => {
    expect(violated(TOLD.steps.slice(0, -1))).toContain('wrong end');
    expect(violated(TOLD.steps, { ...TOLD, status: 'stuck' })).toContain('wrong end');
  });

  it('finds a colour that only an unnamed cell implies', () => {
    const known = Knowledge.of(WIDE);
    known.remove({ row: 0, column: 0 }, [0, 2]);
    known.remove({ row: 0, column: 1 }, [2]);
    const conclusions = [{ row: 0, column: 1, color: 0, removed: [1] }];
    const step = (columns: readonly number[]): Step =>
      rowStep(
        columns.map((column) => ({ row: 0, column })),
        conclusions,
      );
    expect(properties(known, step([0]))).toEqual(['unnamed color']);
    expect(properties(known, step([0, 1]))).toEqual([]);
    expect(properties(known, step([1]))).toEqual(['unsound']);
  });

  it('finds colours of a crossing clue that the step does not name', () => {
    const known = Knowledge.of(puzzleOf(drawnGrid('a.', '.b'), paletteOf(2)));
    const step = rowStep([], [IS_A]);
    expect(properties(known, step)).toEqual(['unnamed crossing']);
    const lines: Line[] = [ROW, { kind: 'column', index: 1 }];
    expect(properties(known, { ...step, lines })).toEqual([]);
  });

  it('finds a step that nothing uses', () => {
    const both = [
      { ...IS_A, removed: [0] },
      { row: 0, column: 1, color: 2, removed: [0, 1] },
    ];
    const steps = [rowStep([], [NOT_B]), rowStep([], both)];
    const known = { width: 2, height: 2, cells: Int32Array.of(1, 2, UNKNOWN, UNKNOWN) };
    const told: Explanation = { steps, status: 'stuck', known };
    const found = checkExplanation(COLORED, told);
    expect(found).toEqual([
      { property: 'needless step', technique: 'color-logic', step: 1, detail: '' },
    ]);
  });
});

describe('the checker of chains', () => {
  const examples = chainedExamples();
  const chained = examples.flatMap(({ puzzle, told }) =>
    told.steps.map((step, i) => ({ puzzle, told, step, i })).filter(({ step }) => step.chain),
  );

  /** The properties that the steps violate when the chain of each is changed. */
  function changedChains(change: (chain: Chain) => Chain | undefined): Set<Property>[] {
    return chained.flatMap(({ puzzle, told, step, i }) => {
      const chain = step.chain && change(step.chain);
      if (chain === undefined) return [];
      const known = Knowledge.of(puzzle);
      for (const { conclusions } of told.steps.slice(0, i)) known.learn(conclusions);
      return [new Set(properties(known, { ...step, chain }))];
    });
  }

  it('has chains with one case and with two cases to test', () => {
    expect(
      chained.filter(({ step }) => step.chain?.otherwise === undefined).length,
    ).toBeGreaterThan(4);
    expect(chained.filter(({ step }) => step.chain?.otherwise).length).toBeGreaterThan(0);
  });

  it('finds missing links', () => {
    const shorter = changedChains((chain) => ({ ...chain, links: chain.links.slice(1) }));
    for (const found of shorter)
      expect(found.has('broken chain') || found.has('unsound')).toBe(true);
    const open = changedChains((chain) => ({ ...chain, links: chain.links.slice(0, -1) }));
    for (const found of open) expect(found).toContain('broken chain');
  });

  it('finds unnecessary links', () => {
    // nested chains may be too long to be replayed without each of their links
    const longer = changedChains(({ links: [first, ...links], ...chain }) =>
      first === undefined || links.length === 0 || links.some(({ refuted }) => refuted)
        ? undefined
        : { ...chain, links: [first, { ...first }, ...links] },
    );
    for (const found of longer) expect(found).toContain('needless link');
    expect(longer.length).toBeGreaterThan(4);
  });

  it('finds an assumption that proves something else, and incomplete cases', () => {
    const other = changedChains(({ assumption, ...chain }) => ({
      ...chain,
      assumption: { ...assumption, not: !assumption.not },
    }));
    for (const found of other) expect(found.has('broken chain') || found.has('unsound')).toBe(true);
    const same = changedChains((chain) => chain.otherwise && { ...chain, otherwise: chain });
    for (const found of same) expect(found).toContain('broken chain');
  });

  it('finds links with too few premises', () => {
    const bare = changedChains(({ links, ...chain }) => ({
      ...chain,
      links: links.map((link) => ({ ...link, premises: [] })),
    }));
    for (const found of bare) expect(found).toContain('unsound');
  });

  it('finds known cells that the step does not list', () => {
    const found = chained.filter(({ puzzle, told, step, i }) => {
      if (step.premises.length === 0) return false;
      const known = Knowledge.of(puzzle);
      for (const { conclusions } of told.steps.slice(0, i)) known.learn(conclusions);
      return properties(known, { ...step, premises: [] }).includes('unnamed premise');
    });
    expect(found.length).toBeGreaterThan(4);
  });
});
