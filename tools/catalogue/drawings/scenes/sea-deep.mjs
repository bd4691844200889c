/** Life in the deep. */
import { Stage, scene } from './stage.mjs';

function coralReef() {
  const c = new Stage(56, 44);
  c.below((x) => 38 - 2 * Math.sin(x / 7), 't');
  c.stroke('6,40 6,28', 2, 'r')
    .stroke('6,34 2,30 2,25', 2, 'r')
    .stroke('6,32 10,28 10,22', 2, 'r')
    .stroke('6,30 6,21', 2, 'r');
  c.curve('48,42 50,34 47,27 49,18', 2, 'g')
    .curve('53,42 51,35 54,28 52,22', 2, 'g')
    .curve('44,42 45,36 43,31', 2, 'g');
  c.ellipse(34, 38, 5, 4, 'v')
    .rects('31,32,2,4 34,30,2,5 37,32,2,4', 'v')
    .ellipse(20, 39, 5, 2.6, 'v');
  const fish = (x, y, size, ink, stripe, way) => {
    c.ellipse(x, y, size, size * 0.62, ink).polygon(
      [
        [x - way * size * 0.7, y],
        [x - way * size * 1.6, y - size * 0.6],
        [x - way * size * 1.6, y + size * 0.6],
      ],
      ink,
    );
    c.replace(
      ink,
      stripe,
      (px, py) =>
        Math.abs(px - x + way * size * 0.15) < size * 0.17 &&
        Math.abs(py - y) < size &&
        Math.abs(px - x) < size,
    );
    c.rect(Math.round(x + way * size * 0.55 - 1), Math.round(y - 1.4), 2, 2, 'w').dot(
      Math.round(x + way * size * 0.55 - (way > 0 ? 0 : 1)),
      Math.round(y - 1),
      'k',
    );
  };
  fish(18, 11, 7, 'r', 'w', 1);
  fish(37, 19, 6, 'y', 'k', -1);
  fish(20, 27, 5, 'y', 'v', 1);
  c.rects('30,5,3,3 32,10,2,2 27,17,2,2 46,7,3,3 48,12,2,2', 'w');
  c.polygon('27,41 24,37.4 22.6,40.4', 't');
  return scene(
    'coral-reef',
    'Coral reef',
    'Коралловый риф',
    'fish, sea, seaweed | рыбы, море, водоросли',
    'sea',
    c,
    {
      '.': '#3f8fc9 water',
      t: '#f3e0c0 sand',
      v: '#6b3f96 violet',
      r: '#e8553f coral',
      g: '#1f7a55 seaweed',
    },
  );
}

function octopus() {
  const c = new Stage(46, 42);
  for (const [path, width] of [
    ['17,22 10,24 5,22 3,17', 3.4],
    ['16,25 9,30 3,30 1.6,34', 3.2],
    ['19,26 13,34 7,38 4,40', 3.4],
    ['21,27 19,36 17,40 13,40', 3.4],
  ])
    c.curve(path, width, 'm');
  c.blob('23,3 31,6 34,14 31,22 29,27 17,27 15,22 12,14 15,6', 'm');
  c.ellipses('17.6,16,3.6,4', 'w')
    .rect(18, 15, 2, 4, 'k')
    .ellipses('15,7,1.6,1.2 19,5.6,1.2,1 14,10.6,1,1', 'p');
  c.mirror().replace('k', 'k').rects('20,22,6,1 21,23,4,1', 'k').dots('5,25 4,30', 'p');
  c.rects('6,23,2,1 9,25,2,1 5,31,2,1 9,36,2,1 12,33,2,1 18,33,2,1 16,37,2,1', 'p').mirror();
  c.rects('20,22,6,1 21,23,4,1', 'k').below((x) => 40 - Math.sin(x / 4), 't');
  c.dots('5,25 40,25', 'm');
  return scene(
    'octopus',
    'Smiling octopus',
    'Весёлый осьминог',
    'sea, tentacles, eyes | море, щупальца, глаза',
    'sea',
    c,
    {
      '.': '#bfe4ee water',
      m: '#a83a78 magenta',
      p: '#e58fb4 pink',
      t: '#d9ab62 sand',
      w: '#ffffff white',
    },
  );
}

function seahorse() {
  const c = new Stage(34, 50);
  c.curve('18,12 20,20 21,27 18,35 13,40 11,44 14,47 18,46 18,43', 3.4, 'o').blob(
    '16,14 22,16 26,23 25,30 19,36 15,34 15,28 17,22',
    'o',
  );
  c.blob('13,5 19,4 22,9 20,14 15,14 12,11', 'o')
    .polygon('14,8 4,10.4 4,13 14,13', 'o')
    .rect(3, 9, 2, 5, 'o');
  c.polygon('14,6 13,1 17,4', 'e')
    .polygon('17,5 19,0 20,6', 'e')
    .polygon('20,7 24,4 22,11', 'e')
    .polygon('25,20 31,19 32,26 26,28', 'e')
    .rects('28,21,1,5 30,21,1,4', 'y');
  c.discs('15.6,8.6,2', 'w').rect(15, 8, 1, 2, 'k');
  for (const y of [19, 22, 25, 28, 31])
    c.replace('o', 'y', (x, py) => py > y && py < y + 1 && x < 21 - Math.abs(y - 25) * 0.2);
  c.replace('o', 'e', (_, y) => y > 36 && y < 37).replace('o', 'e', (_, y) => y > 39 && y < 40);
  c.curve('4,50 6,44 3,38 5,32', 1.8, 'g')
    .curve('29,50 27,44 30,39 28,34', 1.8, 'g')
    .curve('24,50 25,46 23,42', 1.6, 'g')
    .rects('5,21,3,3 8,27,2,2 4,3,3,3 10,4,2,2', 'w');
  return scene(
    'seahorse',
    'Seahorse',
    'Морской конёк',
    'sea, seaweed, bubbles | море, водоросли, пузырьки',
    'sea',
    c,
    {
      '.': '#3a7fc0 water',
      e: '#b3471d rust',
      o: '#f29a2e orange',
      y: '#fbdc6a yellow',
      g: '#4fae5f seaweed',
    },
  );
}

function jellyfish() {
  const c = new Stage(40, 50);
  const jelly = (x, y, r, long, ink, lines) => {
    for (const [i, at] of [-0.75, -0.4, 0, 0.4, 0.75].entries()) {
      c.curve(
        [
          [x + at * r, y],
          [x + at * r + (i % 2 ? 1.6 : -1.6), y + long * 0.35],
          [x + at * r + (i % 2 ? -1.2 : 1.2), y + long * 0.7],
          [x + at * r, y + long * (i % 2 ? 1 : 0.86)],
        ],
        1.3,
        lines,
      );
    }
    c.where((px, py) => Math.hypot((px - x) / r, (py - y) / (r * 0.9)) < 1 && py < y + 1, ink);
    for (let k = -3; k < 3; k++) c.ellipse(x + ((k + 0.5) * r) / 3, y + 1, r / 6.4, 1.4, ink);
  };
  jelly(16, 15, 12, 30, 'p', 'm');
  c.ellipse(11, 9, 3, 1.8, 'w', -35).ellipse(17, 12, 1.4, 1.2, 'w').ellipse(23, 12, 1.6, 1.4, 'w');
  jelly(32, 33, 6, 15, 'q', 's');
  c.rects('31,6,3,3 34,13,2,2 4,37,3,3 6,45,2,2', 's');
  return scene(
    'jellyfish',
    'Two jellyfish',
    'Две медузы',
    'sea, deep, tentacles | море, глубина, щупальца',
    'sea',
    c,
    {
      '.': '#16305e deep',
      p: '#f2a2c4 pink',
      m: '#b0488f magenta',
      q: '#2aa7a0 teal',
      s: '#93d0ea pale blue',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [coralReef(), octopus(), seahorse(), jellyfish()];
