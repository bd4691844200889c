/** Scenes in colour: food on the table, seen from above and from the chair. */
import { onto } from './light.mjs';
import { away, Stage, scene } from './stage.mjs';

/** A pan of paella from above, one spoonful missing. */
function paella() {
  const c = new Stage(72, 66);
  for (let y = 2; y < 66; y += 10) for (let x = 1; x < 72; x += 10) c.rect(x, y, 5, 5, 'b');
  c.discs('36,33,31', 'n')
    .rects('0,27,8,12 64,27,8,12', 'n')
    .rects('2,30,5,6 65,30,5,6', '.')
    .discs('36,33,28', 'y');
  c.ring(36, 33, 28, 26.6, 'o');
  c.blob('48,14 58,20 62,30 58,36 50,32 46,24', 'n').dots('50,18 57,26 48,27 54,33 60,33', 'y');
  c.each('22,17,40 17,37,-30 35,51,20 53,46,150', (s, x, y, turn) => {
    const at = (far, degrees) => away(x, y, far, degrees + turn);
    s.curve([at(6, 190), at(6, 240), at(6, 300), at(6, 0), at(5, 50)], 4, 'o');
    s.discs([[...at(6, 190), 2]], 'r').polygon([at(5, 40), at(2, 70), at(8, 75)], 'r');
  });
  c.each('30,32,20 45,36,-30 22,53,-50 42,10,80 38,20,40', (s, x, y, turn) =>
    s
      .ellipse(x, y, 5.4, 3, 'n', turn)
      .ellipse(x + 0.6, y + 0.6, 3.6, 1.8, '.', turn)
      .ellipse(x + 1, y + 1, 2.2, 1.2, 'o', turn),
  );
  c.each('28,9,1 13,50,-1 57,37,1', (s, x, y, side) =>
    s
      .polygon(
        [
          [x - 5 * side, y + 4],
          [x + 5 * side, y + 2],
          [x, y - 5],
        ],
        'l',
      )
      .polygon(
        [
          [x - 3 * side, y + 3],
          [x + 3 * side, y + 1],
          [x, y - 3],
        ],
        '.',
      ),
  );
  c.rects('31,24,6,2 22,44,5,2 43,28,2,5 42,57,6,2 10,27,2,5', 'r');
  c.rects(
    '34,14,2,2 26,27,2,2 30,41,2,2 41,43,2,2 26,57,2,2 10,41,2,2 36,37,2,2 44,18,2,2 ' +
      '45,52,2,2 58,43,2,2 20,29,2,2 38,31,2,2 14,20,2,2',
    'g',
  );
  c.ellipse(57, 27, 6, 3.6, 'e', -40).stroke('60,24 74,8', 3, 'e');
  onto(c, 'e', () => c.ellipse(57, 26.6, 4, 2, 'y', -40).stroke('61,22 74,7', 1, 'l'));
  return scene(
    'paella-with-spoon',
    'Only to taste',
    'Только попробовать',
    'paella, rice, prawns, lemon | паэлья, рис, креветки, лимон',
    'food',
    c,
    {
      '.': '#f7f2e6 cloth',
      y: '#eeb62c rice',
      n: '#23232e iron',
      b: '#8fb8d8 blue check',
      o: '#e8703a prawn',
      r: '#b5242c pepper',
      g: '#3f8f3a pea',
      l: '#fff04a lemon',
      e: '#8a5a30 spoon',
    },
  );
}

/** A lunch box whose sausage looks back. */
function lunchBox() {
  const c = new Stage(76, 58);
  c.blob('6,5 70,5 72,8 72,44 69,48 7,48 4,44 4,8', 'r').rects(
    '7,8,31,18 41,8,28,12 7,29,31,16 41,23,10,22 54,23,15,22',
    'k',
  );
  c.rects('8,9,29,16', 'w').discs('22.5,17,3.6', 'r');
  c.dots('11,11 16,14 12,19 17,22 28,11 33,14 29,20 34,22 21,11 25,23 10,15 34,18', 'k');
  c.each('43 51 59', (s, x) =>
    s
      .rect(x, 10, 8, 9, 'y')
      .rect(x + 1, 12, 6, 1, 'o')
      .rect(x + 2, 14, 4, 1, 'o')
      .rect(x + 1, 16, 6, 1, 'o'),
  );
  c.polygon('8,44 8,34 20,30 37,32 37,44', 'o');
  onto(c, 'o', () => {
    for (let x = 4; x < 40; x += 6)
      c.curve(
        [
          [x, 44],
          [x + 4, 38],
          [x + 3, 29],
        ],
        1.2,
        'w',
      );
  });
  c.rects('8,42,29,2', 'w').discs('13,33,3 16,32,2.6', 'l');
  c.rects('10,32,1,2 14,31,1,2', 'g');
  c.each('44,28 48,32 44,35', (s, x, y) => s.discs([[x, y, 3]], 'g').rect(x - 1, y - 2, 2, 1, 'l'));
  c.rects('44,37,2,7 47,34,2,7', 'l').discs('48,42,2.6', 'g').rects('47,41,2,1', 'l');
  onto(c, 'k', () => c.where((x, y) => x > 53 && y > 42 - (Math.floor(x / 2) % 2), 'l'));
  c.discs('61.5,30,5', 'o')
    .rects('57,30,9,6', 'o')
    .curve('58,35 57,40 55,42', 2, 'o')
    .curve('65,35 66,40 68,42', 2, 'o')
    .rects('59,35,2,7 62,35,2,7', 'o')
    .rects('58,29,3,3 62,29,3,3', 'w')
    .rects('59,30,2,2 63,30,2,2', 'k')
    .rects('60,34,3,1', 'r');
  c.blob('60,51 65,49 69,52 70,54 66,57 61,56', 'k')
    .polygon('69,53 74,50 73,57', 'k')
    .rects('57,52,3,3', 'r')
    .dots('63,52', 'w');
  c.rects('4,51,48,2 7,55,45,2', 'e').rects('4,51,7,2 7,55,7,2', 'y');
  c.rects('30,50,6,8', 'w').rects('31,52,4,1 31,54,4,1', 'r');
  return scene(
    'bento-with-octopus',
    'Lunch looks back',
    'Обед смотрит в ответ',
    'bento, rice, salmon, sausage | бэнто, рис, лосось, сосиска',
    'food',
    c,
    {
      '.': '#d8b98a table',
      r: '#b8202c lacquer',
      k: '#241a1c black',
      y: '#f6d04d omelette',
      o: '#ef8048 salmon',
      g: '#2f7a3c broccoli',
      l: '#9ccc50 lettuce',
      e: '#5a3422 chopsticks',
    },
  );
}

/** A board of cheese, and a small guest behind it. */
function cheeseBoard() {
  const c = new Stage(78, 60);
  c.rect(0, 44, 78, 16, 'e').dashes('0,47,20 34,46,22 64,48,14 8,58,30 52,57,20', 'k');
  c.polygon('4,46 68,46 76,50 76,54 2,54 2,50', 'o').rects('2,52,74,2', 'k');
  c.blob('40,19 43,12 49,11 52,15 55,11 61,12 63,19 61,26 56,32 46,32 42,26', 'a')
    .discs('43,14,3.6 60.5,14,3.6', 'a')
    .discs('43,14.4,2 60.5,14.4,2', 'm')
    .rects('47,20,2,3 55,20,2,3', 'k')
    .dots('47,20 55,20', 'w')
    .rects('51,25,3,2', 'm')
    .rects('43,26,5,1 57,26,5,1 44,28,3,1 58,28,3,1', 'w');
  c.polygon('33,29 64,24 71,33 71,48 33,48', 'y')
    .polygon('33,29 64,24 71,33 33,33', 'w')
    .rects('33,33,38,1', 'o');
  onto(c, 'y', () => c.discs('41,40,3.4 52,37,2.2 61,43,4 50,46,2.6 67,36,1.8', 'o'));
  onto(c, 'w', () => c.ellipses('48,30,3,1.2 58,28.6,2,1', 'o'));
  c.blob('8,36 12,33 22,32 30,34 32,38 32,46 28,49 12,49 7,45', 'w')
    .polygon('20,39 33,35 33,47 20,50', 'y')
    .rects('8,42,12,1 12,46,6,1', 'a')
    .polygon('20,39 33,34 33,37 20,41', 'w');
  c.each('71,38 67,42 74,42 64,46 70,46 76,47 67,50 73,50', (s, x, y) =>
    s
      .discs([[x, y, 2.6]], 'r')
      .discs([[x - 0.4, y - 0.4, 1.7]], 'm')
      .dot(x - 1, y - 1, 'w'),
  );
  c.curve('71,36 73,32 76,31', 1, 'k');
  c.stroke('22,51 44,51', 1.6, 'a').stroke('8,51.4 22,51.4', 2.4, 'k').dots('12,51 18,51', 'w');
  c.polygon('9,6 24,6 22,17 19,20 14,20 11,17', 'a')
    .polygon('11,10 22,10 20.6,16 18,18.6 15,18.6 12.4,16', 'r')
    .rects('16,20,2,12', 'a')
    .rects('11,31,12,2', 'a')
    .rects('11,8,1,6', 'w');
  c.rects('0,0,78,1', 'e');
  return scene(
    'cheese-with-mouse',
    'One guest was not invited',
    'Одного гостя не звали',
    'cheese, mouse, grapes, wine | сыр, мышь, виноград, вино',
    'food',
    c,
    {
      '.': '#3f6a6b green wall',
      e: '#7a4a2a table',
      k: '#3a2220 dark',
      o: '#d8962a rind',
      y: '#f4c945 cheese',
      w: '#fff6e0 cream',
      a: '#a9a9b2 grey',
      m: '#c76d9a pink',
      r: '#8d1f3a wine',
    },
  );
}

/** A stand of cakes for tea in the afternoon. */
function cakeStand() {
  const c = new Stage(76, 78);
  for (let x = 4; x < 76; x += 9) {
    for (let y = 5 + (x % 2) * 6; y < 60; y += 14)
      c.rect(x, y, 3, 1, 'q').rect(x + 1, y - 1, 1, 3, 'q');
  }
  c.rect(0, 66, 76, 12, 'w').rects('0,68,76,1', 'p');
  for (let x = 2; x < 76; x += 8) c.discs([[x + 2, 73.5, 2.4]], 'p');
  c.ring(32, 6, 4, 2.4, 'o').rects('31,9,2,56', 'o').rects('24,64,16,2', 'o');
  c.polygon('14,27 50,27 46,30 18,30', 'w').rects('17,29,30,1', 'b');
  c.polygon('9,45 55,45 51,48 13,48', 'w').rects('12,47,40,1', 'b');
  c.polygon('4,62 60,62 56,65 8,65', 'w').rects('7,64,50,1', 'b');
  c.each('18,20 39,20', (s, x, y) =>
    s
      .polygon(
        [
          [x, y + 2],
          [x + 8, y + 2],
          [x + 7, y + 7],
          [x + 1, y + 7],
        ],
        'e',
      )
      .blob(
        [
          [x - 1, y + 2],
          [x + 1, y - 3],
          [x + 4, y - 6],
          [x + 7, y - 3],
          [x + 9, y + 2],
        ],
        'p',
      )
      .discs([[x + 4.5, y - 5.5, 1.8]], 'r'),
  );
  c.each('11,40 20,40 37,40 46,40', (s, x, y) =>
    s
      .rect(x, y, 7, 2, 'r')
      .blob(
        [
          [x - 0.5, y],
          [x + 1, y - 2.6],
          [x + 6, y - 2.6],
          [x + 7.5, y],
        ],
        'o',
      )
      .rect(x, y + 2, 7, 3, 'o'),
  );
  c.each('6,57 14,57 42,57 50,57', (s, x, y) =>
    s
      .rect(x, y, 7, 5, 'y')
      .rect(x, y + 2, 7, 1, 'r')
      .rect(x, y, 7, 1, 'w')
      .rect(x + 3, y - 1, 1, 1, 'r'),
  );
  c.polygon('22,62 31,53 31,62', 'y')
    .polygon('24,62 31,56 31,58 27,62', 'e')
    .polygon('33,62 33,53 41,62', 'y')
    .polygon('33,56 39,62 36,62 33,59', 'e');
  c.blob('2,66 13,66 14,69 12,74 5,74 2,70', 'b')
    .rects('13,67,4,1 16,67,1,4 13,70,4,1 1,74,15,2', 'b')
    .rects('3,66,9,1', 'e');
  c.polygon('77,22 66,27 56,32 56,42 66,41 77,39', 'o')
    .blob('52,34 58,31 62,33 62,40 58,43 52,42 50,38', 'w')
    .rects('52,39,1,3 55,40,1,3 58,40,1,3', 'e');
  onto(c, 'o', () => c.rects('65,20,2,10 70,20,2,8 75,20,2,8 67,37,2,8 72,36,2,8', 'e'));
  return scene(
    'stand-of-cakes',
    'At five sharp',
    'Ровно в пять',
    'tea, cakes, scones, sandwiches | чай, пирожные, булочки, бутерброды',
    'food',
    c,
    { '.': '#cfe3cf wallpaper', q: '#9cc3a4 pattern', o: '#d99a3c gold', w: '#ffffff white' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [paella(), lunchBox(), cheeseBoard(), cakeStand()];
