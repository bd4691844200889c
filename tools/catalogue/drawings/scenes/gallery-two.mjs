/** Scenes in colour after frescoes and paintings: two hands, a pond, a house of two. */
import { onto } from './light.mjs';
import { Stage, scene } from './stage.mjs';

/** Fingers, arms: a stroke of skin with its shadow below. */
function limb(c, path, thickness) {
  const points = path.split(' ').map((point) => point.split(',').map(Number));
  c.curve(
    points.map(([x, y]) => [x + 0.4, y + 1.2]),
    thickness + 0.6,
    't',
  ).curve(points, thickness, 'f');
}

/** After Michelangelo: two hands that nearly touch. */
function twoHands() {
  const c = new Stage(84, 56);
  c.blob('-4,38 8,40 24,46 40,52 52,60 -4,62', 'g').blob('-4,46 10,48 24,54 30,62 -4,62', 'b');
  c.blob('90,-6 60,-6 56,2 62,6 60,12 68,16 74,26 80,30 90,30', 'p').blob(
    '90,-6 70,-6 68,2 74,8 72,14 80,20 90,22',
    'r',
  );
  onto(c, 'p', () => c.curve('60,2 68,8 70,16 78,26', 1.2, 'r'));
  onto(c, 'r', () => c.curve('74,-2 78,6 84,16', 1.2, 'p').curve('82,-2 84,6', 1.2, 'p'));
  limb(c, '-4,42 8,36 18,32 24,29', 11);
  limb(c, '22,31 26,36 28,41', 3.6);
  limb(c, '24,31 30,34 32,39', 3.6);
  limb(c, '25,29 32,30 35,34', 3.6);
  c.blob('17,29 22,24 27,24 30,28 28,33 22,35 17,33', 'f');
  limb(c, '25,26 31,22 35,23 38,26', 3.4);
  limb(c, '22,26 25,21 29,19', 3.4);
  limb(c, '88,12 76,16 66,20 60,22', 11);
  limb(c, '60,27 56,31 55,35', 3.6);
  limb(c, '58,27 52,30 50,34', 3.6);
  limb(c, '56,25 49,27 47,31', 3.6);
  c.blob('66,19 60,17 55,18 53,22 55,27 60,29 66,26', 'f');
  limb(c, '56,21 49,20 43,23', 3.4);
  limb(c, '58,18 53,15 49,16', 3.2);
  onto(c, 'f', () => {
    c.stroke('31,21 32,23', 1, 't').stroke('49,19 49,21', 1, 't').stroke('20,26 25,29', 1, 't');
    c.stroke('62,18 58,22', 1, 't')
      .rects('37,25,2,1 43,22,2,1 28,18,2,1 48,15,2,1', 'w')
      .stroke('4,34 14,31', 1, 't')
      .stroke('70,15 78,13', 1, 't');
  });
  c.polygon('40.5,9 42.4,15 48,17 42.4,19 40.5,25 38.6,19 33,17 38.6,15', 'y').rects(
    '40,16,2,2',
    'w',
  );
  c.stroke('46,56 50,46 60,42', 1.8, 'w').stroke('10,-2 14,6 12,12', 1.8, 'w');
  return scene(
    'hands-that-meet',
    'Almost there',
    'Ещё чуть-чуть',
    'painting, fresco, hands, spark | картина, фреска, руки, искра',
    'people',
    c,
    {
      '.': '#b9ced6 plaster',
      f: '#eebb8c skin',
      t: '#a8673f shadow',
      g: '#6f8f5a hill',
      b: '#4a6f96 blue',
      p: '#d98a96 cloak',
      r: '#9a3f58 wine',
      y: '#e08a1f spark',
    },
  );
}

/** After Monet: a bridge over a pond of lilies. */
function lilyBridge() {
  const c = new Stage(78, 66);
  c.rect(0, 0, 78, 30, 'd');
  onto(c, 'd', () => {
    for (const [x, length, ink] of [
      [1, 20, 'g'],
      [6, 26, 'l'],
      [11, 17, 'g'],
      [16, 22, 'l'],
      [22, 12, 'g'],
      [29, 9, 'l'],
      [36, 13, 'g'],
      [43, 8, 'l'],
      [50, 12, 'g'],
      [56, 18, 'l'],
      [62, 24, 'g'],
      [67, 20, 'l'],
      [72, 27, 'g'],
    ])
      c.curve(
        [
          [x + 4, -2],
          [x + 2, length / 2],
          [x, length],
        ],
        2.4,
        ink,
      );
    c.discs('40,24,7 28,27,5 52,26,6', 'g').discs('42,22,3 30,25,2', 'l');
  });
  c.below((x) => 30 + Math.sin(x / 9), '.');
  c.rects('5,31,3,14 20,31,2,9 34,31,3,6 48,31,2,8 60,31,3,12 71,31,2,9', 'd');
  const arch = (x) => 21 + ((x - 39) / 12.4) ** 2;
  c.where((x, y) => y > arch(x) && y < arch(x) + 3.6, 'b').where(
    (x, y) => y > arch(x) - 8 && y < arch(x) - 6,
    'b',
  );
  c.where((x, y) => y > arch(x) + 3.6 && y < arch(x) + 5, 'k');
  for (let x = 3; x < 78; x += 8) c.rect(x, arch(x) - 7, 2, 8, 'b');
  c.each(
    '14,48,8,2.4 32,44,6,1.8 54,46,7,2 70,52,8,2.4 40,54,9,2.6 10,58,9,2.6 60,61,10,2.8 ' +
      '30,63,8,2 72,42,5,1.4 3,44,4,1.4',
    (s, x, y, wide, high) => {
      s.ellipse(x, y + 1, wide, high, 'k').ellipse(x, y, wide, high, 'l');
      s.polygon(
        [
          [x, y],
          [x + wide, y - high],
          [x + wide * 0.5, y - high - 1],
        ],
        '.',
      );
    },
  );
  c.each('12,46,p 34,42,w 52,44,w 68,50,p 8,55,w 64,57,p 30,61,p', (s, x, y) => {
    const petal = (x + y) % 3 === 1 ? 'w' : 'p';
    s.rects(
      `${x - 3},${y},7,2 ${x - 2},${y - 1},2,2 ${x + 1},${y - 1},2,2 ${x},${y - 2},1,3`,
      petal,
    ).rect(x - 1, y + 1, 3, 1, 'y');
  });
  c.blob('36,53 36,50 39,48 43,48 46,51 46,54', 'g')
    .discs('38,47.6,1.8 43,47.6,1.8', 'g')
    .dots('38,47 43,47', 'k')
    .rects('38,51,6,1', 'y')
    .rects('34,53,3,1 46,53,3,1', 'g');
  return scene(
    'bridge-over-lilies',
    'The frog likes it too',
    'Лягушке тоже нравится',
    'painting, bridge, pond, lilies | картина, мост, пруд, кувшинки',
    'places',
    c,
    {
      '.': '#7fb0c0 water',
      d: '#1f4f45 deep green',
      g: '#3f8a4a green',
      l: '#a5c95a pads',
      b: '#c8e2e0 bridge',
      k: '#2a3550 shade',
      p: '#e07aa0 pink',
      w: '#fffbe8 white',
      y: '#f5c838 yellow',
    },
  );
}

/** After Wood: two before their house, and a hen that does not mind. */
function houseOfTwo() {
  const c = new Stage(66, 78);
  c.polygon('6,36 6,24 33,2 60,24 60,36', 'w')
    .rects('6,24,54,28', 'w')
    .polygon('1,26 33,0 65,26 62,28 33,4 4,28', 'g');
  onto(c, 'w', () => {
    for (let x = 9; x < 60; x += 5) c.rect(x, 8, 1, 46, '.');
  });
  c.polygon('27,28 27,15 33,9 39,15 39,28', 'g')
    .polygon('29,27 29,16 33,12 37,16 37,27', 'k')
    .rects('32,11,2,17 29,20,8,1', 'w')
    .discs('33,15,1', 'w');
  c.rects('60,26,6,26', 'r')
    .polygon('58,28 62,20 68,18 68,28', 'r')
    .rects('63,32,3,6', 'k')
    .discs('2,30,5 1,38,6', 'g');
  c.blob('-2,80 1,62 8,53 17,50 26,53 32,60 33,80', 'e')
    .polygon('11,50 23,50 25,56 17,61 9,56', 'w')
    .ellipses('17,58,1.8,2.2', 'r')
    .rects('13,46,8,6', 'f');
  onto(c, 'e', () => {
    for (let y = 58; y < 80; y += 6)
      for (let x = 2 + (y % 4) * 1.5; x < 33; x += 7) c.rect(Math.floor(x), y, 2, 2, 'w');
    c.polygon('-2,80 1,62 5,56 7,62 6,80', 'k').polygon('33,80 32,60 29,57 27,62 28,80', 'k');
  });
  c.blob('8,38 9,29 17,25 25,29 26,38 24,42 10,42', 'y')
    .blob('10,36 12,30 17,28.6 22,30 24,36 23,43 17,48 11,43', 'f')
    .polygon('17,25 18,25 18,30 17,30', 'e');
  c.rects('12,35,4,1 18,35,4,1', 'e')
    .rects('13,37,3,1 19,37,3,1', 'k')
    .rects('17,38,1,4', 'e')
    .rects('15,44,5,1', 'r')
    .curve('9,38 8,44 11,48', 1, 'y');
  c.blob('28,80 30,60 37,53 47,50 58,53 65,60 68,80', 'k')
    .polygon('41,51 53,51 54,80 40,80', 'w')
    .polygon('44,47 50,47 51,53 47,56 43,53', 'f');
  onto(c, 'w', () => c.where((x, y) => x > 40 && x < 54 && y > 57 && Math.floor(x) % 3 === 0, '.'));
  c.rects('40,64,14,14', 'b')
    .rects('41,56,2,9 51,56,2,9', 'b')
    .rects('44,67,6,1', 'w')
    .rects('47,52,1,2', 'y');
  c.blob('38,34 39,24 47,20 55,24 56,34 54,43 47,49 40,43', 'f')
    .rects('37,31,2,6 55,31,2,6', 'f')
    .polygon('38,33 38,26 41,23 40,30', 'e')
    .polygon('56,33 56,26 53,23 54,30', 'e');
  c.ring(43, 34, 3, 2, 'k')
    .ring(51, 34, 3, 2, 'k')
    .rects('46,34,2,1', 'k')
    .rects('43,33,1,2 51,33,1,2', 'k')
    .rects('40,30,5,1 49,30,5,1', 'e')
    .rects('46,36,1,4 47,39,2,1', 'e')
    .rects('44,43,7,1', 'r')
    .rects('42,40,1,3 52,40,1,3', 'e');
  c.rect(34, 44, 1, 34, 'y')
    .rects('34,34,1,10 29,34,1,9 31,34,1,9 36,34,1,9 29,43,8,1', 'k')
    .rects('32,62,5,5', 'f')
    .rects('32,64,5,1', 'e');
  c.blob('57,50 58,46 62,44 66,46 66,52 59,53', 'e')
    .discs('59,43,2.6', 'e')
    .polygon('57,42 54,44 57,45', 'y')
    .rects('58,39,3,2', 'r')
    .dots('58,42', 'k')
    .rects('57,45,1,2', 'r')
    .rects('62,47,4,2', 'k');
  return scene(
    'two-before-house',
    'Smile for the painter',
    'Улыбнитесь художнику',
    'painting, farmer, house, hen | картина, фермер, дом, курица',
    'people',
    c,
    {
      '.': '#9fd0e4 sky',
      g: '#4a7a4a green',
      k: '#1f2026 black',
      f: '#f2c6a0 skin',
      r: '#b0352f red',
      e: '#7a4a38 brown',
      y: '#e8b84a hair',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [twoHands(), lilyBridge(), houseOfTwo()];
