/** Scenes in colour: a king at his dinner and a reader on his ladder. */
import { Stage, scene } from './stage.mjs';

/** A king as wide as his frame, with a goose leg in his hand. */
function king() {
  const c = new Stage(68, 72).below(0, '.');
  for (let x = 4; x < 68; x += 12)
    for (let y = 4 + (x % 24 === 4 ? 0 : 6); y < 60; y += 12)
      c.polygon(
        [
          [x, y - 3],
          [x + 3, y],
          [x, y + 3],
          [x - 3, y],
        ],
        'g',
      );
  c.blob('-4,76 0,52 8,42 20,37 48,37 60,42 68,52 72,76', 'r')
    .blob('-4,76 -2,58 4,48 12,50 14,62 12,76', 'e')
    .blob('72,76 70,58 64,48 56,50 54,62 56,76', 'e');
  c.polygon('20,37 48,37 52,76 16,76', 'w');
  for (const y of [44, 54, 64])
    for (const x of [24, 34, 44])
      c.rects([[x - 3, y - 3, 7, 7]], 'y').rects([[x - 1, y - 1, 3, 3]], y === 54 ? 'r' : 'g');
  c.rects('19,48,1,28 29,40,1,36 39,40,1,36 49,48,1,28', 'y');
  c.curve('16,42 24,48 34,50 44,48 52,42', 2.4, 'k').each(
    '20,46 27,49 34,50 41,49 48,46',
    (s, x, y) => s.rects([[x - 1, y - 1, 3, 3]], 'y'),
  );
  c.polygon('20,37 27,33 41,33 48,37 34,41', 'w').rects('22,36,24,1', 'y');
  c.blob('22,20 24,12 34,9 44,12 46,20 46,29 41,36 34,38 27,36 22,29', 'f');
  c.blob('22,24 24,28 28,29 34,28 40,29 44,28 46,24 47,30 42,37 34,40 26,37 21,30', 'o')
    .rects('28,27,13,1', 'o')
    .rects('31,29,7,2', 'r')
    .rects('31,29,7,1', 'k');
  c.rects('26,20,5,1 37,20,5,1', 'o')
    .rects('27,21,4,2 37,21,4,2', 'w')
    .rects('28,21,2,2 38,21,2,2', 'k')
    .rects('34,20,1,5', 'o')
    .rects('33,25,3,1', 'o');
  c.polygon('14,15 18,8 34,5 50,8 54,15 44,14 34,13 24,14', 'k')
    .rects('19,12,30,2', 'k')
    .each('22,11 28,10 34,9 40,10 46,11', (s, x, y) => s.rects([[x - 1, y - 1, 2, 2]], 'y'));
  c.blob('14,9 18,3 30,2 44,3 54,7 56,11 46,7 32,6 22,7', 'w').rects(
    '24,4,2,2 36,3,2,2 47,6,2,2',
    'k',
  );
  c.blob('4,62 8,56 15,55 19,60 17,66 8,68', 'f')
    .stroke('12,57 18,59', 1, 'o')
    .stroke('12,61 19,62', 1, 'o')
    .rects('8,66,10,3', 'w')
    .rects('10,60,3,2', 'y');
  c.stroke('10,40 11,58', 2.4, 'w')
    .blob('5,36 4,26 8,20 14,20 18,26 17,35 12,44 9,44', 'o')
    .blob('7,33 7,27 10,23 12,25 10,33', 'y');
  c.discs('18,22,2.6 18,27,2.4', '.').rects('9,56,4,3', 'w');
  c.blob('48,63 52,58 60,58 62,64 58,68 50,67', 'f')
    .stroke('50,61 56,60', 1, 'o')
    .stroke('50,64 57,64', 1, 'o')
    .rects('52,66,10,3', 'w')
    .rects('58,60,2,2', 'r');
  c.blob('46,73 46,69 50,67 55,68 57,72', 'k')
    .discs('46,69,2', 'k')
    .rects('46,68,2,1', 'w')
    .curve('57,71 62,70 66,71', 1, 'k')
    .rects('44,70,1,1', 'r');
  return scene(
    'king-at-dinner',
    'The king shares with no one',
    'Король ни с кем не делится',
    'painting, king, dinner, jewels | картина, король, ужин, драгоценности',
    'people',
    c,
    {
      '.': '#2f6b5c green',
      g: '#4f9a80 light green',
      r: '#b02a36 red',
      e: '#6b4226 fur',
      w: '#f6efe2 white',
      y: '#ecbf48 gold',
      k: '#191519 black',
      f: '#f4c3a0 skin',
      o: '#b5692c ginger',
    },
  );
}

/** A reader on the ladder of his library, who does not see what comes out of a book. */
function bookworm() {
  const c = new Stage(64, 84).below(0, '.');
  shelves(c);
  c.polygon('0,0 16,0 10,30 4,84 0,84', 'y').polygon('0,0 6,0 2,30 0,40', 'w');
  c.rects('22,58,2,26 44,58,2,26', 't')
    .rects('20,56,28,3', 't')
    .rects('22,64,24,2 22,72,24,2 22,80,24,2', 't')
    .rects('20,58,28,1', 't');
  c.blob('28,58 27,46 28,34 33,29 40,29 45,34 46,46 45,58', '.')
    .polygon('28,44 24,60 29,60 31,48', '.')
    .polygon('45,44 50,60 44,60 42,48', '.');
  c.rects('30,56,5,12 38,56,5,12', 'b')
    .rects('30,66,5,3 38,66,5,3', 'w')
    .rects('28,68,7,2 38,68,7,2', '.')
    .rects('34,31,5,16', 'w')
    .rects('35,33,2,5', 'r');
  c.blob('31,20 33,15 38,14 42,18 42,25 38,29 33,28', 'f')
    .blob('34,14 40,12 44,16 44,25 41,23 40,17', 'w')
    .rects('30,23,2,2', 'f')
    .rects('32,20,4,2', '.')
    .rects('33,20,2,1', 'w')
    .rects('32,26,3,1', 'r')
    .blob('38,26 43,24 42,29 38,30', 'w');
  c.stroke('30,36 24,42 22,34', 4, '.')
    .discs('22,33,2', 'f')
    .polygon('12,22 22,25 22,35 12,32', 'w')
    .polygon('22,25 26,22 26,32 22,35', 'w')
    .rects('22,25,1,10', 'r')
    .polygon('12,32 22,35 26,32 26,34 22,37 12,34', 'r')
    .stroke('14,26 20,28', 1, '.')
    .stroke('14,29 20,31', 1, '.');
  c.stroke('45,37 52,36 53,30', 4, '.')
    .discs('53,29,2', 'f')
    .polygon('48,20 58,18 60,28 50,30', 'g')
    .polygon('49,21 51,20 53,29 51,30', 'w');
  c.rects('46,50,8,7', 'r')
    .rects('47,50,1,7', 'w')
    .rects('26,48,7,7', 'g')
    .rects('27,48,1,7', 'w')
    .rects('30,52,14,4', '.');
  c.curve('58,18 60,12 56,8 58,3', 3, 'l')
    .rects('57,1,4,4', 'l')
    .rects('58,2,1,1 60,2,1,1', '.')
    .stroke('57,6 60,5', 1, 'l')
    .rects('55,9,2,1 59,12,2,1', 'g');
  c.discs('12,72,6', 'b')
    .blob('8,70 11,67 14,69 13,73 9,74', 'l')
    .rects('11,78,2,3', 't')
    .rects('8,81,8,3', 't')
    .stroke('6,66 5,74 9,79', 1, 't');
  return scene(
    'reader-on-ladder',
    'The worm in chapter nine',
    'Червячок из девятой главы',
    'painting, books, ladder, reader | картина, книги, лестница, читатель',
    'home',
    c,
    {
      '.': '#3a2319 shelf',
      t: '#b07a45 wood',
      y: '#f6dc66 light',
      w: '#f9efd8 white',
      b: '#4a6f9c blue',
      r: '#b23a34 red',
      g: '#4c7f52 green',
      f: '#ecb48c skin',
      l: '#a5cf4e worm',
    },
  );
}

/** Shelves with rows of books in five colours. */
function shelves(c) {
  for (let y = 0, k = 0; y < 84; y += 17, k++) {
    c.rect(0, y + 14, 64, 2, 't');
    for (let x = 0, n = k * 3; x < 64; n++) {
      const wide = 3 + (n % 3 === 0 ? 1 : 0);
      const high = 9 + ((n * 5 + k) % 4);
      c.rect(x, y + 14 - high, wide, high, 'rtgb'[(n * 7 + k) % 4]);
      if (n % 2 === 0) c.rect(x, y + 17 - high, wide, 1, 'y');
      x += wide + (n % 5 === 4 ? 2 : 0);
    }
  }
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [{ ...king(), level: 'hard' }, bookworm()];
