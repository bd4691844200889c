/** Prints in black: who is about at midnight. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A raccoon that looks out of a dustbin. */
function raccoon() {
  const c = new Print(50, 54)
    .rect(0, 0, 50, 54, '#')
    .discs('7,8,4', '.')
    .dots('18,3 44,6 3,22 47,24', '.');
  c.front(
    1,
    (l) => {
      l.polygon('13,16 13,4 22,10', '.').polygon('37,16 37,4 28,10', '.');
      l.blob('25,8 16,11 10,19 5,25 11,28 17,33 25,35 33,33 39,28 45,25 40,19 34,11', '.');
    },
    '#',
  );
  c.polygon('15,13 15,8 19,11', '#').polygon('35,13 35,8 31,11', '#');
  c.blob('22,19 16,17 9,22 9,26 16,27 22,24', '#').blob('28,19 34,17 41,22 41,26 34,27 28,24', '#');
  c.discs('17,22,2.4 33,22,2.4', '.').rects('17,21,2,2 33,21,2,2', '#');
  c.polygon('25,9 27,17 23,17', '#').ellipse(25, 28, 3, 2.2, '#').rects('24,30,2,2', '#');
  c.curve('20,31 25,33.4 30,31', 1.2, '#');
  c.front(
    1,
    (l) => {
      l.polygon('6,34 44,34 41,56 9,56', '.').contour('.', 1, 1).rects('4,32,42,4', '.');
      for (const x of [13, 19, 25, 31, 37]) l.rects(`${x},37,2,17`, '#');
    },
    '#',
  );
  c.front(1, (l) => l.ellipses('14,34,4.4,3.6 36,34,4.4,3.6', '.'), '#');
  c.rects('12,34,1,3 15,34,1,3 34,34,1,3 37,34,1,3', '#');
  c.front(
    1,
    (l) => {
      l.polygon('44,10 49,13 44,25 41,24', '.').polygon('45,12 47,13 46,15 44,14', '#');
    },
    '#',
  );
  return scene(
    'raccoon-in-dustbin',
    'Occupied',
    'Занято',
    'raccoon, dustbin, mask, night | енот, бак, маска, ночь',
    'animals',
    c,
  );
}

/** A spider with good manners. */
function spider() {
  const c = new Print(46, 56)
    .rect(0, 0, 46, 56, 's')
    .hatch('s', 'columns', 'light')
    .rect(0, 0, 46, 3, '#');
  c.front(1, (l) => {
    for (const [dx, top] of [
      [19, 20],
      [21, 29],
      [20, 40],
      [15, 49],
    ]) {
      const knee = top - 4;
      l.curve(`23,30 ${23 - dx * 0.6},${knee} ${23 - dx},${top + 6}`, 2, '#');
      l.curve(`23,30 ${23 + dx * 0.6},${knee} ${23 + dx},${top + 6}`, 2, '#');
    }
  });
  c.front(1, (l) => l.rects('22,2,2,10', '#'));
  c.front(1, (l) => l.ellipse(23, 38, 10, 11, '#').ellipse(23, 25, 8, 7, '#'));
  c.front(1, (l) => l.rects('16,16,14,3 19,8,8,9', '#')).rects('19,14,8,1', '.');
  c.discs('20,24,2.4 26,24,2.4', '.')
    .rects('20,24,1,2 26,24,1,2', '#')
    .curve('20,28 23,29.6 26,28', 1.2, '.');
  c.polygon('23,33 27,37 23,41 19,37', '.').polygon('23,42 25,45 23,47 21,45', '.');
  return scene(
    'spider-with-hat',
    'Do drop in',
    'Заходите на нитку',
    'spider, hat, thread, visit | паук, шляпа, нить, гости',
    'animals',
    c,
  );
}

/** A mummy that unwinds. */
function mummy() {
  const c = new Print(44, 56).rect(0, 0, 44, 56, '#');
  c.polygon('0,0 9,0 4,56 0,56', 's')
    .polygon('44,0 35,0 40,56 44,56', 's')
    .hatch('s', 'rows', 'mid');
  c.front(
    1,
    (l) => {
      l.blob('22,3 14,6 11,14 12,23 16,28 22,29 28,28 32,23 33,14 30,6', '.');
      l.polygon('14,30 30,30 35,34 37,56 7,56 9,34', '.');
    },
    '#',
  );
  for (const [k, y] of [5, 9, 22, 26, 32, 36, 40, 44, 48, 52].entries()) {
    const isEven = k % 2 === 0;
    c.replace('.', '#', (x, h) => {
      return x > 6 && x < 38 && Math.floor(h) === y + Math.floor((isEven ? x - 8 : 36 - x) / 12);
    });
  }
  c.rects('12,13,20,6', '#').discs('17,16,2.6 27,16,2.6', '.').rects('17,15,2,2 27,15,2,2', '#');
  c.front(1, (l) => l.curve('34,38 39,42 36,47 40,51 38,56', 2.4, '.'), '#');
  return scene(
    'mummy-unwinding',
    'Coming apart at the seams',
    'Распускается понемногу',
    'mummy, bandage, tomb, eyes | мумия, бинт, гробница, глаза',
    'fantasy',
    c,
  );
}

/** A ghost that carries its own light. */
function ghost() {
  const c = new Print(48, 54).rect(0, 0, 48, 54, '#');
  c.rects('0,0,48,1 0,8,10,1 0,16,8,1 0,24,9,1 0,32,7,1 0,40,7,1', '.');
  c.rects('5,0,1,9 3,17,1,8 5,33,1,8 7,9,1,8 6,25,1,8', '.');
  c.front(
    1,
    (l) => {
      l.blob(
        '22,3 14,7 11,16 11,30 7,46 12,44 16,52 20,46 25,53 28,46 33,50 32,38 33,26 33,14 30,7',
        '.',
      );
      l.curve('30,24 36,28 41,27', 5, '.');
    },
    '#',
  );
  c.ellipses('18,17,2.2,3.4 26,17,2.2,3.4 22,25,2.6,3.6', '#');
  c.curve('15,32 15,38 13,42', 1.4, '#')
    .curve('21,34 22,40 20,44', 1.4, '#')
    .curve('27,34 29,40 28,44', 1.4, '#');
  c.front(1, (l) => l.rects('39,18,5,8 37,26,9,2', '.').rects('41,15,1,3', '.'), '#');
  c.blob('41.5,6 38,12 39,15 41.5,16 44,15 45,12', '.')
    .rects('41,12,1,3', '#')
    .rects('40,19,1,3', '#');
  c.rects('36,4,1,2 47,5,1,2 35,10,2,1', '.');
  return scene(
    'ghost-with-candle',
    'Afraid of the dark',
    'Боится темноты',
    'ghost, candle, sheet, wall | привидение, свеча, простыня, стена',
    'fantasy',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  raccoon(),
  { ...spider(), level: 'expert' },
  mummy(),
  { ...ghost(), level: 'hard' },
];
