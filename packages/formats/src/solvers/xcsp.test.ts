/**
 * XCSP3: automata and clues convert both ways, lines have several notations, and problems have
 * places.
 */
import { type Clue, clueText } from '@nonokit/core';
import { arbitraryPuzzle } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn } from '../testing/sources.js';
import { xcsp } from './xcsp.js';
import { buildAutomaton, clueOfAutomaton } from './xcsp-automaton.js';

/** True if an automaton, by its definition, accepts a line of "0" and "1". */
function accepts(
  { transitions, start, final }: ReturnType<typeof buildAutomaton>,
  line: string,
): boolean {
  let state = start;
  for (const value of line) {
    const next = new RegExp(`\\(${state},${value},(\\w+)\\)`).exec(transitions)?.[1];
    if (next === undefined) return false;
    state = next;
  }
  return final === state;
}

describe('the automaton of a clue', () => {
  it('accepts exactly the lines with that clue', () => {
    for (let k = 0; k < 2 ** 7; k++) {
      const clue = clueOfLine(k.toString(2).padStart(7, '0'));
      for (let other = 0; other < 2 ** 7; other++) {
        const line = other.toString(2).padStart(7, '0');
        const same = clueText(clueOfLine(line)) === clueText(clue);
        expect(accepts(buildAutomaton(clue), line)).toBe(same);
      }
    }
  });

  it('is read back as the clue', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 9, maxInks: 1 }), ({ rows }) => {
        for (const clue of rows) expect(clueOfAutomaton(buildAutomaton(clue))).toEqual(clue);
      }),
    );
  });

  it.each([
    ['(a,0,a)(a,1,b)(b,1,c)(c,0,d)(d,0,d)(d,1,e)(e,0,e)', 'a', 'e', '2 1'],
    ['(a,0,a)(a,1,b)(b,0,c)(c,0,c)', 'a', 'b c', '1'],
    ['( a , 0 , a )', 'a', 'a', '0'],
    ['(a,0,a)(a,1,b)(b,0,c)(c,0,c)', 'a', 'c', undefined],
    ['(a,0,a)(a,1,b)(b,0,b)', 'a', 'a', undefined],
    ['(a,0,a)(a,1,b)(b,0,b)(x,0,x)', 'a', 'b', undefined],
    ['(a,0,a)(a,1,b)(a,1,c)', 'a', 'b', undefined],
    ['(a,0,a)(a,1,a)', 'a', 'a', undefined],
    ['(a,0,a)(a,1,b)(b,1,a)', 'a', 'a', undefined],
    ['(a,0,a)(a,1,b)(b,0,a)', 'a', 'a b', undefined],
    ['(a,1,b)(b,0,b)', 'a', 'b', undefined],
    ['', 'a', 'a', undefined],
  ])(
    'with the transitions %s from %s to %s is the clue %s',
    (transitions, start, final, expected) => {
      const clue = clueOfAutomaton({ transitions, start, final });
      expect(clue && clueText(clue)).toBe(expected);
    },
  );
});

function clueOfLine(line: string): Clue {
  return (line.match(/1+/g) ?? []).map((run) => ({ size: run.length, color: 1 }));
}

describe('an XCSP instance', () => {
  const regular = (list: string, transitions: string, final: string): string =>
    `<regular><list> ${list} </list><transitions>${transitions}</transitions><start>a</start><final>${final}</final></regular>`;
  const ONE = '(a,0,a)(a,1,b)(b,0,b)';
  const instance = (constraints: string, size = '[1][2]'): string =>
    `<instance format="XCSP3" type="CSP"><variables><array id="x" size="${size}">0 1</array></variables>\n<constraints>${constraints}</constraints></instance>`;
  const ROW = regular('x[0][]', ONE, 'b');
  const COLUMNS = regular('x[][0]', ONE, 'b') + regular('x[][1]', '(a,0,a)', 'a');

  it.each([
    ['whole lines', ROW + COLUMNS],
    ['ranges', ROW.replace('x[0][]', 'x[0][0..1]') + COLUMNS],
    ['cells', ROW.replace('x[0][]', 'x[0][0] x[0][1]') + COLUMNS.replace('x[][0]', 'x[0][0]')],
    [
      'a group',
      `<group>${regular('%...', ONE, 'b')}<args>x[0][]</args><args> x[][0] </args></group>${regular('x[][1]', '(a,0,a)', 'a')}`,
    ],
  ])('may name lines by %s', (_, constraints) => {
    const { rows, columns } = puzzleIn(xcsp, instance(constraints));
    expect([...rows, ...columns].map((clue) => clueText(clue))).toEqual(['1', '1', '0']);
  });

  it.each([
    [instance(ROW), 'wrong-line-count'],
    [instance(COLUMNS), 'wrong-line-count'],
    [instance(ROW + ROW + COLUMNS), 'bad-line'],
    [instance(ROW.replace('x[0][]', 'x[1][]')), 'bad-line'],
    [instance(ROW.replace('x[0][]', 'y')), 'bad-line'],
    [instance(ROW.replace('(b,0,b)', '')), 'bad-automaton'],
    [instance('', '[99999][99999]'), 'too-large'],
    [instance('', '[3]'), 'missing-size'],
    ['<instance format="XCSP3"><a>', 'stops-short'],
  ])('%s is a problem', (text, code) => {
    expect(problemIn(xcsp, text)).toMatchObject({ code, line: expect.any(Number) });
  });
});
