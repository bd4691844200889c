/** Prints in black: by the fire, on the viaduct, at the table. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A train crosses a viaduct in the snow. */
function viaduct() {
  const c = new Print(66, 56).rect(0, 0, 66, 56, '#');
  c.discs('10,9,6', '.').discs('7.6,7.6,5', '#').stars('59,6 28,4', '.');
  c.rects('40,6,1,1 3,20,1,1 62,14,1,1 20,14,1,1', '.');
  c.polygon('0,34 12,16 17,22 24,14 36,34', 's').polygon(
    '36,34 48,20 54,25 62,18 66,22 66,34',
    's',
  );
  c.hatch('s', 'rows', 'mid').polygon('12,16 16,22 13,21 11,24 8,22', '.');
  c.polygon('24,14 29,22 25,20 22,23 20,19', '.').polygon('48,20 52,25 48,24 45,26 44,25', '.');
  c.front(1, (l) => {
    l.rect(0, 33, 66, 23, '#').rects('0,34,66,1', '.');
    for (const x of [2, 18, 34, 50]) l.rect(x, 44, 12, 12, '.').discs(`${x + 6},44,6`, '.');
    for (const x of [2, 18, 34, 50]) l.rect(x + 1, 44, 10, 12, 's').discs(`${x + 6},44,5`, 's');
    l.hatch('s', 'columns', 'light');
  });
  for (const [x, y] of [
    [0, 49],
    [17, 52],
    [33, 50],
    [49, 52],
  ])
    c.front(1, (l) => l.polygon(`${x + 1},57 ${x + 6},${y} ${x + 9},${y + 3} ${x + 13},57`, '.'));
  for (const x of [15, 31, 47, 63]) c.rects(`${x},38,2,1 ${x},42,2,1 ${x},47,2,1 ${x},52,2,1`, '.');
  c.front(1, (l) => {
    l.rects('49,25,12,6 46,21,5,10 56,19,3,6 52,23,3,2', '#').discs('58,28,3', '#');
    l.polygon('60,28 64,32 60,32', '#').rects('47,23,3,3', '.').rects('51,27,9,1', '.');
    l.rects('29,22,15,9 11,22,15,9 0,22,8,9', '#');
    l.rects('31,24,3,3 35,24,3,3 39,24,3,3 13,24,3,3 17,24,3,3 21,24,3,3 0,24,2,3 3,24,3,3', '.');
    l.rects('36,25,1,2', '#').rects('44,28,2,2 26,28,3,2 8,28,3,2', '#');
    l.discs('48,31,1.6 53,31,1.6 58,31,1.6 32,31,1.4 41,31,1.4 14,31,1.4 23,31,1.4 4,31,1.4', '#');
  });
  c.front(1, (l) => l.blob('57,17 54,12 46,12 38,9 28,11 18,9 20,13 30,15 40,14 48,17', '.'), '#');
  return scene(
    'train-on-viaduct',
    'Night train on the viaduct',
    'Ночной поезд на виадуке',
    'snow, steam, arches, mountains | снег, пар, арки, горы',
    'transport',
    c,
  );
}

/** A cat before the fire; the clock says five past ten. */
function fireside() {
  const c = new Print(60, 58);
  c.rect(0, 0, 60, 46, 's').hatch('s', 'columns', 'mid').rect(0, 47, 60, 11, '.');
  c.dashes('0,50,12 46,52,14 2,55,16 38,56,18', '#');
  c.front(1, (l) => {
    l.rect(6, 16, 48, 32, '#').rects('3,13,54,3', '#').rects('4,14,52,1', '.');
    for (let y = 18; y < 46; y += 4)
      for (const x of [7 + (y % 8 === 2 ? 0 : 3), 46 + (y % 8 === 2 ? 0 : 2)])
        l.rects(`${x},${y},4,2`, '.');
    for (let x = 15; x < 44; x += 5) l.rects(`${x},17,4,3`, '.');
  });
  c.front(1, (l) => l.rect(14, 22, 31, 25, '#'), '.');
  c.front(
    1,
    (l) => l.blob('18,44 17,37 20,33 21,36 24,27 27,32 30,23 33,31 37,27 38,35 41,33 42,44', '.'),
    '#',
  );
  c.blob('23,44 23,38 26,39 27,34 30,37 32,32 34,38 37,37 37,44', '#').blob(
    '27,44 28,40 30,41 32,38 33,44',
    '.',
  );
  c.front(1, (l) => l.discs('30,6,5.6', '.').contour('.', 1, 2).rects('26,11,9,2', '#'));
  c.rects('30,3,1,4 30,6,3,1', '#');
  c.front(1, (l) => l.rects('10,5,3,8 8,11,7,2', '#').blob('11.5,0 13,3 11.5,5 10,3', '#'));
  c.front(1, (l) => l.rects('47,5,3,8 45,11,7,2', '#').blob('48.5,0 50,3 48.5,5 47,3', '#'));
  c.front(1, (l) => {
    l.blob('26,35 32,37 36,43 37,53 21,53 21,43 23,38', '#').discs('26,32,4.4', '#');
    l.polygon('21.6,32 21,25 25,29', '#').polygon('30.4,32 31,25 27,29', '#');
    l.curve('34,52 42,53 46,50 44,46', 2.2, '#');
  });
  c.curve('26,38 26,46 26,51', 1, '.').rects('24,50,1,3 28,50,1,3', '.');
  return scene(
    'cat-by-fireside',
    'Evening by the fire',
    'Вечер у камина',
    'cat, fireplace, clock, candles | кошка, камин, часы, свечи',
    'home',
    c,
  );
}

/** A violin on its music: the bow crosses it. */
function violin() {
  const c = new Print(58, 60).rect(0, 0, 58, 60, '#');
  c.front(1, (l) => {
    l.polygon('4,8 42,2 54,50 14,58', '.');
    for (const [y, shift] of [
      [13, 0],
      [24, 2],
      [35, 5],
      [46, 8],
    ])
      for (let k = 0; k < 6; k += 2) l.rect(8 + shift, y + k, 34, 1, '#');
    l.rects('10,12,1,6 12,23,1,6 15,34,1,6 18,45,1,6', '#');
  });
  c.front(1, (l) => {
    l.ellipses('26,22,10.4,9 26,44,13.4,12.4', '#').polygon('17,26 35,26 37,38 15,38', '#');
    l.discs('11.6,32,5.4 40.4,32,5.4', ' ').rects('24,3,4,14', '#');
  });
  c.rects('25,4,1,32 27,4,1,32 24,13,4,1', '.').rects('22,36,8,2', '.');
  c.rects('20,30,2,1 19,31,1,6 18,37,1,2 30,30,2,1 32,31,1,6 33,37,1,2', '.');
  c.polygon('23,43 29,43 28,53 24,53', '.');
  c.front(1, (l) => l.discs('26,3,3', '#').rects('20,6,4,2 28,6,4,2 20,2,3,2 29,2,3,2', '#'));
  c.front(1, (l) => l.stroke('42,8 50,54', 2.4, '#').rects('47,50,6,4', '#'));
  c.stroke('39,9 46,55', 1, '#');
  c.curve('20,16 18,19 17.6,23', 1, '.').curve('16,42 17,48 20,52', 1, '.');
  return scene(
    'violin-on-music',
    'Violin and sheet music',
    'Скрипка и ноты',
    'strings, bow, paper, still life | струны, смычок, бумага, натюрморт',
    'music',
    c,
  );
}

/** The queen on a playing card, upside down below; only one of the two is awake. */
function queenOfHearts() {
  const c = new Print(46, 62).rect(0, 0, 46, 62, '.').outline('.', '#');
  c.rects('0,0,46,1 0,61,46,1 0,0,1,62 45,0,1,62', '#');
  c.rects('8,4,30,1 8,4,1,27 37,4,1,27', '#');
  c.stamp(3, 4, '.#.|#.#|#.#|##.|.##').stamp(2, 11, '.#.#.|#####|#####|.###.|..#..');
  c.stamp(11, 7, '.##.##.|#######|#######|#######|.#####.|..###..|...#...');
  c.front(1, (l) => {
    l.polygon('17,16 16,7 20,11 23,6 26,11 30,7 29,16', '#').discs('16,6,1 23,5,1 30,6,1', '#');
    l.rects('18,13,10,1', '.');
    l.blob('17,15 14,20 13,28 15,31 31,31 33,28 32,20 29,15', '#');
    l.blob('18,16 17,21 19,26 23,29 27,26 29,21 28,16', '.');
    l.rects('19,19,3,1 24,19,3,1 20,21,2,1 25,21,2,1 23,20,1,4 22,24,2,1 21,26,4,1', '#');
    l.polygon('20,28 26,28 29,31 17,31', '.');
  });
  c.rects('12,25,1,6 11,27,1,4 33,25,1,6 35,22,1,9', '#').polygon('9,31 13,27 18,31', '#');
  c.front(1, (l) => l.rects('33,18,1,12', '#').discs('33,16,2.4', '#').dots('33,15', '.'));
  c.polygon('28,31 33,28 37,31', '#').rects('14,29,1,1 16,30,1,1 31,30,1,1 34,30,1,1', '.');
  for (let y = 0; y < 31; y++) for (let x = 0; x < 46; x++) c.cells[61 - y][45 - x] = c.cells[y][x];
  c.rects('24,40,2,1 19,40,2,1 24,41,2,1 19,41,2,1', '.').rects('24,41,3,1 19,41,3,1', '#');
  return scene(
    'queen-of-hearts',
    'Queen of hearts',
    'Дама червей',
    'playing card, crown, rose, portrait | карта, корона, роза, портрет',
    'games',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [viaduct(), fireside(), violin(), queenOfHearts()];
