/** Prints in black: heroes, beasts and bad ideas of old stories. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A winged horse above the clouds. */
function wingedHorse() {
  const c = new Print(64, 58).rect(0, 0, 64, 58, '#').stars('5,6 57,33 40,4', '.');
  c.dots('12,14 3,25 60,20 28,3 50,8 8,38', '.');
  c.clouds('10,56,12 34,58,12 56,55,12', '.');
  c.front(
    1,
    (l) => {
      l.blob(
        [
          '14,22 20,14 24,13 25,9 28,13 32,18 34,26 44,28 52,30',
          '54,36 50,40 44,38 36,38 30,38 25,34 23,24 18,24 14,26',
        ].join(' '),
        '.',
      );
      l.stroke('28,35 22,40 26,47', 2.6, '.').stroke('33,37 33,43 27,49', 2.4, '.');
      l.stroke('48,37 52,43 47,49', 2.8, '.').stroke('51,35 57,40 57,48', 2.6, '.');
      l.curve('53,31 59,30 62,36 60,43', 3, '.');
    },
    '#',
  );
  c.front(
    1,
    (l) => {
      l.blob(
        '36,30 32,22 34,14 42,8 54,3 63,2 59,8 61,11 56,14 57,18 52,20 51,24 46,25 42,30',
        '.',
      );
    },
    '#',
  );
  c.curve('38,24 42,16 51,10', 2.2, '#').curve('42,25 47,20 54,15', 2.2, '#');
  c.dots('20,18 21,18', '#').curve('27,14 30,20 31,26', 1.2, '#').rects('15,23,2,1', '#');
  return scene(
    'winged-horse-above-clouds',
    'No saddle fits',
    'Седло не подобрать',
    'horse, wings, clouds, myth | конь, крылья, облака, миф',
    'fantasy',
    c,
  );
}

/** A dog with three heads, one of which is asleep. */
function threeHeads() {
  const c = new Print(66, 54).rect(0, 0, 66, 54, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) => l.blob('33,26 14,30 6,40 4,56 62,56 60,40 52,30', '#'));
  const head = (x, y, isAwake) => {
    c.front(1, (l) => {
      l.polygon(`${x - 9},${y - 2} ${x - 10},${y - 13} ${x - 2},${y - 8}`, '#');
      l.polygon(`${x + 9},${y - 2} ${x + 10},${y - 13} ${x + 2},${y - 8}`, '#');
      l.ellipse(x, y, 9.6, 8.6, '#').ellipse(x, y + 7, 6, 6, '#');
    });
    if (isAwake) {
      c.polygon(`${x - 7},${y - 3} ${x - 2},${y} ${x - 6},${y + 1}`, '.');
      c.polygon(`${x + 7},${y - 3} ${x + 2},${y} ${x + 6},${y + 1}`, '.');
      c.rects(`${x - 4},${y + 8},8,3`, '.').rects(`${x - 3},${y + 10},6,1`, '#');
      c.rects(`${x - 2},${y + 8},1,1 ${x + 1},${y + 8},1,1`, '#');
    } else {
      c.rects(`${x - 7},${y},5,1 ${x + 2},${y},5,1 ${x - 2},${y + 9},4,1`, '.');
    }
    c.rects(`${x - 2},${y + 4},4,2`, '.');
  };
  head(15, 23, true);
  head(51, 24, false);
  head(33, 17, true);
  for (const [x, y] of [
    [14, 44],
    [23, 41],
    [33, 40],
    [43, 41],
    [52, 44],
  ])
    c.polygon(`${x - 2.6},${y - 2} ${x + 2.6},${y - 2} ${x},${y + 4}`, '.');
  c.rects('8,39,50,2', '.').rects('11,46,2,2 55,45,2,2 22,48,2,2 43,50,2,2 33,49,2,2', '.');
  return scene(
    'dog-with-three-heads',
    'Someone is always asleep',
    'Кто-нибудь да спит',
    'dog, three heads, myth, guard | пёс, три головы, миф, страж',
    'fantasy',
    c,
  );
}

/** A white rabbit with a watch. */
function whiteRabbit() {
  const c = new Print(50, 62).rect(0, 0, 50, 62, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.blob('18,24 13,14 13,4 16,1 19,5 21,14 22,22', '.').blob(
      '29,22 31,12 35,3 38,2 39,7 36,16 32,24',
      '.',
    );
    l.ellipse(25, 28, 10, 9, '.').contour('.', 1, 2);
  });
  c.curve('16,6 17,12 19,18', 1.6, '#').curve('36,7 34,13 31,19', 1.6, '#');
  c.rects('20,25,3,4 28,25,3,4', '#').dots('20,25 28,25', '.').polygon('23,30 27,30 25,32.4', '#');
  c.rects('24,32,1,3', '#').rects('12,30,7,1 13,33,6,1 31,30,7,1 31,33,6,1', '#');
  c.rects('22,35,6,1', '#');
  c.front(1, (l) => {
    l.blob('25,37 15,39 11,48 10,62 40,62 39,48 35,39', '#').polygon(
      '25,38 20,38 18,62 32,62 30,38',
      '.',
    );
    l.stroke('14,42 8,50 14,53', 5, '#').stroke('36,42 42,44 42,34', 5, '#');
  });
  c.replace(
    '.',
    '#',
    (x, y) => y > 42 && x > 18 && x < 32 && Math.floor(x) % 4 > 1 && Math.floor(x) !== 25,
  );
  c.polygon('25,40 18,36 18,44', '#').polygon('25,40 32,36 32,44', '#').dots('24,40 25,40', '.');
  c.front(1, (l) => l.discs('42,28,6.6', '#').discs('42,28,5', '.').rects('41,20,2,2', '#'));
  c.rects('42,24,1,5 42,28,3,1', '#').curve('39,34 36,42 31,48', 1.2, '.');
  return scene(
    'rabbit-with-watch',
    'I shall be too late',
    'Я опаздываю',
    'rabbit, watch, waistcoat, tale | кролик, часы, жилет, сказка',
    'fantasy',
    c,
  );
}

/** A giant who holds up the sky, and a sparrow on it. */
function skyBearer() {
  const c = new Print(56, 66).rect(0, 0, 56, 66, '#').stars('4,30 51,26 7,50 50,48', '.');
  c.dots('2,10 53,8 10,38 46,38 3,60 53,60', '.');
  c.discs('28,17,16', '.').ring(28, 17, 16, 14.6, '#').ring(28, 17, 16.6, 15.4, '.');
  c.where(
    (x, y) =>
      Math.hypot(x - 28, y - 17) < 14 &&
      Math.abs(((x - 28) / 6) ** 2 + ((y - 17) / 14) ** 2 - 1) < 0.16,
    '#',
  );
  c.rects('14,11,28,1 14,17,28,1 14,23,28,1', '#').rects('27,3,1,28', '#');
  c.blob('18,8 24,6 26,11 22,15 17,14', '#')
    .blob('31,14 38,12 40,19 36,24 32,21', '#')
    .blob('20,20 25,20 24,27 20,25', '#');
  c.front(
    1,
    (l) => {
      l.stroke('27,40 14,38 13,25', 5, '.').stroke('29,40 42,38 43,25', 5, '.');
      l.blob('28,36 20,37 18,44 22,53 34,53 38,44 36,37', '.').ellipse(28, 37, 5, 4.6, '.');
      l.stroke('24,52 15,56 17,65', 5.4, '.').stroke('32,52 40,52 41,65', 5.4, '.');
      l.rects('13,63,9,3 38,63,9,3', '.');
    },
    '#',
  );
  c.rects('24,36,3,1 30,36,3,1 26,40,5,1 28,43,1,9', '#')
    .curve('21,44 25,46 27,45', 1.2, '#')
    .curve('35,44 32,46 29,45', 1.2, '#');
  c.rects('24,49,3,1 30,49,3,1', '#')
    .polygon('20,52 36,52 37,57 32,56 28,60 24,56 19,57', '#')
    .rects('20,52,16,1', '.');
  return scene(
    'bearer-of-sky',
    'Hold this for a moment',
    'Подержи минутку',
    'giant, globe, stars, myth | великан, глобус, звёзды, миф',
    'fantasy',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  { ...wingedHorse(), level: 'expert' },
  threeHeads(),
  whiteRabbit(),
  skyBearer(),
];
