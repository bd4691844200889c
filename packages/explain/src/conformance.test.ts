/**
 * One suite for every technique on one line: sound against settling, equal to its own definition,
 * the same for mirrored and recoloured lines; also drawn examples, among them those in the file
 * heads.
 */
import { randomOf } from '@nonokit/core';
import { settleByDefinition } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { LineFacts, Span } from './facts.js';
import { type LineState, update } from './lines/line-state.js';
import type { Finding } from './lines/technique.js';
import { LINE_TECHNIQUES } from './lines/techniques.js';
import { DEFINITIONS } from './testing/definitions.js';
import {
  changesText,
  crossed,
  drawn,
  drawnAfter,
  listFindings,
  longLine,
  mirrored,
  type PlainLine,
  randomLine,
  recolored,
  roomyLine,
  toState,
  translated,
} from './testing/lines.js';
import { startsByDefinition } from './testing/plain-lines.js';

/**
 * Random lines, crowded and roomy, black-and-white and coloured, the same in every run; some
 * coloured lines are crossed by clues that lack colours.
 */
const LINES: readonly PlainLine[] = [1, 2, 3].flatMap((inks) => {
  const random = randomOf(inks);
  return Array.from({ length: inks === 1 ? 1600 : 900 }, (_, i) => {
    if (i % 2 === 1) return roomyLine(random, inks);
    const line = randomLine(random, inks === 1 ? 14 : 11, inks);
    return inks > 1 && i % 3 === 0 ? crossed(random, line, inks) : line;
  });
});

/** What each of them implies, by the definition of settling. */
const SETTLED = new Map(
  LINES.map((line) => [line, settleByDefinition(line.cells, line.clue) ?? []]),
);

/** The same with the colours of the crossing clues. */
const SETTLED_CROSSED = new Map(
  LINES.map((line) => {
    const { across, cells, clue } = line;
    if (across === undefined) return [line, SETTLED.get(line) ?? []];
    const left = cells.map(
      (colors, x) => new Set([...colors].filter((c) => !c || across[x]?.has(c))),
    );
    return [line, settleByDefinition(left, clue) ?? []];
  }),
);

/** The kinds of facts of each technique. */
const KINDS: Readonly<Record<string, readonly LineFacts['kind'][]>> = {
  'complete-line': ['all-left-filled', 'exact-fit', 'no-blocks'],
  'finished-line': ['all-filled'],
  overlap: ['overlap'],
  glue: ['glue'],
  closing: ['closing'],
  'near-edge': ['near-edge'],
  unreachable: ['unreachable'],
  'gap-too-small': ['gap-too-small'],
  'joining-splitting': ['joining', 'splitting'],
  punctuating: ['punctuating'],
  mercury: ['mercury'],
  forcing: ['forcing-blank', 'forcing-fill'],
  'color-logic': ['color-reach', 'no-common-color'],
  'whole-line': ['whole-line'],
};

/** The places about which facts say something new, if facts name any. */
function placesNamed(facts: LineFacts): number[] | undefined {
  switch (facts.kind) {
    case 'overlap':
    case 'forcing-fill':
    case 'mercury':
    case 'gap-too-small':
    case 'exact-fit':
      return placesIn(facts.span);
    case 'glue':
      return [...placesIn(facts.filled), ...(facts.closed === undefined ? [] : [facts.closed])];
    case 'closing':
      return [facts.closed];
    case 'near-edge':
      return placesIn(facts.filled);
    case 'joining':
      return placesIn({ from: facts.left.to + 1, to: facts.right.from - 1 });
    case 'splitting':
      return [facts.at];
    case 'punctuating':
      return [facts.run.from - 1, facts.run.to + 1];
    default:
      return undefined;
  }
}

/** True if the cells that the facts name are concluded or already known. */
function namesItsCells({ facts, changes }: Finding, line: PlainLine, state: LineState): boolean {
  const named = placesNamed(facts);
  if (named === undefined) return true;
  const changed = new Set(changes.map(({ at }) => at));
  if ([...changed].some((at) => !named.includes(at))) return false;
  const mayLeave = facts.kind === 'punctuating' || facts.kind === 'glue';
  if (named.filter((at) => !(at in state.cells)).length > (mayLeave ? 1 : 0)) return false;
  // with one ink, a named cell that is not concluded is already known
  if (line.cells.some((colors) => [...colors].some((c) => c > 1))) return true;
  const others = named.filter((at) => at in state.cells && !changed.has(at));
  return others.every((at) => state.cells[at] === state.settled[at]);
}

function placesIn({ from, to }: Span): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Compares the results of `arrange` for a line with the definitions. */
function expectArranged(line: PlainLine, settled: readonly ReadonlySet<number>[]): void {
  const state = toState(line);
  const masks = settled.map((colors) => [...colors].reduce((bits, c) => bits | (1 << c), 0));
  expect(Array.from(state.settled)).toEqual(masks);
  const starts = line.clue.map((_, k) => [state.first[k], state.last[k]]);
  expect(starts).toEqual(startsByDefinition(line));
}

describe('arrange', () => {
  it('settles exactly as the definition does, and finds the smallest and greatest starts', () => {
    for (const line of LINES) expectArranged(line, SETTLED.get(line) ?? []);
  });

  it('works across word boundaries', () => {
    const random = randomOf(64);
    let wide = 0;
    let loose = 0;
    for (let i = 0; i < 120; i++) {
      const line = longLine(random, 1 + (i % 2));
      const { length, slack } = toState(line);
      if (length > 64) wide++;
      if (slack > 32) loose++;
      expectArranged(line, settleByDefinition(line.cells, line.clue) ?? []);
    }
    expect(Math.min(wide, loose)).toBeGreaterThan(30);
  });

  it.each([
    ['3', '##'],
    ['1', '#.#'],
    ['2', '?.?'],
    ['0', '#'],
    ['1a 1b', 'b?'],
  ])('knows that %s has no arrangement in %s', (clue, cells) => {
    expect(() => toState(drawn(clue, cells))).toThrow(RangeError);
  });
});

describe.each(LINE_TECHNIQUES.map((technique) => [technique.id, technique] as const))(
  '%s',
  (id, technique) => {
    const FOUND = LINES.map((line) => {
      const state = toState(line);
      const findings = technique.find(state);
      return { line, state, findings, texts: findings.map(changesText).sort() };
    });

    it('concludes nothing that the line does not imply', () => {
      const wrong = FOUND.flatMap(({ line, findings }) =>
        findings.filter(({ facts, changes }) => {
          // this is the only reason that uses the crossing clues
          const isCrossed = facts.kind === 'no-common-color';
          const settled = (isCrossed ? SETTLED_CROSSED : SETTLED).get(line) ?? [];
          return changesText({ changes })
            .split(' ')
            .map((change) => change.split('-').map(Number))
            .some(([at = 0, c = 0]) => settled[at]?.has(c) !== false || !line.cells[at]?.has(c));
        }),
      );
      expect(wrong).toEqual([]);
    });

    it('finds nothing if the line implies nothing of the kind that it proves', () => {
      const kept = FOUND.filter(({ state }) => (state.seen.pending & technique.proves) === 0);
      expect(kept.flatMap(({ findings }) => findings)).toEqual([]);
    });

    it('concludes exactly what its definition implies', () => {
      expect(FOUND.map(({ texts }) => texts)).toEqual(LINES.map((line) => DEFINITIONS[id]?.(line)));
      const count = (isColored: boolean): number =>
        FOUND.filter(({ line }) => line.clue.some(({ color }) => color > 1) === isColored)
          .map(({ texts }) => texts.length)
          .reduce((sum, n) => sum + n, 0);
      if (id !== 'color-logic') expect(count(false)).toBeGreaterThan(20);
      expect(count(true)).toBeGreaterThan(20);
    });

    it('names exactly the cells that it draws conclusions about', () => {
      const wrong = FOUND.flatMap(({ line, state, findings }) =>
        findings.filter((finding) => !namesItsCells(finding, line, state)),
      );
      expect(wrong).toEqual([]);
    });

    it('finds each kind of its deductions', () => {
      const kinds = FOUND.flatMap(({ findings }) => findings.map(({ facts }) => facts.kind));
      expect([...new Set(kinds)].sort()).toEqual(KINDS[id]);
    });

    it('finds the same in a mirrored or recoloured line', () => {
      const order = [0, 2, 3, 1];
      const told = (
        texts: readonly string[],
        at: (place: number) => number,
        color: (color: number) => number,
      ): string[] => texts.map((text) => translated(text, at, color)).sort();
      const back = FOUND.map(({ line, texts }) =>
        told(
          texts,
          (at) => line.cells.length - 1 - at,
          (c) => c,
        ),
      );
      expect(LINES.map((line) => listFindings(technique, mirrored(line)))).toEqual(back);
      const other = FOUND.map(({ texts }) =>
        told(
          texts,
          (at) => at,
          (c) => order[c] ?? c,
        ),
      );
      expect(LINES.map((line) => listFindings(technique, recolored(line, order)))).toEqual(other);
    });

    it('leaves the state unchanged', () => {
      for (const line of LINES.slice(0, 300)) {
        const state = toState(line);
        technique.find(state);
        const before = Array.from(state.cells);
        expect(update(state)).toBe(true);
        expect(Array.from(state.cells)).toEqual(before);
      }
    });
  },
);

describe('results of techniques on drawn lines', () => {
  it.each([
    ['complete-line', '3 1', '.?????.', '.###.#.'],
    ['complete-line', '0', '???', '...'],
    ['complete-line', '2 1', '##.??', '##.??'],
    ['complete-line', '2 1', '##.?.', '##.#.'],
    ['complete-line', '2 1', '.?#.?.', '.##.#.'],
    ['complete-line', '2a 1b', '???', 'aab'],
    ['finished-line', '2 1', '?##?#?', '.##.#.'],
    ['finished-line', '2', '?#???', '?#???'],
    ['overlap', '6', '?????????', '???###???'],
    ['overlap', '3 2', '??????', '###?##'],
    ['overlap', '4', '.?????', '.?###?'],
    ['glue', '3', '.#????', '.###.?'],
    ['glue', '3', '.?#???', '.?#???'],
    ['glue', '2 3', '???.#?????', '???.##????'],
    ['closing', '3 1', '.###???', '.###.??'],
    ['closing', '3 1', '.##????', '.##????'],
    ['near-edge', '3', '.?#???', '.?##??'],
    ['near-edge', '1 3', '?#???????', '?#???????'],
    ['near-edge', '3 3', '???#????', '???#????'],
    ['near-edge', '3 1', '????.?#?', '????.?#?'],
    ['unreachable', '3', '????#????', '..??#??..'],
    ['unreachable', '2 1', '??????', '??????'],
    ['gap-too-small', '3', '.??.?????', '....?????'],
    ['joining-splitting', '5', '?#??#????', '?####????'],
    ['joining-splitting', '2 2', '?#?#????', '?#.#????'],
    ['forcing', '2 3', '??.????', '##.?##?'],
    ['punctuating', '2 2', '?##??????', '.##.?????'],
    // a 2 from column 7 would touch the cell before it; from column 8 it would cover a blank
    ['punctuating', '1 1 2 1', '?????#?#.????', '?????#.#.????'],
    ['punctuating', '1 2 1 1', '????.#?#?????', '????.#.#?????'],
    ['mercury', '3', '???#???', '.??#??.'],
    ['color-logic', '1a 1b', '????', '????'],
    ['whole-line', '1 1 1', '.?????#?.', '.????.#..'],
  ])('%s: %s with %s becomes %s', (id, clue, before, after) => {
    const technique = LINE_TECHNIQUES.find((one) => one.id === id);
    expect(technique && drawnAfter(technique, drawn(clue, before))).toBe(after);
  });
});
