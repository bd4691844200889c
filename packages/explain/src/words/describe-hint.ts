/**
 * Hints in words, revealed gradually: where to look, what to look for, and why. A player can stop
 * reading at any level.
 */
import { BLANK, chooseColorWords, clueAt, type Line, type Puzzle } from '@nonokit/core';
import type { Hint, Mistake } from '../hint.js';
import { describeStep } from './describe-step.js';
import type { HintPhrases, WrongLine } from './hint-phrases.js';
import type { Spoken } from './spoken.js';
import { hintWords, stepWords } from './table.js';

/** A hint in words: each member reveals more than the one before. */
export interface HintText {
  /** "Look at row 7."; "Row 7 has three wrong marks." */
  readonly where: string;
  /** "Row 7: overlap."; the lines with wrong marks; for other hints the same as `why`. */
  readonly what: string;
  /** The step in words, or why a wrong mark cannot stand. */
  readonly why: string;
  /** `why` as lines: the sentence, then the links of a chain. */
  readonly lines: readonly string[];
  /** The wrong marks one by one; they may give the picture away. */
  readonly cells?: string;
}

/** Puts a hint for a puzzle into words. */
export function describeHint(hint: Hint, puzzle: Puzzle, language: Spoken): HintText {
  const phrases = hintWords(language);
  switch (hint.kind) {
    case 'step':
      return stepText(hint, puzzle, language);
    case 'mistakes':
      return mistakesText(hint, puzzle, language);
    case 'clash': {
      const cells = cellTexts(hint.cells, puzzle, phrases);
      const why = phrases.clash(cells, hint.line, hint.smallest);
      return { where: phrases.clashWhere(hint.cells, hint.line), what: why, why, lines: [why] };
    }
    default: {
      const why = phrases[hint.kind];
      return { where: why, what: why, why, lines: [why] };
    }
  }
}

/** Most lines with wrong marks that are named. */
const MOST_LINES = 6;

/**
 * Wrong marks, without giving the picture away: first how many there are in which lines, then why
 * one of them cannot stand, and only at the end which cells they are.
 */
function mistakesText(
  { cells, contradiction }: Hint & { readonly kind: 'mistakes' },
  puzzle: Puzzle,
  language: Spoken,
): HintText {
  const phrases = hintWords(language);
  const at = contradiction?.chain?.assumption;
  const refuted = cells.find(({ row, column }) => row === at?.row && column === at.column);
  const lines = wrongLines(cells, refuted);
  const step = contradiction && refuted && describeStep(contradiction, puzzle, language);
  const why = [writeReason(cells, refuted, puzzle, phrases), ...(step?.lines ?? [])];
  return {
    where: phrases.mistakesWhere(lines, cells.length),
    what: phrases.mistakesBy(lines.slice(0, MOST_LINES), cells.length),
    why: why.map((line) => line.trim()).join(stepWords(language).gap ?? ' '),
    lines: why,
    cells: phrases.mistakes(cellTexts(cells, puzzle, phrases)),
  };
}

/** Why one of the wrong marks cannot stand; for a refuted mark, what comes before its chain. */
function writeReason(
  cells: readonly Mistake[],
  refuted: Mistake | undefined,
  puzzle: Puzzle,
  phrases: HintPhrases,
): string {
  const looks = ({ marked }: Mistake): string => {
    const word = chooseColorWords(puzzle.palette)[marked];
    return phrases.looks(marked, word, puzzle.palette.length > 2);
  };
  if (refuted !== undefined) return phrases.cannotStand(refuted, looks(refuted));
  for (const cell of cells) {
    const foreign = lineWithout(cell, puzzle);
    if (foreign !== undefined) return phrases.notInClue(cell, looks(cell), foreign);
  }
  const [first] = cells;
  return first === undefined ? '' : phrases.inNoSolution(first, looks(first));
}

/** The row or column of a mark, if its clue does not have the mark's colour. */
function lineWithout({ row, column, marked }: Mistake, puzzle: Puzzle): Line | undefined {
  if (marked === BLANK) return undefined;
  const lines: Line[] = [
    { kind: 'row', index: row },
    { kind: 'column', index: column },
  ];
  return lines.find((line) => clueAt(puzzle, line).every(({ color }) => color !== marked));
}

/** The lines with wrong marks; that of the refuted mark comes first, then by number of marks. */
function wrongLines(cells: readonly Mistake[], refuted: Mistake | undefined): WrongLine[] {
  const by = (kind: Line['kind']): WrongLine[] => {
    const counts = new Map<number, number>();
    for (const cell of cells) counts.set(cell[kind], 1 + (counts.get(cell[kind]) ?? 0));
    const rank = ({ line, count }: WrongLine): number =>
      line.index === refuted?.[kind] ? Number.POSITIVE_INFINITY : count;
    return [...counts]
      .map(([index, count]) => ({ line: { kind, index }, count }))
      .sort((a, b) => rank(b) - rank(a) || a.line.index - b.line.index);
  };
  const rows = by('row');
  const columns = by('column');
  return columns.length < rows.length ? columns : rows;
}

/** Includes the steps before: without them the step does not follow from the marks. */
function stepText(
  { step, before }: Hint & { readonly kind: 'step' },
  puzzle: Puzzle,
  language: Spoken,
): HintText {
  const phrases = hintWords(language);
  const texts = [...before, step].map((one) => describeStep(one, puzzle, language));
  const own = texts.at(-1);
  const { colon = ': ', stop = '.', gap = ' ' } = stepWords(language);
  const isChain = step.chain !== undefined;
  const where = isChain
    ? phrases.lookAtCell(step.chain.assumption)
    : phrases.lookAtLine(own?.line ?? '');
  return {
    where,
    what: `${own?.line}${colon}${own?.technique}${stop}`,
    why: texts.map(({ text }) => text).join(gap),
    lines: texts.flatMap(({ lines }) => lines),
  };
}

function cellTexts(cells: readonly Mistake[], puzzle: Puzzle, phrases: HintPhrases): string[] {
  const words = chooseColorWords(puzzle.palette);
  return cells.map((cell) => {
    const isColored = puzzle.palette.length > 2;
    return phrases.cell(cell, phrases.looks(cell.marked, words[cell.marked], isColored));
  });
}
