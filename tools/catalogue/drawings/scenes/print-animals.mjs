/** Prints in black: animals where they live. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

function tigerInReeds() {
  const c = new Print(56, 58).rect(0, 0, 56, 58, '#');
  for (const [x, to] of [
    [2, 8],
    [8, 4],
    [14, 20],
  ])
    c.stroke(
      [
        [x, 60],
        [to, -2],
      ],
      2.4,
      '.',
    );
  c.front(1, (l) => {
    l.discs('13,13,6', '.').discs('13,13,3', '#');
    l.blob('28,8 18,10 11,18 9,28 11,38 17,46 28,50 39,46 45,38 47,28 45,18 38,10', '.');
    l.polygon('28,9 25.4,9 27,18 28,20', '#')
      .polygon('18,11 22,10 25,17 24,20', '#')
      .polygon('12,17 15,14 22,19 22,22', '#');
    l.polygon('8,26 19,25 20,28 9,30', '#')
      .polygon('9,34 17,32 18,34 11,38', '#')
      .polygon('14,43 19,38 20,40 17,46', '#')
      .polygon('22,47 23,42 25,43 25,49', '#');
    l.polygon('15,22 22,21 26,26 25,30 17,30', '.')
      .polygon('16,24 21,22 25,26 24,29 19,28', '#')
      .rect(19, 24, 4, 3, '.')
      .rect(21, 24, 2, 3, '#');
    l.polygon('24,33 28,33 28,38', '#')
      .rect(27, 37, 1, 4, '#')
      .curve('28,41 25,43 21,41', 1.2, '#')
      .polygon('25,24 26,24 26,32 24,32', '#');
  });
  c.brokenMirror((all) => {
    all
      .rect(0, 51, 56, 7, '#')
      .front(1, (l) => l.stroke('44,60 50,-2', 2.2, '.').stroke('53,60 46,16', 1.6, '.'), '#');
    all.stroke('16,42 5,40', 1, '#').stroke('40,42 50,39', 1, '#').polygon('33,8 37,10 34,15', '#');
    all.rects('4,53,14,1 22,55,20,1 46,53,7,1', '.');
  });
  return scene(
    'tiger-in-reeds',
    'Tiger in the reeds',
    'Тигр в тростнике',
    'cat, stripes, India, jungle | кошка, полосы, Индия, джунгли',
    'animals',
    c,
  );
}

function zebras() {
  const c = new Print(60, 56).rect(0, 0, 60, 56, '.');
  c.discs('30,20,18', 's').hatch('s', 'rows', 'mid');
  const zebra = (l, side) => {
    const m = (path) =>
      path
        .split(' ')
        .map((t) => t.split(',').map(Number))
        .map(([x, y]) => [side * (x - 4) + (side < 0 ? 60 : 0), y]);
    l.polygon(
      m('0,56 0,26 6,18 14,12 20,12 27,18 33,25 34,29 31,31 27,30 22,27 20,31 19,40 22,56'),
      '.',
    );
    l.polygon(m('13,13 12,6 16,3 18,7 17,13'), '.').polygon(m('6,19 3,14 9,7 13,11'), '#');
    l.polygon(m('29,25 34,26 34,30 31,31 28,29'), '#')
      .polygon(m('20,16 23,16 23,18 20,18'), '#')
      .polygon(m('14,6 16,5 16,10 14,10'), '#');
    for (const stripe of [
      '0,24 8,20 20,30 20,33 9,24 0,29',
      '0,33 8,28 20,36 20,39 9,32 0,38',
      '0,42 8,36 20,43 20,46 9,41 0,46',
      '0,51 8,46 21,50 21,53 9,50 0,55',
      '10,14 13,13 21,24 21,27',
      '16,12 18,12 24,22 23,26',
      '20,12 22,13 27,21 26,25',
    ])
      l.polygon(m(stripe), '#');
  };
  c.front(1, (l) => zebra(l, -1), '#');
  c.front(1, (l) => zebra(l, 1), '#');
  return scene(
    'two-zebras',
    'Two zebras',
    'Две зебры',
    'stripes, savanna, sun, heads | полосы, саванна, солнце, головы',
    'animals',
    c,
  );
}

function pandaWithBamboo() {
  const c = new Print(54, 58);
  for (const x of [2, 47]) {
    c.rect(x, 0, 5, 58, '#');
    for (const y of [7, 20, 33, 46])
      c.rect(x - 1, y + (x > 9 ? 4 : 0), 7, 1, '.').rect(x + 1, y + 3 + (x > 9 ? 4 : 0), 1, 7, '.');
  }
  c.ellipses(
    '14,5,7,2,20 12,12,6,2,-25 40,4,7,2,-20 41,14,6,2,25 13,50,5,1.8,-30 42,51,5,1.8,30',
    '#',
  );
  c.front(1, (l) => {
    l.blob('27,30 14,34 9,44 12,58 42,58 45,44 40,34', '.').contour('.', 1, 1);
    l.polygon('11,36 21,31 26,40 22,46 13,44', '#').polygon('43,36 33,31 29,38 31,46 41,44', '#');
    l.ellipses('15,54,8,6 39,54,8,6', '#').ellipses('15,55,4,3 39,55,4,3', '.');
  });
  c.front(1, (l) => {
    l.discs('15,11,5.4 39,11,5.4', '#')
      .ellipse(27, 21, 15, 13, 'p')
      .contour('p', 1, 1)
      .replace('p', '.');
    l.ellipses('20,21,3.6,4.6,30 34,21,3.6,4.6,-30', '#')
      .rects('20,20,2,2 32,20,2,2', '.')
      .rects('24,26,6,2 25,28,4,1', '#')
      .curve('23,30 27,31 31,30', 1, '#');
  });
  c.front(1, (l) =>
    l
      .stroke('22,42 44,28', 2.4, '#')
      .ellipses('45,25,5,1.8,-60 48,30,5,1.6,10 40,26,4,1.6,-100', '#'),
  );
  return scene(
    'panda-in-ink',
    'Panda at breakfast',
    'Панда за завтраком',
    'bear, China, leaves, forest | медведь, Китай, листья, лес',
    'animals',
    c,
  );
}

function orcaJump() {
  const c = new Print(60, 58);
  c.rect(0, 0, 60, 44, 's').hatch('s', 'rows', 'light').discs('48,10,7', '.');
  c.polygon('0,44 0,30 9,22 16,30 22,26 30,44', '#')
    .polygon('9,22 13,28 9,32 6,28', '.')
    .below((x) => 44 + Math.sin(x / 3.4) * 1.2, '#');
  c.front(1, (l) => {
    l.blob('50,13 53,19 50,26 42,32 33,38 25,46 18,50 14,47 18,40 23,31 30,22 39,15', '#');
    l.polygon('31,23 20,12 22,24 25,29', '#').polygon('38,30 46,40 44,44 36,38 32,35', '#');
    l.blob('51,22 44,26 36,32 29,40 32,36 41,31 49,26', '.')
      .ellipse(42, 19, 3.6, 1.8, '.', -35)
      .rect(48, 18, 1, 1, '.');
    l.curve('27,31 30,29 31,26', 1.6, '.');
  });
  c.front(1, (l) => {
    l.blob('6,58 8,50 13,46 18,48 24,46 28,50 34,58', '#');
    l.curve('11,55 13,50 18,52 22,50 27,55', 1.2, '.').discs(
      '7,43,1.2 28,43,1.4 3,47,1.2 33,48,1.2',
      '#',
    );
  });
  c.dashes('38,49,12 44,53,14 36,56,9', '.');
  return scene(
    'orca-leaping',
    'Orca leaping',
    'Прыжок косатки',
    'whale, sea, splash, mountains | кит, море, брызги, горы',
    'animals',
    c,
  );
}

function heronInPond() {
  const c = new Print(48, 60).rect(0, 0, 48, 60, '#');
  c.discs('33,15,11', '.').rect(0, 46, 48, 14, '#');
  for (const [x, h] of [
    [4, 22],
    [9, 12],
    [41, 26],
    [45, 18],
  ])
    c.stroke(
      [
        [x, 48],
        [x, 48 - h],
      ],
      1,
      '.',
    ).ellipse(x + 0.5, 46 - h, 1.4, 4, '.');
  c.front(
    1,
    (l) => {
      l.blob('14,34 20,27 30,27 40,36 34,38 28,41 20,40', '.')
        .curve('17,33 12,27 15,20 21,17 20,11', 3.2, '.')
        .ellipse(18, 9.6, 4, 2.8, '.');
      l.polygon('16,8 16,12 3,13', '.')
        .polygon('20,7 29,6 21,10', '#')
        .rect(17, 9, 1, 1, '#')
        .rects('22,40,1,16 27,40,1,16', '.');
      l.curve('22,32 28,32 35,36', 1.2, '#')
        .curve('22,36 27,36 31,38', 1.2, '#')
        .stroke('15,26 18,23', 1, '#');
    },
    '#',
  );
  for (const [x, y, r] of [
    [25, 55, 12],
    [25, 55, 7],
  ])
    c.where((px, py) => Math.abs(Math.hypot((px - x) / r, (py - y) / (r / 4)) - 1) < 0.16, '.');
  c.dashes('0,50,7 40,52,8 2,58,8 37,57,9', '.');
  return scene(
    'heron-by-moonlight',
    'Heron by moonlight',
    'Цапля при луне',
    'bird, pond, reeds, night | птица, пруд, камыш, ночь',
    'animals',
    c,
  );
}

function ravenOnSkull() {
  const c = new Print(54, 58);
  c.rect(0, 0, 54, 58, 's').hatch('s', 'slant', 'mid').discs('27,22,19', '.');
  c.front(1, (l) => {
    l.blob('18,18 24,12 30,14 34,22 42,32 46,42 38,38 32,42 24,40 18,32', '#')
      .ellipse(20, 13, 6.6, 6, '#')
      .polygon('15,10 14,16 3,16 8,11', '#')
      .polygon('38,34 50,48 44,49 34,40', '#');
    l.rect(17, 11, 2, 2, '.')
      .stroke('5,14 13,13.6', 1, '.')
      .curve('28,22 34,28 40,36', 1.2, '.')
      .curve('26,27 31,33 36,37', 1.2, '.')
      .rects('25,40,2,6 30,40,2,6', '#');
  });
  c.front(1, (l) =>
    l
      .curve('-2,48 14,46 30,47 44,50 56,49', 4, '#')
      .curve('8,47 4,40 6,34', 1.6, '#')
      .curve('46,49 50,54 49,59', 2, '#')
      .curve('12,48 16,55 15,59', 1.6, '#'),
  );
  return scene(
    'raven-on-branch',
    'Raven on a branch',
    'Ворон на ветке',
    'bird, moon, tree, dusk | птица, луна, дерево, сумерки',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  tigerInReeds(),
  zebras(),
  pandaWithBamboo(),
  orcaJump(),
  heronInPond(),
  ravenOnSkull(),
];
