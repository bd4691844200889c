/** Scenes in colour: wild animals where they live. */
import { away, Stage, scene } from './stage.mjs';

/** A kingfisher over its brook. */
function kingfisher() {
  const c = new Stage(60, 60).rect(0, 0, 60, 60, 'g');
  c.discs('8,8,9 50,6,11 54,24,8 4,30,8', 'd')
    .discs('30,4,5 44,14,4 12,20,4', 'l')
    .rect(0, 48, 60, 12, 'd');
  c.rects('3,50,12,1 22,52,16,1 44,50,12,1 8,55,14,1 34,56,18,1', 's')
    .polygon('-1,40 18,37 40,39 61,33 61,37 40,43 18,41 -1,45', 'x')
    .stroke('44,37 52,29', 2, 'x')
    .ellipses('54,27,4,2,-40 49,26,3.4,1.8,-80', 'l');
  c.polygon('30,34 24,48 29,49 36,36', 'b').polygon('30,34 26,47 28,48 33,36', 'n');
  c.blob('22,12 28,10 33,13 36,20 38,28 35,36 29,38 24,33 21,26 20,18', 'o')
    .blob('28,18 35,18 40,26 40,33 34,38 31,30', 'b')
    .blob('33,24 38,27 39,33 35,36', 'n')
    .dots('33,21 35,23 37,25 34,27 36,30', 's');
  c.blob('18,13 20,8 26,6 32,9 34,15 32,20 26,18 20,17', 'b')
    .polygon('2,17 20,12 21,17', 'n')
    .dots('24,8 27,8 30,10 28,11 31,13', 's')
    .blob('20,15 25,14 26,17 22,18', 'o')
    .polygon('28,15 33,16 31,21 27,19', 'w')
    .blob('20,18 25,18.6 25,22 21,22', 'w')
    .rects('22,12,3,3', 'n')
    .dots('23,12', 'w');
  c.rects('27,37,2,2 31,37,2,2', 'o')
    .polygon('2,18 10,15 10,20 4,22', 's')
    .polygon('2,18 -1,15 -1,22', 's')
    .dots('8,17', 'n');
  for (const [x, top] of [
    [3, 34],
    [7, 40],
    [52, 40],
    [57, 36],
  ])
    c.stroke(
      [
        [x, 60],
        [x, top],
      ],
      1.4,
      'l',
    ).rect(x - 1, top - 4, 2, 6, 'x');
  return scene(
    'kingfisher-with-fish',
    'Quick as an arrow',
    'Быстрее стрелы',
    'kingfisher, brook, fish, reeds | зимородок, ручей, рыба, камыш',
    'animals',
    c,
    {
      g: '#4f9a5a green',
      d: '#2a6a48 dark green',
      l: '#a5cf62 light green',
      s: '#a8e0ee pale blue',
      b: '#2468c8 blue',
      n: '#1a2550 navy',
      x: '#5f3a22 brown',
    },
  );
}

/** A polar bear and her cub under the northern lights. */
function polarNight() {
  const c = new Stage(72, 56).rect(0, 0, 72, 56, 'n');
  for (const [shift, ink, low] of [
    [0, 'q', 22],
    [5, 'l', 17],
    [10, 'v', 11],
  ])
    c.where((x, y) => {
      const crest = low + 5 * Math.sin((x + shift) / 9);
      return y < crest && y > crest - 5 - 2 * Math.sin(x / 4);
    }, ink);
  c.dots('4,3 12,25 20,4 33,27 45,3 52,26 60,5 68,22 27,30 8,31 64,30', 'w');
  c.polygon('0,36 8,29 14,34 22,28 30,36', 's')
    .polygon('48,36 58,27 64,32 72,28 72,36', 's')
    .polygon('8,29 10,32 7,33', 'w')
    .polygon('22,28 25,32 21,32', 'w')
    .polygon('58,27 61,31 57,32', 'w');
  c.rect(0, 36, 72, 6, 'b')
    .rects('6,38,10,1 30,40,12,1 54,38,12,1', 'q')
    .below((x) => 42 + Math.sin(x / 6), 's')
    .below((x) => 46 + 1.4 * Math.sin(x / 8), 'w');
  c.blob('18,30 24,24 36,23 46,27 49,36 49,50 43,50 42,42 30,42 29,50 23,50 20,40', 'w')
    .polygon('36,42 41,42 40,50 35,50', 's')
    .curve('46,30 47,38 47,48', 1, 's')
    .curve('24,40 30,41 40,41', 1, 's');
  c.blob('20,22 14,21 10,25 5,28 5,32 10,34 17,34 22,32 24,27', 'w')
    .discs('17,21.4,2.2', 'w')
    .rects('16,21,2,1', 's')
    .rects('4,28,2,2 11,27,2,1', 'n')
    .stroke('5,32 10,32', 1, 's');
  c.blob('55,42 58,38 64,38 68,42 68,50 65,50 64,46 59,46 58,50 55,50', 'w')
    .blob('56,38 53,37 50,40 51,43 55,44 58,42', 'w')
    .discs('55,37,1.3', 'w')
    .dots('50,40 53,39', 'n')
    .curve('66,42 67,48', 1, 's')
    .rects('60,46,3,3', 's');
  c.dashes('20,55,24 4,50,10 30,53,14 54,53,10 12,54,6', 's');
  return scene(
    'bears-under-lights',
    'Lights for two bears',
    'Сияние для двух медведей',
    'polar bear, cub, aurora, ice | белый медведь, медвежонок, сияние, лёд',
    'animals',
    c,
    {
      n: '#14204a night',
      q: '#2aa58a green',
      l: '#8fe0a0 light green',
      v: '#7a5fc8 violet',
      s: '#b4cbe4 ice',
      b: '#2f4f8f sea',
    },
  );
}

/** A chameleon that has made up its mind about a fly. */
function chameleon() {
  const c = new Stage(68, 56).rect(0, 0, 68, 56, 'c');
  c.polygon('-1,43 20,40 44,42 69,36 69,41 44,47 20,45 -1,48', 'x');
  c.curve('50,34 60,33 64,39 61,46 54,47 51,43 54,40 57,42', 3, 'g');
  c.blob('18,30 24,20 34,14 46,16 53,24 54,34 46,38 32,38 22,36', 'g').blob(
    '24,34 34,36 46,36 52,33 48,38 32,39',
    'l',
  );
  for (const x of [26, 32, 38, 44])
    c.stroke(
      [
        [x + 1, 17 + Math.abs(x - 36) / 3],
        [x, 34],
      ],
      2,
      x % 4 === 2 ? 'q' : 'l',
    );
  c.dots('25,19 28,17 31,15 34,13 37,13 40,13 43,14 46,15 49,18', 'd').discs(
    '30,27,1.2 36,25,1.2 42,27,1.2 35,31,1.2 47,29,1.2',
    'r',
  );
  c.blob('20,34 12,34 8,29 9,24 14,18 21,12 26,18 26,28', 'g')
    .polygon('14,18 22,9 27,17 24,22', 'd')
    .polygon('8,29 22,31 20,33 10,32', 'l')
    .discs('16,24,4.4', 'l')
    .discs('15.6,24,2.8', 'q')
    .discs('15,24,1.2', 'k')
    .dots('14,23', 'w');
  c.stroke('26,36 24,41', 3, 'g')
    .stroke('30,37 34,43', 3, 'd')
    .stroke('46,37 44,42', 3, 'd')
    .stroke('50,36 51,42', 3, 'g')
    .rects('22,40,4,3 50,39,4,3', 'g');
  c.curve('9,30 4,29 2,25 3,20 5,17', 1.4, 'r');
  c.ellipse(5, 15, 2.4, 1.6, 'k')
    .ellipses('3,12.6,2,1.2,40 7,12.6,2,1.2,-40', 'w')
    .dots('3,15', 'r');
  for (const [x, y, turn] of [
    [58, 30, -50],
    [34, 50, 70],
    [10, 50, 110],
    [64, 24, -110],
  ]) {
    c.ellipse(...away(x, y, 4, turn), 5, 2.2, 'd', turn).stroke(
      [away(x, y, 0, turn), away(x, y, 7, turn)],
      1,
      'l',
    );
  }
  return scene(
    'chameleon-and-fly',
    'The fly does not know yet',
    'Муха ещё не знает',
    'chameleon, tongue, branch, fly | хамелеон, язык, ветка, муха',
    'animals',
    c,
    {
      c: '#f3e3a6 light',
      g: '#4fa63f green',
      l: '#a8d957 lime',
      q: '#1f9c94 teal',
      d: '#23603a dark green',
    },
  );
}

/** A hummingbird at a hibiscus. */
function hummingbird() {
  const c = new Stage(66, 60).rect(0, 0, 66, 60, 's');
  c.polygon('66,60 66,34 56,40 48,50 44,60', 'd')
    .polygon('0,60 0,48 8,50 14,60', 'd')
    .polygon('66,0 50,0 58,8 66,10', 'd');
  c.blob('54,26 58,18 66,18 66,30 58,32', 'm')
    .blob('46,28 48,18 54,16 58,22 55,30', 'r')
    .blob('44,34 40,28 45,24 52,28 53,34', 'm')
    .blob('46,42 42,38 46,33 54,34 55,42', 'r')
    .blob('56,44 54,38 58,33 65,36 64,43', 'm')
    .discs('54,32,4', 'x')
    .curve('54,32 48,31 41,30', 1.6, 'y')
    .dots('40,28 39,30 40,32 42,28', 'y');
  c.stroke('58,42 60,60', 2, 'g')
    .ellipses('52,52,7,3,-30 63,54,5,2.6,60', 'g')
    .stroke('47,55 57,49', 1, 'd');
  c.polygon('18,28 10,20 2,6 0,14 3,22 8,29 14,33', 'q')
    .polygon('17,28 10,21 4,12 5,20 10,27', 'g')
    .polygon('20,26 20,16 26,4 29,2 30,12 26,22', 'q')
    .polygon('21,25 22,16 27,7 27,15 25,21', 'g')
    .stroke('3,10 8,20', 1, 'w')
    .stroke('28,6 25,16', 1, 'w');
  c.stroke('25,21.4 39,26', 1.2, 'x')
    .blob('26,20 21,19 17,22 17,28 14,36 10,44 16,46 22,42 26,35 27,27', 'g')
    .blob('25,27 22,31 20,38 16,44 21,43 26,35 27,29', 'w')
    .discs('22.6,20.6,4', 'g')
    .blob('20,24 27,22 26,28 21,29', 'r');
  c.rects('23,19,2,2', 'x')
    .dots('22,18', 'w')
    .polygon('11,43 4,54 8,55 10,52 11,56 15,46', 'd')
    .polygon('10,44 6,53 9,51', 'q');
  c.clouds('40,12,7 10,58,6', 'w');
  return scene(
    'hummingbird-at-hibiscus',
    'Breakfast in mid-air',
    'Завтрак на лету',
    'hummingbird, hibiscus, nectar, wings | колибри, гибискус, нектар, крылья',
    'animals',
    c,
    {
      m: '#e0487f pink',
      s: '#b8dff2 sky',
      d: '#1f5a44 dark green',
      q: '#2f9fb0 turquoise',
      x: '#7a1230 wine',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [kingfisher(), polarNight(), chameleon(), hummingbird()];
