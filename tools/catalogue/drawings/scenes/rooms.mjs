/** Scenes in colour: rooms that were left a minute ago. */
import { Stage, scene } from './stage.mjs';

/** A chair, a lamp, and rain outside. */
function readingCorner() {
  const c = new Stage(72, 58)
    .rect(0, 0, 72, 58, 'g')
    .rect(0, 44, 72, 14, 'e')
    .rects('0,43,72,1 0,51,72,1', 'x');
  for (let x = 3; x < 72; x += 8)
    for (let y = 3; y < 42; y += 8) c.dot(x + (y % 16 === 3 ? 0 : 4), y, 't');
  c.rects('2,4,22,39', 'x').rects('4,6,18,8 4,16,18,8 4,26,18,8 4,36,18,6', 'e');
  for (const [y, books] of [
    [6, '4,2,r 6,1,y 7,3,s 11,2,t 13,1,r 14,3,y 18,2,s'],
    [16, '4,3,s 7,2,r 9,1,t 12,2,y 14,2,r 17,4,t'],
    [26, '4,1,y 5,2,t 7,2,r 10,3,s 15,2,y 17,1,r 18,3,t'],
    [36, '4,4,t 8,2,y 12,2,s 14,3,r 18,1,y 19,2,s'],
  ])
    for (const book of books.split(' ')) {
      const [x, width, ink] = book.split(',');
      const low = (Number(x) * 7) % 3;
      c.rect(Number(x), y + low, Number(width), (y === 36 ? 6 : 8) - low, ink);
    }
  c.rects('52,4,18,24', 'x')
    .rects('54,6,6,9 62,6,6,9 54,17,6,9 62,17,6,9', 's')
    .rects('55,8,1,3 58,10,1,3 63,7,1,3 66,9,1,4 56,18,1,3 59,21,1,3 64,19,1,4 67,18,1,2', 'w')
    .rects('50,28,22,2', 'w')
    .polygon('60,24 62,19 66,22 68,26 60,26', 'g');
  c.rects('32,12,2,34', 'x')
    .rects('28,45,10,2', 'x')
    .polygon('27,12 39,12 42,22 24,22', 'y')
    .rects('24,22,18,1', 't')
    .polygon('26,23 40,23 46,36 20,36', 't');
  c.blob('38,28 40,22 47,20 55,22 58,28 58,36 38,36', 'r')
    .rects('36,34,24,11', 'r')
    .blob('33,32 37,31 39,34 39,45 33,45', 'r')
    .blob('57,32 62,31 64,34 63,45 57,45', 'r')
    .rects('39,36,18,4', 'm')
    .rects('39,35,1,10 57,35,1,10', 'm')
    .rects('35,45,3,3 59,45,3,3', 'x')
    .rects('43,25,1,8 48,24,1,9 53,25,1,8', 'm');
  c.polygon('50,38 60,34 63,36 53,40', 'w').stroke('56,36 59,38.4', 1, 'm');
  c.ellipse(48, 53, 22, 3.4, 'm')
    .ellipse(48, 53, 19, 2.2, 't')
    .blob('28,52 31,48 36,48 39,51 38,54 30,54', 'x')
    .discs('29,50,2', 'x')
    .polygon('27,49 27,46 29,48', 'x')
    .polygon('30,48 31,46 32,49', 'x')
    .curve('38,53 42,54 43,51', 1.2, 'x')
    .dots('28,50', 'y');
  c.rects('64,38,7,1 67,39,1,8 65,34,4,4', 'x')
    .rects('69,35,2,2', 'x')
    .curve('66,32 65,30 67,28', 1, 'w');
  return scene(
    'corner-with-books',
    'The best chair',
    'Лучшее кресло',
    'room, lamp, books, rain | комната, лампа, книги, дождь',
    'home',
    c,
    {
      g: '#3f6f63 wallpaper',
      e: '#9a6a3c wood',
      x: '#43281a dark brown',
      t: '#dfbd95 lamplight',
      s: '#8fb3d9 rain blue',
      m: '#7c1f2e dark red',
      r: '#c2373f red',
    },
  );
}

/** Herbs on the sill of a kitchen; the pot is about to boil over. */
function kitchenSill() {
  const c = new Stage(66, 58).rect(0, 0, 66, 58, 's');
  for (let y = 34; y < 48; y += 5)
    for (let x = (y % 2) * 3; x < 66; x += 6) c.rect(x, y, 5, 4, 'w');
  c.rects('8,2,34,26', 'b')
    .rects('10,4,14,22 26,4,14,22', 's')
    .below((x) => (x > 9 && x < 41 && x !== 24 && x !== 25 ? 18 - 3 * Math.sin(x / 7) : 99), 'g')
    .rect(0, 26, 66, 32, 's');
  c.rects('10,23,14,3 26,23,14,3', 'g')
    .rects('24,2,2,26 8,26,34,2', 'b')
    .rects('4,28,42,3', 't')
    .rects('4,31,42,1', 'e');
  for (let y = 34; y < 48; y += 5)
    for (let x = (y % 2) * 3; x < 66; x += 6) c.rect(x, y, 5, 4, 'w');
  for (const [x, ink] of [
    [7, 'r'],
    [20, 't'],
    [33, 'r'],
  ])
    c.polygon(
      [
        [x, 21],
        [x + 10, 21],
        [x + 8, 28],
        [x + 2, 28],
      ],
      ink,
    ).rect(x - 1, 20, 12, 2, ink);
  c.discs('9,17,2.6 13,14,3 16,17,2.6 12,18,2.6', 'd')
    .dots('9,16 13,13 16,17', 'g')
    .curve('23,20 22,13 20,9', 1, 'd')
    .curve('25,20 25,12 26,7', 1, 'd')
    .curve('27,20 29,13 31,11', 1, 'd')
    .dots('21,12 19,10 24,10 27,9 26,12 30,12 23,15 28,15', 'd')
    .discs('36,17,2.4 40,15,2.6 38,12,2.4 42,18,2', 'd')
    .rects('37,11,2,2 40,14,2,2', 'r');
  c.rects('48,3,17,2', 'e')
    .rects('50,5,1,4 56,5,1,3 62,5,1,4', 'u')
    .discs('50.5,12,3', 'u')
    .rects('55,8,3,9', 'u')
    .polygon('60,9 65,9 64,15 61,15', 'u')
    .rects('50,15,1,7 56,17,1,5', 'u');
  c.rects('0,48,66,3', 't')
    .rects('0,51,66,7', 'e')
    .rects('3,53,18,5 24,53,18,5 45,53,18,5', 't')
    .rects('11,54,3,1 32,54,3,1 53,54,3,1', 'u');
  c.polygon('46,34 62,34 61,47 47,47', 'r')
    .rects('44,32,20,3', 'r')
    .rects('43,37,3,2 62,37,3,2', 'u')
    .rects('48,36,1,9', 'w')
    .rects('52,29,4,2', 'u')
    .rects('46,31,16,1', 'u')
    .curve('49,28 47,25 50,22', 1.4, 'w')
    .curve('58,28 60,25 57,22 59,19', 1.4, 'w')
    .rects('44,35,1,3 46,35,2,4 60,35,1,5', 'w');
  c.blob('6,42 12,38 18,39 20,44 18,48 7,48', 't')
    .curve('9,41 11,44 10,47', 1, 'e')
    .curve('14,40 15,44 14,47', 1, 'e')
    .rects('24,46,14,2', 'e')
    .polygon('26,46 34,43 36,46', 'g')
    .rects('36,44,6,1', 'u')
    .discs('30,42,2 27,44,1.6', 'r');
  return scene(
    'herbs-on-sill',
    'Soup in half an hour',
    'Суп через полчаса',
    'kitchen, herbs, pot, window | кухня, зелень, кастрюля, окно',
    'home',
    c,
    { s: '#bfe0ea pale blue', b: '#3f7fb5 blue', u: '#565a63 steel' },
  );
}

/** A laboratory of an alchemist. */
function alchemist() {
  const c = new Stage(70, 60).rect(0, 0, 70, 60, 'n');
  for (let y = 4; y < 44; y += 6)
    for (let x = (y % 4) * 4; x < 70; x += 13) c.rect(x, y, 5, 1, 'k');
  c.rects('42,2,22,26', 'e')
    .discs('53,12,10', 'e')
    .rects('44,12,18,14', 'k')
    .discs('53,12,8.6', 'k')
    .discs('55,12,4', 'y')
    .discs('57,11,3.4', 'k')
    .dots('47,10 49,18 60,20 46,22 52,22', 'w')
    .rects('52,4,1,22 44,16,18,1', 'e');
  c.rects('0,42,70,4', 'e')
    .rects('0,46,70,14', 'x')
    .rects('4,49,20,9 46,49,20,9', 'e')
    .rects('12,53,4,2 54,53,4,2', 'y');
  c.discs('14,33,9', 's')
    .rects('11,16,6,10', 's')
    .rects('9,14,10,2', 's')
    .where((x, y) => Math.hypot(x - 14, y - 33) < 8 && y > 31, 'g')
    .rects('9,27,2,3', 'w')
    .discs('12,35,1.4 17,33,1 15,37,1', 'y')
    .curve('17,15 24,11 30,14 32,22', 2, 's')
    .rects('6,42,16,1', 'x');
  c.polygon('28,42 31,30 31,24 36,24 36,30 39,42', 's')
    .polygon('29,41 30.6,34 36.4,34 38,41', 'm')
    .dots('32,37 35,39 33,32 34,29', 'm')
    .rects('30,22,7,2', 's');
  c.polygon('58,42 60,34 66,34 68,42', 'e')
    .blob('63,24 60,29 61,34 66,34 67,29', 'y')
    .blob('63.6,28 62,31 63,34 65,34 65.4,31', 'm');
  c.polygon('40,42 42,38 56,38 57,42', 'w')
    .polygon('41,41 48,40 48,38 42,38', 'm')
    .rects('48,38,1,4', 'e')
    .rects('43,39,4,1 50,39,4,1 50,41,5,1', 'e');
  c.blob('49,37 46,35 46,29 50,27 54,29 55,33 53,37', 'w')
    .rects('47,31,2,2 51,31,2,2', 'k')
    .rects('49,35,3,1', 'k')
    .dots('49,33', 'k');
  c.rects('0,20,8,1 0,10,8,1', 'e')
    .rects('1,12,3,8', 'm')
    .rects('4,14,3,6', 'y')
    .rects('1,5,2,5', 'g')
    .rects('4,3,3,7', 'm')
    .curve('20,4 22,2 25,4', 1, 'm')
    .discs('22,8,2.4 27,4,1.8', 'm')
    .discs('33,18,1.6 35,13,2 32,8,1.4', 'm');
  c.stroke('26,58 30,47', 2, 'k')
    .blob('32,46 28,49 28,55 33,58 40,58 42,54 40,50', 'k')
    .discs('40,48,3.2', 'k')
    .polygon('37.4,47 37,43 40,45.4', 'k')
    .polygon('42.6,47 43.4,43 40.4,45.4', 'k')
    .dots('39,47 41,47', 'y');
  return scene(
    'alchemist-at-midnight',
    'Almost gold',
    'Почти золото',
    'laboratory, flask, skull, cat | лаборатория, колба, череп, кошка',
    'science',
    c,
    {
      n: '#4a4170 wall',
      k: '#141225 black',
      x: '#47291a dark wood',
      s: '#a9d6e0 glass',
      m: '#b0357c magenta',
      e: '#8a5630 wood',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [readingCorner(), kitchenSill(), alchemist()];
