/**
 * The two largest pictures: a sunset by the sea (80 x 80) and a village by a lake (100 x 100).
 */
import { Canvas, toPoints } from './canvas.mjs';

/** A palm tree: a bent trunk from `foot` to `crown` and eight hanging leaves. */
function palm(c, foot, crown, reach) {
  const [fx, fy] = foot;
  const [cx, cy] = crown;
  c.curve([foot, [(fx + cx) / 2 + (fx - cx) * 0.28, (fy + cy) / 2], crown], 2.4, 'k');
  for (const [across, lift, drop] of toPoints(
    '-1,0.28,0.12 -0.72,0.2,0.62 -0.62,0.62,-0.3 0.25,0.5,-0.62 0.95,0.45,-0.02 0.85,0.16,0.5',
  )) {
    const midX = cx + across * reach * 0.5;
    const midY = cy - lift * reach;
    c.blob(
      [crown, [midX, midY], [cx + across * reach, cy + drop * reach], [midX, midY + reach * 0.26]],
      'k',
    );
  }
  return c.ellipse(cx + 0.4, cy + 1.6, 1.9, 1.6, 'k');
}

/** Bands of evening sky, the sun, and clouds lit from below. */
function eveningSky(c) {
  const bands = toPoints('-9,12 12,24 24,36 36,48');
  for (const [i, [top]] of bands.entries()) {
    c.where((x, y) => y > top + Math.sin(x / 7 + i) * 1.6 && y < 50, 'vmro'[i]);
  }
  c.ellipse(44, 42, 15, 15, 'y').ellipse(44, 42, 11.6, 11.6, 'w');
  c.blob('2,18 12,15.5 24,17.5 30,19.6 16,20.6 4,20', 'o');
  c.blob('50,9 62,6.5 74,8.5 66,11 54,11', 'r');
  c.blob('54,27 66,25 79,27.5 70,29.6 58,29', 'y');
  c.blob('40,16.5 48,15 57,17 48,18.5', 'o').blob('14,30 24,28.4 32,30.4 22,32', 'y');
  c.stamp(57, 17, 'kk   kk|  k k|   k').stamp(68, 15, 'kkk   kkk|   k k|    k');
  return c.stamp(60, 22, 'k   k| k k|  k');
}

/** The sea from row 50 down, with a path of light under the sun. */
function eveningSea(c) {
  const apart = (x) => Math.abs(x - 44);
  c.where((_, y) => y > 49, 'b');
  c.where((x, y) => y > 49 && apart(x - 2.2 * Math.sin(y * 1.7)) < 12.5 - (y - 49) * 0.2, 'o');
  c.where((x, y) => y > 49 && apart(x + 2.4 * Math.sin(y * 2.1)) < 8.5 - (y - 49) * 0.22, 'y');
  c.replace('o', 'b', (x, y) => y > 52 && Math.floor(y) % 4 === 1 && apart(x) > 5);
  c.where((x, y) => y > 53 && Math.floor(y) % 5 === 2 && Math.abs(x - 12 - y / 5) < 8, 'm');
  return c.where((x, y) => y > 50 && Math.floor(y) % 6 === 3 && Math.abs(x - 75) < 9 - y / 12, 'm');
}

function sunset() {
  const c = eveningSky(new Canvas(80, 80));
  c.polygon('0,50 0,43 7,39.5 14,42 21,46 30,50', 'v');
  c.polygon('60,50 70,44.5 76,46.6 80,45 80,50', 'v');
  eveningSea(c);
  c.polygon('58,55 70,55 68,58.5 60,58.5', 'k').rect(64, 40, 1, 15, 'k');
  c.polygon('65,41 71,53.5 65,53.5', 'k').polygon('63,44 63,53.5 58.5,53.5', 'k');
  const shore = (x) =>
    73 -
    7 * Math.exp(-(((x - 14) / 17) ** 2)) -
    2.6 * Math.sin((x + 6) / 11) -
    Math.max(0, x - 60) * 0.12;
  c.where((x, y) => y > shore(x), 'k');
  palm(c, [16, 70], [24, 27], 17);
  return palm(c, [10, 70], [8, 41], 10).rows();
}

/**
 * A house front with its roof, a door and two windows; `left`, `top` is the corner under the eaves.
 */
function house(c, left, top, width, height, roof) {
  c.rect(left, top, width, height, 'w').polygon(
    [
      [left - 2, top + 0.2],
      [left + width / 2, top - width * 0.62],
      [left + width + 2, top + 0.2],
    ],
    roof,
  );
  c.rect(left + 1, top + 2, 3, 3, 'n')
    .rect(left + width - 4, top + 2, 3, 3, 'n')
    .rect(left + 2, top + 2, 1, 3, 'y')
    .rect(left + width - 3, top + 2, 1, 3, 'y');
  return c.rect(left + width / 2 - 1.5, top + height - 5, 3, 5, 'n');
}

function fir(c, cx, top, height) {
  for (let i = 0; i < 3; i++) {
    const from = top + (i * height) / 4.5;
    const to = top + (height * (i + 2)) / 4;
    c.polygon(
      [
        [cx, from],
        [cx + 2 + (i + 1) * height * 0.1, to],
        [cx - 2 - (i + 1) * height * 0.1, to],
      ],
      'd',
    );
  }
  return c.rect(cx - 1, top + height, 2, 2, 'n');
}

function daySky(c) {
  c.ellipse(14, 12, 8, 8, 'y');
  for (const [x, y, w, h] of toPoints('13,0,2,3 13,21,2,4 1,11,4,2 23,11,3,2'))
    c.rect(x, y, w, h, 'y');
  const clouds = '42,10,9,3 38,8,5,4.4 46,7.6,6,4 88,25,10,2.6 85,23,5,3.6 92,23.6,4,3';
  for (const [x, y, rx, ry] of toPoints(clouds)) c.ellipse(x, y, rx, ry, 'w');
  c.blob('66,3 72,5 73.6,10.5 70,16 68,19 64,19 62,16 58.4,10.5 60,5', 'r');
  c.replace('r', 'y', (x, y) => y < 20 && Math.abs(x - 66) > 2.2 && Math.abs(x - 66) < 5);
  return c.rect(64, 19, 1, 3, 'n').rect(67, 19, 1, 3, 'n').rect(64, 22, 4, 3, 'n');
}

/** Three snowy peaks, a wooded hill and the meadow in front of them. */
function mountains(c) {
  c.polygon('-6,62 12,34 20,42 34,20 47,40 53,34 70,60', 's');
  c.polygon('40,62 58,44 66,36 80,24.5 92,40 106,56 106,62', 's');
  c.polygon('34,20 27,30.5 30.5,29 33,32.5 36,29 38.6,32 40.8,30.4', 'w');
  c.polygon('80,24.5 71.5,31.6 75,31 78,35 81,31.6 84,34.6 87.3,34', 'w');
  c.polygon('12,34 8.2,40 12,39 15.6,41 16.4,38.6', 'w');
  c.where((x, y) => y > 56 - 4 * Math.sin(x / 17 + 0.4) - 1.5 * Math.sin(x / 6), 'd');
  return c.where((x, y) => y > 61 - 3 * Math.sin(x / 20 + 2.2), 'g');
}

function lake(c) {
  c.blob('56,74 72,70 92,71 106,74 106,94 84,95 62,90 52,82', 'b');
  for (const [x, y, w] of toPoints('60,78,7 86,76,8 78,90,9 66,86,5 90,84,7'))
    c.rect(x, y, w, 1, 'w');
  c.polygon('70,84 82,84 80,88 72,88', 'n').rect(76, 73, 1, 11, 'n');
  return c.polygon('77,73.4 83,82.5 77,82.5', 'w').polygon('75,76 75,82.5 71.5,82.5', 'r');
}

function church(c) {
  c.rect(29, 52, 10, 24, 'w').polygon('28,52.2 34,33 40,52.2', 'r');
  c.rect(33, 29, 2, 5, 'n').rect(32, 30, 4, 1, 'n');
  c.ellipse(34, 57, 3, 3, 'n').ellipse(34, 57, 2, 2, 'y').stamp(33, 56, ' n|nn');
  c.rect(39, 62, 13, 14, 'w').polygon('39,62.2 42,55 54,62.2', 'r').rect(39, 55, 4, 7, 'r');
  for (const [x, y, w, h] of toPoints('32,69,4,7 42,66,2,5 47,66,2,5 33,63,2,4'))
    c.rect(x, y, w, h, 'n');
  return c;
}

function garden(c) {
  const flowers = '6,84 16,88 24,83 10,94 48,86 44,95 56,95 22,95';
  for (const [x, y] of toPoints(flowers)) c.stamp(x, y - 1, ' r|ryr| r| d');
  c.rect(0, 80, 26, 1, 'n').rect(0, 78, 26, 1, 'n');
  for (let x = 1; x < 26; x += 6) c.rect(x, 77, 2, 6, 'n');
  return c;
}

function village() {
  const c = lake(mountains(daySky(new Canvas(100, 100))));
  church(c.curve('34,76 31,84 38,92 34,101', 6, 'y'));
  for (const [x, top, height] of toPoints('25,58,16 4,55,18')) fir(c, x, top, height);
  house(c, 8, 66, 13, 11, 'r');
  house(c, 59, 58, 11, 9, 'r');
  house(c, 75, 56, 13, 10, 'n');
  for (const [x, top, height] of toPoints('94,52,19 54,52,15')) fir(c, x, top, height);
  return garden(c).rows();
}

/** Name, title, format, inks and rows of each picture; see `./draw-puzzles.mjs`. */
export const pictures = [
  {
    name: 'sunset',
    title: 'Sunset by the sea',
    format: 'xml',
    inks: {
      v: '#4b2a6b violet',
      m: '#9c3f7c mauve',
      r: '#d8504f red',
      o: '#f28b3c orange',
      y: '#fbc95a yellow',
      w: '#fdf0b5 pale yellow',
      b: '#33518f blue',
      k: '#1d1630 dark',
    },
    rows: sunset(),
  },
  {
    name: 'village',
    title: 'Village by the lake',
    format: 'json',
    inks: {
      '.': '#bfe3f7 sky',
      y: '#f7cf53 yellow',
      w: '#ffffff white',
      s: '#8c94a6 slate',
      d: '#2f6b46 fir green',
      g: '#86b94f meadow',
      b: '#3c7fb8 lake',
      r: '#c23b2e red',
      n: '#5c3b24 brown',
    },
    rows: village(),
  },
];
