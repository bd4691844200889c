/** Scenes in colour: our own drawings after famous landscapes and posters that belong to all. */
import { away, Stage, scene } from './stage.mjs';

/** After Van Gogh: the night turns. */
function starryNight() {
  const c = new Stage(72, 58).rect(0, 0, 72, 58, 'b');
  for (const [y, ink] of [
    [3, 's'],
    [9, 'n'],
    [31, 'n'],
    [35, 's'],
  ])
    c.where((x, py) => Math.abs(py - y - 2 * Math.sin(x / 7 + y)) < 1, ink);
  const swirl = (cx, cy, r, turn) =>
    c.where((x, y) => {
      const far = Math.hypot(x - cx, (y - cy) * 1.15);
      const angle = Math.atan2(y - cy, x - cx) * turn;
      return far < r && (far - (angle / Math.PI) * 3 + 30) % 6 < 2.2;
    }, 's');
  c.discs('30,20,10.4 45,25,7.4', 'n');
  swirl(30, 20, 10, 1);
  swirl(45, 25, 7, -1);
  for (const [x, y, r] of [
    [8, 8, 4],
    [22, 6, 3],
    [37, 7, 3.4],
    [50, 12, 3],
    [6, 24, 3],
    [66, 27, 3],
    [57, 30, 2.6],
  ])
    c.discs(`${x},${y},${r + 1.4}`, 's')
      .discs(`${x},${y},${r}`, 'y')
      .discs(`${x},${y},${r / 2.4}`, 'w');
  c.discs('63,10,8', 's').discs('63,10,6.4', 'y').discs('64.6,9,4.4', 'o').discs('66.6,8,3.6', 'y');
  c.blob('-4,44 10,40 22,43 34,38 48,42 60,34 76,36 76,50 -4,50', 'q').curve(
    '22,44 36,40 50,43 62,37 74,38',
    1,
    'n',
  );
  c.below(46, 'd').blob('40,47 50,44 60,46 76,43 76,50 40,50', 'g');
  for (const [x, y, w] of [
    [24, 49, 6],
    [32, 51, 7],
    [48, 50, 6],
    [56, 52, 7],
    [65, 50, 6],
  ])
    c.rect(x, y, w, 5, 'n')
      .polygon(`${x - 1},${y} ${x + w / 2},${y - 4} ${x + w + 1},${y}`, 'b')
      .rects(`${x + 1},${y + 2},2,2`, 'y');
  c.rects('41,46,4,9', 'n').polygon('40.4,46 43,34 45.6,46', 'n').rects('42,49,2,2', 'y');
  c.polygon('8,58 9,44 11,36 12,26 14,16 16,25 17,33 20,40 19,48 21,58', 'd')
    .polygon('4,58 6,48 9,42 12,58', 'd')
    .curve('13,24 12,36 14,46 12,57', 1, 'g')
    .curve('16,32 17,42 17,56', 1, 'g');
  return scene(
    'night-of-stars',
    'The night turns',
    'Ночь кружится',
    'painting, stars, moon, cypress | картина, звёзды, луна, кипарис',
    'sky',
    c,
    {
      b: '#2b5db0 blue',
      s: '#8fc1e8 sky',
      n: '#1b2a66 navy',
      q: '#3f86a8 sea blue',
      d: '#173a2b dark green',
    },
  );
}

/** After Hokusai: boats under the wave. */
function wave() {
  const c = new Stage(72, 52).rect(0, 0, 72, 52, 'c').rect(0, 0, 72, 6, 't');
  c.polygon('40,40 49,30 52,28 55,30 66,40', 'u').polygon(
    '48,31 52,28 55,30 57,33 54,32 52,34 50,32',
    'w',
  );
  c.below((x) => 40 + 2 * Math.sin(x / 6), 'b');
  c.blob(
    '-6,56 -6,14 4,6 14,3 24,6 32,13 35,21 29,17 22,16 18,22 18,30 24,38 36,43 50,45 60,58',
    'b',
  );
  c.blob('-2,52 2,30 6,18 12,12 20,12 14,18 12,28 14,38 22,46 10,54', 'n');
  c.curve('4,48 6,30 12,18 20,13', 1.6, 's').curve('11,48 11,34 14,22', 1.4, 's');
  c.curve('20,47 24,43 36,46 48,48', 1.6, 's').curve('0,50 1,36 4,24 8,15', 1.4, 's');
  c.blob(
    '3,7 12,1 24,3 33,10 38,19 38,25 34,23 31,26 29,21 25,24 24,19 20,20 20,15 13,11 6,12',
    'w',
  );
  c.dots('36,27 39,28 33,28 41,23 28,26 42,29 24,26 30,30 21,23 26,29', 'w');
  c.rects('40,18,2,2 44,24,1,1 37,12,2,2 43,20,1,1 46,28,2,2 35,31,1,1 40,33,2,1', 'w');
  c.stroke('24,14 30,15 34,20', 1, 's').stroke('14,7 20,9 26,10', 1, 's');
  c.blob('44,52 52,44 62,40 72,36 76,52', 'b')
    .curve('50,48 58,43 70,39', 1.4, 's')
    .curve('58,52 64,46 74,43', 1.4, 'w');
  c.blob('20,43 26,46 36,47 46,43 52,38 48,45 40,50 28,50', 'e').stroke(
    '24,46 36,48 46,45',
    1,
    't',
  );
  c.discs('30,45,1.4 34,45.6,1.4 38,45,1.4 42,43.6,1.4', 'c').rects(
    '29,46,3,1 33,46,3,1 37,46,3,1',
    'n',
  );
  c.rects('66,9,4,12', 't').rects('67,11,2,2 67,14,2,2 67,17,2,2', 'n');
  return scene(
    'wave-over-boats',
    'Boats under the great wave',
    'Лодки под большой волной',
    'print, sea, mountain, foam | гравюра, море, гора, пена',
    'places',
    c,
    {
      b: '#2f64a8 blue',
      n: '#1a2f5f navy',
      s: '#9cc7dd pale blue',
      u: '#7a6f86 slate',
      c: '#eed9a8 cream',
      t: '#c99a5e sand',
    },
  );
}

/** After Hokusai: the mountain in a red morning. */
function redMountain() {
  const c = new Stage(70, 50).rect(0, 0, 70, 50, 'b').rect(0, 22, 70, 28, 's');
  for (const [x, y, length] of [
    [0, 4, 12],
    [20, 7, 16],
    [3, 12, 14],
    [26, 13, 10],
    [0, 18, 18],
    [60, 6, 10],
    [58, 17, 12],
    [64, 12, 6],
    [2, 25, 12],
    [60, 26, 10],
    [0, 31, 9],
  ])
    c.rect(x, y, length, 2, 'w').rect(x + 2, y - 1, Math.max(2, length - 5), 1, 'w');
  c.polygon('-2,50 16,38 28,27 36,16 41,8 46,7 50,9 54,17 60,27 70,38 70,50', 'r');
  c.polygon('36,16 41,8 46,7 50,9 54,17 60,27 56,26 52,18 48,14 45,20 43,14 39,17', 'x');
  for (const path of [
    '42,8 40,13 41,17',
    '45,8 45,15',
    '48,9 49,15 51,19',
    '44,8 43,12 42,20',
    '47,8 47,18',
  ])
    c.stroke(path, 1, 'w');
  c.below((x) => 41 - 5 * Math.abs(Math.sin(x / 9)) + (x < 35 ? 2 : -1), 'd');
  for (let x = 2; x < 70; x += 5)
    for (let y = 40 + ((x * 3) % 5); y < 50; y += 4)
      c.polygon(`${x},${y} ${x + 1.5},${y - 3} ${x + 3},${y}`, 'g');
  c.rects('3,3,4,9', 'y').rects('4,4,2,1 4,6,2,2 4,9,2,2', 'x');
  c.stroke('16,42 30,36 38,30', 1, 'o').stroke('66,40 58,32', 1, 'o').stroke('30,32 36,24', 1, 'o');
  return scene(
    'mountain-in-red',
    'Red morning',
    'Красное утро',
    'print, mountain, clouds, forest | гравюра, гора, облака, лес',
    'places',
    c,
    { r: '#b8432f red brown', s: '#a9d3e6 sky', b: '#2f6ca8 blue', o: '#d9743f orange' },
  );
}

/** After Steinlen: a cat on a poster. */
function blackCat() {
  const c = new Stage(50, 66).rect(0, 0, 50, 66, 'y').rect(1, 1, 48, 64, 'c');
  c.ring(24, 16, 13, 10.4, 'r');
  for (let k = 0; k < 12; k++)
    c.stroke([away(24, 16, 11, k * 30), away(24, 16, 14, k * 30)], 2, 'r');
  c.rect(1, 50, 48, 15, 'r').rect(1, 50, 48, 1, 'k');
  c.blob('22,22 16,28 12,38 12,48 14,53 36,53 37,44 33,34 30,26', 'k').discs('24,16,8', 'k');
  c.polygon('16.4,15 15,3 22,9', 'k')
    .polygon('31.6,15 33,3 26,9', 'k')
    .polygon('17,11 16.6,6 20,9', 'r');
  c.polygon('31,11 31.4,6 28,9', 'r');
  c.curve('35,49 42,49 45,42 41,36 44,30', 3, 'k').rects('15,50,5,5 24,50,5,5', 'k');
  c.ellipses('20.4,15.4,2,2.4 27.6,15.4,2,2.4', 'y').rects('20,14,1,3 27,14,1,3', 'k');
  c.rects('23,19,2,1', 'r').stroke('22,21 26,21', 1, 'u');
  c.stroke('16,19 9,17', 1, 'u')
    .stroke('16,20.6 9,22', 1, 'u')
    .stroke('32,19 39,17', 1, 'u')
    .stroke('32,20.6 39,22', 1, 'u');
  c.curve('17,30 15,38 16,47', 1, 'u')
    .rects('20,52,1,3 22,44,1,8 28,52,1,3', 'u')
    .curve('31,40 33,46 32,51', 1, 'u');
  c.stamp(
    7,
    58,
    [
      'ccc c c  c  ccc  c  c  c  c ccc',
      'c   c c c c  c   cc c c c c c c',
      'c   ccc ccc  c   c cc c c c cc ',
      'ccc c c c c  c   c  c  c  c c c',
    ].join('|'),
  );
  return scene(
    'cat-on-poster',
    'Black cat cabaret',
    'Кабаре чёрной кошки',
    'poster, cat, halo, Paris | плакат, кошка, нимб, Париж',
    'animals',
    c,
    { c: '#f3d98c straw', y: '#e8a92c amber', k: '#14161b black' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [starryNight(), wave(), redMountain(), blackCat()];
