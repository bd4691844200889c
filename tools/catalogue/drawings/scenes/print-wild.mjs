/** Prints in black: wild animals in their surroundings. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A lion looks out of his mane. */
function lion() {
  const c = new Print(56, 60).rect(0, 0, 56, 60, '#');
  for (let k = 0; k < 26; k++) {
    const turn = k * (360 / 26) + 90;
    const far = k % 2 === 0 ? 31 : 26;
    const foot = (side) => away(28, 29, 15, turn + side);
    c.polygon([foot(-7), away(28, 29, far, turn + 4), foot(7)], '.');
  }
  c.front(
    1,
    (l) => {
      l.blob('28,9 18,11 13,18 14,27 17,34 18,42 22,48 28,51', '.').discs('14,13,4.6', '.');
      l.discs('14,13,2.2', '#').polygon('28,8 24,9 25,15 28,19', '#');
      l.polygon('21,11 23,17 20,14', '#').polygon('16,24 24,26.6 24,29 18,28', '#');
      l.rects('20,26,2,1', '.').polygon('15,21 22,21.4 26,25 25,27 20,23.4', '#');
      l.stroke('24,29 23,36 21,39', 1.2, '#').polygon('23,38 28,38 28,44 26,43', '#');
      l.rects('27,43,1,3', '#').curve('27.6,46 24,48 20,45', 1.2, '#');
      l.rects('19,41,1,1 17,38,1,1 21,43,1,1 18,35,1,1', '#');
      l.polygon('24,50 28,49 28,54 26,55', '.').rects('25,51,3,1', '#');
    },
    '#',
  );
  c.brokenMirror((all) => {
    all.replace('.', 's', (x, y) => x > 34 && y > 14 && y < 48 && x < 43 + (y - 30) / 20);
    all.hatch('s', 'rows', 'light').polygon('33,26.6 40,24 39,28 33,29', '#');
  });
  return scene(
    'lion-in-light',
    'King of the savanna',
    'Царь саванны',
    'lion, mane, portrait, cat | лев, грива, портрет, кошка',
    'animals',
    c,
  );
}

/** Two carp swim around a lily: turned by half a circle, but for their spots. */
function carp() {
  const c = new Print(58, 58).rect(0, 0, 58, 58, '#');
  for (const r of [15, 29, 36]) c.ring(29, 29, r, r - 1.5, '.');
  const turned = (path) =>
    path.split(' ').map((point) => point.split(',').map((at) => 58 - Number(at)));
  const fish = (turn, draw) =>
    c.front(
      1,
      (l) => {
        l.polygon(turn('12,17 3,20 5,25 11,24'), '.').polygon(turn('21,17 28,20 26,24 19,23'), '.');
        l.polygon(turn('12,33 6,38 9,40 15,38'), '.');
        l.polygon(turn('17,43 14,55 18,54 21,57 24,53 29,55 22,43'), '.');
        l.blob(
          turn('22,2 17,5 12,13 10,22 10,31 13,39 18,47 22,47 20,40 19,31 20,21 25,12 26,5'),
          '.',
        );
        draw(l);
      },
      '#',
    );
  fish(
    (path) => turned(path).map(([x, y]) => [58 - x, 58 - y]),
    (l) => l.ellipses('18,14,3,3.4 15,26,2.4,4.4 17,37,1.4,3', '#').rects('19,5,2,2 24,6,2,2', '#'),
  );
  fish(turned, (l) =>
    l.ellipses('42.6,23,2.4,4.6 40,44,3,2.4', '#').rects('37,51,2,2 32,50,2,2', '#'),
  );
  c.front(1, (l) => l.discs('29,29,7', '.').polygon('29,29 37,24 37,29', '#'), '#');
  c.stroke('29,29 24,33', 1, '#').stroke('29,29 27,23', 1, '#').stroke('29,29 32,35', 1, '#');
  return scene(
    'two-carp',
    'Carp around a lily',
    'Карпы вокруг кувшинки',
    'fish, water, rings, pond | рыба, вода, круги, пруд',
    'animals',
    c,
  );
}

/** A stag looks out between birches at night. */
function stag() {
  const c = new Print(58, 60).rect(0, 0, 58, 60, '#');
  c.stars('29,8', '.').rects('26,15,1,1 33,13,1,1', '.');
  c.polygon('0,52 58,48 58,60 0,60', 's').hatch('s', 'rows', 'dark');
  c.front(
    1,
    (l) => {
      l.blob('29,21 24,25 26,33 28,38 31,38 33,33 35,25', '.')
        .polygon('25,25 18,22 21,28 25,29', '.')
        .polygon('34,25 41,22 38,28 34,29', '.')
        .polygon('26,37 33,37 36,44 40,60 20,60 23,44', '.');
      l.curve('27,22 22,17 20,10 22,4', 1.8, '.').curve('32,22 37,17 39,10 37,4', 1.8, '.');
      l.curve('21,13 15,11 13,6', 1.8, '.').curve('38,13 44,11 46,6', 1.8, '.');
      l.curve('22,17 16,17 12,13', 1.8, '.').curve('37,17 43,17 47,13', 1.8, '.');
    },
    '#',
  );
  c.discs('26.6,28,1.2 32.4,28,1.2', '#').polygon('27.4,35 31.6,35 29.5,38', '#');
  c.rects('20,24,3,2 36,24,3,2 29,23,1,8', '#').polygon('24,44 29,60 21,60', 's');
  c.polygon('33,42 36,44 40,60 33,60', 's').hatch('s', 'columns', 'mid');
  for (const [left, width, marks] of [
    [3, 8, '3,6,4,1 7,14,4,2 3,23,3,1 6,31,5,1 3,40,4,2 7,50,4,1'],
    [46, 9, '50,5,5,1 46,13,4,2 51,22,4,1 46,30,5,1 49,39,6,2 46,50,4,1'],
    [14, 3, '14,9,2,1 15,27,2,1 14,42,2,1'],
  ])
    c.front(1, (l) => l.rect(left, 0, width, 60, '.').rects(marks, '#'), '#');
  c.stroke('11,36 18,30 19,24', 1.4, '.').stroke('46,34 41,32 40,34', 1.4, '.');
  c.polygon('0,60 2,54 4,58 8,52 11,58 15,54 18,60', '.').polygon(
    '40,60 44,54 49,58 55,53 58,60',
    '.',
  );
  return scene(
    'stag-among-birches',
    'Stag among birches',
    'Олень среди берёз',
    'forest, antlers, night, star | лес, рога, ночь, звезда',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [lion(), carp(), stag()];
