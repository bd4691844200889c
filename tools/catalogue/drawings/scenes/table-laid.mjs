/** The laid table. */
import { Stage, scene } from './stage.mjs';

function teaTable() {
  const c = new Stage(54, 42);
  c.rect(0, 34, 54, 8, 'r').rect(0, 34, 54, 1, 'w');
  for (let x = 0; x < 54; x += 6) c.polygon(`${x},42 ${x + 3},37 ${x + 6},42`, 'w');
  c.blob('10,18 20,13 30,18 33,26 29,33 11,33 7,26', 'b')
    .ellipse(20, 14, 7, 2.4, 'b')
    .rect(14, 15, 12, 1, 'w')
    .discs('20,10.6,1.8', 'y');
  c.curve('31,28 36,26 37,19 40,17', 2.8, 'b')
    .curve('9,19 3,20 3,27 10,29', 2, 'b')
    .rect(12, 32, 16, 2, 'b');
  c.flowers('20,22', 'w', 'y', 'w').rects('15,24,3,2 22,24,3,2', 'w').rects('13,28,14,1', 'y');
  const cup = (x) =>
    c
      .polygon(
        [
          [x, 25],
          [x + 9, 25],
          [x + 7.4, 32],
          [x + 1.6, 32],
        ],
        'w',
      )
      .ring(x + 9.4, 27.6, 2.6, 1.3, 'w')
      .rect(x - 1, 32, 12, 2, 'b')
      .rect(x, 25, 9, 1, 'e')
      .rect(x + 3, 28, 3, 2, 'r');
  cup(39);
  c.rects('42,18,1,5 45,16,1,7', 'w');
  c.rect(3, 3, 48, 1, 'e')
    .rects('8,4,1,3 27,4,1,3 45,4,1,3', 'e')
    .rects('6,6,5,5 25,6,5,5 43,6,5,5', 'b')
    .rects('6,8,5,1 25,8,5,1 43,8,5,1', 'w')
    .rects(
      '11,7,2,1 12,8,1,2 11,10,2,1 30,7,2,1 31,8,1,2 30,10,2,1 48,7,2,1 49,8,1,2 48,10,2,1',
      'b',
    );
  c.rect(0, 0, 54, 2, 'r');
  return scene(
    'tea-table',
    'Tea is ready',
    'Чай подан',
    'teapot, cup, kitchen | чайник, чашка, кухня',
    'kitchen',
    c,
    { '.': '#f3d9b8 wall', e: '#7d4a22 brown', r: '#bf3030 red', w: '#ffffff white' },
  );
}

function birthdayCake() {
  const c = new Stage(46, 46);
  c.ellipse(23, 42, 21, 3, 'a').rect(5, 30, 36, 12, 'e').rect(10, 18, 26, 12, 'p');
  c.rect(5, 30, 36, 3, 'w').rect(10, 18, 26, 3, 'w');
  for (let x = 5; x < 41; x += 6) c.rect(x + 1, 33, 3, x % 4 === 1 ? 3 : 2, 'w');
  for (let x = 10; x < 35; x += 5) c.rect(x + 1, 21, 2, x % 2 ? 3 : 2, 'w');
  c.rects('5,37,36,1', 'p').rects('10,26,26,1', 'e');
  for (const [i, x] of [13, 18, 22, 27, 31].entries())
    c.rect(x, 11, 2, 7, i % 2 ? 'b' : 'r')
      .rects(`${x},13,2,1 ${x},16,2,1`, 'w')
      .rect(x, 7, 2, 3, 'y')
      .dot(x + (i % 2), 6, 'y');
  c.discs('8,28.6,1.8 38,28.6,1.8', 'r');
  for (const [x, y, ink] of [
    [4, 6, 'b'],
    [41, 8, 'r'],
    [6, 18, 'r'],
    [40, 20, 'b'],
  ])
    c.ellipse(x, y, 3.2, 3.8, ink)
      .rect(x, y + 4, 1, 6, 'a')
      .rect(x - 2, y - 2, 1, 2, 'w');
  return scene(
    'birthday-cake',
    'Festive cake',
    'Праздничный торт',
    'candles, balloons, party | свечи, шарики, праздник',
    'holidays',
    c,
    {
      '.': '#aad4ee pale blue',
      w: '#fffaf0 cream',
      e: '#7b4526 chocolate',
      p: '#f08fb0 pink',
      a: '#8a8f9c grey',
      b: '#3a78c9 blue',
    },
  );
}

function fruitBowl() {
  const c = new Stage(50, 42);
  c.rect(0, 37, 50, 5, 'e');
  c.discs('14,19,7', 'r')
    .discs('33,20,6.6', 'o')
    .discs('24,15,6.6', 'l')
    .rects('14,10,1,3 24,6,1,3', 'e')
    .ellipses('17,10.6,3,1.4,-20 27,6.6,3,1.4,-20', 'l')
    .ellipses('11,16,1.2,2,30 21,12,1.2,2,30', 'w')
    .rect(32, 14, 2, 1, 'e');
  c.blob('37,22 43,17 46,9 44,6 48,8 48.6,15 45,22 40,26', 'y')
    .blob('4,23 2,16 4,10 2,8 6,8 7.6,14 9,20', 'y')
    .dots('44,6 45,6 2,8 3,8', 'e');
  for (const [x, y] of [
    [38, 27],
    [41, 25],
    [44, 27],
    [41, 29],
    [44, 31],
    [42, 33],
    [39, 31],
  ])
    c.discs(`${x},${y},2`, 'v');
  c.polygon('5,22 43,22 36,34 12,34', 'b')
    .rects('5,22,38,2', 'w')
    .polygon('17,34 31,34 33,37 15,37', 'b')
    .rects('13,27,24,1', 'w')
    .discs('18,30.5,1.4 24,30.5,1.4 30,30.5,1.4', 'w');
  for (const [x, y] of [
    [40, 26],
    [43, 27],
    [46, 27],
    [42, 30],
    [45, 30],
    [43, 33],
    [40, 29],
  ])
    c.discs(`${x},${y},1.7`, 'v');
  return scene(
    'fruit-bowl',
    'Bowl of fruit',
    'Ваза с фруктами',
    'apple, banana, grapes | яблоко, банан, виноград',
    'food',
    c,
    {
      '.': '#e8dcc8 wall',
      e: '#7d4a22 brown',
      l: '#8cc04a green apple',
      b: '#2f6fae blue',
      w: '#ffffff white',
    },
  );
}

function samovar() {
  const c = new Stage(44, 50);
  c.rect(0, 44, 44, 6, 'r').rects('0,45,44,1', 'w');
  for (let x = 2; x < 44; x += 6) c.stamp(x, 47, ' w |www');
  c.rects('17,3,6,2 18,5,4,3', 'u')
    .ellipse(20, 9, 4, 2, 'y')
    .rect(12, 10, 16, 2, 'o')
    .blob('11,12 29,12 31,18 29,27 25,33 15,33 11,27 9,18', 'y')
    .rect(11, 13, 2, 12, 'w')
    .rect(26, 14, 3, 12, 'o')
    .rects('14,33,12,2', 'o')
    .rects('16,35,8,5', 'y')
    .rect(12, 40, 16, 2, 'o')
    .rects('11,42,4,2 25,42,4,2', 'u')
    .rect(10, 17, 20, 1, 'o');
  c.curve('10,15 5,14 4,18 9,20', 1.8, 'u')
    .curve('30,15 35,14 36,18 31,20', 1.8, 'u')
    .rects('19,28,2,5', 'u')
    .rects('16,28,8,2', 'u')
    .rect(18, 32, 3, 2, 'u');
  c.rect(34, 36, 8, 6, 'w')
    .rect(32, 42, 12, 2, 'b')
    .ring(42.4, 39, 2, 1, 'w')
    .rect(34, 37, 8, 2, 'e')
    .rect(36, 40, 4, 1, 'b');
  c.ring(5, 40, 3.8, 1.5, 'e').rect(1, 42, 9, 2, 'b').dots('3,38 7,41', 'w');
  c.rects('36,29,1,5 39,27,1,7', 'w');
  return scene(
    'samovar',
    'Samovar',
    'Самовар',
    'tea, bagel, Russia | чай, бублик, Россия',
    'kitchen',
    c,
    {
      '.': '#b9d7c5 pale green',
      y: '#f2bf3c brass',
      o: '#c07a1f dark brass',
      u: '#3f2a22 dark',
      e: '#8f5228 brown',
      w: '#ffffff white',
    },
  );
}

function matryoshkas() {
  const c = new Stage(52, 48);
  const doll = (x, top, r, ink) => {
    const foot = 44;
    c.blob(
      [
        [x, top],
        [x + r * 0.62, top + r * 0.35],
        [x + r * 0.72, top + r],
        [x + r, top + r * 2.1],
        [x + r * 0.9, foot - 2],
        [x + r * 0.55, foot],
        [x - r * 0.55, foot],
        [x - r * 0.9, foot - 2],
        [x - r, top + r * 2.1],
        [x - r * 0.72, top + r],
        [x - r * 0.62, top + r * 0.35],
      ],
      ink,
    );
    c.ellipse(x, top + r * 0.86, r * 0.48, r * 0.5, 'f').where(
      (px, py) => c.at(px, py) === 'f' && py < top + r * 0.66 && Math.abs(px - x) < r,
      'e',
    );
    c.rects(
      `${Math.round(x - r * 0.28)},${Math.round(top + r * 0.86)},1,1 ${Math.round(x + r * 0.28) - 1},${Math.round(top + r * 0.86)},1,1`,
      'k',
    ).rect(x - 1, Math.round(top + r * 1.12), 2, 1, 'r');
    c.ellipse(x, foot - r * 0.95, r * 0.56, r * 0.72, 'w');
    const y = Math.round(foot - r * 1.05);
    c.rect(x - 2, y - 1, 4, 2, 'r')
      .rect(x - 1, y - 2, 2, 4, 'r')
      .rect(x - 1, y + 2, 2, 3, 'g');
  };
  doll(14, 6, 11, 'r');
  doll(34, 17, 8, 'b');
  doll(46, 27, 5, 'y');
  c.rect(0, 44, 52, 4, 'g').rects('3,45,5,1 14,46,6,1 27,45,6,1 40,46,6,1', 'w');
  return scene(
    'matryoshkas',
    'Doll in a doll',
    'Кукла в кукле',
    'toys, Russia, wood | игрушки, Россия, дерево',
    'things',
    c,
    { '.': '#9fcbe2 pale blue', e: '#6b3d1e brown', w: '#ffffff white', g: '#3d9a5a green' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [teaTable(), birthdayCake(), fruitBowl(), samovar(), matryoshkas()];
