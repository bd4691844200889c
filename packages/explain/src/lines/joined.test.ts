/** Joined steps: at most three parts, about different cells, which the line implies in turn. */
import { randomOf } from '@nonokit/core';
import { settleByDefinition } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { toStep } from '../deduced-step.js';
import { drawn, type PlainLine, randomLine, roomyLine, toState } from '../testing/lines.js';
import { joined } from './joined.js';
import { LINE_TECHNIQUES } from './techniques.js';

const LINES: readonly PlainLine[] = [1, 2, 3].flatMap((inks) => {
  const random = randomOf(10 + inks);
  return Array.from({ length: 90 }, (_, i) =>
    i % 2 === 0 ? randomLine(random, 14, inks) : roomyLine(random, inks),
  );
});

/** The step that a technique makes on a line. */
function stepOn(line: PlainLine, id: string) {
  const state = toState(line);
  const technique = LINE_TECHNIQUES.find((one) => one.id === id);
  const findings = technique?.find(state) ?? [];
  if (technique === undefined || findings.length === 0) return undefined;
  const look = joined(state, technique, findings);
  return toStep({ state, technique, ...look, lively: 1, open: 1, age: 0 });
}

describe('joined', () => {
  it('gives parts that the premises imply, and the conclusions of all of them', () => {
    let many = 0;
    for (const line of LINES) {
      for (const { id } of LINE_TECHNIQUES) {
        const step = stepOn(line, id);
        if (step?.parts === undefined) continue;
        many++;
        const { parts, premises, conclusions } = step;
        expect(parts.length).toBeLessThanOrEqual(3);
        const told = parts.flatMap((part) => part.conclusions.map(({ column }) => column));
        expect(new Set(told)).toEqual(new Set(conclusions.map(({ column }) => column)));
        const own = new Set([0, ...line.clue.map(({ color }) => color)]);
        const named = new Set(premises.map(({ column }) => column));
        const settled = settleByDefinition(
          line.cells.map((colors, x) => (named.has(x) ? colors : own)),
          line.clue,
        );
        for (const { column, color, removed } of conclusions) {
          if (color >= 0) expect([...(settled?.[column] ?? [])]).toEqual([color]);
          for (const c of removed) expect(settled?.[column]?.has(c)).toBe(false);
        }
      }
    }
    expect(many).toBeGreaterThan(50);
  });

  it.each([
    ['overlap', '4 4', '??????????', ['overlap', 'overlap']],
    ['glue', '3 2', '#?????????', ['glue']],
    ['glue', '3 3', '#????????#', ['glue', 'glue', 'finished-line']],
    ['near-edge', '3', '?#??.?', ['near-edge']],
  ])('%s on %s in %s', (id, clue, cells, parts) => {
    const found = stepOn(drawn(clue, cells), id);
    const told = found?.parts?.map(({ technique }) => technique);
    expect(told ?? (found === undefined ? [] : [found.technique])).toEqual(parts);
  });
});
