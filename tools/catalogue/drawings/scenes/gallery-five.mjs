/** Scenes in colour after paintings: a Sunday by the river, and blue horses. */
import { moved } from './moved.mjs';
import { Stage, scene } from './stage.mjs';

/** Sunday by the river: parasols, sails, a small dog and a monkey on a leash. */
function islandSunday() {
  const c = new Stage(88, 62).below(0, 'g');
  c.blob('-2,-2 44,-2 48,6 40,14 26,20 12,24 -2,27', 'd').polygon('0,6 18,3 40,1 40,-2 0,-2', '.');
  c.polygon('14,18 22,18 21,21 15,21', 'w')
    .polygon('18,5 18,17 12,17', 'w')
    .polygon('19,8 24,17 19,17', 'o')
    .polygon('30,4 30,12 26,12', 'w')
    .rects('26,13,8,1', 'n');
  c.blob('-2,48 20,40 42,44 60,40 90,46 90,64 -2,64', '.').blob(
    '46,20 60,15 74,18 74,24 56,24',
    '.',
  );
  c.each('48,2,9 64,0,10 80,2,11', (s, x, y, r) => s.discs([[x, y, r]], '.'));
  c.rects('50,8,2,20 64,8,3,16', 'n');
  parasol(c, 40, 22, 7, 'r');
  c.rects('38,29,1,8', 'n')
    .polygon('34,42 36,32 41,32 44,42', 'w')
    .discs('38,29,2', 'f')
    .rects('36,26,5,2', 'o');
  c.polygon('47,42 48,35 51,35 52,42', 'o').discs('49,32,2', 'f').rects('47,29,5,2', 'r');
  c.blob('2,44 8,39 16,40 22,44 22,47 4,48', 'n')
    .discs('20,38,2.6', 'f')
    .rects('17,34,7,2', 'o')
    .rects('18,33,5,2', 'o')
    .stroke('10,40 12,46 20,47', 2, 'f')
    .rects('8,47,6,2', 'o');
  parasol(c, 68, 12, 12, 'n');
  c.rects('67,16,1,22', 'n');
  c.blob('60,60 61,50 58,44 60,37 64,33 70,34 72,39 71,46 78,44 83,50 84,61', 'v').polygon(
    '61,60 83,60 85,62 59,62',
    'v',
  );
  c.blob('64,34 66,32 70,34 70,38 66,40', 'v')
    .discs('66,28,3', 'f')
    .rects('62,23,8,2', 'n')
    .rects('63,21,6,3', 'n')
    .rects('67,19,2,3', 'r')
    .rects('68,26,3,5', 'n')
    .rects('63,28,1,1', 'n');
  c.curve('64,38 62,42 66,44', 2, 'f')
    .curve('60,60 62,48', 1, 'n')
    .curve('72,48 77,54 76,61', 1, 'n');
  c.rects('76,24,6,4 77,21,4,4', 'n')
    .discs('79,31,3', 'f')
    .blob('74,62 75,42 76,35 82,35 85,42 86,62', 'n')
    .rects('76,31,3,1', 'n')
    .stroke('78,38 73,46', 2, 'n')
    .stroke('73,45 72,60', 1, 'n');
  c.blob('44,58 45,53 49,51 52,54 52,59', 'n')
    .discs('46,50,2.6', 'n')
    .rects('43,50,2,2', 'f')
    .curve('52,57 56,55 55,50 52,49', 1.2, 'n')
    .stroke('48,52 56,48 62,44', 1, 'o');
  c.blob('24,58 25,54 33,53 36,55 35,59', 'o')
    .rects('25,57,2,4 32,57,2,4', 'o')
    .blob('20,54 23,51 27,52 27,56 22,57', 'o')
    .rects('20,54,1,1 22,53,1,1', 'n')
    .stroke('35,55 38,51', 1.2, 'o')
    .rects('27,53,2,4', 'r');
  return scene(
    'sunday-on-island',
    'The monkey had other plans',
    'У обезьянки другие планы',
    'painting, river, parasol, monkey | картина, река, зонтик, обезьянка',
    'places',
    c,
    {
      '.': '#3f7d4a shade',
      g: '#a9c95c grass',
      d: '#a8cfe0 river',
      w: '#fdf6e3 white',
      o: '#ee9b3f orange',
      r: '#cc4038 red',
      n: '#2a2f57 navy',
      v: '#7d5a9c violet',
      f: '#f4c8a4 skin',
    },
  );
}

/** An open parasol: the middle of its edge, and half its width. */
function parasol(c, x, y, half, ink) {
  c.where(
    (px, py) => py < y + 4 && Math.hypot((px - x) / half, ((py - y - 4) / half) * 1.3) < 1,
    ink,
  );
  c.rect(x, y - Math.round(half / 1.3) + 2, 1, 3, ink);
}

/** Blue horses under a red hill, and a small yellow one that is proud of it. */
function blueHorses() {
  const c = new Stage(80, 62).below(0, 'b');
  c.blob('-4,30 8,14 22,6 34,12 40,24 34,38 10,44 -4,44', 'r')
    .blob('44,20 56,6 70,2 84,12 84,38 60,36', 'o')
    .blob('20,-4 40,-4 48,8 38,14 26,6', 'g')
    .blob('58,-4 84,-4 84,8 72,6', 'y');
  c.below((x) => 46 + 4 * Math.sin(x / 13 + 1), 'g').below((x) => 55 + 2 * Math.sin(x / 9), 'r');
  c.curve('4,46 6,30 2,14 6,-2', 2, 'n')
    .curve('76,58 72,40 78,24 74,10 77,-2', 2.4, 'n')
    .curve('6,30 12,22', 1.4, 'n')
    .curve('72,40 66,30', 1.4, 'n');
  horse(c, 50, 14);
  horse(c, 30, 18);
  horse(c, 10, 22);
  c.blob('58,57 57,50 61,47 70,47 74,50 73,58 71,58 70,53 62,53 61,58', 'y')
    .blob('60,50 55,46 52,42 55,40 60,43 64,48', 'y')
    .blob('55,43 50,46 48,49 51,51 55,49 58,45', 'y');
  c.polygon('55,41 55,37 58,41', 'y')
    .curve('58,41 62,44 64,48', 1.6, 'o')
    .rects('53,45,1,1', 'n')
    .curve('73,50 77,52 76,57', 1.6, 'o')
    .rects('58,58,3,2 71,58,3,2', 'n');
  c.polygon('34,62 38,50 42,62', 'g')
    .polygon('40,62 46,53 48,62', 'y')
    .polygon('4,62 8,54 12,62', 'g')
    .polygon('76,62 79,52 84,62', 'g');
  return scene(
    'blue-horses',
    'Proud of being yellow',
    'Горжусь что жёлтый',
    'painting, horses, foal, hills | картина, лошади, жеребёнок, холмы',
    'animals',
    c,
    {
      '.': '#2f62b8 blue',
      r: '#c8343c red',
      o: '#f0883a orange',
      y: '#f8cf36 yellow',
      g: '#3f8f54 green',
      b: '#f0d9a8 light',
      s: '#7fb0e6 light blue',
      n: '#1c2250 dark blue',
    },
  );
}

/** A blue horse that turns its head down to the left; its top is at (x, y). */
function horse(c, x, y) {
  const at = (path) => moved(path, x, y);
  c.blob(at('8,46 9,30 6,18 8,8 14,2 22,4 30,14 34,26 34,42 30,50'), 'n');
  c.blob(at('9,46 10,30 8,18 10,9 15,4 21,5 28,15 32,27 32,42 29,48'), '.');
  c.blob(at('22,16 29,20 32,30 30,44 24,46 26,34'), 's');
  c.blob(at('16,3 8,6 2,18 0,27 3,31 8,29 12,20 17,12'), 'n');
  c.blob(at('15,4 9,7 3.4,18 1.6,26 4,29.4 7,27 11,18 16,11'), '.');
  c.polygon(at('12,5 12,-1 16,4'), '.').curve(at('15,2 20,8 20,16 24,24'), 2.4, 'n');
  c.curve(at('8,10 5,17'), 1.6, 's').rects(at('8,12,3,1 3,26,1,2'), 'n');
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [islandSunday(), blueHorses()];
