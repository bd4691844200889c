/** Large pictures with a foreground and a distance, 36 to 60 cells, drawn with shapes. */
import { Canvas, toPoints } from './canvas.mjs';

function windmill() {
  const c = new Canvas(38, 40);
  c.polygon('13,16 25,16 28.5,37 9.5,37', '#')
    .blob('12,16.5 14,12 19,10 24,12 26,16.5', '#')
    .rect(8, 28, 22, 1, '#')
    .rect(11, 17, 16, 1, '.')
    .rect(9, 29, 20, 1, '.');
  c.rect(17, 31, 4, 6, '.').rect(18, 22, 3, 3, '.').dot(19, 23, '#').rect(19, 22, 1, 3, '#');
  const hub = [19, 14];
  for (const turn of [28, 118, 208, 298]) {
    const ux = Math.cos((turn * Math.PI) / 180);
    const uy = Math.sin((turn * Math.PI) / 180);
    const at = (along, across) => [
      hub[0] + along * ux - across * uy,
      hub[1] + along * uy + across * ux,
    ];
    c.polygon([at(0, -1.6), at(17.5, -1.6), at(17.5, 5), at(4.5, 5), at(3, 1.6), at(0, 1.6)], '.');
    c.polygon([at(5, 0), at(16.5, 0), at(16.5, 4), at(5, 4)], '#').stroke(
      [hub, at(16.6, 0)],
      1.5,
      '#',
    );
  }
  c.ellipse(19, 14, 2, 2, '#').where(
    (x, y) => y > 37 - Math.cos((x - 19) / 9) * 0.9 && y > 36.4,
    '#',
  );
  return c
    .ellipse(3.5, 35, 2.6, 2, '#')
    .rect(3, 35, 1, 3, '#')
    .ellipse(34, 33.5, 3, 3, '#')
    .rect(33, 35, 2, 3, '#')
    .rect(0, 38, 38, 2, '#')
    .rect(4, 38, 7, 1, '.')
    .rect(26, 38, 5, 1, '.')
    .rows();
}

function castle() {
  const c = new Canvas(50, 46);
  const tower = (left, top, width, bottom) => {
    c.rect(left, top, width, bottom - top, '#').rect(left - 1, top, width + 2, 3, '#');
    for (let x = left; x < left + width; x += 2) c.rect(x, top, 1, 1, '.');
  };
  const roof = (cx, top, half, bottom) =>
    c.polygon(
      [
        [cx, top],
        [cx + half, bottom],
        [cx - half, bottom],
      ],
      '#',
    );
  const flag = (x, top, side) =>
    c
      .rect(x, top, 1, 5, '#')
      .rect(side > 0 ? x : x - 4, top, 5, 2, '#')
      .rect(side > 0 ? x + 4 : x - 4, top + (side > 0 ? 1 : 0), 1, 1, '.');
  c.rect(6, 28, 38, 14, '#');
  for (let x = 12; x < 38; x += 3) c.rect(x, 28, 1, 1, '.');
  tower(20, 18, 10, 42);
  roof(25, 6, 6.5, 17);
  c.rect(20, 17, 10, 1, '#').rect(19, 17, 12, 1, '.');
  tower(4, 22, 8, 42);
  tower(38, 20, 8, 42);
  roof(42, 8, 5, 19);
  c.rect(37, 19, 10, 1, '.');
  flag(25, 2, 1);
  flag(8, 17, -1);
  flag(42, 4, -1);
  c.ellipse(25, 36, 4, 5, '.')
    .rect(21, 36, 8, 6, '.')
    .rect(22, 36, 1, 6, '#')
    .rect(24, 33, 1, 9, '#')
    .rect(26, 33, 1, 9, '#')
    .rect(21, 38, 8, 1, '#')
    .rect(21, 35, 8, 1, '#');
  for (const [x, y] of toPoints('7,27 41,25 24,22 41,33 7,34')) c.rect(x, y, 2, 4, '.');
  for (const [x, y] of toPoints('14,33 33,33 15,37 32,38')) c.rect(x, y, 2, 1, '.');
  c.where(
    (x, y) => y > 42 - 1.6 * Math.cos((x - 25) / 13) && (x < 21 || x > 29 || y > 42),
    '#',
  ).polygon('22,42 28,42 32,46 16,46', '.');
  return c.rect(18, 44, 13, 1, '.').ellipse(10, 7, 4, 4, '#').rows();
}

function lighthouse() {
  const c = new Canvas(40, 56);
  c.polygon('22,10 0,2 0,17', 'y').polygon('22,10 40,6 40,14', 'y');
  c.where((_, y) => y > 44, 'b').where(
    (x, y) => y > 44 && Math.floor(y) % 3 === 0 && (x + y * 5) % 11 < 4,
    'l',
  );
  c.polygon('18,15 26,15 28.5,47 15.5,47', 'w');
  for (const y of [19, 27, 35, 43]) c.replace('w', 'r', (_, cy) => cy > y && cy < y + 4);
  c.rect(4, 22, 3, 1, 'w')
    .rect(5, 21, 1, 3, 'w')
    .rect(11, 28, 2, 1, 'w')
    .dot(34, 21, 'w')
    .rect(36, 29, 1, 2, 'w');
  c.rect(16, 14, 12, 2, 'k')
    .rect(18, 8, 8, 6, 'y')
    .rect(18, 8, 1, 6, 'k')
    .rect(25, 8, 1, 6, 'k')
    .rect(20, 9, 4, 4, 'w')
    .polygon('16.5,8 27.5,8 22,3', 'r')
    .rect(21, 2, 2, 1, 'k');
  c.rect(21, 24, 2, 3, 'k').rect(21, 32, 2, 3, 'k').rect(20, 42, 4, 5, 'k');
  c.blob('6,48 12,45.5 17,46 28,46 34,44.5 40,48 44,60 2,60', 'k')
    .blob('10,52 17,48.6 24,49 20,53', 'n')
    .blob('27,52 33,48.5 37,52', 'n');
  c.polygon('2,42 8,42 7,45 3,45', 'r').rect(5, 35, 1, 7, 'w').polygon('6,35 9.5,40.5 6,40.5', 'w');
  return c.rows();
}

function galleon() {
  const c = new Canvas(52, 50);
  c.where((_, y) => y > 41, 'b');
  c.rect(15, 5, 1, 30, 'd').rect(27, 2, 1, 33, 'd').rect(38, 8, 1, 27, 'd');
  const sail = (cx, top, width, height) =>
    c.blob(
      [
        [cx - width / 2, top],
        [cx + width / 2, top],
        [cx + width / 2 + 1.6, top + height * 0.6],
        [cx + width / 2 - 0.3, top + height],
        [cx, top + height - 1.6],
        [cx - width / 2 + 0.3, top + height],
        [cx - width / 2 + 1.4, top + height * 0.6],
      ],
      'c',
    );
  sail(15.5, 9, 8, 8);
  sail(15.5, 19, 9, 11);
  sail(27.5, 6, 8, 9);
  sail(27.5, 17, 9.6, 14);
  sail(38.5, 12, 6, 7);
  sail(38.5, 21, 7.6, 10);
  c.polygon('7.5,33 2,30.5 14.5,13', 'c');
  c.blob('25.4,22 27.6,19.6 30,22 29.5,25 27.6,26.6 25.6,25', 'r')
    .rect(27, 22, 1, 3, 'c')
    .rect(26, 23, 3, 1, 'c');
  c.polygon('15,3 9,4 15,6', 'r')
    .polygon('27,0 20.5,1.5 27,4', 'r')
    .polygon('38,6 32,7.5 38,9', 'r');
  c.polygon('6,35 10,34.5 12,36.5 36,36.5 38,31 48,31 45,44 11,44', 'n').stroke(
    '8,35 1,29.6',
    1.2,
    'd',
  );
  c.replace('n', 'y', (x, y) => (y > 37 && y < 38) || (y > 31 && y < 32 && x > 36)).rect(
    36,
    31,
    13,
    1,
    'y',
  );
  for (const x of [14, 18, 22, 26, 30, 34]) c.rect(x, 39, 2, 2, 'd');
  for (const x of [40, 43]) c.rect(x, 33, 2, 2, 'y');
  c.where((x, y) => y > 42.6 - 1.3 * Math.sin(x / 2.6), 'b').where(
    (x, y) =>
      y > 44 && Math.floor(y + Math.sin(x / 2.6) * 1.3) % 3 === 0 && (x * 7 + y * 13) % 17 < 11,
    'l',
  );
  return c.rows();
}

function cottage() {
  const c = new Canvas(54, 44);
  c.ellipse(46, 8, 5, 5, 'y').ellipse(43.4, 6.6, 4.4, 4.4, '.');
  c.rect(8, 5, 3, 1, 'w')
    .rect(9, 4, 1, 3, 'w')
    .rect(20, 9, 2, 1, 'w')
    .dot(25, 2, 'w')
    .rect(39, 13, 1, 2, 'w')
    .rect(15, 12, 1, 3, 'w');
  c.where((x, y) => y > 33 - 4 * Math.sin((x + 4) / 9), 'l').where(
    (x, y) => y > 37 - 2 * Math.sin((x - 10) / 8),
    'w',
  );
  c.rect(17, 26, 20, 12, 'n')
    .polygon('13,27 20,17 36,17 41,27', 'r')
    .polygon('13.5,24.5 20,16 34,16 40,24.5 34,22.4 31,24 27,22 23,24 19,22.4', 'w');
  c.rect(30, 11, 4, 8, 'r')
    .rect(29, 10, 6, 2, 'w')
    .rect(31, 7, 3, 3, 'l')
    .rect(30, 4, 3, 4, 'l')
    .rect(31, 2, 4, 3, 'l')
    .rect(33, 0, 5, 3, 'l');
  c.rect(19, 29, 6, 5, 'y')
    .rect(32, 29, 4, 5, 'y')
    .rect(21, 29, 1, 5, 'n')
    .rect(19, 31, 6, 1, 'n')
    .rect(33, 29, 1, 5, 'n')
    .rect(32, 31, 4, 1, 'n')
    .rect(26, 30, 4, 8, 'r')
    .dot(29, 34, 'y');
  for (const [cx, top, base] of toPoints('7,16,37 48,21,37')) {
    for (const [up, half, down] of [
      [0, 2.8, 7],
      [4, 4, 13],
      [9, 5.4, base - top],
    ])
      c.polygon(
        [
          [cx, top + up],
          [cx + half, top + down],
          [cx - half, top + down],
        ],
        'g',
      );
    for (const [up, half] of toPoints('0,1.6 7,2.6 13,3'))
      c.replace(
        'g',
        'w',
        (x, y) => y > top + up && y < top + up + 1.9 && x > cx - half && x < cx + half,
      );
    c.rect(cx - 1, base, 2, 2, 'n');
  }
  c.polygon('26,38 30,38 35,44 24,44', 'l');
  c.ellipse(40.5, 38.5, 3, 3, 'w')
    .ellipse(40.5, 34, 2, 2, 'w')
    .rect(39, 30, 3, 2, 'n')
    .rect(38, 32, 5, 1, 'n')
    .rect(39, 36, 3, 1, 'r')
    .dot(41, 37, 'r')
    .dot(40, 34, 'n');
  return c.rows();
}

const INKS = {
  '#': '#000000 black',
  k: '#24242e coal',
  y: '#f7d154 yellow',
  w: '#f2f5f8 white',
  r: '#b3262e red',
  b: '#23638f sea',
  l: '#a9c9e0 pale blue',
  d: '#3b2416 dark brown',
  n: '#8a5a33 brown',
  c: '#f3e3bd cream',
  g: '#2f6b46 fir green',
};

/** The inks of INKS with these letters, and others added or changed. */
const inks = (letters, more = {}) => ({
  ...Object.fromEntries([...letters].map((i) => [i, INKS[i]])),
  ...more,
});

/** Name, title, format, inks and rows of each picture; see `./draw-puzzles.mjs`. */
export const pictures = [
  { name: 'windmill', title: 'Windmill', format: 'non', inks: inks('#'), rows: windmill() },
  { name: 'castle', title: 'Castle', format: 'olsak', inks: inks('#'), rows: castle() },
  {
    name: 'lighthouse',
    title: 'Lighthouse at night',
    format: 'json',
    inks: inks('ywrbk', { '.': '#1b2845 night', l: '#3f7fae light blue', n: '#4b4b57 rock' }),
    rows: lighthouse(),
  },
  { name: 'galleon', title: 'Galleon', format: 'pzl', inks: inks('dcrnybl'), rows: galleon() },
  {
    name: 'cottage',
    title: 'Winter night',
    format: 'xml',
    inks: inks('ywlnrg', { '.': '#22305c night' }),
    rows: cottage(),
  },
];
