/** Scenes in colour after Russian paintings: the ninth wave and a red horse. */
import { onto } from './light.mjs';
import { Stage, scene } from './stage.mjs';

/** The last wave of the storm, a mast with people on it, and who pushes it to the shore. */
function ninthWave() {
  const c = new Stage(86, 60);
  c.below(0, 'd').discs('50,14,15', 'y').discs('50,14,7', 'w');
  onto(c, 'dy', () =>
    c
      .blob('-4,2 14,-2 30,3 44,1 40,7 22,9 -4,12', 'm')
      .blob('56,3 72,-2 90,1 90,12 74,9 62,8', 'm'),
  );
  c.blob('-6,62 -6,26 6,16 16,14 25,20 22,25 26,31 38,38 50,40 50,62', '.');
  c.blob('40,62 52,44 64,32 74,22 84,20 92,26 92,62', '.');
  c.blob('-6,62 -6,34 6,24 15,22 18,27 20,34 32,43 44,46 44,62', 'q').blob(
    '50,62 60,46 70,36 78,28 92,36 92,62',
    'q',
  );
  c.below((x) => 45 + 2 * Math.sin(x / 7) - 3 * Math.cos(x / 21), '.').below(
    (x) => 52 + 2 * Math.sin(x / 5 + 2),
    'q',
  );
  c.blob('12,52 22,38 32,32 44,31 54,27 64,34 66,52', '.');
  c.curve('-2,25 6,16 16,14 25,19 23,25 18,22 10,21 2,26', 2, 'w').curve(
    '70,26 76,21 84,19 90,23',
    2,
    'w',
  );
  c.curve('64,33 68,30 66,37', 1.6, 'w')
    .curve('24,27 30,35 26,36', 1.4, 'w')
    .curve('12,30 16,36 24,41', 1.2, 'w')
    .curve('76,34 82,40 80,47', 1.2, 'w');
  c.dashes('2,48,8 60,50,9 72,55,10 8,57,12 34,56,8', 'w');
  c.polygon('18,50 62,38 63,41 20,54', 'e');
  for (const [x, y, coat] of [
    [27, 44, 'm'],
    [35, 42, 'r'],
    [43, 38, 'm'],
    [52, 36, 'r'],
  ]) {
    c.polygon(
      [
        [x - 3, y + 6],
        [x - 2, y - 2],
        [x + 3, y - 2],
        [x + 4, y + 6],
      ],
      coat,
    );
    c.rect(x - 2, y - 6, 5, 5, 'o').rect(x - 2, y - 7, 5, 2, 'e');
  }
  c.stroke('25,42 20,36', 2, 'o')
    .stroke('46,38 49,40', 2, 'o')
    .stroke('55,35 58,30 58,22', 1.6, 'e')
    .polygon('58,20 69,21 66,25 69,29 58,28', 'r');
  c.blob('4,58 5,50 11,46 18,48 20,53 15,56 10,60', 'm')
    .polygon('9,48 9,40 15,47', 'm')
    .polygon('18,49 25,51 18,54', 'm');
  c.rects('15,50,2,2', 'w').curve('12,55 17,54.4 19,52.6', 1.4, 'w');
  return scene(
    'wave-number-nine',
    'One more push and we are ashore',
    'Ещё толчок и мы на берегу',
    'painting, storm, mast, dolphin | картина, шторм, мачта, дельфин',
    'places',
    c,
    {
      '.': '#155e6b deep green',
      o: '#ee7a3a orange',
      y: '#fbd766 gold',
      m: '#9a5a86 cloud',
      q: '#2c9a8c green',
      d: '#f3b08c dawn',
      e: '#5a2f24 mast',
      w: '#fff6e6 foam',
      r: '#b5252f red',
    },
  );
}

/** A boy rides a red horse into the water. */
function redHorse() {
  const c = new Stage(70, 70);
  c.below(0, '.')
    .blob('-4,-4 74,-4 74,12 54,16 30,10 10,15 -4,12', 'g')
    .blob('-4,-4 30,-4 26,6 12,9 -4,7', 'y')
    .blob('46,-4 74,-4 74,7 60,9', 'y');
  for (const [x, y, rx] of [
    [20, 32, 16],
    [52, 40, 20],
    [30, 58, 26],
    [60, 60, 14],
  ]) {
    c.where((px, py) => Math.abs(Math.hypot((px - x) / rx, (py - y) / (rx / 3)) - 1) < 0.09, 'b');
  }
  c.blob('50,29 56,26 64,26 68,29 68,37 52,37', 'w').polygon(
    '52,33 50,23 46,26 45,23 51,17 55,19 57,28',
    'w',
  );
  c.rects('52,35,3,8 64,35,3,8', 'w')
    .rects('49,21,1,2', 'k')
    .polygon('53,18 56,20 57,27 55,25', 'b');
  c.blob('58,19 60,17 63,19 63,28 58,28', 'f')
    .stroke('59,28 58,34', 2, 'f')
    .discs('61,14,2.6', 'f')
    .rects('59,11,5,3', 'k')
    .stroke('59,21 55,24', 1.4, 'f');
  c.blob('12,58 13,49 22,43 38,41 52,43 60,50 61,62 52,72 20,72 12,68', 'r').curve(
    '60,48 66,52 66,62 62,70',
    3.4,
    'm',
  );
  c.polygon('25,20 31,22 38,32 42,44 18,58 13,52 16,44 17,36', 'r');
  c.blob('25,17 20,18 15,24 8,34 4,39 5,43 9,45 14,43 18,38 24,35 28,27 28,20', 'r');
  c.polygon('20,19 19,11 24,17', 'r')
    .polygon('25,18 27,10 29,20', 'r')
    .polygon('21,17 20.6,13 23,17', 'm');
  c.blob('27,15 33,20 38,28 44,41 39,40 36,43 33,34 29,34 28,26', 'm').blob(
    '24,15 27,15 24,24 19,27 20,20',
    'm',
  );
  c.rects('16,26,4,3', 'w')
    .rects('17,26,2,3', 'k')
    .rects('6,40,2,1', 'k')
    .curve('8,44 11,41 14,42', 1, 'm')
    .curve('23,35 22,30 24,27', 1, 'm');
  c.stroke('10,34 15,41', 1, 'k').stroke('14,38 24,44 33,42', 1, 'k').stroke('13,39 22,29', 1, 'k');
  c.curve('18,58 24,62 32,62', 1, 'm').curve('52,46 56,54 54,66', 1, 'm');
  c.blob('30,42 30,32 33,24 39,22 43,26 42,36 42,44', 'f')
    .blob('35,44 42,42 48,46 42,54 38,64 33,64 35,54', 'f')
    .blob('34,38 43,38 49,45 44,50 37,49', 'w')
    .curve('34,27 30,32 27,33', 3, 'f')
    .curve('41,27 45,34 42,40', 2.6, 'f');
  c.rects('37,27,1,7', 'm').rects('39,41,1,7', 'b');
  c.discs('37,16,5', 'f')
    .blob('32,15 32,10 37,8 42,11 42,15 38,12', 'k')
    .rects('33,16,1,1 37,16,1,1', 'k')
    .rects('34,19,3,1', 'r')
    .rects('35,15,1,2', 'm');
  c.below((x) => 65 + 1.2 * Math.sin(x / 4), '.').dashes(
    '4,66,12 24,67,14 46,66,12 12,69,16 40,69,16',
    'b',
  );
  c.blob('2,59 5,56 9,57 11,60 7,62', 'y').polygon('10,60 14,56 14,63', 'y').rects('4,58,1,1', 'k');
  return scene(
    'red-horse-in-water',
    'As red as it gets',
    'Краснее не бывает',
    'painting, horse, boy, water | картина, конь, мальчик, вода',
    'animals',
    c,
    {
      '.': '#6fa7b8 water',
      b: '#3b6f8f blue',
      g: '#5f8f5a green',
      y: '#eee3a4 sand',
      r: '#d42d2a red',
      m: '#8c1a2a dark red',
      f: '#e9ad7a skin',
      k: '#2a1c1c black',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [ninthWave(), { ...redHorse(), level: 'hard' }];
