/** Whatever accent an owner may choose, words in it and on it can be read in both themes. */
import { contrast, rgbOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { accentStyles, canBeAccent, darkAccent, LEAST_CONTRAST, lightAccent } from './accent.js';

/** Colours at equal distances, and some that people like. */
const STEPS = [0, 51, 102, 153, 204, 255];
const COLORS = [
  ...STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => rgbOf(red, green, blue)))),
  '#0b6f6a',
  '#767676',
  '#2a4fc4',
];
const ACCEPTED = COLORS.filter(canBeAccent);

describe('an accent', () => {
  it('is refused where it cannot be read on white', () => {
    expect(canBeAccent('#767676')).toBe(true);
    expect(canBeAccent('#777777')).toBe(false);
    expect(canBeAccent('#ffff00')).toBe(false);
    expect(ACCEPTED.length).toBeGreaterThan(60);
  });

  it.each(['light', 'dark'] as const)('can be read everywhere in the %s theme', (theme) => {
    // --paper and --sheet of tokens.css
    const grounds = { light: ['#f5f6f3', '#ffffff'], dark: ['#14161b', '#1c1f26'] }[theme];
    for (const rgb of ACCEPTED) {
      const { accent, hover, on, soft } = { light: lightAccent, dark: darkAccent }[theme](rgb);
      const pairs = [
        ...[...grounds, soft].map((ground) => [accent, ground]),
        [on, accent],
        [on, hover],
      ] as const;
      for (const [one = '', other = ''] of pairs) {
        expect(contrast(one, other), `${rgb}: ${one} on ${other}`).toBeGreaterThanOrEqual(
          LEAST_CONTRAST,
        );
      }
    }
  });

  it('leaves the theme of high contrast alone', () => {
    const styles = accentStyles('#0b6f6a');
    expect(styles.match(/\[data-theme="\w+"\]/g)).toEqual([
      '[data-theme="light"]',
      '[data-theme="dark"]',
    ]);
    expect(styles).toContain('--accent:#0b6f6a;');
  });
});
