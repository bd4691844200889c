/** What the stage for prints draws: hatching, contours, layers and broken mirrors. */
import { expect, it } from 'vitest';
import { Print } from './scenes/print.mjs';

it.each([
  ['rows', 'light', ['####', '....', '....', '....']],
  ['rows', 'mid', ['####', '....', '####', '....']],
  ['columns', 'dark', ['###.', '###.', '###.', '###.']],
  ['slant', 'light', ['##......', '##......', '......##', '......##']],
  ['slant', 'mid', ['##..##..', '##..##..', '..##..##', '..##..##']],
] as const)('hatches in %s, %s', (manner, tone, rows) => {
  const stage = new Print(rows[0].length, 4).rect(0, 0, rows[0].length, 4, 's');
  expect(stage.hatch('s', manner, tone).rows()).toEqual(rows);
});

it('refuses a tone or a manner that it does not know', () => {
  const stage = new Print(4, 4);
  expect(() => stage.hatch('s', 'rows', 'pale')).toThrow('no tone pale in the manner rows');
  expect(() => stage.hatch('s', 'dots', 'light')).toThrow('no tone light in the manner dots');
});

it('draws a contour that is thin in the light and thick in the shadow', () => {
  const stage = new Print(6, 6).rect(0, 0, 6, 6, 's').contour('s', 1, 2);
  expect(stage.rows()).toEqual(['######', '#sss##', '#sss##', '#sss##', '######', '######']);
});

it('covers what is behind, with a seam of paper around what is in front', () => {
  const stage = new Print(5, 3).rect(0, 0, 5, 3, '#').front(1, (layer) => layer.dot(2, 1, '#'));
  expect(stage.rows()).toEqual(['##.##', '#.#.#', '##.##']);
});

it('mirrors, and wants the halves to differ', () => {
  const draw = () => new Print(4, 1).dot(0, 0, '#');
  expect(
    draw()
      .brokenMirror((all) => all.dot(2, 0, '#'))
      .rows(),
  ).toEqual(['#.##']);
  expect(() => draw().brokenMirror(() => {})).toThrow('the halves are still the same');
});
