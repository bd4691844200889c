/** Scenes in colour: dark skies with something bright in them. */
import { onto, rain } from './light.mjs';
import { Stage, scene } from './stage.mjs';

/** A camel with its load, walking left, its feet at (x, y). */
function camel(c, x, y) {
  c.ellipse(x, y - 8, 5, 2.6, 'k')
    .blob(
      [
        [x - 3, y - 9],
        [x, y - 13],
        [x + 3, y - 9],
      ],
      'k',
    )
    .curve(
      [
        [x - 4, y - 8],
        [x - 7, y - 8],
        [x - 8, y - 13],
      ],
      1.6,
      'k',
    )
    .rect(x - 11, y - 14, 4, 2, 'k')
    .rect(x - 4, y - 7, 1, 7, 'k')
    .rect(x - 2, y - 7, 1, 7, 'k')
    .rect(x + 2, y - 7, 1, 7, 'k')
    .rect(x + 4, y - 8, 1, 8, 'k')
    .curve(
      [
        [x + 4, y - 9],
        [x + 6, y - 6],
      ],
      1,
      'k',
    )
    .rect(x - 1, y - 10, 3, 4, 'r')
    .rect(x - 1, y - 8, 3, 1, 'y');
}

/** Camels before a great moon, and a small fox that counts them. */
function caravan() {
  const c = new Stage(84, 60);
  c.stars('6,6 12,20 18,3 76,5 70,24 81,17 67,9 4,30 79,32', 'c');
  c.discs('42,24,21', 'c').discs('34,15,4 50,27,5 38,30,2.6 49,12,2.4 30,24,2', 'y');
  const crest = (x) => 43 + 2.5 * Math.sin(x / 14 + 2.2);
  c.below(crest, 'o');
  for (const x of [25, 42, 59]) camel(c, x, Math.round(crest(x)));
  c.stroke('33,31 39,31', 1, 'k').stroke('50,32 56,31', 1, 'k');
  c.below((x) => 49 - 6 * Math.sin((x - 20) / 26), 'e');
  c.where(
    (x, y) => y > 49 - 6 * Math.sin((x - 20) / 26) && y < 51 - 6 * Math.sin((x - 20) / 26),
    'y',
  );
  c.dashes('36,48,12 50,53,16 30,55,10 70,58,10 56,48,8', 'o');
  c.curve('70,62 71,52 69,46', 2.4, 'k')
    .curve('69,46 63,44 60,48', 1.6, 'k')
    .curve('69,46 65,40 61,41', 1.6, 'k')
    .curve('69,46 72,40 77,41', 1.6, 'k')
    .curve('69,46 75,45 79,49', 1.6, 'k');
  c.blob('8,59 9,52 13,49 17,52 18,60', 'c')
    .blob('8,49 10,44 15,44 18,49 13,53', 'c')
    .polygon('9,46 4,36 12,43', 'c')
    .polygon('15,43 22,36 18,47', 'c')
    .polygon('8,43 6.5,39 10,43', 'r')
    .polygon('17,43 20,39 18,44', 'r')
    .dots('10,46 11,47 15,46 16,47', 'k')
    .rects('12,50,3,1', 'k')
    .blob('17,58 24,53 29,55 26,60 18,61', 'c')
    .rects('26,54,3,2', 'k');
  return scene(
    'caravan-and-moon',
    'The fox counts to three',
    'Лисёнок считает до трёх',
    'camels, desert, moon, fennec | верблюды, пустыня, луна, фенек',
    'places',
    c,
    {
      '.': '#2b2560 night',
      c: '#fbeecb moon',
      y: '#f0c968 gold',
      o: '#c9742f dune',
      e: '#8a3f2c dark dune',
      k: '#140f26 shadow',
      r: '#c8304a red',
    },
  );
}

/** Lightning behind a barn, and a scarecrow that came prepared. */
function stormOverWheat() {
  const c = new Stage(76, 62);
  c.blob('-4,-6 80,-6 80,15 70,19 60,15 52,20 42,16 33,21 24,16 14,20 6,15 -4,18', 'n')
    .blob('-4,-6 40,-6 36,8 26,11 18,8 8,12 -4,9', 'k')
    .blob('46,-6 80,-6 80,9 68,12 58,8 50,6', 'k');
  rain(c, '.', 'n', { step: 8, steep: 6, dash: 6 });
  onto(c, 'n.', () => c.where((x, y) => x > 26 && x < 50 && y > 22 && y < 44, '.'));
  c.polygon('43,15 49,15 46,26 50,26 42,43 44,31 39.6,31', 'w').stroke(
    '46,27 49,33 48,36 50,41',
    1,
    'w',
  );
  c.rects('0,42,76,3', 'y');
  c.rects('52,28,18,16', 'r')
    .polygon('50,29 55,21 61,17 67,21 72,29', 'r')
    .stroke('50,29 55,21.4 61,17.4 67,21.4 72,29', 1.6, 'w')
    .rects('57,34,8,10', 'w')
    .rects('58,35,6,9', 'k')
    .stroke('58,35 64,44', 1, 'w')
    .stroke('64,35 58,44', 1, 'w')
    .rects('59,23,4,4', 'w')
    .rects('60,24,2,2', 'k');
  c.rects('2,38,6,5 10,36,8,7 20,39,5,4', 'g').discs('5,37,4 14,34,5 22,38,3', 'g');
  c.below((x) => 44 + Math.sin(x / 8), 'y');
  onto(c, 'y', () => {
    for (let x = 1; x < 76; x += 5)
      c.stroke(
        [
          [x, 62],
          [x + 1.6, 50 + ((x * 7) % 5)],
        ],
        1,
        'o',
      );
    for (let x = 3; x < 76; x += 5) c.rect(x, 47 + ((x * 3) % 7), 1, 3, 'o');
  });
  c.rects('18,30,2,26', 'o').rects('9,36,20,2', 'o');
  c.polygon('13,35 25,35 24,50 26,55 12,55 14,50', 'r')
    .rects('8,35,6,3 24,35,6,3', 'r')
    .rects('15,42,3,3', 'y')
    .rects('20,47,3,3', 'g')
    .rects('6,35,2,4 30,35,2,4', 'o');
  c.discs('19,31,4', 'o')
    .rects('17,30,1,1 20,30,1,1', 'k')
    .rects('17,33,4,1', 'k')
    .rects('13,27,12,1 15,23,8,4', 'k')
    .rects('15,26,8,1', 'r');
  c.rects('30,17,1,21', 'k')
    .where((x, y) => y < 24 && Math.hypot((x - 30.5) / 11, (y - 24) / 9) < 1, 'g')
    .where((x, y) => y < 24 && Math.hypot((x - 30.5) / 4, (y - 24) / 9) < 1, 'w')
    .rects('30,13,1,3', 'k');
  c.blob('5,33 8,30 11,32 12,35 8,35', 'k').rects('11,31,3,1', 'y').polygon('6,33 2,34 5,35', 'k');
  return scene(
    'storm-over-wheat',
    'Came prepared',
    'Пришёл подготовленным',
    'storm, lightning, barn, scarecrow | гроза, молния, амбар, пугало',
    'places',
    c,
    {
      '.': '#9d8fc0 violet sky',
      n: '#55508a cloud',
      k: '#231f3a dark',
      y: '#f2c544 wheat',
      o: '#b9761f straw',
      r: '#b52b34 red',
      g: '#2f8058 green',
    },
  );
}

/** One paper lantern with its light: middle and half of its width. */
function lantern(c, x, y, r) {
  c.rect(x - r, y - r, 2 * r, 2 * r + 1, 'o')
    .rect(x - r - 1, y - r + 1, 2 * r + 2, 2 * r - 1, 'o')
    .rect(x - r + 1, y, 2 * r - 2, r + 1, 'y')
    .rect(x - 1, y + r - 1, 2, 2, 'w');
}

/** Paper lanterns rise over a river with a bridge. */
function lanterns() {
  const c = new Stage(68, 80);
  c.dots('4,3 16,8 30,4 46,2 60,9 3,18 24,16 64,22 40,20 9,30 53,33 34,33 66,36 1,40', 'w');
  c.each('12,14,3 38,10,4 56,18,3 24,26,4 46,28,3 8,40,2 61,40,2 34,40,2 18,5,2 51,6,2', lantern);
  c.polygon('0,52 10,44 20,50 32,42 46,51 58,43 68,50 68,56 0,56', 'b');
  c.rects('50,39,14,14', 'k')
    .polygon('46,40 50,35 64,35 68,40', 'k')
    .polygon('49,33 52,28 62,28 65,33', 'k')
    .rects('52,33,10,3', 'k')
    .polygon('53,27 57,22 61,27', 'k')
    .rects('52,42,3,4 57,42,3,4 61,42,2,4', 'y')
    .rects('55,30,4,2', 'y');
  c.below(54, '.');
  c.where((x, y) => {
    const far = Math.hypot((x - 26) / 26, (y - 64) / 20);
    return y < 64 && far < 1 && Math.hypot((x - 26) / 20, (y - 64) / 13) > 1;
  }, 'r');
  c.where((x, y) => y < 64 && Math.abs(Math.hypot((x - 26) / 26, (y - 59) / 20) - 1) < 0.035, 'r');
  for (const x of [6, 12, 19, 26, 33, 40, 46]) {
    c.rect(x, 64 - 20 * Math.sqrt(1 - ((x - 26) / 26) ** 2) - 5, 1, 6, 'r');
  }
  c.rects('0,60,6,20', 'k').rects('47,62,21,3', 'k').polygon('0,62 7,62 10,80 0,80', 'k');
  for (const [x, robe] of [
    [21, 'm'],
    [30, 'b'],
  ]) {
    c.polygon(
      [
        [x - 2, 33],
        [x + 2, 33],
        [x + 3.4, 45],
        [x - 3.4, 45],
      ],
      robe,
    )
      .discs([[x, 31, 2.2]], 'k')
      .rect(x - 1, 28, 2, 1, 'm');
  }
  c.stroke('23,35 28,35', 1, 'w');
  c.each('14,68,4 38,71,5 56,70,3 26,76,3 48,77,3', (s, x, y, r) => {
    s.rect(x - r, y, 2 * r, 1, 'o').rect(x - r + 2, y + 2, 2 * r - 3, 1, 'y');
  });
  c.dashes('52,57,8 60,60,7 10,73,6 60,75,8 30,66,7', 'b');
  c.polygon('54,66 66,66 64,69 56,69', 'w').rects('58,62,4,4', 'o').rects('59,63,2,3', 'y');
  return scene(
    'lanterns-over-river',
    'A hundred wishes go up',
    'Сто желаний летят вверх',
    'lanterns, river, bridge, night | фонарики, река, мост, ночь',
    'places',
    c,
    {
      '.': '#1d2452 night',
      b: '#3f5fae blue',
      k: '#05060f black',
      o: '#f08a2a orange',
      y: '#ffdf5e light',
      r: '#b8263c bridge',
      m: '#d965a8 pink',
    },
  );
}

/** A petrol station at the end of the road, and its only customer. */
function lastStation() {
  const c = new Stage(84, 58);
  c.stars('28,5 42,12 57,4 24,15 81,20 52,18 3,18', 'w');
  c.discs('72,10,5', 'w').discs('74.6,8.6,4.4', '.');
  c.polygon('0,40 0,30 8,24 16,28 26,20 34,27 44,30 84,33 84,40', 'v');
  c.polygon('22,23 26,19.6 30,23.6 28,24 26,22.6 24,24', 'w');
  c.rects('18,17,2,3 17,16,4,2 21,15,1,2 20,14,1,3', '.');
  c.below(40, 'k').polygon('0,47 84,43 84,58 0,58', 'k');
  c.rects('36,22,40,4', 'r')
    .rects('36,22,40,1 36,25,40,1', 'w')
    .rects('42,26,2,18 68,26,2,18', 'w');
  c.rects('58,29,26,15', 't')
    .rects('58,28,26,1', 'r')
    .rects('61,32,10,8', 'y')
    .rects('74,32,6,12', 'y')
    .rects('65,32,1,8', 't')
    .rects('62,36,2,4', 'r')
    .rects('67,35,3,5', 't')
    .rects('76,37,1,2', 'r');
  c.polygon('44,26 54,26 58,44 38,44', 'y');
  c.rects('46,33,5,11', 'r')
    .rects('47,35,3,3', 'w')
    .discs('48.5,30.6,2.6', 'w')
    .rects('48,30,1,1', 'r')
    .curve('51,36 53,38 52,43', 1, 'k');
  c.rects('8,14,2,30 5,8,12,9', 'w')
    .rects('6,9,10,7', 'r')
    .polygon('11,10 13,12 13,14 9,14 9,12', 'y');
  c.blob('12,44 14,40 21,39 25,35 34,35 38,39 44,41 44,46 12,46', 'q');
  c.polygon('22,39 25.6,36 29,36 29,39', 'w')
    .polygon('31,36 34,36 36,39 31,39', 'w')
    .rects('12,43,32,1', 'w')
    .discs('18,46,3 38,46,3', 'v')
    .discs('18,46,1.4 38,46,1.4', 'w')
    .rects('43,41,2,2', 'y')
    .rects('12,41,2,2', 'r');
  c.polygon('45,42 60,46 60,52 45,44', 'k');
  c.dashes('2,53,10 20,53,10 38,53,10 56,53,10 74,53,8', 'y');
  c.dashes('4,49,8 50,49,14 70,57,12 14,57,14', 'v');
  c.rects('3,27,3,15 0,30,2,5 0,34,4,2 8,28,2,4 6,31,3,2', 'g');
  return scene(
    'station-at-night',
    'Last petrol for a while',
    'Последний бензин надолго',
    'petrol station, night, car, road | заправка, ночь, машина, дорога',
    'transport',
    c,
    {
      '.': '#1f2a5c night',
      v: '#5a4a96 violet',
      k: '#10121f asphalt',
      r: '#d2303a red',
      t: '#7f8aa8 wall',
      y: '#ffd95a light',
      q: '#2fae9c turquoise',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [caravan(), stormOverWheat(), lanterns(), lastStation()];
