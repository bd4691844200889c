/** Prints in black: things with a story, and two animals that wait. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A target and three arrows; one is enough. */
function target() {
  const c = new Print(60, 60).rect(0, 0, 60, 60, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) =>
    l.stroke('18,46 12,61', 3, '#').stroke('40,46 46,61', 3, '#').stroke('29,46 29,61', 3, '#'),
  );
  c.front(1, (l) => {
    l.discs('29,29,25', '#')
      .discs('29,29,20.6', '.')
      .discs('29,29,16', '#')
      .discs('29,29,11.4', '.')
      .discs('29,29,6.4', '#')
      .discs('29,29,2', '.');
  });
  const arrow = (x, y, far, turn) => {
    const end = away(x, y, far, turn);
    const feather = (side) => [
      away(x, y, far - 8, turn),
      away(...away(x, y, far - 5, turn), 3.4, turn + side),
      away(...end, 3.4, turn + side),
      end,
    ];
    c.front(1, (l) =>
      l
        .stroke([[x, y], end], 1.6, '#')
        .polygon(feather(90), '#')
        .polygon(feather(-90), '#'),
    );
  };
  arrow(22, 16, 22, 200);
  arrow(29, 29, 32, -36);
  arrow(40, 42, 20, 20);
  return scene(
    'target-with-arrows',
    'Bullseye',
    'В яблочко',
    'archery, target, arrows, rings | стрельба из лука, мишень, стрелы, круги',
    'sport',
    c,
  );
}

/** Tea for one more: pot, cup and a checked cloth. */
function teapot() {
  const c = new Print(64, 54).rect(0, 0, 64, 32, 's').hatch('s', 'rows', 'light');
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 17; k++)
      if ((row + k) % 2 === 0) c.rect(k * 4 - 2, 33 + row * 4, 4, 4, '#');
  c.front(1, (l) => {
    l.blob('10,34 9,27 13,20 20,17 30,17 37,20 41,27 40,34 36,41 30,44 20,44 14,41', '#')
      .rects('17,44,16,2', '#')
      .polygon('15,18 35,18 33,14 17,14', '#')
      .discs('25,11.4,2.6', '#');
    l.polygon('39,26 46,23 49,14 54,14 52,24 46,33 40,36', '#').curve(
      '12,21 4,20 3,29 7,36 13,37',
      2.8,
      '#',
    );
    l.rects('15,18,20,1', '.')
      .curve('14,24 12,29 13,34', 1.6, '.')
      .discs('26,31,6', '.')
      .discs('26,31,2', '#');
    for (let k = 0; k < 6; k++) l.discs([[...away(26, 31, 4, k * 60), 1.2]], '#');
  });
  c.front(1, (l) => {
    l.polygon('43,38 61,38 59,45 55,48 49,48 45,45', '.')
      .contour('.', 1, 2)
      .ring(61, 41, 3, 1.6, '#')
      .rects('45,40,13,2', '#')
      .rects('40,49,24,2', '#');
  });
  c.front(1, (l) =>
    l.curve('49,35 47,31 51,29 49,25', 1.4, '#').curve('55,35 53,31 57,28 55,24', 1.4, '#'),
  );
  c.curve('53,12 56,9 54,6 58,2', 1.6, '#');
  return scene(
    'teapot-on-checks',
    'Tea for a friend',
    'Чай для друга',
    'teapot, cup, steam, tablecloth | чайник, чашка, пар, скатерть',
    'food',
    c,
  );
}

/** A fox asleep in the snow. */
function fox() {
  const c = new Print(62, 52)
    .rect(0, 0, 62, 30, '#')
    .dots('5,4 12,9 20,3 28,7 36,2 44,8 52,4 58,10 8,16 17,18 47,17 56,20 33,13', '.');
  c.firs('8,4,30,7 54,6,30,7', '.', '.')
    .firs('8,7,29,5 54,9,29,5', '#', '#')
    .below((x) => 27 + 2 * Math.sin(x / 8), '.');
  c.front(1, (l) => {
    l.blob('31,18 18,20 10,27 8,36 14,44 28,48 42,46 52,39 52,29 44,21', 's')
      .hatch('s', 'slant', 'dark')
      .replace('.', '#');
    l.curve('20,26 26,23 34,22', 1.4, '.').curve('44,26 48,31 48,36', 1.4, '.');
  });
  c.front(1, (l) => {
    l.blob('54,34 50,43 40,48 26,49 14,46 9,40 18,40 30,41 42,38 48,32', '#')
      .blob('9,40 6,44 12,48 20,48 22,44 16,41', '.')
      .contour('.', 1, 1);
    l.curve('28,45 38,44 46,40', 1.2, '.');
  });
  c.front(1, (l) => {
    l.polygon('20,29 18,19 25,25 32,25 38,19 37,30 34,36 28,41 23,36', '#')
      .polygon('20,31 26,36 28,40 23,37', '.')
      .polygon('37,31 31,36 28,40 34,36', '.');
    l.stroke('22,30 25,31.4', 1, '.')
      .stroke('32,31.4 35,30', 1, '.')
      .polygon('20,22 21,25 22,25', '.')
      .polygon('36,22 34,25 35,26', '.')
      .rects('27,39,2,2', '#');
  });
  c.dashes('2,34,5 54,44,8 0,50,10 30,51,14', '#');
  return scene(
    'fox-in-snow',
    'Asleep in the snow',
    'Спит в снегу',
    'fox, winter, tail, firs | лиса, зима, хвост, ели',
    'animals',
    c,
  );
}

/** A hare listens in the grass. */
function hare() {
  const c = new Print(54, 62).rect(0, 0, 54, 62, 's').hatch('s', 'rows', 'dark');
  c.front(1, (l) => l.discs('14,14,10', '.'));
  c.front(
    1,
    (l) => {
      l.blob('33,27 28,21 27,11 30,2 33,4 35,14 36,24', '.').blob(
        '37,26 36,16 39,5 43,3 44,10 42,20 40,27',
        '.',
      );
      l.blob('35,25 29,28 24,33 22,37 25,40 31,41 36,39 41,33 41,27', '.').blob(
        '36,36 28,42 25,50 26,60 46,60 50,52 48,43 43,36',
        '.',
      );
      l.polygon('26,46 30,46 31,61 25,61', '.');
    },
    '#',
  );
  c.polygon('30,6 32,8 33,18 31,20 29,12', '#')
    .polygon('41,7 42,10 41,17 39,20 38,14', '#')
    .discs('32,32,2', '#')
    .dots('31,31', '.')
    .rects('22,36,3,2', '#')
    .rects('25,39,4,1', '#');
  c.stroke('25,37 15,34', 1, '.')
    .stroke('25,38 15,39', 1, '.')
    .curve('40,50 38,45 42,42 46,45 47,52 44,57', 1.4, '#')
    .rects('32,47,1,13 38,57,7,1', '#')
    .replace('.', 's', (x, y) => x > 43 && y > 42 && y < 60)
    .hatch('s', 'columns', 'mid');
  for (const [x, top, lean] of [
    [3, 44, -1],
    [7, 38, 1],
    [12, 46, -2],
    [16, 40, 2],
    [20, 48, -1],
    [50, 40, 1],
    [53, 46, -1],
  ])
    c.front(
      1,
      (l) =>
        l.polygon(
          [
            [x - 1.5, 62],
            [x + lean, top],
            [x + 1.5, 62],
          ],
          '.',
        ),
      '#',
    );
  c.front(1, (l) => l.discs('7,36,2.6', '.').discs('16,38,2.2', '.'), '#');
  return scene(
    'hare-in-grass',
    'All ears',
    'Ушки на макушке',
    'hare, grass, moon, dandelion | заяц, трава, луна, одуванчик',
    'animals',
    c,
  );
}

/** Boxing gloves on their nail after the last fight. */
function gloves() {
  const c = new Print(54, 62).rect(0, 0, 54, 62, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) => l.discs('27,4,2.4', '#').dots('26,3', '.'));
  c.front(1, (l) => l.curve('27,5 20,14 16,24', 1.8, '#').curve('27,5 33,13 38,22', 1.8, '#'));
  const glove = (x, y) => (l) => {
    l.polygon(`${x - 6},${y} ${x + 6},${y} ${x + 7},${y + 9} ${x - 7},${y + 9}`, '#');
    l.ellipse(x, y + 20, 11, 11, '#');
    l.rects(`${x - 6},${y + 2},12,1 ${x - 6},${y + 7},12,1`, '.')
      .stroke(
        [
          [x - 3, y + 3],
          [x, y + 7],
        ],
        1,
        '.',
      )
      .stroke(
        [
          [x + 3, y + 3],
          [x, y + 7],
        ],
        1,
        '.',
      );
    l.curve(`${x - 8},${y + 14} ${x - 9},${y + 20} ${x - 6},${y + 26}`, 1.4, '.');
  };
  c.front(1, (l) => glove(38, 21)(l));
  c.front(1, (l) => l.blob('30,33 27,38 28,45 32,47 34,41 34,35', '#'));
  c.front(1, (l) => glove(17, 24)(l));
  c.front(1, (l) =>
    l.blob('25,36 29,40 29,47 25,50 22,44 22,38', '#').curve('26,41 26.6,45 25,47', 1, '.'),
  );
  c.front(1, (l) => l.rects('0,58,54,4', '#').rects('4,59,20,1 30,60,20,1', '.'));
  return scene(
    'gloves-on-nail',
    'Hung up for good',
    'Повешены на гвоздь',
    'boxing, gloves, wall, nail | бокс, перчатки, стена, гвоздь',
    'sport',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [target(), teapot(), fox(), hare(), gloves()];
