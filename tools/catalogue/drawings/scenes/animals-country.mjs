/** Animals of farm, pond and garden. */
import { Stage, scene } from './stage.mjs';

function swanLake() {
  const c = new Stage(54, 40);
  c.discs('43,9,6', 'y')
    .below((x) => 19 - 1.6 * Math.sin(x / 5), 'd')
    .below(22, 'b');
  c.blob('16,27 22,23 32,22 42,20 45,24 42,30 34,34 22,34 16,31', 'w')
    .curve('18,30 15,24 15,17 17,12 13,9', 3.2, 'w')
    .ellipse(12.4, 9.4, 3.4, 2.8, 'w')
    .polygon('10,8 4,11 10,12', 'y')
    .rects('9,8,2,2', 'k')
    .rect(12, 8, 1, 1, 'k')
    .dot(12, 9, 'k');
  c.curve('24,28 31,29.5 40,25', 1.2, 's').curve('26,31 32,31.6 38,29', 1.2, 's');
  c.dashes('12,35,30 18,37,18 2,26,7 45,33,7 2,32,8 46,27,6 4,38,7 44,38,8', 's').dashes(
    '40,24,1',
    'w',
  );
  c.curve('1,40 2,30 1,24', 1.4, 'g')
    .curve('51,40 50,32 52,24', 1.4, 'g')
    .ellipses('1.4,22,1.4,3 51.8,22,1.4,3', 'd');
  return scene(
    'swan-on-lake',
    'Swan on the lake',
    'Лебедь на озере',
    'bird, water, evening | птица, вода, вечер',
    'animals',
    c,
    {
      '.': '#f7c9a0 evening',
      y: '#f4713a red sun',
      d: '#3c5a4a dark green',
      g: '#5aa05a green',
      b: '#3e75b0 blue',
      s: '#9cc9e6 pale blue',
    },
  );
}

function rooster() {
  const c = new Stage(46, 46);
  c.below((x) => 40 + Math.sin(x / 5), 'g');
  c.curve('30,28 36,20 42,20 43,27', 3, 'd')
    .curve('31,25 35,14 41,12 45,17', 3, 'q')
    .curve('29,24 31,10 37,6 42,8', 3, 'd');
  c.blob('12,12 18,10 20,18 26,22 33,22 33,29 28,35 19,36 12,30 10,20', 'o').blob(
    '11,10 17,9 20,17 20,25 15,28 9,24 10,16',
    'y',
  );
  c.discs('14,10,5', 'o')
    .polygon('9.4,9 4.6,11 9.6,13', 'y')
    .rect(12, 8, 2, 2, 'd')
    .blob('10,6 9,2 12,4 13,0.6 15.6,3.4 19,1.4 19,6', 'r')
    .blob('9,13 12,13 11.6,19 8.4,18', 'r');
  c.blob('20,26 27,24 32,27 28,32 21,31', 'e')
    .rects('18,35,2,5 25,34,2,6', 'y')
    .rects('15,39,6,1 22,39,6,1', 'y')
    .rects('17,40,2,1 24,40,2,1', 'y');
  c.flowers('38,36 4,36', 'r', 'y', 'd');
  return scene(
    'rooster',
    'Rooster in the yard',
    'Петух во дворе',
    'farm, bird, morning | ферма, птица, утро',
    'animals',
    c,
    {
      '.': '#acd8f0 sky',
      o: '#d4611c orange',
      y: '#f9c23a yellow',
      g: '#7db54a grass',
      d: '#1d5e46 dark green',
      q: '#2fa39a teal',
      e: '#7c2f1d brown',
    },
  );
}

function frogOnLilyPad() {
  const c = new Stage(50, 40);
  c.dashes('2,4,9 30,2,10 40,9,8 3,13,6 20,37,12 1,34,6 41,35,8', 'w');
  c.ellipse(25, 31, 19, 6, 'd')
    .polygon('25,31 45,24 47,30', '.')
    .ellipses('46,19,4,1.6 4,24,4,1.6', 'd');
  c.blob('16,16 25,13 34,16 38,23 36,31 14,31 12,23', 'l')
    .ellipse(25, 26, 7, 5, 'w')
    .blob('6,30 7,24 12,22 17,27 17,32 8,33', 'l')
    .blob('44,30 43,24 38,22 33,27 33,32 42,33', 'l')
    .rects('18,30,4,3 28,30,4,3', 'l')
    .rects('16,32,6,2 28,32,6,2', 'g');
  c.ellipse(25, 15, 11, 7.4, 'l')
    .discs('17.5,8.5,4.4 32.5,8.5,4.4', 'l')
    .discs('17.5,8,2.9 32.5,8,2.9', 'w')
    .rects('17,7,2,3 31,7,2,3', 'k');
  c.curve('16,16.6 20,19.4 25,20 30,19.4 34,16.6', 1.1, 'k')
    .rects('23,12,1,1 26,12,1,1', 'd')
    .curve('17,25 17,29 14,31', 1, 'g')
    .curve('33,25 33,29 36,31', 1, 'g');
  c.polygon('38,31 40,26 42,31', 'p')
    .polygon('42,31 45,25.4 47,31', 'p')
    .polygon('39,31 43,23.4 46,31', 'p')
    .rect(42, 29, 2, 2, 'w');
  return scene(
    'frog-on-lily-pad',
    'Frog on a lily pad',
    'Лягушка на кувшинке',
    'pond, water lily, leaf | пруд, кувшинка, лист',
    'animals',
    c,
    {
      '.': '#4a93bf water',
      w: '#eef5e0 cream',
      l: '#86c440 light green',
      g: '#4f8f2a green',
      d: '#1f6a45 dark green',
      p: '#f49ac0 pink',
    },
  );
}

function beesAndHive() {
  const c = new Stage(48, 48);
  c.rect(0, 5, 48, 3, 'e')
    .rect(20, 7, 3, 4, 'e')
    .ellipses('42,10,5,2,30 6,11,5,2,-30 36,3,5,2,-20 10,2.6,5,2,20', 'g');
  for (const [i, half] of [5, 9, 11.5, 13, 13, 11.5, 9, 5].entries())
    c.ellipse(21.5, 12.6 + 3.7 * i, half, 2.5, i % 2 === 0 ? 'y' : 'o');
  c.ellipse(21.5, 31, 3.4, 3.8, 'x');
  const bee = (x, y) =>
    c
      .ellipses(`${x - 1},${y - 3},1.8,2.6,-20 ${x + 2},${y - 3},1.8,2.6,20`, 'w')
      .ellipse(x, y, 4.4, 2.9, 'y')
      .where(
        (px, py) =>
          c.at(px, py) === 'y' &&
          Math.hypot((px - x) / 4.6, (py - y) / 3) < 1 &&
          Math.abs(py - y) < 3 &&
          Math.floor(px - x + 4) % 3 === 1,
        'x',
      )
      .rect(Math.round(x + 3), Math.round(y - 1), 2, 2, 'x');
  bee(41, 19);
  bee(40, 36);
  bee(5, 31);
  c.below((x) => 43 + 0.8 * Math.sin(x / 4), 'g').flowers('12,40 32,40', 'r', 'y', 'g');
  return scene(
    'bees-and-hive',
    'Bees and their hive',
    'Пчёлы и улей',
    'honey, insects, flowers | мёд, насекомые, цветы',
    'animals',
    c,
    {
      '.': '#b9e0f2 sky',
      e: '#7d4a22 brown',
      x: '#33221a dark brown',
      o: '#e79a1e honey',
      y: '#fbd24a yellow',
      g: '#4f9f45 green',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [swanLake(), rooster(), frogOnLilyPad(), beesAndHive()];
