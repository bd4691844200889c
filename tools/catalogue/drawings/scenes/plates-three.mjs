/** Scenes in colour: food with a find: a pearl, and who wants the syrup back. */
import { away, Stage, scene } from './stage.mjs';

/** Oysters on ice around a lemon; one of them gives a pearl back. */
function oysters() {
  const c = new Stage(76, 66).below(0, '.');
  c.ellipse(38, 36, 37, 28, 'k').ellipse(38, 35, 36, 27, 'a').ellipse(38, 34, 33, 24, 's');
  c.each('20,30 50,18 58,40 30,50 38,28 44,50 14,42 24,16', (s, x, y) =>
    s.polygon(
      [
        [x - 3, y],
        [x, y - 3],
        [x + 3, y],
        [x, y + 3],
      ],
      'w',
    ),
  );
  for (const [x, y, turn] of [
    [18, 24, -60],
    [14, 40, -100],
    [28, 49, -150],
    [48, 49, 150],
    [62, 40, 100],
    [58, 24, 60],
  ])
    oyster(c, x, y, turn);
  c.ellipse(38, 32, 11, 9, 'y')
    .ellipse(38, 32, 9.4, 7.4, 'w')
    .ellipse(38, 32, 8.4, 6.4, 'y')
    .rects('30,32,17,1', 'w')
    .stroke('33,27 43,37', 1, 'w')
    .stroke('43,27 33,37', 1, 'w');
  c.discs('38,13,6.4', 'k')
    .discs('38,13,5.4', 'r')
    .discs('38,13,4', 'o')
    .rects('36,11,2,2 39,14,2,2', 'r');
  c.discs('28,49,4', 'k').discs('28,49,3', 's').rects('27,47,2,2', 'w');
  c.blob('3,4 8,1 14,2 18,7 17,12 12,15 5,13 2,9', 'g')
    .stroke('5,5 14,12', 1, 'k')
    .stroke('9,4 9,9', 1, 'k')
    .stroke('13,6 12,11', 1, 'k');
  c.polygon('60,0 72,0 70,9 68,12 64,12 62,9', 'w')
    .polygon('61,3 71,3 69,9 67,11 65,11 63,9', 'o')
    .rects('65,12,2,7', 'w')
    .rects('62,18,8,2', 'w')
    .rects('64,5,1,1 67,7,1,1', 'w');
  c.stroke('70,56 58,64', 2, 'k').polygon('74,50 71,58 66,55', 'a').stroke('73,52 69,56', 1, 'w');
  c.blob('2,58 6,54 12,55 14,60 10,65 4,64', 'o')
    .discs('4,55,1.6 12,53,1.6', 'o')
    .rects('4,54,1,1 12,53,1,1', 'k')
    .stroke('3,62 0,64', 1, 'o')
    .stroke('13,60 17,57', 1.4, 'o')
    .discs('18,56,1.8', 'o')
    .stroke('14,63 17,65', 1, 'o')
    .rects('7,60,3,1', 'k');
  return scene(
    'oysters-with-pearl',
    'Someone left the tip early',
    'Кто-то уже оставил на чай',
    'oysters, lemon, pearl, ice | устрицы, лимон, жемчужина, лёд',
    'food',
    c,
    {
      '.': '#2f5d73 cloth',
      k: '#1b2a36 dark',
      a: '#8fa3b3 silver',
      s: '#bfe3ee ice',
      w: '#fbfdfb white',
      y: '#f7d84a lemon',
      r: '#c23a3a red',
      o: '#f0894e orange',
      g: '#5f9a4a green',
    },
  );
}

/** An open oyster whose narrow end points to the middle of the plate. */
function oyster(c, x, y, turn) {
  const [tx, ty] = away(x, y, 3, turn + 90);
  c.ellipse(x, y, 9, 6.6, 'k', turn + 90)
    .ellipse(x, y, 7.8, 5.4, 'a', turn + 90)
    .ellipse(x, y, 6.4, 4.2, 'w', turn + 90);
  c.ellipse(tx, ty, 3.4, 2.6, 'a', turn + 90);
}

/** Pancakes for a giant, and bees that have seen the syrup first. */
function pancakes() {
  const c = new Stage(70, 76).below(0, '.').below(58, 'b');
  for (let y = 58; y < 76; y += 6)
    for (let x = (y % 12) / 2; x < 70; x += 12) c.rect(x, y, 6, 6, 'w');
  c.ellipse(35, 64, 33, 8, 'k').ellipse(35, 63, 33, 8, 'w');
  for (let k = 0; k < 6; k++) {
    const y = 60 - k * 6;
    const x = 35 + [0, 1, -1, 1, 0, -1][k];
    c.ellipse(x, y, 25, 6, 'e')
      .rect(x - 25, y - 4, 50, 4, 'e')
      .ellipse(x, y - 4, 25, 6, 't')
      .ellipse(x, y - 5, 23, 4.6, 'o');
  }
  c.blob(
    '12,25 22,22 35,21 48,22 58,26 58,29 55,30 55,44 52,46 50,43 50,33 46,33 46,40 43,42 41,39 41,34 30,34 30,52 27,55 24,52 24,33 19,32 19,38 16,39 14,36 14,29',
    'r',
  );
  c.polygon('27,20 38,17 46,21 35,25', 'y')
    .polygon('27,20 35,25 35,29 27,24', 'o')
    .polygon('35,25 46,21 46,25 35,29', 'e');
  c.discs('20,19,3 25,16,3 50,19,3 46,15,3 17,24,2.6', 'b')
    .rects('19,17,1,1 24,14,1,1 49,17,1,1 45,13,1,1', 'w')
    .discs('34,14,3', 'b')
    .rects('33,12,1,1', 'w');
  c.each('10,8 58,6 62,20', (s, x, y) => {
    s.ellipse(x, y, 4, 3, 'y')
      .rects(
        [
          [x - 1, y - 3, 1, 6],
          [x + 1, y - 3, 1, 6],
        ],
        'k',
      )
      .ellipses(
        [
          [x - 1, y - 4, 2, 2.4],
          [x + 2, y - 4, 2, 2.4],
        ],
        'w',
      )
      .rect(x - 4, y, 1, 1, 'k');
  });
  c.stroke('3,70 24,74', 1.6, 'k')
    .stroke('24,74 30,74', 3, 'k')
    .rects('58,66,9,9', 'b')
    .rects('56,68,2,5', 'b')
    .rects('59,66,7,2', 'e');
  return scene(
    'pancakes-with-bees',
    'The bees want their syrup back',
    'Пчёлы пришли за своим мёдом',
    'pancakes, syrup, butter, bees | оладьи, сироп, масло, пчёлы',
    'food',
    c,
    {
      '.': '#bfe0e8 morning',
      b: '#4467ad blue',
      w: '#fdfaf2 white',
      k: '#2a2024 black',
      e: '#b5702e brown',
      t: '#e3a952 pancake',
      o: '#f2d3a0 light pancake',
      r: '#8a3c1c syrup',
      y: '#f8d92e butter',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [oysters(), pancakes()];
