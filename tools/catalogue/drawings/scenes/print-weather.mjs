/** Prints in black: weather, and nights out of doors. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** Two under one umbrella, seen from behind, under a street lamp. */
function rain() {
  const c = new Print(52, 60).rect(0, 0, 52, 60, '#');
  c.polygon('10,10 30,52 0,52 0,24', 's').hatch('s', 'columns', 'light');
  for (let x = 3; x < 52; x += 4)
    for (let y = (x * 7) % 11; y < 48; y += 11) c.rect(x, y, 1, 4, '.');
  c.front(1, (l) =>
    l
      .rects('8,10,3,46 6,53,7,4 5,4,9,2 7,1,5,3', '#')
      .polygon('5,6 14,6 12,13 7,13', '.')
      .rects('9,6,1,7', '#'),
  );
  c.rect(0, 50, 52, 10, '#').dashes('0,52,7 14,53,10 40,52,9 3,56,14 28,57,12 43,58,9', '.');
  c.front(
    1,
    (l) => {
      l.polygon(
        '25,29 34,29 36,35 35,46 33,46 33,55 30,55 29,47 28,55 25,55 25,46 23,45 23,34',
        '#',
      );
      l.discs('29.5,25,3', '#').rects('29,38,1,9 26,33,7,1', '.');
    },
    '.',
  );
  c.front(1, (l) => {
    l.blob('36,30 42,30 44,36 46,47 34,47 35,36', '.').discs('39,26,2.8', '#');
    l.polygon('36,25 42,25 42,30 36,30', '#').rects('36,47,2,8 41,47,2,8', '#');
    l.rects('38,33,3,1 37,37,5,1 36,43,9,1 39,33,1,14', '#');
  });
  c.front(1, (l) => {
    l.where((x, y) => Math.hypot((x - 33) / 18, (y - 24) / 16) < 1 && y < 22, '#');
    for (const x of [17, 25, 33, 41]) l.ellipse(x + 4, 22, 4, 2.4, '.');
    l.curve('33,8 26,13 22,20', 1, '.').curve('33,8 33,14 33,20', 1, '.');
    l.curve('33,8 40,13 45,20', 1, '.')
      .rects('33,4,1,5', '#')
      .polygon('15,20 19,14 24,10 20,20', 's');
    l.hatch('s', 'rows', 'mid');
  });
  c.rect(35, 22, 1, 11, '.');
  return scene(
    'two-in-the-rain',
    'One umbrella for two',
    'Один зонт на двоих',
    'rain, street lamp, night, couple | дождь, фонарь, ночь, пара',
    'people',
    c,
  );
}

/** The tail of a whale before the sun; a boat keeps away. */
function whaleTail() {
  const c = new Print(64, 52).rect(0, 0, 64, 34, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.discs('32,30,22', '.'));
  c.rect(0, 34, 64, 18, '#');
  c.dashes('20,36,5 38,36,9 4,38,9 46,39,12 16,41,8 30,48,14 2,45,14 50,46,12 24,50,5', '.');
  c.dashes('18,37,28 22,39,5 37,39,6', '.');
  c.front(1, (l) => {
    l.polygon('24,46 28,36 29,28 24,25 16,21 11,16 7,7 17,10 26,14 32,19 38,14', '#').polygon(
      '38,14 47,10 57,7 53,16 48,21 40,25 35,28 36,36 40,46 24,46 29,28 32,19',
      '#',
    );
    l.curve('13,11 20,15 27,22', 1, '.').curve('50,12 44,16 38,22', 1, '.');
    l.stroke('31,26 30,36', 1, '.').stroke('34,29 35,35', 1, '.');
  });
  c.front(1, (l) => l.blob('14,47 20,43 26,45 32,43 38,45 45,43 50,47 40,49 24,49', '.'));
  c.rects('20,30,1,3 23,26,1,4 43,30,1,4 40,27,1,2 26,31,1,3', '#').dashes('22,46,8 35,46,9', '#');
  c.front(1, (l) =>
    l
      .polygon('54,31 63,31 61,35 56,35', '#')
      .rect(58, 19, 1, 12, '#')
      .polygon('59.4,20 63,29 59.4,29', '#')
      .polygon('57.6,21 57.6,29 54,29', '#'),
  );
  return scene(
    'tail-of-a-whale',
    'A tail at sunset',
    'Хвост на закате',
    'whale, sea, sun, boat | кит, море, солнце, лодка',
    'animals',
    c,
  );
}

/** Lightning beside a house with a light on. */
function thunderstorm() {
  const c = new Print(58, 58).rect(0, 0, 58, 58, '#');
  c.front(1, (l) => {
    l.clouds('13,12,13 46,9,13', 's').clouds('30,17,15', 's').hatch('s', 'rows', 'mid');
    l.clouds('30,16,13 12,10,10 46,8,10', '#');
  });
  c.front(
    1,
    (l) =>
      l
        .polygon('36,17 29,27 33,27 25,38 30,37 20,50 24,42 19,42 25,31 21,31 29,17', '.')
        .polygon('40,16 47,25 44,26 52,37 45,28 48,27 41,19', '.'),
    '#',
  );
  for (const [x, y] of [
    [4, 18],
    [10, 27],
    [15, 17],
    [54, 22],
    [50, 42],
    [3, 36],
    [12, 38],
    [36, 30],
    [39, 24],
  ])
    c.stroke([away(x, y, 0, 0), away(x, y, 6, 115)], 1, '.');
  c.below((x) => 50 - 5 * Math.sin((x + 4) / 16), '.');
  c.below((x) => 52 - 5 * Math.sin((x + 4) / 16), 's').hatch('s', 'rows', 'dark');
  c.front(1, (l) => {
    l.rects('36,38,15,13', '#').polygon('33,39 43.5,29 54,39', '#').rects('47,29,3,6', '#');
    l.rects('39,41,4,4 46,45,3,6', '.').rects('41,41,1,4 39,43,4,1', '#').rects('48,48,1,1', '#');
    l.rects('35,39,17,1', '.');
  });
  c.front(1, (l) =>
    l
      .polygon('8,52 9,43 4,38 9,40 9,34 11,40 16,36 12,43 12,52', '#')
      .blob('2,38 4,30 10,26 16,29 19,35 15,39 9,37', '#')
      .dots('5,33 9,30 13,33 10,35 15,36', '.'),
  );
  return scene(
    'storm-over-house',
    'Storm at the door',
    'Гроза у порога',
    'lightning, rain, night, tree | молния, дождь, ночь, дерево',
    'sky',
    c,
  );
}

/** The moon sleeps in a nightcap. */
function sleepingMoon() {
  const c = new Print(56, 60).rect(0, 0, 56, 60, '#');
  c.discs('27,31,21', '.').discs('38,26,16', '#');
  c.polygon('22,24 28,30 31,33 27,34.4 28,37 25.6,38 27,40.4 23,41 22,44', '.');
  c.polygon('16,46 22,49 25,47 27,43 40,47 30,53 18,52', '.');
  c.curve('17,28 19.6,29.6 22.4,28.4', 1.4, '#').curve('16,25 19,23.4 22,24.6', 1, '#');
  c.rects('26,33,1,1 22,39,5,1 21,38,1,1', '#').curve('12,36 14,39 17,38', 1, '#');
  c.polygon('6,31 8,45 16,51 27,53 17,47 11,41 9,31', 's').hatch('s', 'rows', 'mid');
  for (const [x, y] of [
    [37, 34],
    [45, 42],
    [52, 34],
  ]) {
    c.rect(x, 0, 1, y - 2, '.');
    c.front(1, (l) => l.rects(`${x - 1},${y - 2},3,5 ${x - 2},${y - 1},5,3`, '.'), '#');
    c.dot(x, y, '#');
  }
  c.front(
    1,
    (l) => {
      l.polygon('5,23 8,13 18,6 30,5 42,10 47,18 47,26 44,26 42,18 36,15 28,14 26,21', '.');
      l.polygon('5,20 28,17 29,22 6,27', '.').discs('45.5,29,3.4', '.');
      l.polygon('11,19 14,10 18,7 16,18', '#').polygon('21,17 24,7 29,6 25,16', '#');
      l.polygon('32,14 35,8 39,9 37,15', '#').polygon('42,17 44,13 46,17 44,20', '#');
      l.rects('6,22,22,1 45,28,1,2', '#').rects('6,24,22,1', '#');
    },
    '#',
  );
  c.front(1, (l) => l.discs('45.5,29,3.4', '.').rects('45,28,1,2', '#'), '#');
  c.clouds('45,59,9 7,60,8', '.').rects('40,57,8,1 4,58,6,1', '#').stars('3,5', '.');
  return scene(
    'moon-in-nightcap',
    'The moon is asleep',
    'Луна спит',
    'night, nightcap, stars, face | ночь, колпак, звёзды, лицо',
    'sky',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [rain(), whaleTail(), thunderstorm(), sleepingMoon()];
