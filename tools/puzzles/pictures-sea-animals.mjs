/**
 * Animals of the sea and its shores, drawn with shapes.
 */
import { Canvas } from './canvas.mjs';
import { inks } from './inks.mjs';

function clownfish() {
  const c = new Canvas(28, 18);
  c.polygon('20,9 27,2 26,9 27.5,16', 'o').replace('o', 'k', (x) => x > 26);
  c.polygon('8,5 12,1 19,2 21,7', 'o').polygon('11,14 14,17.5 18,13', 'o');
  c.ellipse(12, 9, 10.5, 5.8, 'o');
  c.curve('10,2.5 8.7,9 10,15.5', 4.2, 'k').curve('10,2.5 8.7,9 10,15.5', 2.2, 'w');
  c.curve('16,2 16.8,9 16,16', 4.2, 'k').curve('16,2 16.8,9 16,16', 2.2, 'w');
  c.where(
    (x, y) =>
      ((x - 12) / 10.5) ** 2 + ((y - 9) / 6.4) ** 2 > 1 && x < 19.5 && 'kw'.includes(c.at(x, y)),
    '.',
  );
  c.rect(4, 6, 2, 2, 'w').rect(4, 7, 1, 1, 'k').dot(2, 11, 'k').dot(3, 12, 'k');
  return c.rows();
}

function penguin() {
  const c = new Canvas(20, 26);
  c.ellipse(10, 13, 7, 10.5, 'k').ellipse(10, 6, 5, 5.5, 'k');
  c.polygon('3.6,9 5,8 5,18 1,18.5', 'k').polygon('16.4,11 15,15 20,9.5 18.5,7', 'k');
  c.ellipse(10, 16, 4.8, 7, '.').ellipse(8, 6.5, 2.1, 2.3, '.').ellipse(12, 6.5, 2.1, 2.3, '.');
  c.rect(8, 6, 1, 2, 'k').rect(11, 6, 1, 2, 'k').rect(8, 8, 4, 1, 'o').rect(9, 9, 2, 1, 'o');
  c.rect(5, 12, 10, 2, 'r').rect(11, 14, 2, 4, 'r').dot(12, 18, 'r');
  c.polygon('3.5,24 8.5,24 8,22 5,22', 'o').polygon('16.5,24 11.5,24 12,22 15,22', 'o');
  return c
    .dot(1, 17, '.')
    .rect(0, 24, 20, 2, 'b')
    .rect(0, 24, 2, 1, '.')
    .rect(17, 24, 3, 1, '.')
    .rows();
}

function whale() {
  const c = new Canvas(34, 24);
  c.blob('2,15 4,8.5 12,6 20,9 26,13 30,9 31,14 25,19.5 14,21.5 5,20', 'b');
  c.polygon('29.5,12 25,6 27,4.5 30.5,8 33.5,5 34,8 31.5,13', 'b');
  c.replace('b', 'w', (x, y) => y > 15.4 + (x - 3) * 0.1 && x < 24).replace(
    'w',
    'l',
    (_, y) => Math.floor(y) % 2 === 1 && y > 16,
  );
  c.rect(6, 12, 2, 2, 'k').curve('2,15.5 6,16.5 10,15.5', 1, 'k');
  c.polygon('14,17 20,17 20,21 17,22', 'b');
  c.stroke('11.5,6 11.5,2', 1, 'l')
    .curve('11.5,3 10,0.5 7.5,1.5 7.5,3.5', 1, 'l')
    .curve('11.5,3 13,0.5 15.5,1.5 15.5,3.5', 1, 'l');
  c.where((x, y) => y > 20 + Math.sin(x * 0.9) * 0.8, 's');
  return c.rows();
}

function turtle() {
  const c = new Canvas(30, 18);
  c.ellipse(25, 8, 4, 3.6, 'l').polygon('20,8 24,10 23,14 18,14', 'l');
  c.blob('5,13 9,13 9.5,17.5 4.5,17.5', 'l')
    .rect(3, 15, 6, 2, 'l')
    .blob('17,13 21,13 22,17.5 17,17.5', 'l')
    .polygon('4,13 0,15.5 5,15', 'l');
  c.where((x, y) => ((x - 12.5) / 9.7) ** 2 + ((y - 13) / 11) ** 2 <= 1 && y < 13, 'g').rect(
    2,
    13,
    21,
    2,
    'b',
  );
  c.stroke('12.5,2 8,5 8,9 12.5,12 17,9 17,5 12.5,2', 1, 'b');
  c.stroke('8,5 4.5,4.5', 1, 'b')
    .stroke('17,5 20,5', 1, 'b')
    .stroke('8,9 4,13', 1, 'b')
    .stroke('17,9 21,13', 1, 'b')
    .stroke('12.5,12 12.5,13.5', 1, 'b');
  c.replace('b', '.', (x, y) => y < 13 && ((x - 12.5) / 9.7) ** 2 + ((y - 13) / 11) ** 2 > 1);
  return c.rect(26, 6, 1, 2, 'k').stroke('26.6,10 28.6,9.6', 0.8, 'k').rows();
}

/** Name, title, format, inks and rows of each picture; see `./draw-puzzles.mjs`. */
export const pictures = [
  { name: 'clownfish', title: 'Clownfish', format: 'pzl', inks: inks('owk'), rows: clownfish() },
  {
    name: 'penguin',
    title: 'Penguin in a scarf',
    format: 'mikix',
    inks: inks('kor', { b: '#8ecae6 ice' }),
    rows: penguin(),
  },
  {
    name: 'whale',
    title: 'Whale',
    format: 'json',
    inks: inks('k', {
      w: '#dce9f2 ice',
      b: '#3c5f8f blue',
      l: '#9cc5e0 light blue',
      s: '#2a9d8f sea',
    }),
    rows: whale(),
  },
  {
    name: 'turtle',
    title: 'Turtle',
    format: 'pzl',
    inks: inks('gbk', { l: '#a3b86c light green' }),
    rows: turtle(),
  },
];
