/** Desert, mountains and water. */
import { Stage, scene } from './stage.mjs';

function desertWithCacti() {
  const c = new Stage(50, 42);
  c.discs('38,11,6', 'y');
  c.polygon('0,28 0,17 4,16 12,16 14,23 18,28', 'r').polygon('30,28 33,20 46,20 50,27 50,28', 'r');
  c.rects('1,19,12,1 33,23,14,1', 'o');
  c.below((x) => 27 + 1.5 * Math.sin(x / 8), 'o').below((x) => 34 + 2 * Math.sin(x / 7 + 2), 't');
  const cactus = (x, top, foot, reach) => {
    c.rect(x - 2, top, 4, foot - top, 'g').rect(x - 1, top - 1, 2, 1, 'g');
    const arm = top + Math.round((foot - top) * 0.45);
    c.rects(`${x - 2 - reach},${arm},${reach},2 ${x - 2 - reach},${arm - 5},2,6`, 'g');
    c.rects(`${x + 2},${arm - 3},${reach},2 ${x + reach},${arm - 8},2,6`, 'g');
    c.rect(x - 1, top + 2, 1, foot - top - 3, 'l');
  };
  cactus(22, 9, 36, 5);
  cactus(41, 22, 38, 4);
  c.discs('8,36,4', 'g').rects('6,33,1,6 9,33,1,6', 'l').rect(3, 39, 11, 3, 't').dots('8,31', 'r');
  c.rect(21, 7, 2, 1, 'r').rect(40, 20, 2, 1, 'r');
  return scene(
    'desert-with-cacti',
    'Cactus desert',
    'Пустыня с кактусами',
    'sand, sun, heat | песок, солнце, жара',
    'nature',
    c,
    {
      y: '#ffd52e yellow',
      '.': '#bfe3f0 sky',
      o: '#e08a4a orange sand',
      t: '#edc5a0 sand',
      r: '#b34a32 red rock',
      g: '#2c7d4f green',
      l: '#8bc06a light green',
    },
  );
}

function mountainLake() {
  const c = new Stage(54, 44);
  c.clouds('45,7,6 9,8,5', 'w');
  c.polygon('-4,26 10,12 17,18 28,4 40,18 46,13 60,26', 'a');
  c.polygon('28,4 21.5,12 24,11 26.5,14 29,11 31.5,14 34.6,12', 'w')
    .polygon('10,12 6.2,16 9,15.4 11,17.6 13.6,15.2', 'w')
    .polygon('46,13 43,15.6 46,15.6 48,17.4 50,16.4', 'w');
  c.below((x) => 25 - 1.5 * Math.sin(x / 5), 'd').below(28, 'b');
  c;
  c.below((x) => 41 + 0.02 * (x - 27) ** 2 * -0.3, 'g');
  c.firs('6,18,38,6 48,16,38,6.5 15,26,40,4.5 39,27,40,4.2', 'd', 'e');
  c.polygon('22,36 34,36 32,39 24,39', 'r')
    .rect(28, 27, 1, 9, 'e')
    .polygon('29,28 29,35 34,35', 'w')
    .polygon('28,30 28,35 24,35', 'w');
  return scene(
    'mountain-lake',
    'Mountain lake',
    'Горное озеро',
    'peaks, firs, boat | вершины, ели, лодка',
    'nature',
    c,
    {
      '.': '#bfe3f5 sky',
      g: '#86b94f meadow',
      a: '#8a8fa6 slate',
      b: '#3b7fc0 lake',
      e: '#5c3b24 brown',
    },
  );
}

function waterfall() {
  const c = new Stage(42, 50);
  c.below(8, 'g').clouds('34,6,5', 'w');
  c.polygon('0,14 13,12 15,38 0,42', 'a').polygon('42,13 28,12 26,38 42,42', 'a');
  c.rects('3,18,7,1 5,24,8,1 1,30,6,1 7,34,6,1 30,17,8,1 33,23,7,1 29,29,6,1 33,35,8,1', 'k');
  c.where((x, y) => y > 9 && y < 40 && Math.abs(x - 21) < 6.6 + (y - 9) * 0.02, 's');
  c.rects('16,12,1,9 18,18,1,13 20,10,1,8 22,20,1,14 24,12,1,10 26,24,1,12 17,30,1,8', 'w');
  c.below((x) => 39 + 0.012 * (x - 21) ** 2, 'b').below((x) => 46 + 2 * Math.sin(x / 6), 'g');
  c.ellipses('15,39,3,2 20,40,4,2.4 26,39,3.4,2', 'w').dashes(
    '4,44,5 14,44,6 28,43,6 36,45,4',
    's',
  );
  c.firs('5,0,11,5 13,2,10,4 37,0,11,5', 'd', 'k');
  c.discs('3,43,3 39,44,3', 'a');
  return scene(
    'waterfall',
    'Waterfall',
    'Водопад',
    'river, rocks, forest | река, скалы, лес',
    'nature',
    c,
    {
      '.': '#f9d596 morning',
      s: '#a9dcf2 water',
      g: '#77b255 grass',
      b: '#2f7fc0 blue',
      a: '#8c8c94 rock',
      k: '#3e3f49 dark rock',
      d: '#1f6a40 fir green',
    },
  );
}

function rainbowOverField() {
  const c = new Stage(56, 40);
  for (const [i, ink] of ['r', 'o', 'y', 'g', 'b'].entries())
    c.ring(28, 34, 27 - 2.6 * i, 24.4 - 2.6 * i, ink);
  c.clouds('7,14,6 50,16,6', 'w').below((x) => 29 - 2 * Math.cos(x / 9), 'g');
  for (let i = 0; i < 4; i++)
    c.where((x, y) => y > 30 && Math.abs(y - 33 - 2.4 * i + (x - 28) * 0.06) < 0.7, 'y');
  c.rect(23, 22, 10, 9, 'w')
    .polygon('21,22.3 35,22.3 28,16', 'r')
    .rects('27,26,3,5', 'r')
    .rect(24, 24, 2, 3, 'b')
    .rect(30, 24, 2, 1, 'b');
  return scene(
    'rainbow-over-field',
    'Rainbow over the field',
    'Радуга над полем',
    'rain, farm, sky | дождь, ферма, небо',
    'nature',
    c,
    { '.': '#a9bfd1 grey sky', g: '#4c9e48 green', b: '#2f5fa8 blue' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [desertWithCacti(), mountainLake(), waterfall(), rainbowOverField()];
