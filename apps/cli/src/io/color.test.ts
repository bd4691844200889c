/** The choice of colours, case by case. */
import { describe, expect, it } from 'vitest';
import { colorDepth } from './color.js';

describe('colorDepth', () => {
  const terminal = { TERM: 'xterm-256color' };
  const cases = [
    ['a terminal', 'auto', true, terminal, '256'],
    [
      'a terminal with any colour',
      'auto',
      true,
      { ...terminal, COLORTERM: 'truecolor' },
      'truecolor',
    ],
    ['a terminal with direct colour', 'auto', true, { TERM: 'xterm-direct' }, 'truecolor'],
    ['a dumb terminal', 'auto', true, { TERM: 'dumb' }, 'none'],
    ['a pipe', 'auto', false, terminal, 'none'],
    ['NO_COLOR', 'auto', true, { ...terminal, NO_COLOR: '1' }, 'none'],
    ['an empty NO_COLOR, which says nothing', 'auto', true, { ...terminal, NO_COLOR: '' }, '256'],
    ['NO_COLOR against FORCE_COLOR', 'auto', true, { NO_COLOR: '1', FORCE_COLOR: '1' }, 'none'],
    ['FORCE_COLOR on a pipe', 'auto', false, { FORCE_COLOR: '1' }, '256'],
    ['FORCE_COLOR=3 on a pipe', 'auto', false, { FORCE_COLOR: '3' }, 'truecolor'],
    ['FORCE_COLOR=0 on a terminal', 'auto', true, { ...terminal, FORCE_COLOR: '0' }, 'none'],
    ['never against FORCE_COLOR', 'never', true, { FORCE_COLOR: '3' }, 'none'],
    ['always against NO_COLOR', 'always', false, { NO_COLOR: '1' }, '256'],
  ] as const;

  it.each(cases)('is right for %s', (_, choice, isTerminal, env, depth) => {
    expect(colorDepth(choice, { terminal: isTerminal, env })).toBe(depth);
  });
});
