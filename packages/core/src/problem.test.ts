/** Problems and results: their fields and their text. */
import { describe, expect, it } from 'vitest';
import { bad, describeProblem, good, InvariantError, invariant, problem } from './problem.js';

describe('good and bad', () => {
  it('hold a value and its warnings, by default none', () => {
    const warning = problem('odd', 'this is odd');
    expect(good(7)).toEqual({ ok: true, value: 7, warnings: [] });
    expect(good(7, [warning])).toEqual({ ok: true, value: 7, warnings: [warning] });
  });

  it('hold a problem, with its place if it has one', () => {
    expect(bad('odd', 'this is odd')).toEqual({
      ok: false,
      problem: { code: 'odd', message: 'this is odd' },
    });
    expect(bad('odd', 'this is odd', { line: 3, column: 7 })).toEqual({
      ok: false,
      problem: { code: 'odd', message: 'this is odd', line: 3, column: 7 },
    });
  });
});

describe('describeProblem', () => {
  it('gives the place as precisely as it is known', () => {
    const odd = { code: 'odd', message: 'this is odd' };
    expect(describeProblem(odd)).toBe('this is odd');
    expect(describeProblem({ ...odd, line: 3 })).toBe('line 3: this is odd');
    expect(describeProblem({ ...odd, line: 3, column: 7 })).toBe('line 3, column 7: this is odd');
  });
});

describe('invariant', () => {
  it('does nothing if the condition holds', () => {
    expect(() => invariant(true, 'one is one')).not.toThrow();
  });

  it('throws its own error, which says that the bug is ours', () => {
    const broken = () => invariant(false, 'the trail is empty');
    expect(broken).toThrow(InvariantError);
    expect(broken).toThrow('the trail is empty (this is a bug in Nonokit)');
  });
});
