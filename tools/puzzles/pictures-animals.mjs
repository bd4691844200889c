/**
 * Animals of land and air, drawn with shapes: sizes and places are in cells and were tuned by eye.
 */
import { Canvas, toPoints } from './canvas.mjs';
import { inks } from './inks.mjs';

function owl() {
  const c = new Canvas(22, 26);
  c.blob('11,1.5 18.5,4 19.5,13 16,22.5 6,22.5 2.5,13 3.5,4', 'b');
  c.polygon('3,0 9,3.5 3.5,8', 'b').polygon('19,0 13,3.5 18.5,8', 'b');
  c.ellipse(11, 16.5, 5.2, 6.2, 'c');
  c.stamp(6, 12, ' b  bb  b|  bb  bb||b  bb  bb| bb  bb|| b  bb  b|  bb  bb');
  c.ellipse(7, 7.5, 3.6, 3.6, 'c').ellipse(15, 7.5, 3.6, 3.6, 'c');
  c.ellipse(7.5, 7.5, 2.2, 2.2, 'y').ellipse(14.5, 7.5, 2.2, 2.2, 'y');
  c.rect(7, 7, 2, 2, 'k').rect(13, 7, 2, 2, 'k');
  c.polygon('9.4,9 12.6,9 11,13', 'o');
  c.rect(0, 23, 22, 2, 'd').rect(0, 23, 3, 1, '.').rect(17, 24, 5, 1, '.');
  c.rect(7, 22, 3, 2, 'o').rect(12, 22, 3, 2, 'o');
  c.dot(8, 22, 'b').dot(13, 22, 'b');
  return c.polygon('17,23 22,18.5 22,22.5', 'g').rows();
}

function hedgehog() {
  const c = new Canvas(30, 21);
  const spikes = [[5, 16]];
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * (1.0 + i / 14);
    for (const [turn, reach] of toPoints('0,1.2 0.11,1')) {
      spikes.push([
        14.5 + 12.5 * reach * Math.cos(angle + turn),
        16.5 + 10 * reach * Math.sin(angle + turn),
      ]);
    }
  }
  c.polygon([...spikes, [26, 17]], 'b');
  c.ellipse(14, 16, 9, 3.2, 'b').blob('18,18 18,12 22.5,10.5 27,14.5 29.5,16 27,18', 'c');
  c.rect(28, 15, 2, 2, 'k').rect(23, 13, 2, 2, 'k').ellipse(19.6, 12, 1.6, 1.7, 'd');
  c.rect(8, 18, 4, 2, 'c').rect(19, 18, 4, 2, 'c').rect(10, 18, 10, 1, 'd');
  c.ellipse(11, 4.6, 3.3, 3, 'r')
    .dot(9, 3, 'w')
    .dot(11, 1, 'd')
    .rect(12, 0, 3, 1, 'g')
    .rect(12, 1, 2, 1, 'g');
  c.rect(0, 20, 30, 1, 'g').stamp(0, 18, 'g....                    g|gg.g                    gg');
  return c.rows();
}

function butterfly() {
  const c = new Canvas(27, 22);
  c.blob('13,10 9,2 2,0.5 0.5,4 2.5,10.5 9,12.5', 'k');
  c.blob('13,11 7,12 2.5,15 5,20.5 9.5,19.5 12.5,14', 'k');
  c.blob('11.5,9.6 8.5,4 3.6,2.2 2.3,4.4 4,9 8.5,11', 'o');
  c.blob('11.5,12 7.5,13 4.5,15.5 6,18.8 9,17.8 11.5,14', 'b');
  c.ellipse(5.5, 5.5, 1.6, 1.6, 'y')
    .ellipse(7.5, 15.8, 1.2, 1.2, 'y')
    .curve('12,10.5 8,8.5 5.5,9', 1, 'k');
  c.mirror().rect(13, 5, 1, 14, 'k').rect(12, 8, 3, 6, 'k');
  return c.stamp(10, 2, 'kk...kk|.kk.kk.|..kkk..').rows();
}

function ladybird() {
  const c = new Canvas(24, 22);
  c.ellipse(12, 11, 15, 13.5, 'g')
    .ellipse(12, 12.5, 9, 8.5, 'r')
    .where((x, y) => ((x - 12) / 9) ** 2 + ((y - 12.5) / 8.5) ** 2 <= 1 && y < 8, 'k');
  c.ellipse(12, 5.5, 4.6, 3.6, 'k').rect(11, 8, 2, 13, 'k');
  for (const [x, y, r] of toPoints('7,11,1.7 8,16.5,1.6 5,14.6,1')) c.ellipse(x, y, r, r, 'k');
  c.rect(9, 4, 2, 2, 'w').dot(10, 5, 'k');
  c.stroke('9.5,2.5 7.5,0.5 5.5,0.5', 1, 'k').stroke('3.5,10.5 0.5,8.5', 1, 'k');
  c.stroke('3,14.5 0.5,14.5', 1, 'k').stroke('4,17.5 1.5,19.5', 1, 'k').mirror();
  return c.stroke('0,21.5 3.5,18 3.5,17', 1, 'l').stroke('20.5,4 23,0.5', 1, 'l').rows();
}

function elephant() {
  const c = new Canvas(32, 24);
  c.blob('10,6 18,3 27,5 29.5,12 28,18 14,18 9,12', '#');
  c.rect(13, 14, 4, 10, '#')
    .rect(19, 15, 3, 8, '#')
    .rect(25, 14, 4, 10, '#')
    .rect(18, 18, 7, 6, '.');
  c.rect(18, 17, 2, 6, '#').rect(23, 17, 2, 6, '#');
  c.ellipse(9, 8, 5.2, 5.6, '#').curve('6,9 4,14 3.5,19 1.5,21.5 0.6,19.5', 3, '#');
  c.curve('12,3.5 15.5,5 15.5,9 12,13', 1, '.').curve('11.6,3.2 10.5,7 11.8,13', 1, '.');
  c.dot(6, 7, '.').curve('8,13 6.5,16 5,16.5', 1.1, '.');
  return c.curve('28.5,8 30.5,10 30.5,15', 1, '#').dot(31, 15, '#').rows();
}

function giraffe() {
  const c = new Canvas(24, 36);
  c.blob('3,20 13,18.5 16.5,21 15.5,26 4,26 2,23', 'y');
  c.polygon('11,22 16.5,23 18.5,6 15,6', 'y');
  c.blob('14.5,5.5 16,3 19.5,3.5 23.5,6.5 22.5,8.6 17.5,8', 'y');
  for (const x of [3, 6, 12, 15]) c.rect(x, 24, 2, 11, 'y');
  c.polygon('15,5 12,3 14.5,3', 'y')
    .rect(16, 1, 1, 3, 'y')
    .rect(18, 1, 1, 3, 'y')
    .dot(16, 0, 'b')
    .dot(18, 0, 'b');
  for (const [x, y, rx, ry] of toPoints(
    '5,22,1.6,1.6 8.6,20.6,1.4,1.2 8.8,24,1.6,1.4 12.2,23,1.5,2 13.8,18.6,1,1.5 16,21,0.9,1.6 15.2,14.4,1,1.5 16.6,17,0.9,1.2 17,11.5,0.9,1.4 15.6,9.5,0.8,1.2',
  ))
    c.ellipse(x, y, rx, ry, 'b');
  for (const x of [3, 6, 12, 15]) c.rect(x, 33, 2, 2, 'b');
  c.dot(19, 5, 'k').rect(22, 6, 1, 1, 'b');
  c.curve('3,21 0.5,23 0.5,27', 1, 'y').rect(0, 27, 1, 2, 'b');
  return c.rect(0, 35, 24, 1, 'g').stamp(8, 33, '  g|g gg').stamp(19, 33, '  g|g gg').rows();
}

function fox() {
  const c = new Canvas(40, 40);
  c.blob('22,38 34,38.5 39,30 36,20 33.5,27 29,33', 'o');
  c.replace('o', 'w', (x, y) => y < 26.5 - (x - 36) * 0.4 && x > 30);
  c.blob('12,16 22,16 29,26 30,38 10,38 10.5,26', 'o');
  c.blob('11.5,19 19.5,19 18.5,28 16,31 12.5,26', 'w');
  c.polygon('5,1 13,8 6.5,14', 'o').polygon('27,1 19,8 25.5,14', 'o');
  c.polygon('7,4.5 10.5,8 7.5,10', 'd').polygon('25,4.5 21.5,8 24.5,10', 'd');
  c.blob('16,6.5 24,8.5 28,14.5 22.5,18.5 16,22 9.5,18.5 4,14.5 8,8.5', 'o');
  c.blob('4.4,14.6 10,14.5 15,20.5 16,22 11,20', 'w').blob(
    '27.6,14.6 22,14.5 17,20.5 16,22 21,20',
    'w',
  );
  c.rect(10, 12, 2, 3, 'd').rect(20, 12, 2, 3, 'd').ellipse(16, 20.4, 1.7, 1.5, 'd');
  c.rect(12, 28, 3, 10, 'o')
    .rect(17, 28, 3, 10, 'o')
    .rect(11, 35, 4, 3, 'd')
    .rect(17, 35, 4, 3, 'd')
    .rect(15, 31, 2, 7, 'w');
  c.curve('22,37.5 21.6,32 25.5,29', 1, 'd');
  return c.rect(0, 38, 40, 2, 'g').rows();
}

/** Name, title, format, inks and rows of each picture; see `./draw-puzzles.mjs`. */
export const pictures = [
  { name: 'owl', title: 'Owl on a branch', format: 'json', inks: inks('bcykodg'), rows: owl() },
  {
    name: 'hedgehog',
    title: 'Hedgehog with an apple',
    format: 'xml',
    inks: inks('bckdrwg'),
    rows: hedgehog(),
  },
  {
    name: 'butterfly',
    title: 'Butterfly',
    format: 'olsak',
    inks: inks('koy', { b: '#3f72c4 blue' }),
    rows: butterfly(),
  },
  {
    name: 'ladybird',
    title: 'Ladybird',
    format: 'freesummerwind',
    inks: inks('rkgw', { l: '#8cc06a light green' }),
    rows: ladybird(),
  },
  {
    name: 'elephant',
    title: 'Elephant',
    format: 'nin',
    inks: { '#': '#000000 black' },
    rows: elephant(),
  },
  { name: 'giraffe', title: 'Giraffe', format: 'xml', inks: inks('ybkg'), rows: giraffe() },
  {
    name: 'fox',
    title: 'Fox',
    format: 'png',
    inks: inks('odg', { w: '#f0e0c8 cream' }),
    rows: fox(),
  },
];
