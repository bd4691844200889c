/** Scenes in colour: things on a shelf and on the table that have a story. */
import { onto } from './light.mjs';
import { away, Stage, scene } from './stage.mjs';

/** Cacti on a sill, and a guest who should not come nearer. */
function cactiAndBalloon() {
  const c = new Stage(86, 64);
  c.rects('0,50,86,5', 'e').rects('0,55,86,2', 'k').rects('0,50,86,1', 'r');
  c.rects('4,0,34,30', 'w')
    .rects('6,0,14,13 22,0,14,13 6,15,14,13 22,15,14,13', 's')
    .discs('30,6,4', 'y')
    .rects('2,30,38,2', 'e')
    .polygon('6,28 6,24 12,20 20,25 20,28', 'g');
  const pot = (s, x, half, ink) =>
    s
      .polygon(
        [
          [x - half, 41],
          [x + half, 41],
          [x + half - 2, 50],
          [x - half + 2, 50],
        ],
        ink,
      )
      .rect(x - half - 1, 39, 2 * half + 2, 3, ink);
  c.ellipse(10, 34, 8, 7.4, 'g').ellipse(46, 27, 5, 14, 'g');
  c.ellipses('27,33,5,7 22,25,3.6,4.4,-20 32,24,3.6,4.4,20 27,20,3,4', 'd');
  onto(c, 'g', () => {
    for (const x of [4, 8, 12, 16]) c.rect(x, 26, 1, 14, 'd');
    for (const x of [43, 46, 49]) c.rect(x, 13, 1, 27, 'd');
  });
  c.curve('41,31 37,30 36,25', 2.6, 'g').curve('51,28 55,27 56,20', 2.6, 'g');
  c.dots('24,30 28,34 26,37 30,31 22,23 33,22 27,18 31,26', 'g');
  c.discs('10,26,2 27,15,2 20,20,1.6', 'y').rects('9,25,2,1', 'y');
  pot(c, 10, 7, 'r');
  pot(c, 27, 6, 'r');
  pot(c, 46, 7, 'r');
  c.rects('4,44,12,1 41,44,10,1', 'w').rects('23,44,1,4 27,44,1,4 31,44,1,4', 'w');
  for (let turn = 200; turn <= 340; turn += 20)
    c.stroke([[64, 40], away(64, 40, 11, turn)], 1.8, 'g');
  pot(c, 64, 5, 'r');
  c.rects('60,44,8,1', 'w');
  c.ellipse(74, 13, 8.6, 10, 'r')
    .polygon('72,23 76,23 74,21', 'r')
    .ellipse(70.6, 8.6, 1.8, 3, 'w', 20)
    .curve('74,23 76,30 73,36 76,44', 1, 'k')
    .rects('72,12,2,2 77,12,2,2', 'k')
    .rects('73,16,5,1', 'k')
    .dots('72,15 78,15', 'k');
  return scene(
    'cacti-and-balloon',
    'Not one step closer',
    'Ни шагу ближе',
    'cactus, balloon, window, pots | кактус, шарик, окно, горшки',
    'plants',
    c,
    {
      '.': '#efd6a6 wall',
      s: '#9fd3ea sky',
      e: '#9a6236 sill',
      k: '#3a2430 dark',
      g: '#3f9450 green',
      d: '#1f5a38 rib',
      r: '#d23a35 red',
      y: '#e8b02c sun',
    },
  );
}

/** A lobster on its plate, still in charge. */
function lobsterPlate() {
  const c = new Stage(76, 80);
  for (let x = 3; x < 76; x += 12)
    for (let y = 4 + ((x * 5) % 8); y < 80; y += 16)
      c.rect(x, y, 3, 1, 'b').rect(x + 1, y - 1, 1, 3, 'b');
  c.discs('38,40,34', 'b').discs('38,40,32.4', 'w').ring(38, 40, 28, 26.6, 'b');
  for (const side of [-1, 1]) {
    const at = (path) =>
      path
        .split(' ')
        .map((p) => p.split(',').map(Number))
        .map(([x, y]) => [38 + side * x, y]);
    c.curve(at('4,30 10,28 14,22 14,17'), 3, 'r')
      .blob(at('14,20 9,14 9,7 13,3 15,8 17,4 21,8 21,15 17,20'), 'r')
      .polygon(at('13,4 15,11 17,5'), 'w');
    c.curve(at('2,26 5,16 4,6'), 1, 'o').curve(at('3,26 9,20 8,12'), 1, 'o');
    for (const y of [34, 38, 42]) c.curve(at(`5,${y} 11,${y - 1} 15,${y + 4}`), 1.4, 'r');
    c.polygon(at('1,66 7,64 9,70 4,72'), 'r').polygon(at('0,66 3,66 2,73 0,73'), 'r');
  }
  c.blob('38,23 42,25 44,32 44,41 41,46 35,46 32,41 32,32 34,25', 'r');
  c.polygon('32,45 44,45 42,66 34,66', 'r')
    .rects('33,49,10,1 33,53,10,1 34,57,8,1 34,61,8,1 35,65,6,1', 'o')
    .rects('37,28,2,16', 'o')
    .rects('34,25,2,2 40,25,2,2', 'k');
  c.discs('18,56,5.4 57,57,5.4', 'y').discs('18,56,4 57,57,4', '.');
  c.discs('18,56,3 57,57,3', 'y').rects('18,52,1,9 14,56,9,1 57,53,1,9 53,57,9,1', '.');
  c.discs('24,63,2.4 21,66,2.4 26,67,2.2 51,66,2.4 55,64,2.2', 'g').rects(
    '23,62,1,6 52,63,1,5',
    'w',
  );
  c.rects('1,24,1,12 3,24,1,12 5,24,1,12 1,36,5,2 2,38,2,30', 'a')
    .rects('71,22,4,22 72,44,3,26', 'a')
    .polygon('71,22 73,18 75,22', 'a');
  return scene(
    'lobster-on-plate',
    'It ordered lemonade',
    'Он заказывал лимонад',
    'lobster, plate, lemon, parsley | омар, тарелка, лимон, петрушка',
    'food',
    c,
    {
      '.': '#cfe0ea cloth',
      b: '#3f74b8 blue',
      w: '#ffffff white',
      r: '#d2352c red',
      o: '#f59a5a coral',
      k: '#1a1418 black',
      y: '#f2c92e lemon',
      g: '#2f7a40 parsley',
      a: '#77869a silver',
    },
  );
}

/** A vase with the fastest of the Greeks, and what he runs after. */
function vaseOfAchilles() {
  const c = new Stage(66, 82);
  c.blob(
    '22,2 44,2 44,6 40,9 39,18 48,24 57,34 59,46 54,58 44,68 40,73 26,73 22,68 12,58 ' +
      '7,46 9,34 18,24 27,18 26,9 22,6',
    'k',
  );
  c.rects('20,2,26,4 21,74,24,5 18,78,30,3', 'k');
  c.curve('24,10 14,10 10,18 14,28', 2.4, 'k').curve('42,10 52,10 56,18 52,28', 2.4, 'k');
  onto(c, 'k', () => {
    c.rects('0,31,66,22', 'o').rects('0,29,66,1 0,54,66,1', 'o').rects('20,3,26,1 18,79,30,1', 'o');
    for (let x = 2; x < 66; x += 6) {
      c.rects(`${x},22,4,1 ${x},22,1,4 ${x},25,3,1 ${x + 2},24,1,2`, 'o');
      c.polygon(
        [
          [x, 72],
          [x + 1.5, 60],
          [x + 3, 72],
        ],
        'o',
      );
    }
    for (let x = 28; x < 40; x += 4) c.rect(x, 11, 2, 6, 'o');
  });
  c.discs('24,35,2.2', 'k')
    .polygon('22,34 20,30 24,31 28,31 26,34', 'r')
    .polygon('21,38 27,37 27,44 21,45', 'k')
    .stroke('26,38 31,41', 1.6, 'k')
    .stroke('22,39 17,42', 1.6, 'k')
    .stroke('25,44 30,46 29,51', 1.8, 'k')
    .stroke('22,44 18,48 12,47', 1.8, 'k')
    .rects('29,51,3,1', 'k')
    .discs('15,40,3.4', 'r')
    .dots('15,40 14,39', 'w')
    .stroke('18,33 34,38', 1, 'k')
    .rects('25,35,1,1', 'o');
  c.blob('40,50 40,46 43,43 47,42 51,43 53,47 53,50', 'k')
    .discs('55.6,45.6,1.8', 'k')
    .rects('41,50,3,2 49,50,3,2', 'k')
    .dots('38,50', 'k')
    .rects('43,45,2,2 47,44,2,2 45,48,2,1 49,47,2,1', 'w')
    .dots('56,45', 'w');
  c.rects('9,52,48,1', 'k');
  c.rects('35,34,1,2 37,34,2,1 37,36,2,1 40,34,1,3 42,34,2,1 45,34,1,3', 'k');
  c.below(76, 't').rects('0,76,66,1', 'e');
  c.rects('21,74,24,5 18,78,30,3', 'k').rects('18,79,30,1', 'o');
  c.rects('0,0,3,76 5,0,1,76 63,0,3,76 60,0,1,76', 't');
  return scene(
    'vase-with-tortoise',
    'He will never catch it',
    'Никогда не догонит',
    'vase, Achilles, tortoise, race | ваза, Ахилл, черепаха, бег',
    'people',
    c,
    {
      '.': '#bdd2d4 wall',
      k: '#241a1a black',
      o: '#d9793a clay',
      r: '#8f2430 dark red',
      w: '#fff4dc white',
      t: '#8c9ea3 stone',
      e: '#5a696f shade',
    },
  );
}

/** A tall glass of ice cream with a small climber. */
function sundae() {
  const c = new Stage(60, 86);
  for (let x = 2; x < 60; x += 14) c.rect(x, 0, 5, 76, 's');
  c.rect(0, 76, 60, 10, 'p').rects('0,76,60,1', 'w');
  c.polygon('14,34 46,34 40,66 34,70 34,78 42,82 18,82 26,78 26,70 20,66', 'w');
  c.polygon('17,37 43,37 41,47 19,47', 'p')
    .polygon('19,47 41,47 40,55 20,55', 'y')
    .polygon('20,55 40,55 38,64 33,68 27,68 22,64', 'e');
  onto(c, 'pye', () => c.rects('20,36,1,28', 'w').rects('19,46,24,1 20,54,22,1', 'p'));
  c.dots('26,41 33,43 37,40 24,44', 'r').rects('25,58,3,1 32,61,3,1', 'p');
  c.stroke('38,38 50,4', 3, 'e').stroke('40,36 51,5', 1, 'y');
  c.discs('21,29,8', 'p').discs('38,29,8', 'e').discs('30,24,8.6', 'y');
  c.rects('13,33,34,2', 'w')
    .blob('22,22 24,15 30,11 36,15 38,22 34,25 30,23 26,26', 'w')
    .discs('30,10,3.4', 'r')
    .curve('30,8 32,3 36,1', 1, 'g')
    .rects('29,8,1,1', 'w');
  c.curve('17,24 18,30 16,32', 2, 'r')
    .curve('24,27 23,31 25,33', 2, 'r')
    .rects('40,24,2,1 43,28,2,1 36,31,2,1', 'y');
  c.blob('10,30 10,24 13,21 17,22 18,28 17,32 12,33', 'k')
    .blob('12,32 12,26 15,25 17,28 16,32', 'w')
    .discs('14.6,20.6,3', 'k')
    .rects('15,19,1,1', 'w')
    .rects('17,20,3,2', 'e')
    .polygon('10,25 6,29 9,30', 'k')
    .rects('12,33,2,1 15,33,2,1', 'e')
    .rects('12,17,6,1 13,15,4,2', 'r');
  c.stroke('52,78 46,62', 1.6, 'k')
    .ellipse(45, 58, 2.4, 4, 'k', -20)
    .ellipses('8,80,5,3 12,82,4,2', 'r')
    .polygon('4,77 8,75 12,78', 'g')
    .dots('6,80 10,81 13,82', 'y');
  return scene(
    'sundae-with-penguin',
    'Summit before it melts',
    'На вершину пока не растаяло',
    'ice cream, glass, cherry, penguin | мороженое, бокал, вишня, пингвин',
    'food',
    c,
    {
      '.': '#c5ead9 mint',
      s: '#8ac8ae mint stripe',
      p: '#e58aa4 strawberry',
      y: '#f6dc8a vanilla',
      e: '#6b3d28 chocolate',
      r: '#d02f3a cherry',
      g: '#3f8f4a green',
      k: '#23222e black',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [cactiAndBalloon(), lobsterPlate(), vaseOfAchilles(), sundae()];
