/** Friends with fur, and sweet things. */
import { Stage, scene } from './stage.mjs';

function teddyBear() {
  const c = new Stage(40, 46);
  c.discs('10,8,5.4 30,8,5.4', 'e')
    .discs('10,8,3 30,8,3', 't')
    .ellipse(20, 15, 13, 11.4, 'e')
    .ellipse(20, 33, 11.6, 11, 'e')
    .ellipses('6.6,30,4,6.6,30 33.4,30,4,6.6,-30', 'e')
    .ellipses('9.6,41,6,4.6 30.4,41,6,4.6', 'e')
    .ellipses('9,41.4,3.4,2.8 31,41.4,3.4,2.8', 't');
  c.ellipse(20, 34, 7, 7.4, 't')
    .ellipse(20, 19.6, 6, 4.6, 't')
    .ellipse(20, 17.4, 2.4, 1.6, 'k')
    .rects('13,12,3,3 24,12,3,3', 'k')
    .rects('13,12,1,1 24,12,1,1', 'w')
    .rect(19, 19, 2, 2, 'k')
    .rects('17,21,6,1', 'k');
  c.polygon('19,26.4 11,22.8 11,30', 'r')
    .polygon('21,26.4 29,22.8 29,30', 'r')
    .rect(18, 25, 4, 3, 'y')
    .polygon('20,38.4 16,34 18,32 20,33.4 22,32 24,34', 'r');
  return scene(
    'teddy-bear',
    'Teddy with a heart',
    'Мишка с сердечком',
    'toy, bow, heart | игрушка, бант, сердце',
    'things',
    c,
    { '.': '#bfe0ef pale blue', e: '#9a5f30 brown', t: '#e2b57c tan' },
  );
}

function koala() {
  const c = new Stage(44, 46);
  c.rect(31, 0, 6, 46, 'e')
    .rects('33,4,1,7 34,18,1,8 32,33,1,8', 'x')
    .stroke('34,12 44,4', 2.6, 'e')
    .ellipses('40,10,4,1.6,60 42,1.6,4,1.6,-20 28,3,5,1.8,20 26,42,5,1.8,-25 41,30,4,1.7,50', 'g');
  c.ellipse(20, 33, 11, 11, 'a')
    .ellipse(16, 34, 6, 8, 'w')
    .discs('6.6,11,6 30,11,6', 'a')
    .discs('6.6,11.4,3.4 30,11.4,3.4', 'p')
    .ellipse(18.4, 16, 11.6, 10, 'a')
    .ellipse(18.4, 17.4, 2.6, 4.2, 'k')
    .rects('11,13,3,3 23,13,3,3', 'k')
    .rects('11,13,1,1 23,13,1,1', 'w')
    .rects('16,23,5,1', 'k')
    .ellipses('11,20,2,1.2 26,20,2,1.2', 'p');
  c.curve('24,28 30,27 36,29', 4.4, 'a')
    .curve('24,40 30,40 36,38', 5, 'a')
    .rects('36,27,2,1 36,29,2,1 36,31,2,1 36,36,2,1 36,38,2,1 36,40,2,1', 'k');
  return scene(
    'koala',
    'Koala on a tree',
    'Коала на дереве',
    'Australia, eucalyptus, fur | Австралия, эвкалипт, мех',
    'animals',
    c,
    {
      '.': '#aed8c4 pale green',
      a: '#87919e grey',
      g: '#4f9c57 green',
      x: '#573a24 dark brown',
      e: '#8c6239 brown',
      p: '#eea7b8 pink',
      w: '#f7fbfb white',
    },
  );
}

function cowInMeadow() {
  const c = new Stage(54, 42);
  c.clouds('42,9,6', 'w').below((x) => 31 - 1.5 * Math.sin(x / 7), 'g');
  c.blob('17,15 28,13 42,14 48,18 48,27 44,30 22,30 17,26', 'w')
    .rects('20,28,4,11 27,29,3,9 39,29,3,9 43,27,4,12', 'w')
    .rects('20,37,4,2 27,36,3,2 39,36,3,2 43,37,4,2', 'k')
    .ellipse(37, 30.4, 4, 2.4, 'p');
  c.blob('29,13 35,14 36,20 31,23 27,19', 'k')
    .blob('42,15 48,18 48,25 43,24 40,19', 'k')
    .ellipse(23, 26, 3, 3, 'k')
    .curve('48,18 51,22 50,28', 1.3, 'w')
    .rect(49, 27, 3, 4, 'k');
  c.blob('7,10 18,9 20,14 18,21 16,26 8,26 6,21 4,14', 'w')
    .blob('4,9 10,9 11,15 8,19 5,16', 'k')
    .ellipse(12, 25, 6, 3.6, 'p')
    .rects('9,24,2,2 14,24,2,2', 'k')
    .rects('8,15,2,3', 'w')
    .rects('8,16,2,2 15,15,2,3', 'k')
    .ellipses('3,11,3,1.8,30', 'k')
    .ellipses('21,11,3,1.8,-30', 'w')
    .polygon('6,10 4,5 8,8', 'y')
    .polygon('18,10 20,5 16,8', 'y');
  c.rects('10,28,5,1', 'r')
    .polygon('11,29 14,29 15,33 10,33', 'y')
    .outline('w', 'w')
    .flowers('34,36 50,35 4,37', 'r', 'y', 'd');
  return scene(
    'cow-in-meadow',
    'Cow in the meadow',
    'Корова на лугу',
    'farm, milk, bell | ферма, молоко, колокольчик',
    'animals',
    c,
    { '.': '#93cdee sky', g: '#7fbc4d meadow', d: '#2e7a3b green', p: '#f2a3ae pink' },
  );
}

function gingerbreadHouse() {
  const c = new Stage(48, 46);
  c.below((x) => 39 - Math.sin(x / 5), 'w')
    .rect(9, 22, 30, 19, 'e')
    .polygon('24,3 46,24 2,24', 'e')
    .stroke('24,4 45,24', 3.4, 'w')
    .stroke('24,4 3,24', 3.4, 'w');
  for (let x = 4; x < 46; x += 5) c.rect(x, 24, 3, 2, 'w');
  c.rect(34, 4, 5, 9, 'e').rect(33, 3, 7, 3, 'w');
  c.discs('24,14,3', 'r')
    .discs('24,14,1.2', 'w')
    .discs('18,19.4,1.7', 'g')
    .discs('30,19.4,1.7', 'y')
    .rect(19, 30, 10, 11, 'x')
    .where((x, y) => Math.hypot(x - 24, y - 30) < 5 && y < 31, 'x')
    .rects('18,30,1,11 29,30,1,11', 'w')
    .discs('27,36,0.9', 'y');
  c.rects('11,29,6,6 31,29,6,6', 'w')
    .rects('12,30,4,4 32,30,4,4', 'y')
    .rects('13,30,1,4 12,31,4,1 33,30,1,4 32,31,4,1', 'w')
    .discs('12,38,1.5', 'r')
    .discs('16,38,1.5', 'g')
    .discs('33,38,1.5', 'g')
    .discs('37,38,1.5', 'r');
  const cane = (x, way) =>
    c
      .curve(
        [
          [x, 42],
          [x, 33],
          [x + way, 29.6],
          [x + 3 * way, 31],
        ],
        2,
        'r',
      )
      .replace(
        'r',
        'w',
        (px, py) =>
          Math.abs(px - x) < 5 &&
          py > 28 &&
          py < 43 &&
          (py + px) % 4 < 1.6 &&
          Math.abs(px - 24) > 17,
      );
  cane(3, 1);
  cane(45, -1);
  return scene(
    'gingerbread-house',
    'Gingerbread house',
    'Пряничный домик',
    'Christmas, icing, sweets | Рождество, глазурь, сладости',
    'food',
    c,
    {
      '.': '#8cb9dc winter sky',
      e: '#b06a2f gingerbread',
      x: '#5f3418 dark brown',
      y: '#fbcf3f yellow',
    },
  );
}

function appleTree() {
  const c = new Stage(48, 46);
  c.below((x) => 39 - Math.sin(x / 7), 'l').polygon(
    '20,41 21,28 16,22 18,21 22,25 24,20 26,25 31,20 33,22 27,28 29,41',
    'e',
  );
  c.discs('14,16,9 24,10,9.6 35,16,9 19,20,6 30,20,6', 'g')
    .polygon('21,30 22,24 26,24 27,30', 'e')
    .ellipses('12,12,3,1.6 22,6,3,1.6 33,12,3,1.6 27,17,2.4,1.3', 'l');
  c.discs('10,18,1.9 17,11,1.9 20,18,1.9 26,12,1.9 31,19,1.9 38,15,1.9 32,8,1.7', 'r');
  c.stroke('36,20 42,42', 1.5, 't')
    .stroke('40,19 46,41', 1.5, 't')
    .rects('37,23,4,1 38,27,4,1 39,31,4,1 40,35,4,1 41,38,4,1', 't');
  c.polygon('5,35 16,35 14,43 7,43', 't')
    .rects('5,38,11,1 6,41,9,1', 'e')
    .discs('7.6,34,1.9 11,33,1.9 14,34,1.9', 'r')
    .discs('20,43,1.6 33,43,1.6', 'r');
  return scene(
    'apple-tree',
    'Apple tree',
    'Яблоня',
    'harvest, basket, ladder | урожай, корзина, лестница',
    'plants',
    c,
    {
      '.': '#bfe3f5 sky',
      g: '#3a8f43 green',
      l: '#93c855 light green',
      e: '#7a4a2a brown',
      t: '#d09a52 tan',
    },
  );
}

function kangaroo() {
  const c = new Stage(46, 48);
  c.discs('10,10,6', 'y').below((x) => 41 + Math.sin(x / 6), 'r');
  c.curve('20,36 12,40 3,40', 4, 'e')
    .blob('22,20 28,18 33,22 33,30 29,38 20,39 15,34 17,26', 'e')
    .blob('27,20 28,12 30,9 33,10 34,20', 'e')
    .blob('29,5 33,5 38,9 41,11 39,13 33,13 29,11', 'e')
    .ellipses('29,3.6,1.7,3.8,-15 33.4,3.4,1.6,3.6,12', 'e')
    .rects('34,8,2,2', 'k')
    .rects('39,10,2,2', 'k');
  c.blob('28,27 33,26 33,34 28,35', 't')
    .ellipse(32, 25.4, 2.8, 2.4, 'e')
    .polygon('30,24 29.4,20.6 32,23', 'e')
    .rects('33,25,1,1', 'k')
    .curve('30,20 35,22 37,25', 2, 'e')
    .rects('36,25,3,2', 'x')
    .ellipse(21, 35, 6, 5, 'e')
    .rects('20,39,14,3', 'e')
    .rects('31,40,4,2', 'x')
    .curve('17,30 22,30 26,34', 1, 'x');
  c.stamp(3, 41, 'd d|ddd').stamp(38, 42, 'd d|ddd');
  return scene(
    'kangaroo',
    'Kangaroo at sunset',
    'Кенгуру на закате',
    'Australia, pouch, leap | Австралия, сумка, прыжок',
    'animals',
    c,
    {
      '.': '#f6cf7c hot sky',
      y: '#ee5f35 red sun',
      r: '#c98d4e earth',
      e: '#96602f brown',
      t: '#fff6e6 cream',
      x: '#4f2f1a dark brown',
      d: '#5d7a35 green',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  teddyBear(),
  koala(),
  cowInMeadow(),
  gingerbreadHouse(),
  appleTree(),
  kangaroo(),
];
