/** Puts a hint into the form that pages show: `explained-hint.ts`. */
import { type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';
import {
  applyHint,
  type BlockFact,
  type Cell,
  describeHint,
  describeStep,
  type Hint,
  type Spoken,
  type Step,
} from '@nonokit/explain';
import type { ColoredCells, ExplainedHint } from './explained-hint.js';

/** The form of a hint that was found for these marks. */
export function explainHint(
  hint: Hint,
  puzzle: Puzzle,
  marks: PartialGrid,
  language: Spoken,
): ExplainedHint {
  const { where, why, lines, cells } = describeHint(hint, puzzle, language);
  const indexOf = ({ row, column }: Cell): number => row * puzzle.width + column;
  const isWrong = hint.kind === 'mistakes' || hint.kind === 'clash';
  return {
    kind: hint.kind,
    where,
    why,
    lines,
    ...(cells === undefined ? {} : { cells }),
    ...('unchecked' in hint && hint.unchecked === true ? { unchecked: true } : {}),
    ...(hint.kind === 'step' ? stepFacts(hint.step, puzzle, language) : {}),
    premises: hint.kind === 'step' ? hint.step.premises.map(indexOf) : [],
    conclusions: hint.kind === 'step' ? hint.step.conclusions.map(indexOf) : [],
    mistakes: isWrong ? hint.cells.map(indexOf) : [],
    paint: differences(marks, applyHint(hint, marks)),
  };
}

function stepFacts(step: Step, puzzle: Puzzle, language: Spoken): Partial<ExplainedHint> {
  const { technique, lines, chain, facts } = step;
  const named = { technique, techniqueName: describeStep(step, puzzle, language).technique };
  const [line] = lines;
  if (chain !== undefined || line === undefined) return named;
  return { ...named, line, blocks: blocksIn(facts) };
}

/** The places of all blocks that the facts of a step name, ascending. */
function blocksIn(facts: object): number[] {
  const found = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isBlock(value)) found.add(value.index);
    else for (const member of Object.values(value)) visit(member);
  };
  visit(facts);
  return [...found].sort((a, b) => a - b);
}

function isBlock(value: object): value is BlockFact {
  return 'index' in value && 'size' in value && 'color' in value;
}

/** The cells that differ between marks before and after, by what they become. */
function differences(before: PartialGrid, after: PartialGrid): ColoredCells[] {
  const cellsOf = new Map<number, number[]>();
  for (let cell = 0; cell < after.cells.length; cell++) {
    const mark = after.cells[cell] ?? UNKNOWN;
    if (mark === before.cells[cell]) continue;
    cellsOf.set(mark, [...(cellsOf.get(mark) ?? []), cell]);
  }
  return [...cellsOf].map(([mark, cells]) => ({ mark, cells }));
}
