/** A shelf, a picnic and a volcano. */
import { Stage, scene } from './stage.mjs';

function kitchenShelf() {
  const c = new Stage(54, 46);
  c.rects('0,20,54,3 0,42,54,4', 'e').rects('4,23,2,4 48,23,2,4', 'x');
  c.rect(3, 8, 9, 12, 'r')
    .rect(2, 6, 11, 2, 'x')
    .rect(5, 12, 5, 4, 'w')
    .rect(15, 11, 8, 9, 'g')
    .rect(14, 9, 10, 2, 'x')
    .rect(17, 13, 4, 4, 'w')
    .rect(26, 13, 7, 7, 'y')
    .rect(25, 11, 9, 2, 'x')
    .rects('28,15,3,3', 'w');
  c.polygon('38,9 48,9 50,20 36,20', 'b')
    .rects('40,7,6,2', 'b')
    .rects('42,5,2,2', 'x')
    .ring(50.4, 14, 3, 1.7, 'b')
    .polygon('37,15 33.6,11 35,10 38,12', 'b')
    .rects('38,17,10,1', 'w');
  c.rects('9,23,1,4 16,23,1,4 23,23,1,4', 'x')
    .rects('8,27,3,8', 'a')
    .ellipse(9.5, 36, 2.6, 3, 'a')
    .rects('16,27,1,4 15,31,3,9 14,31,1,6 18,31,1,6', 'a')
    .rect(22, 27, 3, 6, 'a')
    .rect(21, 33, 5, 7, 'a')
    .rects('22,35,3,1 22,37,3,1', '.');
  c.polygon('30,34 46,34 44,42 32,42', 'r')
    .rect(29, 33, 18, 2, 'x')
    .rects('27,35,3,1 46,35,3,1', 'x')
    .rect(33, 31, 10, 2, 'r')
    .rect(37, 29, 2, 2, 'x')
    .rects('33,37,10,1', 'x')
    .curve('35,28 34,26.6 36,25', 0.9, 'w')
    .curve('41,28 40,26.6 42,25', 0.9, 'w');
  return scene(
    'kitchen-shelf',
    'Kitchen shelf',
    'Кухонная полка',
    'jars, teapot, pan | банки, чайник, кастрюля',
    'kitchen',
    c,
    {
      '.': '#c4e3dc pale green',
      e: '#b57a45 wood',
      x: '#5c3520 brown',
      g: '#4c9a4a green',
      y: '#f4c63d yellow',
      a: '#7f8b99 grey',
      b: '#2f6cb0 blue',
    },
  );
}

function picnic() {
  const c = new Stage(54, 42);
  c.below(15, 'g').discs('7,8,7 1,12,5 14,11,5', 'd').rect(6, 13, 3, 9, 'e').discs('47,9,5', 'y');
  c.polygon('10,20 46,20 54,40 2,40', 'w');
  for (let k = 0; k < 7; k += 2)
    c.replace('w', 'r', (x, y) => {
      const half = 18 + ((y - 20) * 8) / 20;
      const at = ((x - 28 + half) / (2 * half)) * 7;
      return y > 20 && y < 40 && at > k && at < k + 1;
    });
  for (const top of [22, 28, 34]) c.replace('w', 'r', (_, y) => y > top && y < top + 2.6);
  c.polygon('9,19 29,19 27,31 11,31', 't')
    .rects('9,22,19,1 10,26,18,1', 'e')
    .rect(8, 17, 22, 3, 'e')
    .curve('11,17 13,8 25,8 27,17', 1.7, 'e')
    .rects('13,14,5,3', 'r')
    .discs('21.5,15,2.2', 'r');
  c.rect(35, 15, 5, 13, 'd')
    .rect(36, 9, 3, 6, 'd')
    .rect(36, 8, 3, 2, 'e')
    .rect(35, 19, 5, 4, 'y')
    .ellipse(44, 34, 7, 2.8, 'e')
    .ellipse(44, 33.4, 5.6, 1.8, 'y')
    .polygon('40,33 48,33 44,29', 'y');
  return scene(
    'picnic',
    'Picnic',
    'Пикник',
    'basket, meadow, summer | корзина, луг, лето',
    'food',
    c,
    {
      '.': '#a9dbf2 sky',
      g: '#8cc653 meadow',
      d: '#2a7a3f green',
      t: '#d8a45e wicker',
      e: '#7c4a26 brown',
    },
  );
}

function volcano() {
  const c = new Stage(56, 46);
  c.discs('24,7,4 30,5,5 37,7,4 20,11,3 33,10,4 42,10,3', 'a').discs('28,12,3', 'a');
  c.polygon('22,15 34,15 50,40 6,40', 'e')
    .polygon('22,15 34,15 32,18 24,18', 'r')
    .rects('27,9,2,7', 'o')
    .stroke('28,14 22,8', 1.4, 'o')
    .stroke('29,14 35,8', 1.4, 'o')
    .discs('19,6,1.5 38,5,1.5', 'o');
  c.curve('27,16 25,23 28,29 24,40', 2.6, 'r')
    .curve('31,16 34,24 33,31 39,40', 2.2, 'r')
    .curve('27,16 25,23 28,29 24,40', 1, 'o')
    .polygon('10,40 20,25 14,40', 'k')
    .polygon('46,40 37,25 42,40', 'k');
  c.below((x) => 38 + 0.8 * Math.sin(x / 4), 'b').dashes(
    '3,41,8 20,43,10 40,41,9 8,45,7 46,44,8',
    's',
  );
  c.curve('6,41 7,35 5,31', 1.6, 'k')
    .ellipses('2,30,4,1.5,-20 8.6,30,4,1.5,20 3,33,3,1.2,-40 8,33,3,1.2,40', 'g')
    .blob('0,42 4,38.6 10,38.6 14,42', 'e');
  return scene(
    'volcano',
    'Volcano island',
    'Остров с вулканом',
    'lava, smoke, ocean | лава, дым, океан',
    'nature',
    c,
    {
      '.': '#f3d9a4 evening',
      a: '#86808c smoke',
      e: '#6b4a3c rock',
      k: '#47302a dark rock',
      r: '#d2322c red',
      o: '#f7a12c orange',
      b: '#2d77ad blue',
      s: '#9fd0e6 pale blue',
      g: '#2f8a4a green',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [kitchenShelf(), picnic(), volcano()];
