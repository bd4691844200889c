/** Prints in black: what wakes at night. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

function owlAtFullMoon() {
  const c = new Print(50, 56).rect(0, 0, 50, 56, '#');
  c.discs('25,23,20', '.').stars('3,4 46,7 44,44 4,38', '.').rects('8,50,2,2 40,51,2,2', '.');
  c.front(1, (l) => {
    l.curve('-2,49 12,47 25,48 40,46 52,47', 4, '#').curve('39,46 44,40 50,37', 2, '#');
    l.curve('10,47 6,43 0,42', 2, '#').ellipses('46,33,4,2,-30 41,37,3.4,1.8,-60 4,38,4,2,30', '#');
  });
  c.front(1, (l) => {
    l.ellipse(25, 31, 11.6, 15, '#').ellipse(25, 18, 11.6, 8.4, '#');
    l.polygon('13.6,17 13,7 21,12', '#').polygon('36.4,17 37,7 29,12', '#');
    l.polygon('21,44 29,44 27,54 23,54', '#');
    l.ellipse(25, 35, 6.6, 9, '.');
    for (const [y, xs] of [
      [28, [23, 27]],
      [31, [21, 25, 29]],
      [34, [19, 23, 27]],
      [37, [21, 25, 29]],
      [40, [23, 27]],
    ])
      for (const x of xs) l.rect(x - 1, y, 2, 2, '#');
    l.discs('20,18,4.6 30,18,4.6', '.')
      .discs('20,18,2.6 30,18,2.6', '#')
      .rects('18,16,2,2 28,16,2,2', '.');
    l.polygon('25,19 27,22 25,26 23,22', '.');
    l.curve('16,28 15,34 18,41', 1.2, '.').curve('34,28 35,34 32,41', 1.2, '.');
    l.rects('20,45,2,4 23,45,2,4 26,45,2,4 29,45,2,4', '.');
  });
  return scene(
    'owl-at-full-moon',
    'Owl at full moon',
    'Сова в полнолуние',
    'night, bird, branch, moon | ночь, птица, ветка, луна',
    'animals',
    c,
  );
}

/** Waves of 14 cells whose crests lean over. */
function swell(x) {
  const at = (x % 14) / 14;
  return 3.6 * Math.abs(at - 0.62) ** 0.7 - 2;
}

function lighthouseInStorm() {
  const c = new Print(56, 60).rect(0, 0, 56, 60, '#');
  c.polygon('27,15 -1,3 -1,21', '.').polygon('29,15 57,5 57,23', '.');
  c.stroke('6,-1 2,8', 1.2, '.')
    .clouds('47,36,6 9,33,7', '.')
    .rects('2,40,9,1 44,29,9,1 47,42,7,1', '.');
  c.front(1, (l) => {
    l.polygon('22,21 34,21 38,52 18,52', '.');
    l.polygon('21.4,26 34.6,26 35.4,32 20.8,32', '#').polygon('20,38 36,38 36.8,44 19.2,44', '#');
    l.rect(27, 22, 2, 3, '#').rect(27, 34, 2, 3, '#').rect(26, 47, 4, 5, '#');
    l.rects('19,19,18,2', '#')
      .rects('22,10,12,9', '#')
      .rects('24,12,8,6', '.')
      .rect(27, 12, 2, 6, '#');
    l.polygon('21,10 28,3 35,10', '#').rect(27, 0, 2, 4, '#');
  });
  c.front(1, (l) => {
    l.polygon('8,60 12,52 19,50 26,52 34,49 41,52 48,60', '#');
    l.polygon('14,54 20,53 17,58', '.').polygon('33,53 38,53 36,57', '.');
  });
  for (const [top, shift] of [
    [49, 0],
    [53, 7],
    [57, 0],
  ])
    c.front(1, (l) => {
      if (top > 50) l.where((x, y) => y > top + swell(x + shift), '#');
      else l.where((x, y) => y > top + swell(x + shift) && Math.abs(x - 28) > 14, '#');
    });
  c.dots('5,53 19,57 33,57 47,57', '.');
  return scene(
    'lighthouse-in-storm',
    'Lighthouse in a storm',
    'Маяк в бурю',
    'sea, night, light, waves | море, ночь, свет, волны',
    'places',
    c,
  );
}

function penguins() {
  const c = new Print(60, 52);
  c.rect(0, 0, 60, 52, 's').discs('47,9,6', '.');
  c.polygon('-1,30 6,14 12,19 18,8 27,22 33,17 40,30', '.').polygon(
    '18,8 27,22 33,17 40,30 34,30 30,24 26,30 20,18',
    '#',
  );
  c.hatch('s', 'rows', 'mid');
  c.rect(0, 30, 60, 6, '#').dashes('3,32,7 15,34,9 30,32,8 46,33,10', '.');
  c.below((x) => 37 + Math.sin(x / 9) * 1.4, '.');
  const bird = (l, x, y, s, turn) => {
    l.ellipse(x, y, 7 * s, 12 * s, '#').ellipse(x, y - 13 * s, 5.2 * s, 5 * s, '#');
    l.ellipse(x + turn, y + 2 * s, 4.6 * s, 9 * s, '.');
    l.ellipse(x + turn * 1.6, y - 12.4 * s, 3 * s, 2.6 * s, '.');
    l.rect(Math.round(x + turn * 1.6 - 1), Math.round(y - 13.6 * s), 2, 2, '#');
    l.polygon(
      [
        [x + turn * 4.4, y - 13.4 * s],
        [x + turn * 8, y - 11.8 * s],
        [x + turn * 4.4, y - 11 * s],
      ],
      '#',
    );
    l.curve(
      [
        [x - 5 * s, y - 7 * s],
        [x - 8.6 * s, y],
        [x - 8 * s, y + 5 * s],
      ],
      2.2 * s,
      '#',
    );
    l.curve(
      [
        [x + 5 * s, y - 7 * s],
        [x + 8.6 * s, y],
        [x + 8 * s, y + 5 * s],
      ],
      2.2 * s,
      '#',
    );
    l.rect(Math.round(x - 5 * s), Math.round(y + 11 * s), Math.round(4 * s), 2, '#');
    l.rect(Math.round(x + s), Math.round(y + 11 * s), Math.round(4 * s), 2, '#');
  };
  c.front(1, (l) => bird(l, 15, 30, 1.1, 1));
  c.front(1, (l) => bird(l, 45, 33, 1, -1));
  c.front(1, (l) => {
    l.ellipse(30, 44, 5, 7, '#')
      .discs('30,36,4', '#')
      .ellipse(30, 45, 3, 5, '.')
      .rects('28,34,2,2 31,34,2,2', '.');
    l.rects('28,34,1,1 31,34,1,1 26,50,3,2 31,50,3,2', '#').rects('29,37,2,1', '.');
    l.stroke('25,41 23,46', 1.6, '#').stroke('35,41 37,46', 1.6, '#');
  });
  c.rects('2,47,12,1 0,49,8,1 16,51,9,1 41,50,19,1 45,48,13,1', '#');
  return scene(
    'penguin-family',
    'Penguin family',
    'Семья пингвинов',
    'ice, birds, sea, snow | лёд, птицы, море, снег',
    'animals',
    c,
  );
}

function batInWindow() {
  const c = new Print(44, 60).rect(0, 0, 44, 60, '#');
  const arch = (x, y, m) =>
    x > 6 + m &&
    x < 38 - m &&
    y < 56 - m &&
    (y > 24 ||
      (Math.hypot(x - 38 + m, y - 24) < 32 - 2 * m && Math.hypot(x - 6 - m, y - 24) < 32 - 2 * m));
  c.where((x, y) => arch(x, y, 0), '.')
    .where((x, y) => arch(x, y, 1), '#')
    .where((x, y) => arch(x, y, 3), '.');
  c.ring(22, 18, 7, 5.4, '#').replace('.', '#', (x, y) => Math.hypot(x - 22, y - 18) < 1.5);
  c.rects('21,25,2,28 14,27,1,26 29,27,1,26 9,27,26,2 9,38,26,1 9,46,26,1', '#').rects(
    '21,11,2,14 15,17,14,2',
    '#',
  );
  c.rects(
    '2,57,40,1 0,4,5,1 39,4,5,1 2,9,5,1 37,9,5,1 0,14,4,1 40,14,4,1 0,30,5,1 39,30,5,1 0,36,3,1 41,36,3,1 0,42,5,1 39,42,5,1 0,50,3,1 41,50,3,1',
    '.',
  );
  c.front(1, (l) => {
    l.blob('22,31 24,34 25,40 22,46 19,40 20,34', '#')
      .polygon('19.4,34 18.6,28 21.6,31', '#')
      .polygon('24.6,34 25.4,28 22.4,31', '#');
    l.blob('20,36 13,30 5,29 1,33 0,40 4,38 8,42 12,39 15,44 18,41', '#').blob(
      '24,36 31,30 39,29 43,33 44,40 40,38 36,42 32,39 29,44 26,41',
      '#',
    );
    l.rects('20,34,1,1 23,34,1,1', '.')
      .curve('18,37 12,33 5,32', 1, '.')
      .curve('26,37 32,33 39,32', 1, '.');
  });
  return scene(
    'bat-in-window',
    'Bat at a church window',
    'Летучая мышь у окна собора',
    'night, church, arch, glass | ночь, собор, арка, стекло',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  { ...owlAtFullMoon(), level: 'expert' },
  lighthouseInStorm(),
  penguins(),
  batInWindow(),
];
