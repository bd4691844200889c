/**
 * The clues as they were typed, with marks for corrections: numbers that the chosen correction
 * strikes out, its new numbers outwards of them, and numbers that other corrections would change.
 */
import type { Clue, Draft, Line } from '@nonokit/core';
import type { Change, Mending } from 'nonokit/proofread';

/** A marked number of the clues that are drawn. */
export interface ClueMark {
  readonly line: Line;
  readonly block: number;
  readonly kind: 'wrong' | 'right' | 'other';
  /** Of another correction: its place in the list, from 1. */
  readonly place?: number;
}

/** Clues to draw, and the marks of their numbers. */
export interface MarkedClues {
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  readonly marks: readonly ClueMark[];
}

/** What happens to one line when the chosen correction is drawn. */
interface Drawn {
  readonly clue: Clue;
  /** Each number's index in the typed clue; undefined for a new number. */
  readonly typed: readonly (number | undefined)[];
  readonly struck: readonly number[];
}

/** Marks the typed clues for one of the corrections. */
export function markClues(
  { rows, columns }: Pick<Draft, 'rows' | 'columns'>,
  mendings: readonly Mending[],
  chosen: number,
): MarkedClues {
  const changes = mendings[chosen]?.changes ?? [];
  const marks: ClueMark[] = [];
  const side = (kind: Line['kind'], clues: readonly Clue[]): Clue[] => {
    const drawn: Clue[] = [];
    for (let at = 0; at <= clues.length; at++) {
      for (const { after } of changes.filter((change) => isMissing(change, kind, at))) {
        const line: Line = { kind, index: drawn.length };
        marks.push(...listMarks(line, after.keys(), 'right'));
        drawn.push(after);
      }
      const clue = clues[at];
      if (clue === undefined) break;
      const typed: Line = { kind, index: at };
      const one = correct(
        clue,
        changes.filter((change) => isIn(change, typed)),
      );
      const line: Line = { kind, index: drawn.length };
      marks.push(...marksOf(one, line));
      marks.push(...marksOfOthers(one, line, typed, mendings, chosen));
      drawn.push(one.clue);
    }
    return drawn;
  };
  return { rows: side('row', rows), columns: side('column', columns), marks };
}

function isMissing({ kind, line }: Change, side: Line['kind'], at: number): boolean {
  return kind === 'line-missing' && line.kind === side && line.index === at;
}

/** Returns true for a change of numbers in this line; a line that was left out is none. */
function isIn({ kind, line, before, after }: Change, { kind: side, index }: Line): boolean {
  if (line.kind !== side || kind === 'line-missing' || kind === 'sides-exchanged') return false;
  if (kind === 'lines-exchanged') return index === line.index || index === line.index + 1;
  return line.index === index && (before.length > 0 || after.length > 0);
}

/** Draws new numbers outwards of those that they replace. */
function correct(clue: Clue, changes: readonly Change[]): Drawn {
  let drawn: Drawn = { clue, typed: [...clue.keys()], struck: [] };
  // from the last number, so that indices before it stay
  for (const change of changes.toSorted((a, b) => b.block - a.block)) drawn = apply(drawn, change);
  return drawn;
}

function apply({ clue, typed, struck }: Drawn, change: Change): Drawn {
  if (change.kind === 'lines-exchanged') return { clue, typed, struck: [...clue.keys()] };
  const { block, before, after } = change;
  return {
    clue: clue.toSpliced(block, 0, ...after),
    typed: typed.toSpliced(block, 0, ...after.map(() => undefined)),
    struck: [...struck, ...before.map((_, k) => block + k)],
  };
}

function marksOf({ typed, struck }: Drawn, line: Line): ClueMark[] {
  const fresh = [...typed.keys()].filter((at) => typed[at] === undefined);
  const wrong = [...typed.keys()].filter((at) => struck.includes(typed[at] ?? -1));
  return [...listMarks(line, fresh, 'right'), ...listMarks(line, wrong, 'wrong')];
}

/** Marks of the first number of each other correction that changes numbers of this line. */
function marksOfOthers(
  { typed, struck }: Drawn,
  line: Line,
  at: Line,
  mendings: readonly Mending[],
  chosen: number,
): ClueMark[] {
  const taken = new Set<number>(struck);
  return mendings.flatMap(({ changes }, i) => {
    if (i === chosen) return [];
    return changes.flatMap((change) => {
      const number = Math.min(change.block, typed.length - 1);
      if (!isIn(change, at) || taken.has(number)) return [];
      taken.add(number);
      const block = typed.indexOf(number);
      return block < 0 ? [] : [{ line, block, kind: 'other' as const, place: i + 1 }];
    });
  });
}

function listMarks(line: Line, blocks: Iterable<number>, kind: ClueMark['kind']): ClueMark[] {
  return Array.from(blocks, (block) => ({ line, block, kind }));
}
