/**
 * Things to hold and to look at, drawn with shapes.
 */
import { Canvas } from './canvas.mjs';
import { inks } from './inks.mjs';

function teapot() {
  const c = new Canvas(28, 20);
  c.ellipse(13, 12, 8.5, 6.5, '#').rect(9, 17, 8, 3, '#').rect(8, 19, 10, 1, '#');
  c.polygon('20,14 24,7 23,5 28,5 25.5,8 21.5,16', '#');
  c.curve('6,7.6 2.2,7 1.2,11 3,14.4 7,15.5', 1.8, '#');
  c.ellipse(13, 6, 5.5, 3.4, '#')
    .ellipse(13, 1.5, 1.8, 1.5, '#')
    .curve('7,6.5 13,8 19,6.5', 1, '.');
  c.curve('8,9.6 6.8,12 8,15', 1, '.').stamp(11, 10, ' .. ..|.......|.......| .....|  ...|   .');
  return c.rows();
}

function guitar() {
  const c = new Canvas(20, 44);
  c.blob(
    '10,20 14.5,21 16,25 15,28.5 18.5,33 18.5,39 14,43 6,43 1.5,39 1.5,33 5,28.5 4,25 5.5,21',
    'd',
  );
  c.blob(
    '10,21 13.6,21.8 15,25 14,28.5 17.4,33 17.4,38.6 13.5,42 6.5,42 2.6,38.6 2.6,33 6,28.5 5,25 6.4,21.8',
    'o',
  );
  c.ellipse(10, 29.5, 3.6, 3.6, 'd').ellipse(10, 29.5, 2.4, 2.4, 'k');
  c.rect(8, 7, 4, 21, 'd').polygon('6.4,0.4 13.6,0.4 12.6,7 7.4,7', 'd');
  for (const y of [8, 11, 14, 17, 20, 23]) c.rect(8, y, 4, 1, 'c');
  for (const y of [1, 3, 5]) c.rect(4, y, 2, 1, 'c').rect(14, y, 2, 1, 'c');
  return c.rect(9, 28, 2, 10, 's').rect(6, 37, 8, 2, 'k').rect(10, 40, 1, 3, 'd').rows();
}

function sunflower() {
  const c = new Canvas(26, 38);
  c.curve('13,18 13.5,27 12.5,37', 2, 'g');
  c.blob('13,29 18,23 24.5,22.5 22,28 17,30.5', 'g').blob('13,34 8,28 1.5,28 4,33 9,35.5', 'g');
  c.curve('13.5,29 18,26 22,24.5', 1, 'l').curve('12.5,34 8,31 4.5,30', 1, 'l');
  for (let i = 0; i < 14; i++) {
    const angle = (i * 360) / 14 + 8;
    const dx = Math.cos((angle * Math.PI) / 180);
    const dy = Math.sin((angle * Math.PI) / 180);
    c.ellipse(13 + 8 * dx, 10.5 + 7 * dy, 4.2, 1.7, i % 2 ? 'y' : 'o', angle);
  }
  c.ellipse(13, 10.5, 5.8, 5.4, 'b').ellipse(13, 10.5, 3.2, 3, 'd');
  return c.rect(0, 37, 26, 1, 'd').rows();
}

function knight() {
  const c = new Canvas(22, 28);
  c.blob(
    '8,3 13,2.5 18,7 19.5,14 18,22 5,22 7,17 10,13.5 8,13 4.5,15.6 1.6,14.5 1.5,11.5 4,8.5 5.5,5',
    '#',
  );
  c.polygon('7,5 9,0 11.5,4', '#')
    .rect(4, 22, 15, 1, '.')
    .rect(3, 23, 16, 2, '#')
    .rect(1, 25, 20, 3, '#');
  c.curve('12,4.5 15.5,8 16.3,14 15,20', 1.1, '.')
    .rect(7, 7, 2, 2, '.')
    .dot(3, 12, '.')
    .curve('10,13.5 12.4,12 12.5,10', 1, '.');
  return c.rows();
}

function telephone() {
  const c = new Canvas(30, 24);
  c.blob('8,10 22,10 27,20 27,23.5 3,23.5 3,20', '#').rect(4, 22, 22, 2, '#');
  c.curve('3,7 8,2.8 15,2 22,2.8 27,7', 3.4, '#')
    .rect(1, 5, 6, 4, '#')
    .rect(23, 5, 6, 4, '#')
    .rect(11, 6, 2, 4, '#')
    .rect(17, 6, 2, 4, '#')
    .rect(9, 6, 12, 1, '#');
  c.ellipse(15, 16, 5.6, 5.6, '.').ellipse(15, 16, 1.8, 1.8, '#');
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI + 0.39;
    c.rect(
      Math.round(14.5 + 3.9 * Math.cos(angle)),
      Math.round(15.5 + 3.9 * Math.sin(angle)),
      1,
      1,
      '#',
    );
  }
  return c.rect(0, 23, 2, 1, '#').rows();
}

function icecream() {
  const c = new Canvas(20, 34);
  c.polygon('4.5,19 15.5,19 10.6,34 9.4,34', 't').replace(
    't',
    'b',
    (x, y) =>
      (Math.floor(x) + Math.floor(y)) % 4 === 0 || (Math.floor(x) - Math.floor(y) + 80) % 4 === 1,
  );
  c.ellipse(6, 14.5, 5.2, 4.8, 'p')
    .ellipse(14, 14.5, 5.2, 4.8, 'g')
    .ellipse(10, 9, 5.4, 5, 'c')
    .rect(3, 18, 14, 2, 'b');
  c.dot(3, 19, '.')
    .dot(16, 19, '.')
    .rect(8, 2, 4, 3, 'r')
    .rect(9, 1, 2, 5, 'r')
    .dot(9, 2, 'w')
    .rect(10, 0, 3, 1, 'b');
  return c
    .stamp(7, 8, 'b   b|  b')
    .dot(3, 14, 'r')
    .dot(6, 16, 'r')
    .dot(14, 13, 'b')
    .dot(16, 15, 'b')
    .dot(13, 16, 'b')
    .rows();
}

/** Name, title, format, inks and rows of each picture; see `./draw-puzzles.mjs`. */
export const pictures = [
  { name: 'teapot', title: 'Teapot', format: 'non', inks: inks('#'), rows: teapot() },
  { name: 'guitar', title: 'Guitar', format: 'mikix', inks: inks('dokcs'), rows: guitar() },
  { name: 'sunflower', title: 'Sunflower', format: 'xml', inks: inks('yobdgl'), rows: sunflower() },
  { name: 'knight', title: 'Knight', format: 'nin', inks: inks('#'), rows: knight() },
  { name: 'telephone', title: 'Telephone', format: 'olsak', inks: inks('#'), rows: telephone() },
  {
    name: 'icecream',
    title: 'Three scoops',
    format: 'json',
    inks: inks('tbcrw', { p: '#f08fb0 pink', g: '#8fd3a0 pistachio' }),
    rows: icecream(),
  },
];
