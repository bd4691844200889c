/** Scenes in colour: people and animals at their work, and one that only waits. */
import { onto } from './light.mjs';
import { Stage, scene } from './stage.mjs';

/** A bee of four cells and its wings. */
function bee(c, x, y) {
  c.rect(x, y, 4, 3, 'y')
    .rect(x + 1, y, 1, 3, 'k')
    .rect(x + 3, y, 1, 3, 'k')
    .rect(x + 1, y - 2, 2, 2, 'w');
}

/** A beekeeper behind her veil, and a bear behind her. */
function beekeeper() {
  const c = new Stage(72, 76);
  c.blob('44,40 46,30 52,24 60,23 68,27 72,36 72,76 46,76', 'e')
    .discs('49,24,4 68,25,4', 'e')
    .discs('49,24,2 68,25,2', 'o');
  c.blob('52,38 54,33 62,33 65,38 62,43 55,43', 'o')
    .rects('57,33,4,3', 'k')
    .rects('58,36,1,3 56,39,6,1', 'k')
    .rects('52,29,2,3 63,29,2,3', 'k')
    .dots('52,29 63,29', 'w');
  c.below((x) => 60 + 2 * Math.sin(x / 9), 'g');
  c.blob('8,78 10,56 18,48 26,46 36,46 44,48 50,56 52,78', 'w');
  onto(c, 'w', () =>
    c
      .curve('18,78 19,64 16,58', 1, 's')
      .curve('42,78 41,64 44,58', 1, 's')
      .rect(30, 50, 1, 28, 's'),
  );
  c.polygon('17,26 43,26 46,48 40,52 20,52 14,48', 's')
    .blob('22,28 30,25 38,28 39,38 35,45 30,47 25,45 21,38', 'f')
    .blob('21,36 21,28 30,24 39,28 39,36 37,30 30,28 23,30', 'o');
  c.rects('24,34,3,2 33,34,3,2', 'k')
    .rects('23,32,5,1 32,32,5,1', 'e')
    .rects('29,36,2,4', 'o')
    .curve('26,42 30,44 34,42', 1.2, 'e')
    .discs('23.4,39,1.4 36.6,39,1.4', 'o');
  onto(c, 's', () => {
    for (let x = 15; x < 46; x += 3) c.rect(x, 26, 1, 30, 'w');
    for (let y = 28; y < 52; y += 4) c.rect(14, y, 34, 1, 'w');
  });
  c.ellipse(30, 24, 24, 4, 'y')
    .blob('18,22 20,13 25,10 35,10 40,13 42,22', 'y')
    .rects('18,19,24,3', 'e')
    .rects('20,14,1,4 26,11,1,8 33,11,1,8 39,14,1,4', 'o');
  c.rects('8,60,34,16', 'y').rects('10,62,30,12', 'o').rects('8,58,34,3', 'e');
  onto(c, 'o', () => {
    for (let y = 62; y < 76; y += 4)
      for (let x = 10 + (y % 8 === 6 ? 3 : 0); x < 42; x += 6) c.rect(x, y, 4, 3, 'y');
  });
  c.rects('4,64,7,6 39,64,7,6', 's')
    .rects('4,64,7,1 39,64,7,1', 'w')
    .rects('12,70,3,6 30,71,2,5', 'y');
  bee(c, 6, 8);
  bee(c, 52, 8);
  bee(c, 4, 36);
  bee(c, 62, 14);
  bee(c, 22, 65);
  c.dashes('11,9,2 14,11,2 57,9,2 9,37,2', 'k');
  c.each('56,66 66,70 52,72 62,74 3,74', (s, x, y) =>
    s
      .rect(x - 1, y, 3, 1, 'w')
      .rect(x, y - 1, 1, 3, 'w')
      .dot(x, y, 'y'),
  );
  return scene(
    'beekeeper-and-bear',
    'Do not turn round',
    'Не оборачивайтесь',
    'beekeeper, bees, honey, bear | пасечница, пчёлы, мёд, медведь',
    'people',
    c,
    {
      '.': '#a9dcec sky',
      w: '#ffffff white',
      s: '#8a9cb8 veil',
      e: '#6b4228 bear',
      o: '#dd9438 honey',
      y: '#fbd64a straw',
      g: '#5f9f45 meadow',
      k: '#1f1b1c black',
    },
  );
}

/** An angler on the ice, and the fish that he waits for. */
function iceFisher() {
  const c = new Stage(78, 70).rect(0, 0, 78, 26, 'f');
  c.polygon('0,20 10,12 20,18 32,9 44,18 56,11 68,19 78,14 78,26 0,26', 's')
    .polygon('32,9 37,13 33,13 30,15 27,13', 'w')
    .polygon('56,11 60,14 55,15 52,14', 'w');
  c.firs('6,16,27,4 14,19,27,3 66,17,27,4 74,14,27,4', 'g', 'e');
  c.rects('0,26,78,12', 'w')
    .dashes('2,29,12 30,28,10 58,30,14 46,33,8 4,34,8', 's')
    .rects('0,38,78,3', 's');
  c.rects('36,37,10,4', '.');
  c.polygon('16,26 20,15 28,15 34,26 34,38 16,38', 'r')
    .discs('24,12,4.4', 'f')
    .blob('19,12 19,7 24,5 29,7 29,12', 'e')
    .rects('18,11,12,2', 'w')
    .rects('26,12,1,2', 'k')
    .polygon('20,15 28,15 27,20 21,20', 'w')
    .rects('28,12,2,2', 'f')
    .rects('23,15,5,1', 'r')
    .rects('18,34,8,5', 'e')
    .rects('26,36,9,3', 'k')
    .stroke('27,22 34,25', 3, 'r')
    .discs('35,25.4,1.6', 'k');
  c.stroke('35,25 41,19', 1.4, 'e').rect(41, 19, 1, 34, 'k').polygon('41,53 41,57 44,55', 'y');
  c.rects('4,30,9,8', 'y').rects('4,30,9,1 4,37,9,1', 'e').curve('4,30 8.5,25 13,30', 1, 'k');
  c.rects('54,30,1,8', 'e').polygon('51,30 58,30 56,27 53,27', 'r').rects('53,31,3,3', 'y');
  c.blob('42,62 50,52 62,50 72,54 78,60 78,66 70,68 56,69 46,67', 'g').polygon(
    '58,51 66,44 70,54',
    'g',
  );
  onto(c, 'g', () => c.where((x, y) => x > 42 && y > 63 + 1.5 * Math.sin(x / 5), 'w'));
  c.discs('51,57,3.4', 'y')
    .rects('51,56,2,3', 'k')
    .rects('42,61,9,1 41,62,2,1', 'k')
    .curve('60,57 59,61 61,65', 1.2, 'k')
    .polygon('46,63 48,66 50,63 52,66 54,63', 'w')
    .stroke('62,60 70,58', 1, 'y')
    .stroke('64,63 72,62', 1, 'y')
    .rects('66,55,2,2 71,57,2,2', 'y');
  c.each('8,48 18,54 10,62 26,62', (s, x, y) =>
    s
      .ellipse(x, y, 4, 2, 'y')
      .polygon(
        [
          [x - 3, y],
          [x - 7, y - 2],
          [x - 7, y + 2],
        ],
        'y',
      )
      .dot(x + 2, y - 1, 'k'),
  );
  c.curve('4,70 5,62 2,58', 1.4, 'g')
    .curve('16,70 14,65 17,60', 1.4, 'g')
    .curve('32,70 34,62 31,56', 1.4, 'g')
    .discs('38,48,1 37,52,1 39,56,1', 's');
  return scene(
    'fisher-on-ice',
    'Something is about to bite',
    'Сейчас клюнет',
    'ice, fishing, pike, winter | лёд, рыбалка, щука, зима',
    'people',
    c,
    {
      '.': '#24507f water',
      w: '#ffffff snow',
      s: '#a9c2dc ice',
      g: '#3f7a5a green',
      e: '#6a4630 brown',
      r: '#cf3a35 red',
      f: '#f3c9a8 dawn',
      k: '#16202f black',
      y: '#f3c24a yellow',
    },
  );
}

/** A house, a cow and what else the wind took along. */
function tornado() {
  const c = new Stage(76, 70);
  c.blob('-6,-6 82,-6 82,10 70,14 58,11 46,15 30,12 18,15 6,11 -6,14', 'n').blob(
    '6,-6 60,-6 56,5 44,8 26,7 12,8',
    'k',
  );
  c.each(
    '38,12,26 37,18,21 40,24,17 38,30,13 41,36,10 39,41,7.6 41,46,5.4 40,51,3.6 41,55,2.4',
    (s, x, y, r) => s.ellipse(x, y, r, 4, 'n'),
  );
  onto(c, 'n', () => {
    c.each('32,17,13 42,23,11 35,29,8 42,35,6 38,41,4', (s, x, y, r) =>
      s.curve(
        [
          [x - r, y],
          [x, y + 2],
          [x + r, y],
        ],
        1.4,
        'k',
      ),
    );
  });
  c.below((x) => 57 + Math.sin(x / 6), 'y')
    .dashes('2,62,16 24,66,20 56,61,14 60,67,16 4,68,10', 'o')
    .ellipse(41, 57, 9, 2.4, 'o');
  c.rects('34,54,2,1 47,53,2,1 31,56,2,1 50,56,2,1', 'o');
  c.blob('14,33 16,28 24,27 30,28 32,32 30,36 17,37', 'w')
    .rects('16,36,3,5 20,36,2,4 26,36,2,4 29,35,2,5', 'w')
    .blob('7,28 9,25 14,26 16,30 13,33 9,33', 'w')
    .rects('8,31,4,3', 'p')
    .polygon('9,26 7,23 11,25', 'k')
    .polygon('13,25 16,23 14,27', 'k')
    .rects('10,28,1,2', 'k');
  onto(c, 'w', () => c.discs('21,29,2.6 28,33,3 13,26,2', 'k'));
  c.curve('32,30 35,27 34,24', 1, 'k').rects('22,37,4,2', 'p');
  c.polygon('54,26 66,22 69,34 57,38', 'r')
    .polygon('51,28 57,15 68,22', 'k')
    .polygon('58,29 61,28 62,31 59,32', 'y')
    .polygon('63,29 66,28 68,34 65,35', 'w')
    .polygon('63,16 66,15 67,21 65,21', 'r');
  c.polygon('24,18 30,15 32,19 26,22', 'y').stroke('32,17 36,15', 1, 'o');
  c.rects('50,43,8,3 52,41,4,2', 'r').discs('51.6,46.6,1.6 56.4,46.6,1.6', 'k');
  c.stroke('16,48 20,44', 1.6, 'g').discs('14,50,3', 'g').stroke('61,50 66,47', 1.4, 'o');
  c.rects('4,50,1,8 12,52,1,7 68,51,1,7', 'o').rects('2,53,13,1 66,53,10,1', 'o');
  c.polygon('60,57 61,50 66,46 71,50 72,57', 'g');
  c.rects('20,60,4,5 19,57,6,3', 'g')
    .discs('22,55.4,2.2', 'p')
    .rects('20,52,4,2 19,53,6,1', 'r')
    .stroke('19,58 15,54', 1.2, 'g')
    .stroke('25,58 29,54', 1.2, 'g')
    .rects('20,65,1,2 23,65,1,2', 'k');
  return scene(
    'cow-in-tornado',
    'There goes the cow again',
    'Опять корова улетела',
    'tornado, cow, house, wind | смерч, корова, дом, ветер',
    'sky',
    c,
    {
      '.': '#b9c9b8 green sky',
      n: '#5f5b7a whirl',
      k: '#25233a dark',
      y: '#e8c95a field',
      o: '#a8702e straw',
      w: '#ffffff white',
      p: '#f0a0a8 pink',
      r: '#c23a34 red',
      g: '#3f7f4a green',
    },
  );
}

/** A burger taken apart, each layer in its place in the air. */
function burger() {
  const c = new Stage(68, 88);
  c.rects('0,78,68,10', 'r')
    .rects('0,78,68,1', 'w')
    .rects('2,83,6,5 14,83,6,5 26,83,6,5 38,83,6,5 50,83,6,5 62,83,6,5', 'w');
  c.blob('8,19 11,10 20,4 31,2 42,4 51,10 54,19 50,21 12,21', 'o').rects('12,19,38,3', 'w');
  c.ellipses(
    '20,9,1.8,1 28,6,1.8,1 37,7,1.8,1 44,11,1.8,1 32,11,1.8,1 16,14,1.8,1 24,14,1.8,1 ' +
      '39,14,1.8,1 47,16,1.8,1',
    'w',
  );
  c.blob('7,27 14,25 31,26 48,25 55,27 54,31 49,33 44,30 39,34 33,31 27,34 21,30 15,33 9,31', 'l');
  c.ellipses('21,39,10,3.2 41,39,10,3.2', 'r').ellipses('21,38,8,2 41,38,8,2', 'o');
  c.rects('15,37,2,1 20,38,2,1 26,37,2,1 35,37,2,1 40,38,2,1 46,37,2,1', 'y');
  c.polygon('7,46 55,46 53,49 46,49 42,55 37,49 18,49 14,53 11,49', 'y');
  c.blob('9,58 14,55 48,55 53,58 53,63 48,66 14,66 9,63', 'e');
  onto(c, 'e', () =>
    c.rects('13,57,4,1 22,59,5,1 33,57,5,1 43,59,4,1 18,62,5,1 30,63,4,1 40,62,5,1', 'x'),
  );
  c.polygon('9,71 53,71 51,77 47,80 15,80 11,77', 'o')
    .rects('10,70,42,3', 'w')
    .rects('6,80,50,2', 'w');
  c.stroke('31,-2 31,3', 1.4, 'e')
    .rects('24,43,6,2 33,43,5,2', 'w')
    .rects('12,43,7,2 44,43,6,2', 'l');
  c.ellipse(62, 36, 4, 2.4, 'x')
    .discs('58,36,1.6', 'r')
    .ellipses('63,32,1.8,2.6,30 66,33.4,1.8,2.4,50', 'w')
    .rects('60,38,1,2 63,38,1,2', 'x');
  c.dashes('60,44,2 63,47,2 60,50,2 62,54,3', 'x');
  return scene(
    'burger-in-layers',
    'Please hold still',
    'Замри на секунду',
    'burger, layers, cheese, lettuce | бургер, слои, сыр, салат',
    'food',
    c,
    {
      '.': '#a6d8e4 pale blue',
      o: '#dd8f35 bun',
      l: '#8fcc4a lettuce',
      r: '#d8342c tomato',
      y: '#ffcf2e cheese',
      e: '#743f22 patty',
      x: '#2a1612 char',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [beekeeper(), iceFisher(), tornado(), burger()];
