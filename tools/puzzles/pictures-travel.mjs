/** Vehicles that roll, fly or dive, drawn with shapes. */
import { Canvas } from './canvas.mjs';
import { inks } from './inks.mjs';

function rocket() {
  const c = new Canvas(25, 40);
  c.blob('12.5,0.5 18,9 18.6,20 17,28 8,28 6.4,20 7,9', 'w');
  c.replace('w', 'r', (_, y) => y < 8).replace('w', 's', (x, y) => x > 15 + (y > 24 ? -0.6 : 0));
  c.polygon('6.6,19 1,27 1,34 8,28', 'r')
    .polygon('18.4,19 24,27 24,34 17,28', 'r')
    .rect(11, 20, 3, 11, 'r');
  c.rect(8, 28, 9, 2, 'k')
    .ellipse(12.5, 14, 3.6, 3.6, 'k')
    .ellipse(12.5, 14, 2.5, 2.5, 'b')
    .rect(11, 12, 2, 2, 'w')
    .dot(12, 13, 'b');
  c.blob('9,30 8,34 12,39.9 15.6,35 16,30', 'o').blob('10.6,30 10,33 12.4,37 14.2,33 14,30', 'y');
  return c
    .rect(8, 28, 9, 2, 'k')
    .stamp(1, 3, ' y|yyy| y')
    .stamp(21, 9, ' y|yyy| y')
    .dot(3, 15, 'y')
    .dot(22, 2, 'y')
    .rows();
}

function bicycle() {
  const c = new Canvas(36, 22);
  const ring = (cx) => c.ellipse(cx, 14.5, 7.4, 7.4, '#').ellipse(cx, 14.5, 6, 6, '.');
  ring(7.5);
  ring(28.5);
  for (const cx of [7.5, 28.5]) {
    c.stroke(
      [
        [cx, 8],
        [cx, 21],
      ],
      1,
      '#',
    ).stroke(
      [
        [cx - 6, 14.5],
        [cx + 6, 14.5],
      ],
      1,
      '#',
    );
    c.rect(cx - 1.5, 13, 3, 3, '#');
  }
  c.stroke('7.5,14.5 12.5,6.5 23.5,6.5 16.5,14.5 7.5,14.5', 1.3, '#').stroke(
    '16.5,14.5 12,4',
    1.3,
    '#',
  );
  c.stroke('28.5,14.5 23.5,4 22.5,1.5 26,1', 1.3, '#').rect(9, 2, 6, 2, '#').rect(26, 1, 2, 3, '#');
  return c
    .ellipse(16.5, 15, 2.3, 2.3, '#')
    .dot(16, 14, '.')
    .rect(17, 17, 2, 2, '#')
    .rect(17, 19, 4, 1, '#')
    .rows();
}

function balloon() {
  const c = new Canvas(26, 36);
  c.blob('13,0.5 22,4 25,12 20,20.5 15.5,25.5 10.5,25.5 6,20.5 1,12 4,4', 'r');
  const envelope = c.rows();
  const gore = (x, y) =>
    Math.abs(x - 13) / Math.max(0.5, envelope[Math.floor(y)].replace(/\./g, '').length / 2);
  c.replace('r', 'y', (x, y) => y < 23 && gore(x, y) > 0.3 && gore(x, y) < 0.68);
  c.replace('y', 'b', (_, y) => y > 10 && y < 14)
    .replace('r', 'y', (_, y) => y > 10 && y < 14)
    .rect(10, 24, 6, 2, 'k');
  c.rect(10, 26, 1, 4, 'k')
    .rect(15, 26, 1, 4, 'k')
    .rect(9, 30, 8, 4, 'k')
    .rect(10, 30, 6, 3, 't')
    .rect(9, 30, 8, 1, 't')
    .rect(10, 33, 6, 1, 't');
  c.rect(1, 25, 6, 2, 's')
    .rect(3, 24, 4, 1, 's')
    .ellipse(22.5, 24, 3, 1.3, 's')
    .ellipse(21.5, 23, 1.6, 1.4, 's');
  return c
    .rect(9, 30, 8, 4, 't')
    .rect(9, 31, 8, 1, 'k')
    .stroke('22,33 23.5,34.5 25.5,33', 0.9, 'k')
    .rows();
}

function locomotive() {
  const c = new Canvas(40, 27);
  c.rect(4, 7, 10, 13, '#').rect(2, 5, 14, 2, '#').rect(6, 9, 3, 4, '.').rect(10, 9, 3, 4, '.');
  c.rect(13, 11, 21, 9, '#')
    .rect(34, 12, 2, 7, '#')
    .rect(27, 4, 4, 8, '#')
    .rect(26, 3, 6, 2, '#')
    .rect(18, 8, 4, 3, '#')
    .rect(19, 7, 2, 1, '#');
  c.rect(16, 12, 1, 8, '.').rect(23, 12, 1, 8, '.').rect(31, 12, 1, 6, '.');
  c.polygon('32,19 35,19 39.5,25.5 33,25.5', '#').rect(1, 19, 35, 2, '#');
  for (const cx of [8, 17, 26])
    c.ellipse(cx, 21.5, 4.4, 4.4, '.')
      .ellipse(cx, 21.5, 3.7, 3.7, '#')
      .rect(cx - 1, 20.5, 2, 2, '.');
  c.rect(8, 21, 20, 1, '#').rect(0, 26, 40, 1, '#');
  c.ellipse(25, 2, 2.4, 1.6, '#').ellipse(19, 1.5, 3, 1.5, '#').ellipse(12, 1.2, 3, 1.2, '#');
  return c.rows();
}

function submarine() {
  const c = new Canvas(36, 24);
  c.rect(0, 0, 36, 24, 'b').where((x, y) => y < 1.5 + Math.sin(x / 2.2) * 0.9, '.');
  c.ellipse(18, 13, 13.5, 6, 'y')
    .rect(13, 4, 10, 5, 'y')
    .polygon('7,10 1,6.5 1,19.5 7,16', 'o')
    .rect(14, 8, 8, 1, 'o')
    .rect(19, 1, 1, 3, 'k')
    .rect(19, 1, 3, 1, 'k');
  for (const cx of [12.5, 19.5, 26.5])
    c.ellipse(cx, 12.5, 2.5, 2.5, 'k').ellipse(cx, 12.5, 1.5, 1.5, 'l');
  c.rect(9, 17, 18, 1, 'o').where((x, y) => y > 21.5 + Math.sin(x / 3) * 1.3, 's');
  c.dot(33, 6, 'l')
    .rect(34, 3, 2, 2, 'l')
    .rect(32, 8, 1, 1, 'l')
    .curve('4.5,23 3.5,20.5 5,18', 1, 'g')
    .curve('30,24 31,20 29.5,17', 1, 'g')
    .curve('32.5,24 33.5,19', 1, 'g');
  return c.rows();
}

/** Name, title, format, inks and rows of each picture; see `./draw-puzzles.mjs`. */
export const pictures = [
  {
    name: 'rocket',
    title: 'Rocket',
    format: 'json',
    inks: inks('rwskyo', { b: '#3f72c4 blue' }),
    rows: rocket(),
  },
  {
    name: 'bicycle',
    file: 'beyond-lines.json',
    note: 'line logic does not finish it',
    title: 'Bicycle',
    format: 'json',
    inks: inks('#'),
    rows: bicycle(),
  },
  {
    name: 'balloon',
    title: 'Hot-air balloon',
    format: 'olsak',
    inks: inks('rykts', { b: '#3f72c4 blue' }),
    rows: balloon(),
  },
  {
    name: 'locomotive',
    title: 'Steam locomotive',
    format: 'pzl-black',
    inks: inks('#'),
    rows: locomotive(),
  },
  {
    name: 'submarine',
    title: 'Yellow submarine',
    format: 'png',
    inks: inks('yokgs', { b: '#2b6ca3 blue', l: '#bfe3f2 light blue' }),
    rows: submarine(),
  },
];
