/** Scenes in colour: heads in frames, of fruit, of paint, of fur and of powder. */
import { onto } from './light.mjs';
import { away, Stage, scene } from './stage.mjs';

/** After Arcimboldo: a head of what the garden gives. */
function gardenHead() {
  const c = new Stage(64, 76);
  c.blob('2,78 4,64 14,57 26,56 38,56 50,57 60,64 62,78', 'g');
  c.each('12,66,9 52,66,9 32,70,9', (s, x, y, r) => {
    s.discs([[x, y, r]], 'l')
      .discs([[x, y, r - 2]], 'g')
      .discs([[x, y, r - 4]], 'l');
    s.stroke(
      [
        [x, y + r],
        [x, y - 2],
      ],
      1,
      'w',
    ).stroke(
      [
        [x, y + 3],
        [x - 5, y - 2],
      ],
      1,
      'w',
    );
    s.stroke(
      [
        [x, y + 3],
        [x + 5, y - 2],
      ],
      1,
      'w',
    );
  });
  c.polygon('25,50 39,50 37,64 27,64', 'w').rects('27,54,10,1 28,58,8,1 29,61,6,1', 'v');
  c.blob('18,20 24,13 32,11 40,13 46,20 47,30 45,44 39,53 32,56 25,53 19,44 17,30', 'o');
  onto(c, 'o', () => {
    c.curve('27,10 24,18 24,26', 1, 'e')
      .curve('37,10 40,18 40,26', 1, 'e')
      .rect(32, 10, 1, 12, 'e');
  });
  c.discs('22,38,6 42,38,6', 'r').rects('19,35,3,2 44,35,2,2', 'w');
  c.blob('32,25 34,30 37,37 36,42 32,44 28,42 27,37 30,30', 'y').rects(
    '31,24,2,3 29,40,1,2 34,40,1,2',
    'e',
  );
  c.ellipses('24,28,5.4,2.6,-8 40,28,5.4,2.6,8', 'l').discs('24,29,2.3 40,29,2.3', 'v');
  c.dots('23,28 39,28', 'w')
    .curve('18,25 23,23 28,25', 1.6, 'g')
    .curve('36,25 41,23 46,25', 1.6, 'g');
  c.curve('25,47 29,49 35,49 40,46', 2.6, 'r')
    .polygon('39,47 40,43 43,44', 'g')
    .rects('29,48,6,1', 'w');
  c.discs('32,55,4.4', 'e').dots('30,53 34,54 32,57 31,56', 'y');
  c.ellipses('15,33,3,5.6 49,33,3,5.6', 'y');
  onto(c, 'y', () => c.rects('12,30,40,1 12,33,15,1 38,33,15,1 12,36,14,1 38,36,16,1', 'e'));
  c.each(
    '18,20 14,24 19,15 13,18 24,11 9,23 46,20 50,24 45,15 51,18 40,11 55,23 15,12 49,12 ' +
      '20,8 44,8 11,28 53,28',
    (s, x, y) => s.discs([[x, y, 3]], 'v').rect(x - 1, y - 2, 2, 1, 'w'),
  );
  c.ellipses('26,6,6,2.4,-50 38,6,6,2.4,50 8,14,6,2.4,40 56,14,6,2.4,-40 32,4,2,5', 'g');
  onto(c, 'g', () => c.stroke('23,10 29,2', 1, 'l').stroke('41,10 35,2', 1, 'l'));
  c.discs('29,10,2.6 35,10,2.6', 'r').dots('28,9 34,9', 'w');
  c.each('7,10,20 57,10,-20', (s, x, y, turn) => {
    s.stroke([[x, y - 4], away(x, y, 22, 90 - turn * 1.6)], 1, 'y');
    for (const far of [-6, -3, 0]) s.ellipse(...away(x, y, far, 90 - turn), 2.4, 1.8, 'y', -turn);
  });
  return scene(
    'head-of-fruit',
    'You are what you eat',
    'Ты то что ты ешь',
    'painting, fruit, vegetables, face | картина, фрукты, овощи, лицо',
    'people',
    c,
    {
      '.': '#2c1c20 dark',
      v: '#7a4ab0 grape',
      g: '#2f7a3f leaf',
      l: '#a3cf5a cabbage',
      o: '#ea8a35 pumpkin',
      r: '#cc2a30 apple',
      y: '#f2cf4a pear',
      w: '#fbf6e4 white',
      e: '#8a4c22 chestnut',
    },
  );
}

/** After van Gogh: the painter in a straw hat. */
function strawHat() {
  const c = new Stage(58, 68);
  for (let r = 26; r < 60; r += 5) {
    for (let turn = 150 + (r % 2) * 9; turn < 400; turn += 22) {
      c.stroke([away(29, 34, r, turn), away(29, 34, r, turn + 11)], 1.4, r % 10 === 6 ? 'b' : 's');
    }
  }
  c.blob('-3,70 2,58 14,51 24,48 34,48 44,51 56,58 61,70', 'b');
  c.polygon('22,46 36,46 40,56 29,66 20,56', 's').polygon('24,46 34,46 33,56 29,60 25,56', 'f');
  onto(c, 'b', () => {
    for (let x = 0; x < 58; x += 6)
      c.stroke(
        [
          [x, 70],
          [x + (x < 29 ? 5 : -1), 54],
        ],
        1,
        'n',
      );
    c.stroke('19,55 27,70', 1.6, 'n').stroke('41,55 31,70', 1.6, 'n');
  });
  c.blob('17,24 29,20 41,24 42,34 39,46 29,52 20,46 17,34', 'f');
  onto(c, 'f', () => {
    c.polygon('35,22 44,22 44,48 37,46 38,36', 't');
    c.blob('16,34 19,36 22,42 27,41 31,41 36,42 39,36 43,34 42,50 30,56 17,50', 'o');
  });
  c.polygon('19,44 39,44 36,51 29,56 22,51', 'o');
  c.curve('23,41 26,39.6 29,40 32,39.6 35,41', 2, 'r')
    .rects('26,43,6,1', 'n')
    .rects('27,44,4,1', 'f');
  for (const [x, y, to] of [
    [20, 40, 20],
    [22, 45, 23],
    [25, 46, 25],
    [28, 47, 28],
    [31, 46, 32],
    [35, 44, 35],
    [38, 39, 38],
  ])
    c.stroke(
      [
        [x, y],
        [to, y + 5],
      ],
      1,
      'r',
    );
  c.polygon('28,27 30,27 32,36 30,38 27,37', 't').rects('27,37,2,1', 'r');
  c.rects('21,29,5,3 33,29,5,3', '.')
    .rects('23,29,2,3 34,29,2,3', 'b')
    .rects('20,28,7,1 32,28,7,1', 'n');
  c.stroke('19,26 26,25', 1.4, 'r')
    .stroke('32,25 39,26', 1.4, 'r')
    .rects('21,33,4,1 34,33,4,1', 't');
  c.blob('15,16 17,7 24,3 34,3 41,7 43,16', 'y').blob(
    '3,20 12,14 29,12 46,14 55,20 46,24 29,22 12,24',
    'y',
  );
  onto(c, 'y', () => {
    c.rects('14,14,30,2', 'b');
    for (let x = 4; x < 56; x += 5)
      c.stroke(
        [
          [x, 24],
          [x + (29 - x) / 8, 17],
        ],
        1,
        't',
      );
    c.curve('20,13 22,7 26,4', 1, 't').curve('38,13 36,7 32,4', 1, 't').rect(29, 3, 1, 10, 't');
  });
  return scene(
    'painter-in-straw-hat',
    'He sold only one',
    'Продал только одну',
    'painting, painter, hat, beard | картина, художник, шляпа, борода',
    'people',
    c,
    {
      '.': '#cdeadf pale green',
      s: '#6fb0c9 blue stroke',
      b: '#2f62a8 blue',
      n: '#1b2a55 navy',
      f: '#f0bd98 skin',
      t: '#b57a50 shadow',
      o: '#ea7322 beard',
      r: '#a83a1f rust',
      y: '#f8dc4c straw',
    },
  );
}

/** A cat of an old house, in a ruff. */
function courtCat() {
  const c = new Stage(62, 74);
  c.rects('0,0,62,3 0,71,62,3 0,0,3,74 59,0,3,74', 'y')
    .rects('1,1,60,1 1,72,60,1 1,1,1,72 60,1,1,72', 'e')
    .rects('3,3,4,4 55,3,4,4 3,67,4,4 55,67,4,4', 'y');
  c.blob('8,73 12,60 22,54 31,53 40,54 50,60 54,73', 'k')
    .rects('4,71,54,3', 'y')
    .rects('1,72,60,1', 'e');
  c.blob('31,13 40,15 46,21 48,30 45,38 38,43 31,44 24,43 17,38 14,30 16,21 22,15', 'o');
  onto(c, 'o', () => {
    c.rects('30,11,2,8 25,12,2,6 35,12,2,6', 'e');
    c.rects('13,27,5,1 13,31,6,1 14,35,5,1 44,27,5,1 43,31,6,1 43,35,5,1', 'e');
  });
  c.ellipses('23,27,4,3.2 39,27,4,3.2', 'g')
    .rects('23,25,1,5 38,25,1,5', 'k')
    .dots('24,25 39,25', 'w');
  c.ellipse(31, 50, 24, 8, 'w');
  onto(c, 'w', () => {
    for (let turn = 0; turn < 360; turn += 20) {
      const [dx, dy] = away(0, 0, 1, turn);
      c.stroke(
        [
          [31 + dx * 12, 47 + dy * 3],
          [31 + dx * 21, 50 + dy * 6.4],
        ],
        1,
        'h',
      );
    }
    c.ellipse(31, 44, 12, 3, 'h');
  });
  c.blob('31,30 40,31 46,34 44,40 38,45 31,46 24,45 18,40 16,34 22,31', 'o');
  onto(c, 'o', () => {
    c.blob('31,29 36,31 41,36 38,43 31,45 24,43 21,36 26,31', 'w');
    c.rects('13,35,6,1 43,35,6,1', 'e');
  });
  c.rects('31,35,1,2', 'k').curve('26,38 29,40 31,38 33,40 36,38', 1, 'k');
  c.rects('12,37,12,1 38,37,12,1 13,40,10,1 39,40,10,1', 'h');
  c.polygon('27,32 31,20 35,32', 'w').polygon('28.5,31 33.5,31 31,34.4', 'r');
  c.curve('20,58 24,63 31,65 38,63 42,58', 1.6, 'y')
    .rects('30,60,2,2', 'y')
    .ellipses('31,67,3.4,1.8', 'y')
    .polygon('34,67 37,65 37,69', 'y')
    .dots('29,66', 'k');
  c.blob('18,15 20,8 30,5 40,6 45,11 43,15 31,14', 'r')
    .rects('20,14,22,1', 'y')
    .curve('38,8 44,4 51,5 55,9 56,15', 2.4, 'w')
    .curve('40,7 45,5 51,6 54,10', 1, 'h');
  c.polygon('14,26 10,8 23,16', 'o').polygon('48,26 52,8 39,16', 'o');
  c.polygon('14.4,20 12.6,12 19,16', 'r').polygon('47.6,20 49.4,12 43,16', 'r');
  c.rects('14,66,1,4 47,66,1,4 18,62,1,3 44,62,1,3', 'y');
  return scene(
    'cat-in-ruff',
    'Nine lives of nobility',
    'Девять благородных жизней',
    'cat, portrait, ruff, frame | кот, портрет, воротник, рама',
    'animals',
    c,
    {
      '.': '#2f5a4c green wall',
      k: '#1c1820 velvet',
      o: '#e58f3a ginger',
      e: '#8a4a1e brown',
      y: '#efc545 gold',
      w: '#fffaf0 white',
      h: '#b8bccb lace',
      g: '#9fd04a eyes',
      r: '#b3273a red',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [gardenHead(), strawHat(), courtCat()];
