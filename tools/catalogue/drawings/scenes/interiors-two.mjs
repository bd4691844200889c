/** Scenes in colour: a laundry and a glass house, each with a find. */
import { moved } from './moved.mjs';
import { Stage, scene } from './stage.mjs';

/** A wall of washing machines; one of them shows the sea. */
function laundry() {
  const c = new Stage(82, 64).below(0, 'w').rects('0,0,82,9', 'b').rects('0,9,82,1', 'k');
  for (let y = 50; y < 64; y += 7)
    for (let x = (y - 50) % 14; x < 82; x += 14) c.rect(x, y, 7, 7, '.');
  c.each('1,12 21,12 41,12 61,12', (s, x, y) => machine(s, x, y));
  c.rects('0,48,82,2', 'k');
  c.rects('5,3,24,4', 'y')
    .rects('8,4,2,2 13,4,4,2 20,4,2,2 24,4,3,2', 'b')
    .discs('70,4.5,3', '.')
    .stroke('70,4.5 70,2.5', 1, 'k')
    .stroke('70,4.5 72,5', 1, 'k');
  c.blob('24,31 26,27 29,29 32,27 36,31 36,35 30,38 25,36', 'r')
    .rects('27,29,2,3 32,31,2,4', 'y')
    .blob('44,33 46,28 51,27 55,30 54,35 49,37', 'g')
    .rects('48,29,3,3', '.');
  c.where((x, y) => Math.hypot(x - 70, y - 31) < 7 && y > 29 + Math.sin(x), 'b')
    .blob('65,31 67,28 71,28 73,30 75,28 75,33 73,32 70,34 67,33', 'o')
    .rects('67,29,1,1', 'k')
    .curve('66,36 68,33 66,31', 1, 'g')
    .discs('73,26,1', '.');
  c.rects('4,46,30,3 6,49,2,9 30,49,2,9', 'k');
  c.blob('9,46 10,36 13,32 19,32 22,36 23,46', 'r')
    .discs('16,27,4.6', 'f')
    .blob('11,27 11,22 16,20 21,22 21,26 18,24 14,24', 'k')
    .rects('14,27,1,2 18,27,1,2', 'k')
    .rects('15,30,3,1', 'r')
    .curve('11,36 10,42 15,43', 2, 'r')
    .curve('21,36 22,42 18,43', 2, 'r')
    .polygon('10,38 16,40 22,38 22,44 16,46 10,44', '.')
    .rects('16,40,1,6', 'k')
    .stroke('12,41 14,42', 1, 'k')
    .stroke('18,42 20,41', 1, 'k');
  c.rects('11,46,4,12 18,46,4,12', 'b')
    .rects('8,57,7,3 18,57,7,3', 'k')
    .rects('11,54,4,2', 'r')
    .rects('18,54,4,2', 'g');
  c.polygon('40,52 58,52 56,62 42,62', 'y')
    .rects('42,55,14,1 43,58,12,1', 'o')
    .blob('42,52 44,48 49,47 54,48 56,52', '.')
    .blob('45,50 49,47 51,50', 'r')
    .polygon('54,51 60,52 61,58 58,59 57,54', 'g');
  c.blob('68,62 67,56 69,52 74,51 78,54 79,62', 'k')
    .discs('72,49,3.6', 'k')
    .polygon('69,47 68,42 72,46', 'k')
    .polygon('72,46 76,42 76,48', 'k')
    .rects('71,48,1,1 74,48,1,1', 'y')
    .curve('78,60 81,58 80,52', 1.6, 'k');
  return scene(
    'laundry-with-fish',
    'Machine four goes fishing',
    'Машина номер четыре рыбачит',
    'laundry, machines, fish, cat | прачечная, машины, рыбка, кошка',
    'home',
    c,
    {
      '.': '#fbfaf5 white',
      k: '#1c2030 black',
      w: '#bfe0dc mint',
      y: '#f4c93c yellow',
      r: '#d64545 red',
      g: '#4fa069 green',
      b: '#3f8fd0 water',
      o: '#f0862e orange',
      f: '#f3c6a0 skin',
    },
  );
}

/** A washing machine with its corner at (x, y). */
function machine(c, x, y) {
  const at = (path) => moved(path, x, y);
  c.rects(at('0,0,20,36'), 'k')
    .rects(at('1,0,18,35'), '.')
    .rects(at('1,6,18,1'), 'k')
    .rects(at('3,2,7,3'), 'b')
    .discs(at('15,3.5,1.8'), 'r');
  c.discs(at('9.5,19.5,8.6'), 'k')
    .discs(at('9.5,19.5,7.4'), 'b')
    .discs(at('9.5,17,4'), 'w')
    .rects(at('2,31,4,2'), 'k');
}

/** A glass house full of palms; its gardener has found a new leaf. */
function palmHouse() {
  const c = new Stage(84, 70).below(0, '.');
  c.where((x, y) => y < 46 && Math.hypot((x - 42) / 40, (y - 46) / 44) < 1, '.');
  for (const far of [1, 0.72, 0.44])
    c.where(
      (x, y) =>
        y < 46 && Math.abs(Math.hypot((x - 42) / (40 * far), (y - 46) / 44) - 1) < 0.028 / far,
      'w',
    );
  c.rects('41,2,2,44 2,22,80,2 2,40,80,1', 'w').rects('1,40,2,24 81,40,2,24', 'w');
  c.below(46, 'w').rects('0,47,84,23', 'r');
  for (let y = 50; y < 70; y += 5)
    for (let x = (y % 2) * 5; x < 84; x += 10) c.rect(x, y, 10, 1, 'e').rect(x, y, 1, 5, 'e');
  palm(c, 18, 18, 52);
  palm(c, 64, 12, 54);
  c.curve('42,54 41,42 43,34', 3, 'e').each(
    '43,34,-16,-6 43,34,14,-8 43,34,-14,4 43,34,14,4 43,34,0,-12',
    (s, x, y, dx, dy) => {
      s.blob(
        [
          [x, y],
          [x + dx * 0.5 - 2, y + dy - 3],
          [x + dx, y + dy + 2],
          [x + dx * 0.6, y + dy * 0.3 + 3],
        ],
        'g',
      ).curve(
        [
          [x, y],
          [x + dx * 0.5, y + dy * 0.8],
          [x + dx * 0.9, y + dy + 1],
        ],
        1,
        'd',
      );
    },
  );
  c.rects('12,52,12,9 58,54,12,9 37,54,11,9', 'w').rects('11,51,14,2 57,53,14,2 36,53,13,2', 'e');
  c.blob('-2,62 2,54 6,58 4,66', 'g')
    .blob('0,70 4,58 10,52 9,62 6,70', 'd')
    .blob('84,70 80,56 74,50 75,62 78,70', 'd')
    .blob('70,70 72,62 78,60 76,70', 'g')
    .discs('5,56,2 77,58,2', 'r')
    .discs('5,56,1 77,58,1', 'y');
  c.blob('26,70 27,60 30,56 34,57 36,70', 'd')
    .discs('31,52,3.4', 'f')
    .rects('27,49,9,2', 'y')
    .rects('29,46,5,3', 'y')
    .rects('32,52,1,1', 'd')
    .rects('27,62,8,8', 'g');
  c.stroke('33,60 40,58 44,58', 2, 'd')
    .discs('45,58,1.4', 'f')
    .polygon('46,55 52,55 52,61 47,61', 'y')
    .stroke('52,57 56,53', 1, 'y')
    .curve('47,57 44,54 47,53', 1, 'y');
  c.blob('38,36 37,28 39,23 43,20 47,23 49,28 47,38 43,42', 'l')
    .blob('44,27 48,27 48,36 44,38', 'g')
    .rects('41,20,5,2', 'r')
    .discs('41,24,1.6', 'w')
    .rects('41,24,1,1', 'd');
  c.polygon('39,25 36,26 36,30 40,28', 'y')
    .curve('43,20 44,16 47,14', 1.4, 'r')
    .rects('40,38,1,3 44,39,1,3', 'y');
  c.curve('64,66 70,65 76,67 82,66', 2, 'l')
    .rects('62,65,3,2', 'l')
    .rects('62,65,1,1', 'd')
    .rects('68,65,1,2 74,66,1,2', 'g');
  return scene(
    'palm-house',
    'The new leaf has a beak',
    'У нового листа есть клюв',
    'palms, glass, gardener, parrot | пальмы, стекло, садовник, попугай',
    'plants',
    c,
    {
      '.': '#8fb7dc sky',
      w: '#fbfdf8 white',
      e: '#7a4a2c brown',
      g: '#3c8f4c green',
      d: '#1f5a3c dark green',
      l: '#9fd05a light green',
      r: '#bf5a44 brick',
      y: '#f4cf46 yellow',
      f: '#f3c6a0 skin',
    },
  );
}

/** A palm: the middle of its crown, and its foot. */
function palm(c, x, y, foot) {
  c.curve(
    [
      [x, foot],
      [x + 1, (y + foot) / 2],
      [x, y],
    ],
    3,
    'e',
  );
  for (let at = y + 5; at < foot; at += 5) c.rect(x - 1, at, 3, 1, 'y');
  for (const [dx, dy, ink] of [
    [-15, 8, 'd'],
    [15, 8, 'd'],
    [-14, -3, 'g'],
    [14, -3, 'g'],
    [-7, -10, 'g'],
    [7, -10, 'g'],
    [-9, 14, 'g'],
    [9, 14, 'g'],
  ]) {
    c.blob(
      [
        [x, y - 1],
        [x + dx * 0.5, y + dy * 0.4 - 5],
        [x + dx, y + dy],
        [x + dx * 0.55, y + dy * 0.5 - 1],
        [x, y + 2],
      ],
      ink,
    );
  }
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [laundry(), palmHouse()];
