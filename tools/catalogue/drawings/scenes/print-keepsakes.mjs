/** Prints in black: things worth keeping, and what grows beside them. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** Two bells and a hammer: it is seven. */
function alarmClock() {
  const c = new Print(56, 64).rect(0, 0, 56, 64, '#');
  for (const turn of [-165, -150, -30, -15])
    c.stroke([away(28, 20, 25, turn), away(28, 20, 31, turn)], 2, '.');
  c.front(
    1,
    (l) => {
      l.stroke('17,52 10,62', 4, '.').stroke('39,52 46,62', 4, '.').discs('28,37,21', '.');
      l.rects('26,4,4,14', '.').rects('22,3,12,4', '.');
    },
    '#',
  );
  c.discs('28,37,18', '#').discs('28,37,16', '.');
  c.front(
    2,
    (l) => {
      l.where((x, y) => Math.hypot(x - 15, y - 15) < 9 && x + (y - 15) * 1.1 < 22, '.');
      l.where((x, y) => Math.hypot(x - 41, y - 15) < 9 && x - (y - 15) * 1.1 > 34, '.');
    },
    '#',
  );
  for (let k = 0; k < 12; k++)
    c.stroke([away(28, 37, k % 3 ? 13 : 11, k * 30), away(28, 37, 14, k * 30)], 2, '#');
  c.stroke('28,37 23,45', 2.4, '#').stroke('28,37 28,26', 2, '#').discs('28,37,2.4', '#');
  c.rects('27,36,2,2', '.');
  return scene(
    'alarm-clock-rings',
    'Five more minutes',
    'Ещё пять минут',
    'alarm clock, bells, morning, seven | будильник, звонок, утро, семь',
    'home',
    c,
  );
}

/** Three toadstools and a snail that climbs. */
function toadstools() {
  const c = new Print(62, 58).rect(0, 0, 62, 50, 's').hatch('s', 'columns', 'light');
  c.below((x) => 50 + Math.sin(x / 5) * 1.2, '#');
  c.front(1, (l) => {
    l.polygon('18,24 27,24 29,52 15,52', '.').contour('.', 1, 2);
    l.polygon('14,30 31,30 29,35 16,35', '.').rects('14,30,17,1 16,35,13,1', '#');
    l.where((x, y) => Math.hypot((x - 22) / 21, (y - 24) / 21) < 1 && y < 25, '#');
    l.rects('4,25,36,2', '#').ellipses('14,15,4,3 27,10,4,3 34,20,3,2 22,21,3,2 7,21,2,1.6', '.');
  });
  c.front(1, (l) => {
    l.polygon('45,38 51,38 52,52 44,52', '.').contour('.', 1, 1);
    l.where((x, y) => Math.hypot((x - 48) / 13, (y - 38) / 13) < 1 && y < 39, '#');
    l.ellipses('43,32,2.6,2 52,30,2.6,2 49,36,2,1.4', '.');
  });
  c.front(1, (l) => {
    l.polygon('35,46 38,46 39,52 34,52', '.').contour('.', 1, 1);
    l.where((x, y) => Math.hypot((x - 36.5) / 6, (y - 46) / 6) < 1 && y < 47, '#');
    l.discs('36,43,1', '.');
  });
  c.front(1, (l) => {
    l.discs('7,44,5', '.').contour('.', 1, 1).ring(7, 44, 3, 1.6, '#');
    l.curve('2,49 12,49 15,46 16,43', 2.2, '#').stroke('16,43 18,40', 1, '#');
  });
  c.each('3,52 28,54 41,53 56,55', (all, x, y) =>
    all.polygon(`${x},${y + 3} ${x + 2},${y - 1} ${x + 3},${y + 3}`, '.'),
  );
  return scene(
    'toadstools-and-snail',
    'Not for the basket',
    'Не для корзинки',
    'toadstool, forest, snail, moss | мухомор, лес, улитка, мох',
    'plants',
    c,
  );
}

/** A hedgehog comes home with an apple. */
function hedgehog() {
  const c = new Print(66, 48).rect(0, 0, 66, 48, '#').discs('54,10,7', '.').discs('50,8,6', '#');
  c.stars('6,7 34,5', '.').below((x) => 40 + Math.sin(x / 7), '.');
  c.front(
    1,
    (l) => {
      const spines = [];
      for (let k = 0; k <= 18; k++) {
        const turn = 178 + k * 9.6;
        spines.push(away(30, 36, k % 2 ? 20 : 25, turn));
      }
      l.polygon([...spines, [50, 42], [8, 42]], '.');
      l.blob('44,26 51,29 57,34 63,37 62,40 54,42 44,42 41,34', '.');
    },
    '#',
  );
  c.curve('43,24 40,32 43,41', 2, '#').discs('52,33,1.8', '#').discs('62,37.6,2', '#');
  c.curve('54,39 58,40 61,39.6', 1.1, '#').discs('46,31,2.2', '#');
  for (const [x, y] of [
    [14, 33],
    [20, 27],
    [27, 24],
    [34, 26],
    [19, 36],
    [26, 32],
    [33, 34],
    [38, 30],
    [37, 38],
    [12, 39],
    [28, 39],
  ])
    c.polygon(
      [
        [x - 2, y - 2],
        [x + 2, y + 3],
        [x + 0.4, y + 3.6],
      ],
      '#',
    );
  c.rects('14,42,5,3 24,42,5,3 38,42,5,3 48,42,5,3', '#').dashes('0,46,9 55,46,11 30,47,6', '#');
  c.front(
    1,
    (l) =>
      l
        .discs('24,12,5 29,12,5', '.')
        .rects('26,4,2,5', '.')
        .blob('28,5 33,2 34,5 30,7', '.')
        .curve('21,11 22,14 24,15', 1.2, '#'),
    '#',
  );
  return scene(
    'hedgehog-with-apple',
    'Supper on the back',
    'Ужин на спине',
    'hedgehog, apple, spines, evening | ёжик, яблоко, иголки, вечер',
    'animals',
    c,
  );
}

/** A sneaker of canvas, laced. */
function sneaker() {
  const c = new Print(66, 54).rect(0, 0, 66, 54, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.polygon('7,5 27,3 31,14 39,25 54,32 61,37 62,45 5,45 5,30', '#');
    l.blob('45,33 54,32 61,37 63,44 45,44', '.').contour('.', 1, 1);
    l.rects('4,44,60,7', '.').stroke('4,44 63,44', 1.4, '#').stroke('4,51 63,51', 1.6, '#');
    l.rects('4,44,1,8 63,44,1,8', '#').rects('6,47,56,1', '#');
    l.polygon('25,4 28,3 32,14 40,25 48,31 44,33 36,28 28,16', '.');
    l.discs('16,18,6.4', '.')
      .discs('16,18,5.2', '#')
      .polygon(
        '16,13 17.6,17 21,17 18.4,19.4 19.4,23 16,20.8 12.6,23 13.6,19.4 11,17 14.4,17',
        '.',
      );
    l.stroke('8,34 30,34', 1, '.').rects('5,30,3,12', '.').rects('6,32,1,8', '#');
    for (const [x, y] of [
      [24, 8],
      [27, 15],
      [31, 21],
      [36, 26],
    ])
      l.stroke(
        [
          [x, y],
          [x + 7, y - 3],
        ],
        1.6,
        '#',
      ).discs([[x - 1, y + 1, 1]], '.');
  });
  c.front(1, (l) =>
    l.curve('28,6 37,2 44,6 39,10 31,6', 1.3, '#').curve('31,7 40,12 46,17', 1.3, '#'),
  );
  return scene(
    'sneaker-with-laces',
    'Ready to run',
    'Готов бежать',
    'shoe, laces, star, rubber | кеды, шнурки, звезда, резина',
    'clothing',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [alarmClock(), toadstools(), hedgehog(), sneaker()];
