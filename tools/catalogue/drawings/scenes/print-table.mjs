/** Prints in black: still life on the table and under the window. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

function catByWindow() {
  const c = new Print(56, 56);
  c.rect(0, 0, 56, 56, '.')
    .rects('10,2,36,40', '#')
    .rects('12,4,15,17 29,4,15,17 12,23,15,17 29,23,15,17', 'n');
  c.replace('n', '#')
    .discs('22,17,10.5', '.')
    .rects('33,9,2,2 40,13,2,2 37,24,2,2 14,4,2,2', '.')
    .rects('10,21,36,2 27,2,2,40', '#');
  c.polygon('12,40 12,32 16,32 16,28 21,28 21,34 27,34 27,40', '.').rects(
    '14,34,1,2 18,30,2,2 18,35,2,2 24,36,1,2',
    '#',
  );
  c.polygon('29,40 29,30 33,27 37,30 37,40', '.')
    .rects('32,32,2,2 32,36,2,2', '#')
    .rects('39,34,5,6', '.')
    .rects('41,36,2,2', '#');
  for (const x of [1, 4, 7]) c.rect(x, 2, 2, 38 - x, '#').rect(54 - x, 2, 2, 38 - x, '#');
  c.rects('0,0,56,2', '#').rects('3,42,50,2 0,44,56,1', '#');
  c.front(1, (l) => {
    l.blob('23,24 28,27 31,34 32,43 15,43 15,36 18,29', '#')
      .discs('22,21,5.6', '#')
      .polygon('16.6,21 16,12 21,16', '#')
      .polygon('27.4,21 28,12 23,16', '#');
    l.curve('30,42 37,43 38,48 36,53', 2.6, '#');
    l.curve('21,31 22,37 21,42', 1, '.');
  });
  c.front(1, (l) => {
    l.polygon('41,35 51,35 49,43 43,43', '#').rect(40, 33, 12, 2, '#').rect(43, 38, 6, 1, '.');
    l.curve('46,33 46,24', 1.4, '#')
      .ellipses('43,26,3.4,1.6,35 49,24,3.4,1.6,-35 43,21,3,1.5,50 49,19,3,1.5,-50', '#')
      .discs('46,18,2', '#');
  });
  for (let x = 1; x < 56; x += 6) c.rect(x, 47, 3, 9, '#');
  c.front(1, (l) => l.curve('30,42 37,43 38,48 36,53', 2.6, '#'));
  return scene(
    'cat-by-window',
    'Cat by the window',
    'Кошка у окна',
    'night, moon, curtain, flower | ночь, луна, занавеска, цветок',
    'home',
    c,
  );
}

function wineAndGrapes() {
  const c = new Print(56, 56);
  c.rect(0, 0, 56, 40, 's').hatch('s', 'rows', 'light');
  c.rect(0, 38, 56, 18, '#').rects('3,53,16,1 26,54,24,1', '.');
  c.front(1, (l) => {
    l.polygon('11,17 14,13 14,3 20,3 20,13 23,17 23,49 11,49', '#')
      .rect(13, 1, 8, 3, '#')
      .rects('13,5,8,1', '.');
    l.rect(12, 26, 10, 13, '.').rects('14,29,6,1 14,31,6,1 15,34,4,2', '#').rect(13, 18, 2, 6, '.');
  });
  c.front(1, (l) => {
    l.polygon('31,15 43,15 43,24 40,30 34,30 31,24', '.').contour('.', 1, 1);
    l.polygon('32,21 42,21 42,24 39.6,29 34.4,29 32,24', '#')
      .rect(36, 29, 2, 15, '#')
      .rect(32, 44, 10, 2, '#')
      .rect(33, 23, 1, 3, '.');
  });
  const grapes = '20,40 25,40 30,40 35,40 22.5,44 27.5,44 32.5,44 25,48 30,48 27.5,52';
  for (const at of grapes.split(' ')) {
    const [x, y] = at.split(',').map(Number);
    c.front(1, (l) =>
      l.discs(`${x},${y},2.8`, '#').rect(Math.floor(x) - 1, Math.floor(y) - 2, 1, 2, '.'),
    );
  }
  c.front(1, (l) =>
    l
      .polygon('42,52 44,44 52,40 55,44 54,52', '.')
      .discs('47,47,1.2 51,49,1.2 50,44,1.2', '#')
      .contour('.', 1, 1),
  );
  return scene(
    'wine-grapes-and-cheese',
    'Supper with wine',
    'Ужин с вином',
    'bottle, glass, grapes, cheese | бутылка, бокал, виноград, сыр',
    'food',
    c,
  );
}

function candleAndSkull() {
  const c = new Print(54, 56).rect(0, 0, 54, 56, '#');
  c.discs('13,13,11', 's').hatch('s', 'rows', 'mid').discs('13,13,6.4', '.');
  c.blob('13,6 15.6,11 15,15 11,15 10.4,11', '#').blob('13,9 14,12 13,14 12,12', '.');
  c.front(
    1,
    (l) =>
      l
        .rects('9,18,8,18', '.')
        .rects('11,15,4,3', '.')
        .rects('12,16,2,3', '#')
        .rects('9,22,2,14 15,24,2,5', '#')
        .rects('6,36,14,3', '.')
        .rects('9,39,8,3', '.'),
    '#',
  );
  c.front(
    1,
    (l) => {
      l.ellipse(35, 23, 14, 13.4, '.').polygon('26,32 44,32 44,42 40,44 28,44 26,40', '.');
      l.discs('29.5,26,4.2 41,26,4.2', '#').polygon('35,29 38,35 32,35', '#');
      l.rects('28,39,15,1 30,37,1,6 33,37,1,6 36,37,1,6 39,37,1,6', '#').blob(
        '44,14 49,20 48,30 44,34 46,24',
        '#',
      );
    },
    '#',
  );
  c.front(
    1,
    (l) => {
      l.rect(4, 45, 46, 4, '.')
        .rects('6,46,42,1', '#')
        .rect(4, 45, 3, 4, '#')
        .rect(8, 50, 44, 5, '.')
        .rects('10,51,42,1 10,53,42,1', '#')
        .rect(8, 50, 3, 5, '#');
    },
    '#',
  );
  return scene(
    'candle-skull-and-books',
    'Skull by candlelight',
    'Череп при свече',
    'still life, light, books | натюрморт, свет, книги',
    'things',
    c,
  );
}

function coffeeMorning() {
  const c = new Print(56, 54);
  c.rect(0, 0, 56, 36, 's').hatch('s', 'rows', 'light');
  c.rect(0, 37, 56, 17, '#').rects('0,39,56,1', '.');
  c.front(1, (l) => {
    l.polygon('9,26 23,26 26,45 6,45', '#')
      .polygon('7,8 24,8 21,24 11,24', '#')
      .rects('8,24,16,3', '#')
      .polygon('8,8 2,5 4,10 8,15', '#')
      .rects('9,5,13,4 14,1,4,5', '#');
    l.curve('23,10 30,10 30,19 28,24', 2.6, '#');
    l.rects('7,9,17,1 8,25,16,1', '.')
      .polygon('11,11 13,11 15,22 13.6,22', '.')
      .polygon('18,11 19.4,11 18.6,22 17.4,22', '.')
      .polygon('12,28 13.4,28 11,44 9.4,44', '.')
      .polygon('18,28 19.4,28 22,44 20,44', '.');
  });
  c.front(
    1,
    (l) => {
      l.polygon('30,29 48,29 46,40 42,44 36,44 32,40', '.')
        .contour('.', 1, 2)
        .ring(49, 34, 5, 3, '#')
        .polygon('30,29 48,29 46,40 42,44 36,44 32,40', 'p')
        .contour('p', 1, 1)
        .replace('p', '.');
      l.rects('32,31,14,2', '#')
        .rects('34,36,10,1 35,38,8,1', '#')
        .rects('27,45,24,2', '.')
        .rects('30,47,18,1', '.');
    },
    '#',
  );
  c.front(1, (l) =>
    l.curve('35,26 33,23 37,20 35,16', 1.4, '#').curve('42,26 40,22 44,18 42,13', 1.4, '#'),
  );
  c.rects('4,50,12,1 20,51,26,1', '.');
  return scene(
    'coffee-at-home',
    'Coffee at home',
    'Кофе дома',
    'moka pot, cup, tiles, kitchen | гейзерная кофеварка, чашка, плитка, кухня',
    'food',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [catByWindow(), wineAndGrapes(), candleAndSkull(), coffeeMorning()];
