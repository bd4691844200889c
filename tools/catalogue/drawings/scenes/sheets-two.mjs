/** Scenes in colour: sheets from a book of plants, each with a visitor that flies. */
import { moved } from './moved.mjs';
import { Stage, scene } from './stage.mjs';

/** A pitcher plant with a waiter: a frog that lives in it. */
function pitcherPlant() {
  const c = new Stage(66, 82).below(0, '.').rects('2,2,62,1 2,79,62,1 2,2,1,78 63,2,1,78', 'e');
  c.curve('33,70 33,56 30,44 33,30 40,16', 1.8, 'd')
    .blob('33,68 22,64 12,68 6,75 18,76 28,74', 'g')
    .blob('34,68 44,63 54,66 61,73 48,76 38,73', 'g')
    .stroke('32,69 12,74', 1, 'd')
    .stroke('35,69 56,73', 1, 'd');
  c.blob('32,44 22,40 12,30 8,20 18,24 28,34', 'g')
    .stroke('31,43 12,25', 1, 'd')
    .blob('34,28 42,18 52,12 60,10 56,20 44,27', 'g')
    .stroke('35,28 56,14', 1, 'd');
  pitcher(c, 14, 38, 1);
  pitcher(c, 48, 30, 1.25);
  c.curve('8,20 5,26 7,31 12,34', 1, 'd').curve('59,11 62,18 60,24 54,27', 1, 'd');
  c.blob('42,31 43,26 46,24 51,24 54,26 55,31', 'l')
    .discs('44,24,2.4 53,24,2.4', 'l')
    .discs('44,24,1.4 53,24,1.4', 'w')
    .rects('44,23,1,2 53,23,1,2', 'k')
    .rects('45,28,7,1', 'k')
    .rects('40,31,4,2 53,31,4,2', 'l');
  c.curve('52,28 48,22 38,12 32,10', 1, 'r')
    .discs('29,9,2', 'k')
    .ellipses('27,6,2.4,1.6,40 32,6,2.4,1.6,-40', 'w')
    .rects('30,8,1,1', 'r');
  c.discs('10,11,1.6', 'k')
    .ellipses('8,9,2.4,1.4,40 12,9,2.4,1.4,-40', 'w')
    .curve('11,13 15,17 20,15 24,17', 1, 'e');
  return scene(
    'sheet-of-pitchers',
    'The waiter is already inside',
    'Официант уже внутри',
    'pitcher plant, frog, fly, botany | непентес, лягушка, муха, ботаника',
    'plants',
    c,
    {
      '.': '#f0dfb4 paper',
      e: '#9a7448 ink',
      d: '#25603a dark green',
      g: '#4f9a4c green',
      l: '#b5d94a light green',
      r: '#c23a4a red',
      m: '#7c1f3c dark red',
      k: '#231a20 black',
      w: '#ffffff white',
    },
  );
}

/** A pitcher with its lid: the middle of its mouth, and its size. */
function pitcher(c, x, y, size) {
  const at = (path) => moved(path, 0, 0).map(([px, py]) => [x + px * size, y + py * size]);
  c.blob(at('-9,1 -8,10 -9,20 -6,28 1,31 7,28 9,20 7,10 9,1'), 'l').blob(
    at('2,4 8,2 6,11 8,20 6,27 1,30 4,20'),
    'g',
  );
  c.blob(at('-7,6 -5,4 -5,14 -7,22'), 'r')
    .curve(at('-2,8 0,16 -3,24'), 1.4, 'r')
    .curve(at('3,10 4,18 2,26'), 1.2, 'r');
  c.ellipse(x, y + 1, 10 * size, 4 * size, 'r').ellipse(x, y + 1, 7.4 * size, 2.6 * size, 'm');
  c.blob(at('-8,-6 -4,-11 4,-11 9,-7 5,-4 -4,-4'), 'r')
    .stroke(at('6,-4 8,0'), 1.6, 'r')
    .stroke(at('-4,-8 4,-8'), 1, 'm');
}

/** An iris, drawn with its root and its seeds, and a dragonfly that takes it for a mirror. */
function iris() {
  const c = new Stage(62, 84).below(0, '.');
  c.polygon('26,80 22,54 14,36 18,36 28,56 32,80', 'g')
    .polygon('36,80 40,52 52,30 53,34 45,56 42,80', 'g')
    .polygon('30,80 10,60 4,50 9,52 24,66 36,80', 'd')
    .stroke('24,56 29,79', 1, 'd')
    .stroke('46,48 40,79', 1, 'd');
  c.curve('34,80 34,60 33,44', 2.4, 'd').blob('29,50 30,40 35,38 37,46 35,54', 'g');
  c.blob('33,38 22,34 12,37 6,46 9,54 15,56 21,50 28,44', 'v')
    .blob('35,38 46,34 56,37 60,45 57,53 52,55 46,50 39,44', 'v')
    .blob('30,40 29,50 31,58 35,60 39,56 40,47 38,40', 'v');
  c.curve('30,39 22,40 14,46', 2.6, 'y')
    .curve('38,39 46,40 53,45', 2.6, 'y')
    .curve('34,42 34,47 35,52', 2.6, 'y');
  c.stroke('24,36 14,41', 1, 'n')
    .stroke('24,44 15,51', 1, 'n')
    .stroke('45,36 55,42', 1, 'n')
    .stroke('44,44 53,50', 1, 'n')
    .stroke('31,48 33,57', 1, 'n')
    .stroke('38,48 37,56', 1, 'n');
  c.blob('33,38 24,32 20,22 22,12 28,8 33,14 35,26', 'p')
    .blob('35,38 44,32 48,22 46,12 40,8 35,14 33,26', 'p')
    .blob('34,38 30,30 30,18 34,10 38,18 38,30', 'v')
    .curve('25,13 25,24 31,34', 1, 'v')
    .curve('43,13 43,24 37,34', 1, 'v')
    .stroke('34,15 34,34', 1, 'n');
  c.blob('22,80 26,77 44,77 52,80 50,84 24,84', 'e').stroke('26,80 48,80', 1, 'y');
  c.blob('50,14 54,8 57,10 57,18 53,22 50,20', 'g')
    .stroke('53,11 53,19', 1, 'd')
    .stroke('52,22 50,29', 1.4, 'd');
  c.stroke('4,24 16,20', 1.8, 'n')
    .discs('17,19.6,2', 'n')
    .ellipses('10,16,2,6,-20 15,13,2,6,10', 's')
    .ellipses('12,26,2,6,20 17,26,2,6,-20', 's');
  c.blob('50,68 54,64 58,68 57,73 52,73', 'e')
    .rects('53,67,2,1 54,70,2,1', 'y')
    .blob('8,70 11,68 13,71 11,74 8,73', 'e')
    .blob('3,76 6,74 8,77 6,80 3,79', 'e');
  return scene(
    'sheet-of-iris',
    'Blue meets blue',
    'Синее встретило синее',
    'iris, dragonfly, seeds, botany | ирис, стрекоза, семена, ботаника',
    'plants',
    c,
    {
      '.': '#f6ecd2 paper',
      g: '#5c9f52 green',
      d: '#2b6340 dark green',
      v: '#6a55b8 violet',
      p: '#a99be0 light violet',
      n: '#2b2668 dark violet',
      y: '#f3c534 yellow',
      e: '#9a6a3c root',
      s: '#6fc3d8 wing',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [pitcherPlant(), iris()];
