/**
 * One suite that every technique for one line runs: sound against settling, equal to its own
 * definition, the same seen from the other end or in other colours; and drawn examples, those of
 * the files' heads among them.
 */
import { randomOf } from '@nonokit/core';
import { settleByDefinition } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { update } from './line-state.js';
import type { LineFacts } from './step.js';
import { LINE_TECHNIQUES } from './techniques.js';
import { DEFINITIONS } from './testing/definitions.js';
import {
  changesText,
  crossed,
  drawn,
  drawnAfter,
  findingsOf,
  longLine,
  mirrored,
  type PlainLine,
  randomLine,
  recolored,
  roomyLine,
  stateOf,
  translated,
} from './testing/lines.js';
import { startsByDefinition } from './testing/plain-lines.js';

/**
 * Random lines, crowded and roomy, black-and-white and coloured, the same in every run; some of the coloured ones
 * are crossed by clues that lack colours.
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

/** The same, told also which colours the crossing clues have. */
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

/** The kinds of facts that each technique makes sentences of. */
const KINDS: Readonly<Record<string, readonly LineFacts['kind'][]>> = {
  'complete-line': ['all-left-filled', 'exact-fit', 'no-blocks'],
  'finished-line': ['all-filled'],
  overlap: ['overlap'],
  glue: ['glue'],
  unreachable: ['unreachable'],
  'gap-too-small': ['gap-too-small'],
  'joining-splitting': ['joining', 'splitting'],
  punctuating: ['punctuating'],
  mercury: ['mercury'],
  forcing: ['forcing-blank', 'forcing-fill'],
  'color-logic': ['color-reach', 'no-common-color'],
  'whole-line': ['whole-line'],
};

/** Holds what `arrange` says of a line against the definitions. */
function expectArranged(line: PlainLine, settled: readonly ReadonlySet<number>[]): void {
  const state = stateOf(line);
  const masks = settled.map((colors) => [...colors].reduce((bits, c) => bits | (1 << c), 0));
  expect(Array.from(state.settled)).toEqual(masks);
  const starts = line.clue.map((_, k) => [state.first[k], state.last[k]]);
  expect(starts).toEqual(startsByDefinition(line));
}

describe('arrange', () => {
  it('settles exactly as the definition does, and finds the least and greatest starts', () => {
    for (const line of LINES) expectArranged(line, SETTLED.get(line) ?? []);
  });

  it('does so across the borders of its words', () => {
    const random = randomOf(64);
    let [wide, loose] = [0, 0];
    for (let i = 0; i < 120; i++) {
      const line = longLine(random, 1 + (i % 2));
      const { length, slack } = stateOf(line);
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
    expect(() => stateOf(drawn(clue, cells))).toThrow(RangeError);
  });
});

describe.each(LINE_TECHNIQUES.map((technique) => [technique.id, technique] as const))(
  '%s',
  (id, technique) => {
    it('concludes nothing that the line does not imply', () => {
      for (const line of LINES) {
        for (const finding of technique.find(stateOf(line))) {
          // of all reasons only this one looks at the crossing clues
          const isCrossed = finding.facts.kind === 'no-common-color';
          const settled = (isCrossed ? SETTLED_CROSSED : SETTLED).get(line) ?? [];
          for (const change of changesText(finding).split(' ')) {
            const [at = 0, color = 0] = change.split('-').map(Number);
            expect(settled[at]?.has(color)).toBe(false);
            expect(line.cells[at]?.has(color)).toBe(true);
          }
        }
      }
    });

    it('finds nothing where the line implies nothing of the kind that it proves', () => {
      for (const line of LINES) {
        const state = stateOf(line);
        if ((state.seen.pending & technique.proves) !== 0) continue;
        expect(technique.find(state)).toEqual([]);
      }
    });

    it('concludes exactly what its definition says', () => {
      const found = new Map<boolean, number>();
      for (const line of LINES) {
        const findings = findingsOf(technique, line);
        expect(findings).toEqual(DEFINITIONS[id]?.(line));
        const isColored = line.clue.some(({ color }) => color > 1);
        found.set(isColored, (found.get(isColored) ?? 0) + findings.length);
      }
      if (id !== 'color-logic') expect(found.get(false)).toBeGreaterThan(20);
      expect(found.get(true)).toBeGreaterThan(20);
    });

    it('finds each kind of its deductions', () => {
      const kinds = LINES.flatMap((line) => technique.find(stateOf(line)).map((f) => f.facts.kind));
      expect([...new Set(kinds)].sort()).toEqual(KINDS[id]);
    });

    it('finds the same in a mirrored or recoloured line', () => {
      const order = [0, 2, 3, 1];
      for (const line of LINES) {
        const findings = findingsOf(technique, line);
        const last = line.cells.length - 1;
        const back = findingsOf(technique, mirrored(line)).map((text) =>
          translated(
            text,
            (at) => last - at,
            (c) => c,
          ),
        );
        expect(back.sort()).toEqual(findings);
        const other = findings.map((text) =>
          translated(
            text,
            (at) => at,
            (c) => order[c] ?? c,
          ),
        );
        expect(findingsOf(technique, recolored(line, order))).toEqual(other.sort());
      }
    });

    it('leaves the state as it was', () => {
      for (const line of LINES.slice(0, 300)) {
        const state = stateOf(line);
        technique.find(state);
        const before = Array.from(state.cells);
        expect(update(state)).toBe(true);
        expect(Array.from(state.cells)).toEqual(before);
      }
    });
  },
);

describe('what techniques make of drawn lines', () => {
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
    ['glue', '3', '.?#???', '.?##??'],
    ['glue', '3', '.#????', '.###.?'],
    ['glue', '1 3', '?#???????', '?#???????'],
    ['glue', '3 3', '???#????', '???#????'],
    ['glue', '2 3', '???.#?????', '???.##????'],
    ['glue', '3 1', '????.?#?', '????.?#?'],
    ['unreachable', '3', '????#????', '..??#??..'],
    ['unreachable', '2 1', '??????', '??????'],
    ['gap-too-small', '3', '.??.?????', '....?????'],
    ['joining-splitting', '5', '?#??#????', '?####????'],
    ['joining-splitting', '2 2', '?#?#????', '?#.#????'],
    ['forcing', '2 3', '??.????', '##.?##?'],
    ['punctuating', '2 2', '?##??????', '.##.?????'],
    ['mercury', '3', '???#???', '.??#??.'],
    ['color-logic', '1a 1b', '????', '????'],
    ['whole-line', '1 1 1', '.?????#?.', '.????.#..'],
  ])('%s: %s with %s becomes %s', (id, clue, before, after) => {
    const technique = LINE_TECHNIQUES.find((one) => one.id === id);
    expect(technique && drawnAfter(technique, drawn(clue, before))).toBe(after);
  });
});
