/** Prints in black: monuments, gardens and a few surprises. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

function stoneHeads() {
  const c = new Print(62, 50);
  c.rect(0, 0, 62, 36, 's')
    .hatch('s', 'rows', 'light')
    .discs('14,9,6', '.')
    .below((x) => 34 - 3 * Math.sin(x / 14), '#');
  const head = (l, x, y, k) => {
    const at = (path) =>
      path
        .split(' ')
        .map((t) => t.split(',').map(Number))
        .map(([a, b]) => [x + a * k, y + b * k]);
    l.polygon(at('-7,-16 6,-16 8,-8 8,10 10,22 -9,22 -8,8 -8,-8'), '#');
    l.polygon(at('-6,-9 -1,-8 -1,-5 -6,-5'), '.').polygon(at('2,-8 6,-9 6,-5 2,-5'), '.');
    l.polygon(at('-1,-6 2,-6 4,3 -3,3'), '.')
      .polygon(at('-4,7 5,7 5,9 -4,9'), '.')
      .polygon(at('-5,13 6,13 6,14.2 -5,14.2'), '.');
  };
  c.front(1, (l) => head(l, 50, 20, 0.7));
  c.front(1, (l) => head(l, 34, 22, 0.95));
  c.front(1, (l) => head(l, 14, 27, 1.15));
  c.dashes('26,45,12 44,41,11 42,47,16 29,48,5', '.');
  return scene(
    'stone-heads',
    'Stone heads on an island',
    'Каменные головы на острове',
    'statues, Pacific, hill, riddle | статуи, океан, холм, загадка',
    'places',
    c,
  );
}

function hourglassAndSand() {
  const c = new Print(44, 60).rect(0, 0, 44, 60, '#');
  c.stars('5,8 38,12 6,34 39,40', '.').rects('10,20,2,2 35,25,2,2 3,50,2,2 40,53,2,2', '.');
  c.front(
    1,
    (l) => {
      l.rects('7,1,30,5 7,54,30,5', '.')
        .rects('9,3,26,1 9,56,26,1', '#')
        .rects('9,6,2,48 33,6,2,48', '.');
      l.blob(
        '22,6 12,7 12,18 17,25 20.6,30 17,35 12,42 12,53 22,54 32,53 32,42 27,35 23.4,30 27,25 32,18 32,7',
        '.',
      );
      l.polygon('14,16 30,16 26,24 22.6,29 21.4,29 18,24', '#')
        .rect(21, 29, 2, 16, '#')
        .polygon('13,53 15,48 22,43 29,48 31,53', '#');
      l.rects('15,9,1,5 15,40,1,5', '#').rects('24,20,2,1 17,50,3,1 24,48,2,1', '.');
    },
    '#',
  );
  return scene(
    'hourglass-by-night',
    'Running sand',
    'Бегущий песок',
    'hourglass, time, stars, glass | песочные часы, время, звёзды, стекло',
    'things',
    c,
  );
}

function sunflowersInVase() {
  const c = new Print(52, 60);
  c.rect(0, 0, 52, 46, 's')
    .hatch('s', 'columns', 'light')
    .rect(0, 46, 52, 14, '#')
    .rects('0,49,12,1 40,50,12,1 4,56,10,1 36,57,12,1', '.');
  const bloom = (l, x, y, r, count) => {
    for (let k = 0; k < count; k++) {
      const at = (far, part) => away(x, y, far, ((k + part) * 360) / count);
      l.polygon([at(r * 0.5, -0.5), at(r, 0), at(r * 0.5, 0.5)], '#');
    }
    l.ellipse(x, y, r * 0.7, r * 0.7, '#')
      .ellipse(x, y, r * 0.46, r * 0.46, '.')
      .ellipse(x, y, r * 0.24, r * 0.24, '#');
  };
  c.front(1, (l) =>
    l
      .curve('26,42 24,30 14,18', 2, '#')
      .curve('27,42 27,26 28,12', 2, '#')
      .curve('28,42 32,30 40,22', 2, '#')
      .ellipses('17,33,6,2.6,30 37,34,6,2.6,-30', '#'),
  );
  for (const [x, y, r] of [
    [27, 11, 11],
    [11, 19, 10],
    [41, 21, 10],
    [26, 29, 9],
  ])
    c.front(1, (l) => bloom(l, x, y, r, 12));
  c.front(
    1,
    (l) => {
      l.blob('20,38 32,38 36,46 34,55 26,57 18,55 16,46', '.')
        .contour('.', 1, 2)
        .rects('18,37,16,2', '#')
        .rects('18,46,15,3', '#')
        .rects('20,51,3,2', '#');
    },
    '#',
  );
  return scene(
    'sunflowers-in-ink',
    'Sunflowers by the wallpaper',
    'Подсолнухи у обоев',
    'flowers, still life, petals, table | цветы, натюрморт, лепестки, стол',
    'plants',
    c,
  );
}

function keyholeEye() {
  const c = new Print(50, 58).rect(0, 0, 50, 58, '#');
  for (const y of [4, 52]) c.rect(3, y, 44, 1, '.');
  c.rects('3,4,1,49 46,4,1,49', '.').discs('7,8,1.4 43,8,1.4 7,49,1.4 43,49,1.4', '.');
  c.front(1, (l) => l.discs('25,22,16', '.').polygon('18,32 32,32 38,52 12,52', '.'), '#');
  c.front(0, (l) => {
    l.polygon('10,22 18,14 25,12.6 32,14 40,22 32,29 25,31 18,29', '#').polygon(
      '12,22 19,16 25,14.6 31,16 38,22 31,27.4 25,29 19,27.4',
      '.',
    );
    l.discs('25,21.6,6.4', '#')
      .discs('25,21.6,3.6', '.')
      .discs('25,21.6,2.2', '#')
      .rects('22,17,3,3', '.');
    l.polygon('12,13 20,8 30,8 38,13 38,11 30,6 20,6 12,11', '#').rects(
      '20,33,10,1 21,36,9,1',
      '#',
    );
    l.stroke('16,15 14,12', 1, '#').stroke('34,15 36,12', 1, '#');
    l.polygon('22,38 28,38 34,52 16,52', '#').rects('24,42,1,10', '.');
  });
  return scene(
    'eye-at-keyhole',
    'Eye at the keyhole',
    'Глаз у замочной скважины',
    'door, lock, secret, curious | дверь, замок, тайна, любопытство',
    'people',
    c,
  );
}

function elephantAndTree() {
  const c = new Print(64, 54);
  c.rect(0, 0, 64, 44, 's')
    .hatch('s', 'rows', 'light')
    .discs('46,30,13', '.')
    .below((x) => 44 + Math.sin(x / 5), '#')
    .dashes('4,48,14 26,50,20 50,47,11', '.');
  c.front(1, (l) =>
    l
      .polygon('52,46 54,30 50,22 52,20 56,27 60,18 62,19 58,30 58,46', '#')
      .ellipses('50,16,13,5 60,12,9,4', '#'),
  );
  c.front(1, (l) => {
    l.blob('14,18 22,13 32,13 40,18 42,27 40,34 30,36 18,36 12,30', '#').rects(
      '14,32,6,15 22,33,5,14 31,33,5,14 36,30,5,17',
      '#',
    );
    l.blob('4,18 10,11 17,13 20,20 17,28 10,30 5,26', '#')
      .curve('7,26 4,34 5,42 9,44', 3.6, '#')
      .polygon('9,29 12,28 4,38 2,36', '.');
    l.curve('14,14 20,18 19,26 15,29 13,24', 1.1, '.')
      .rect(8, 19, 2, 2, '.')
      .curve('41,22 45,27 44,33', 1.4, '#')
      .rects('15,46,4,1 23,46,3,1 32,46,3,1 37,46,3,1', '.');
  });
  return scene(
    'elephant-at-sunset',
    'Elephant at sunset',
    'Слон на закате',
    'savanna, acacia, sun, Africa | саванна, акация, солнце, Африка',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  stoneHeads(),
  hourglassAndSand(),
  sunflowersInVase(),
  keyholeEye(),
  elephantAndTree(),
];
