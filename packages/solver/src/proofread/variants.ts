/**
 * Slips of whole lines. Each turns the draft into another draft, in which further slips of single
 * numbers may be looked for. A missing line is an open line of the new draft: the other lines
 * determine its clue.
 */
import type { Clue, Draft, Line } from '@nonokit/core';
import type { Change, ChangeKind } from './change.js';
import { COSTS, clueKey } from './edits.js';

/** A draft after at most one slip of whole lines. */
export interface Variant {
  readonly draft: Draft;
  /** The change; undefined for the draft as it was typed. */
  readonly change?: Change;
  readonly cost: number;
  /** The line whose clue is unknown. */
  readonly missing?: Line;
}

/** The extra cost of a missing or doubled line if the draft has the stated number of lines. */
const AGAINST_SIZE = 3;

/**
 * Yields the draft as it is, then with every slip of whole lines undone, the likelier kinds first.
 */
export function* variantsOf(draft: Draft): Generator<Variant> {
  yield { draft, cost: 0 };
  yield* turned(draft);
  for (const kind of ['row', 'column'] as const) yield* withoutOne(draft, kind);
  for (const kind of ['row', 'column'] as const) yield* withTwoExchanged(draft, kind);
  for (const kind of ['row', 'column'] as const) yield* withOneMore(draft, kind);
}

/**
 * Returns true if the draft has the stated number of lines, so that no slip of whole lines is
 * needed.
 */
export function isWhole({ rows, columns, width, height }: Draft): boolean {
  return (height ?? rows.length) === rows.length && (width ?? columns.length) === columns.length;
}

function* turned(draft: Draft): Generator<Variant> {
  const { rows, columns, width, height } = draft;
  if (width === height || width !== rows.length || height !== columns.length) return;
  const line: Line = { kind: 'row', index: 0 };
  const change = changeOf('sides-exchanged', line, [], []);
  yield { draft: { ...draft, rows: columns, columns: rows }, change, cost: change.cost };
}

function* withoutOne(draft: Draft, kind: Line['kind']): Generator<Variant> {
  const clues = cluesAt(draft, kind);
  const surplus = clues.length - (statedAt(draft, kind) ?? clues.length);
  if (clues.length < 2) return;
  for (const [index, clue] of clues.entries()) {
    const isAgain = index > 0 && clueKey(clues[index - 1] ?? []) === clueKey(clue);
    if (!isAgain && surplus <= 0) continue;
    const change = changeOf('line-doubled', { kind, index }, clue, []);
    const against = (surplus > 0 ? 0 : AGAINST_SIZE) + (isAgain ? 0 : 2);
    const rest = clues.toSpliced(index, 1);
    yield {
      draft: withClues(draft, kind, rest),
      change,
      cost: change.cost + (statedAt(draft, kind) === undefined ? 0 : against),
    };
  }
}

function* withTwoExchanged(draft: Draft, kind: Line['kind']): Generator<Variant> {
  const clues = cluesAt(draft, kind);
  for (let index = 0; index + 1 < clues.length; index++) {
    const [a = [], b = []] = clues.slice(index, index + 2);
    if (clueKey(a) === clueKey(b)) continue;
    const change = changeOf('lines-exchanged', { kind, index }, a, b);
    const exchanged = clues.toSpliced(index, 2, b, a);
    yield { draft: withClues(draft, kind, exchanged), change, cost: change.cost };
  }
}

function* withOneMore(draft: Draft, kind: Line['kind']): Generator<Variant> {
  const clues = cluesAt(draft, kind);
  const stated = statedAt(draft, kind);
  const against = stated === undefined || stated > clues.length ? 0 : AGAINST_SIZE;
  for (let index = 0; index <= clues.length; index++) {
    const missing: Line = { kind, index };
    const change = changeOf('line-missing', missing, [], []);
    yield {
      draft: withClues(draft, kind, clues.toSpliced(index, 0, [])),
      change,
      cost: change.cost + against,
      missing,
    };
  }
}

function changeOf(
  kind: ChangeKind,
  line: Line,
  before: Clue,
  after: Clue,
): Change & { readonly cost: number } {
  return { kind, line, block: 0, before, after, cost: COSTS[kind] };
}

function cluesAt({ rows, columns }: Draft, kind: Line['kind']): readonly Clue[] {
  return kind === 'row' ? rows : columns;
}

function statedAt({ width, height }: Draft, kind: Line['kind']): number | undefined {
  return kind === 'row' ? height : width;
}

function withClues(draft: Draft, kind: Line['kind'], clues: readonly Clue[]): Draft {
  return kind === 'row' ? { ...draft, rows: clues } : { ...draft, columns: clues };
}
