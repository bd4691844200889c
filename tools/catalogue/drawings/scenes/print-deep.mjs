/** Prints in black: what lives in cold and deep water. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** An anglerfish whose lure a small fish has noticed. */
function anglerfish() {
  const c = new Print(66, 50).rect(0, 0, 66, 50, '#').dots('3,40 10,46 60,5 52,3 18,43 62,44', '.');
  c.front(
    1,
    (l) => {
      l.polygon('54,24 66,12 63,25 66,38', 's').polygon('38,12 48,4 56,9 54,16', 's');
      l.blob('19,21 25,13 36,9 48,12 57,20 58,28 51,37 40,43 27,44 18,40 14,34 17,32', 's');
      l.hatch('s', 'columns', 'dark').replace('#', 's').contour('s.', 1, 2, 'k');
    },
    '.',
  );
  c.replace('s', '#').replace('k', '#');
  c.polygon('12,20 32,23 39,30 32,38 12,36 15,30', '#');
  c.curve('31,23 38,30 32,38', 1.4, '.');
  for (const [x, y, long] of [
    [15, 21, 6],
    [19, 22, 7],
    [23, 23, 6],
    [27, 24, 6],
  ])
    c.polygon(`${x},${y} ${x + 3.4},${y} ${x + 1.6},${y + long}`, '.');
  for (const [x, y, long] of [
    [13, 36, 6],
    [17, 37, 7],
    [21, 38, 6],
    [25, 38, 5],
  ])
    c.polygon(`${x},${y} ${x + 3.4},${y} ${x + 1.6},${y - long}`, '.');
  c.discs('32,18,4.4', '#').discs('32,18,3.4', '.').discs('32,18,1.6', '#');
  c.front(1, (l) => l.polygon('44,26 54,22 53,34 44,31', '#'));
  c.curve('37,9 32,3 20,2 11,6 9,11', 1.6, '.').discs('9,13,3.4', '.');
  c.dots('3,13 15,13 9,19 5,17 13,17 5,9', '.').rects('8,12,2,2', '#');
  c.ellipses('6,26,4,2.2', '.').polygon('9,26 13,23 13,29', '.').dots('4,25', '#');
  return scene(
    'anglerfish-with-lure',
    'Follow the light',
    'Иди на свет',
    'fish, deep sea, lure, teeth | рыба, глубина, приманка, зубы',
    'sea',
    c,
  );
}

/** An iceberg, most of which a ship does not see. */
function iceberg() {
  const c = new Print(50, 66)
    .rect(0, 0, 50, 20, 's')
    .discs('42,7,4', '.')
    .hatch('s', 'rows', 'light');
  c.rect(0, 20, 50, 46, '#');
  c.dashes('1,23,5 43,24,6 2,28,4 45,30,4 1,36,3 46,40,3', '.');
  c.front(1, (l) => {
    l.polygon('14,20 18,11 22,13 27,3 33,9 36,20', '.').contour('.', 1, 1);
    l.polygon('27,4 33,9 36,20 29,20 30,12', '#').polygon('18,12 22,14 20,20 16,20', '#');
  });
  c.polygon('9,20 41,20 46,30 43,41 36,50 31,61 26,64 19,54 12,48 5,36 4,27', '.');
  c.rect(0, 20, 50, 1, '#').rect(10, 20, 30, 1, '.');
  c.polygon('34,21 40,21 45,30 42,41 36,49 38,36', '#').polygon(
    '31,46 34,50 30,61 27,63 26,54',
    '#',
  );
  c.polygon('13,24 20,28 16,38 8,34 6,28', 's').polygon('22,33 33,30 34,42 25,46', 's');
  c.polygon('13,42 21,46 20,53 13,47', 's').hatch('s', 'rows', 'mid');
  c.front(1, (l) => {
    l.polygon('1,16 14,16 12,20 3,20', '#').rects('4,13,7,2 5,9,2,4 8,10,2,3', '#');
  });
  c.rects('3,17,1,1 6,17,1,1 9,17,1,1', '.');
  c.stamp(2, 52, '  .. .| .....|#... .'.replaceAll('#', ' '));
  c.stamp(38, 57, '.  ..  |..... | . ... '.replaceAll('#', ' '));
  return scene(
    'iceberg-above-and-below',
    'The larger part',
    'Большая часть',
    'iceberg, ship, sea, ice | айсберг, корабль, море, лёд',
    'sea',
    c,
  );
}

/** A lobster with one claw larger than the other. */
function lobster() {
  const c = new Print(48, 60).rect(0, 0, 48, 60, '#').ellipse(24, 30, 22.6, 28.6, '.');
  c.rects('1,1,5,1 1,3,3,1 42,1,5,1 44,3,3,1 1,58,5,1 1,56,3,1 42,58,5,1 44,56,3,1', '.');
  for (let k = 0; k < 3; k++) {
    const foot = 33 + k * 5;
    c.curve(`20,${25 + k * 4} 13,${26 + k * 5} 9,${foot}`, 2, '#');
    c.curve(`28,${25 + k * 4} 35,${26 + k * 5} 39,${foot}`, 2, '#');
  }
  c.curve('22,20 17,13 19,5', 1.8, '#').curve('26,20 30,13 28,5', 1.8, '#');
  c.front(1, (l) => {
    l.curve('20,24 14,22 11,17', 3.4, '#').curve('28,24 34,22 37,19', 3.4, '#');
    l.blob('12,19 6,16 5,9 9,4 10,10 13,12 15,7 18,13', '#');
    l.blob('36,20 33,16 33,11 36,13 38,9 41,12 41,18', '#');
    l.ellipse(24, 26, 6, 9.4, '#').polygon('21,19 24,13 27,19', '#');
    l.blob('18,33 19,42 21,48 27,48 29,42 30,33', '#');
    l.ellipses('24,53,3,4.4 17,51,2.6,4.6,40 31,51,2.6,4.6,-40', '#');
  });
  c.rects('19,35,10,1 19,38,10,1 20,41,8,1 20,44,8,1', '.').rects('20,20,2,2 26,20,2,2', '.');
  c.rects('23,25,2,7', '.').rects('9,13,2,2 36,15,2,2', '.').rects('22,48,1,6 26,48,1,6', '.');
  return scene(
    'lobster-on-dish',
    'One hand for shaking',
    'Одна рука для рукопожатия',
    'lobster, claws, dish, supper | омар, клешни, блюдо, ужин',
    'food',
    c,
  );
}

/** A puffin with more fish than one. */
function puffin() {
  const c = new Print(48, 54).rect(0, 0, 48, 54, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.below((x) => 47 + 2 * Math.sin(x / 5), '#'));
  c.front(1, (l) => {
    l.blob('22,6 14,8 11,15 13,22 12,30 8,40 8,54 38,54 40,42 36,30 34,22 33,12', '#');
    l.blob('21,9 15,13 15,21 19,26 26,25 30,19 29,11', '.');
    l.blob('18,29 27,28 31,36 30,48 27,54 15,54 13,46 14,36', '.');
  });
  c.polygon('17,10 22,7 30,12 27,13 21,11', '#').discs('22,15,2.6', '#').discs('22,15,1.2', '.');
  c.stroke('25,18 29,24', 1, '#');
  c.front(1, (l) => {
    l.blob('28,10 35,11 42,16 46,22 43,24 36,26 28,26 26,18', '#');
    l.curve('32,11 31,18 32,26', 1.4, '.')
      .curve('36,12 35,18 36,26', 1.4, '.')
      .curve('26,20 36,20 45,22', 1.2, '.');
  });
  c.front(1, (l) => {
    for (const [x, long] of [
      [31, 8],
      [36, 10],
      [41, 7],
    ]) {
      l.ellipse(x, 25 + long / 2, 1.8, long / 2, '#').polygon(
        `${x},${24 + long} ${x - 2.4},${29 + long} ${x + 2.4},${29 + long}`,
        '#',
      );
    }
  });
  c.dots('30,30 35,31 40,29', '.');
  return scene(
    'puffin-with-fish',
    'Dinner for three',
    'Обед на троих',
    'puffin, beak, fish, cliff | тупик, клюв, рыба, утёс',
    'animals',
    c,
  );
}

/** A hammerhead from above, with company. */
function hammerhead() {
  const c = new Print(44, 60).rect(0, 0, 44, 60, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.blob('8,9 14,6 22,5 30,6 36,9 36,13 30,12 26,15 18,15 14,12 8,13', '#');
    l.blob('18,10 15,20 15,30 19,42 22,56 25,42 29,30 29,20 26,10', '#');
    l.polygon('16,20 2,32 4,34 17,28', '#').polygon('28,20 42,30 40,33 27,28', '#');
    l.polygon('19,40 13,45 20,45', '#').polygon('25,40 31,45 24,45', '#');
    l.polygon('22,49 12,60 16,60 22,55 30,58 33,56', '#');
  });
  c.polygon('22,23 21,32 23.6,32', '.').rects('9,10,2,1 34,10,2,1', '.');
  c.rects('17,18,3,1 17,20,3,1 25,18,3,1 25,20,3,1', '.');
  const fish = 'X  XX |XXXXXX|X  XX ';
  for (const at of ['2,40', '36,42', '3,50', '36,20', '3,20', '33,50']) {
    const [x, y] = at.split(',').map(Number);
    c.front(1, (l) => l.stamp(x, y, fish.replaceAll('X', '#')));
  }
  return scene(
    'hammerhead-from-above',
    'A head for nails',
    'Голова для гвоздей',
    'shark, sea, fins, shoal | акула, море, плавники, стая',
    'sea',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  anglerfish(),
  { ...iceberg(), level: 'expert' },
  { ...lobster(), level: 'expert' },
  puffin(),
  hammerhead(),
];
