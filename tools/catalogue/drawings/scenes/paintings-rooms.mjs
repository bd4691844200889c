/** Scenes in colour: our own drawings after paintings of rooms, streets and one boy. */
import { Stage, scene } from './stage.mjs';

/** After Van Gogh: a café at night. */
function cafe() {
  const c = new Stage(60, 66).rect(0, 0, 60, 66, 'n');
  c.polygon('60,0 42,0 38,40 60,52', 'x').polygon('26,0 42,0 40,36 28,36', 'b');
  c.stars('30,5 37,10 29,16 35,22 39,4', 'w').rects('33,14,2,2 38,17,1,1 30,26,1,1 37,27,2,2', 'y');
  c.polygon('0,0 20,8 27,18 28,38 0,50', 'y')
    .polygon('0,0 12,5 20,10 20,14 0,8', 'b')
    .polygon('0,8 20,14 20,18 0,14', 'g');
  c.polygon('-2,12 31,22 34,28 -2,20', 'o').polygon('-2,20 34,28 34,30 -2,23', 'r');
  c.rects('4,26,8,18', 'o')
    .rects('6,28,4,16', 'x')
    .rects('16,28,6,12', 'o')
    .rects('18,30,2,10', 'x');
  c.rects('24,29,2,4', 'w')
    .rects('44,10,4,6 52,12,4,7 45,24,4,6 53,27,4,7', 'y')
    .rects('46,10,1,6 54,12,1,7', 'x');
  c.polygon('0,50 28,38 40,40 60,52 60,66 0,66', 'b').polygon('0,50 28,38 34,39 30,66 0,66', 'o');
  for (const [x, y] of [
    [33, 44],
    [39, 46],
    [36, 50],
    [45, 50],
    [41, 55],
    [50, 56],
    [34, 57],
    [45, 61],
    [37, 63],
    [54, 62],
  ])
    c.rect(x, y, 4, 1, 's');
  for (const [x, y, w] of [
    [8, 48, 9],
    [20, 43, 7],
    [16, 56, 11],
    [2, 58, 9],
  ])
    c.ellipse(x + w / 2, y, w / 2, 1.7, 'w').rect(Math.floor(x + w / 2), y + 1, 1, 5, 'x');
  c.rects('5,50,2,5 6,54,5,1 18,47,1,4 28,57,2,5 25,61,5,1 13,58,2,4', 'x')
    .polygon('31,36 34,36 35,45 30,45', 'x')
    .discs('32.5,34.6,1.4', 'o');
  c.rects('37,38,2,6 40,39,2,5', 'n')
    .discs('38,37,1.2 41,38,1.2', 'o')
    .polygon('46,44 58,38 60,52 58,60 50,52', 'g')
    .polygon('50,40 60,30 60,46', 'g');
  return scene(
    'cafe-at-night',
    'Terrace at night',
    'Ночная терраса кафе',
    'painting, street, stars, tables | картина, улица, звёзды, столики',
    'places',
    c,
    { b: '#3d6cb0 blue', x: '#4a2c1d dark brown', s: '#a8bfdc pale blue', g: '#3f8a57 green' },
  );
}

/** After Van Gogh: his bedroom. */
function bedroom() {
  const c = new Stage(70, 58)
    .rect(0, 0, 70, 58, 's')
    .polygon('0,58 0,50 16,36 54,36 70,48 70,58', 'e');
  c.polygon('0,0 0,50 16,36 16,0', 'b')
    .rects('54,0,16,36', 'b')
    .polygon('54,36 70,48 70,30 54,30', 'b');
  for (const path of ['24,58 29,36', '36,58 38,36', '48,58 46,36', '12,58 21,36', '60,58 53,37'])
    c.stroke(path, 1, 'x');
  c.rect(0, 44, 20, 1, 'x').rects('10,50,44,1 16,41,38,1', 'x');
  c.rects('31,6,12,22', 'o').rects('32,7,5,20 38,7,4,20', 'y').rects('32,13,10,1 32,20,10,1', 'o');
  c.rects('20,8,7,9', 'x').rects('21,9,5,7', 'w').rects('22,11,3,4', 's');
  c.polygon('18,29 29,29 31,33 16,33', 'o')
    .rects('17,33,2,9 28,33,2,9', 'o')
    .rects('20,24,3,5', 'b')
    .rects('25,26,3,3', 'w');
  c.rects('3,12,9,36', 'x').polygon('2,10 12,13 12,42 2,50', 'q').rects('10,28,1,2', 'x');
  c.rects('7,38,2,18 14,34,2,16', 'o')
    .polygon('7,46 16,42 18,44 9,49', 'y')
    .rects('9,48,1,9 17,44,1,9', 'o')
    .rects('7,40,9,1', 'o');
  c.rects('40,24,3,24', 'o')
    .polygon('40,34 58,48 58,54 40,42', 'o')
    .polygon('43,30 56,26 70,36 70,56 58,50 43,38', 'r');
  c.polygon('43,28 52,25 58,29 48,32', 'w')
    .polygon('48,32 58,29 62,31 52,35', 'w')
    .rects('43,32,15,1', 'x');
  c.polygon('57,38 70,44 70,58 57,52', 'o')
    .polygon('59,42 68,46 68,54 59,50', 'y')
    .rects('43,22,13,3', 'o')
    .rects('56,6,6,8 64,8,5,8', 'x')
    .rects('57,7,4,6 65,9,3,6', 'w')
    .rects('58,9,2,3', 'o')
    .rects('65,11,3,2', 'r');
  return scene(
    'bedroom-with-window',
    'The yellow bed',
    'Жёлтая кровать',
    'painting, bedroom, chair, pillow | картина, спальня, стул, подушка',
    'home',
    c,
    {
      s: '#a9c8e6 pale blue',
      b: '#7d9fd0 blue',
      q: '#5c7fb8 door blue',
      e: '#a08472 floor',
      o: '#d9822b orange',
      y: '#f5d56a yellow',
    },
  );
}

/** After Manet: a boy of the band. */
function fifer() {
  const c = new Stage(46, 72).rect(0, 0, 46, 72, 'h').rect(0, 62, 46, 10, 'u');
  c.polygon('24,66 40,62 44,64 30,69', 't');
  c.polygon('12,40 32,40 34,50 33,64 26,64 23,50 20,64 13,64 11,52', 'r')
    .stroke('13,42 13,62', 1.4, 'k')
    .stroke('32,42 32,62', 1.4, 'k')
    .curve('18,44 17,52 18,60', 1, 'x')
    .curve('28,44 29,52 28,60', 1, 'x');
  c.rects('13,63,7,3 26,63,7,3', 'w')
    .rects('10,66,10,3 26,66,10,3', 'k')
    .rects('13,64,7,1 26,64,7,1', 'u');
  c.polygon('13,24 22,22 32,24 35,32 33,43 11,43 9,32', 'k').polygon(
    '12,41 33,41 33,43 12,43',
    'k',
  );
  c.polygon('14,23 18,23 33,40 30,43', 'w')
    .polygon('30,36 36,40 36,50 31,49', 'w')
    .rects('32,43,3,5', 'y');
  for (const y of [26, 29, 32, 35, 38]) c.dots(`20,${y}`, 'y');
  c.polygon('9,30 5,32 4,28 12,25', 'k')
    .stroke('6,30 12,28 18,25', 2.6, 'k')
    .stroke('35,28 38,26 33,22', 2.8, 'k')
    .rects('9,27,2,2 35,24,2,2', 'r');
  c.blob('22,9 17,11 16,16 18,21 22,23.4 27,21 29,16 28,11', 'f').polygon(
    '26,12 29,14 28,20 25,22',
    't',
  );
  c.rects('18,14,3,1 24,14,3,1', 'x')
    .rects('19,15,1,1 25,15,1,1', 'k')
    .rects('21,17,2,1', 't')
    .rects('20,20,4,1', 'r');
  c.polygon('15,11 16,4 28,3 30,11', 'r')
    .polygon('15,10 22,8.6 31,10 30,12 22,11 15,12', 'k')
    .rects('16,4,12,1 21,5,3,3', 'y');
  c.stroke('2,24 36,21', 1.8, 'x')
    .rects('0,23,3,2', 'y')
    .discs('16,23.4,1.6 19,23.6,1.4 31,22,1.6 34,22,1.4', 'f');
  return scene(
    'boy-with-fife',
    'Boy with a fife',
    'Мальчик с флейтой',
    'painting, musician, uniform, flute | картина, музыкант, мундир, флейта',
    'music',
    c,
    { h: '#c6d0d6 grey', u: '#9aa7b0 dark grey', k: '#1b1a22 black', x: '#55311c brown' },
  );
}

/** After Caillebotte: a wet street, and umbrellas. */
function wetStreet() {
  const c = new Stage(76, 58).rect(0, 0, 76, 58, 'c');
  c.polygon('0,0 22,8 22,34 0,36', 't')
    .polygon('22,8 34,13 34,33 22,34', 'e')
    .polygon('34,13 40,12 40,33 34,33', 't');
  for (const x of [2, 7, 12, 17])
    for (const y of [8, 15, 22, 28]) c.rect(x, y + (x > 10 ? 1 : 0), 3, 4, 'u');
  for (const x of [24, 28, 31]) for (const y of [16, 21, 26]) c.rect(x, y, 2, 3, 'c');
  c.rects('36,17,1,3 38,17,1,3 36,23,1,3 38,23,1,3', 'u');
  c.polygon('46,18 56,14 56,33 46,33', 't').rects('48,20,2,3 52,19,2,3 48,26,2,3 52,26,2,3', 'u');
  c.rect(0, 34, 76, 24, 'h').rect(0, 34, 76, 2, 't');
  for (let row = 0; row < 7; row++)
    for (let x = (row % 2) * 4; x < 76; x += 8) c.rect(x, 38 + row * 3, 4, 1, 't');
  c.rects('42,0,2,46 41,44,4,6 40,50,6,2', 'd').rects('40,3,6,6', 'd').rects('41,4,4,4', 'w');
  const walker = (x, y, size) => {
    c.polygon(
      [
        [x - 2 * size, y],
        [x - 1.4 * size, y - 6 * size],
        [x + 1.4 * size, y - 6 * size],
        [x + 2 * size, y],
      ],
      'n',
    ).discs([[x, y - 7 * size, size]], 'f');
    c.where(
      (px, py) =>
        Math.hypot((px - x) / (4 * size), (py - y + 7.6 * size) / (3 * size)) < 1 &&
        py < y - 7.6 * size,
      'n',
    );
  };
  walker(28, 40, 0.9);
  walker(36, 38, 0.7);
  walker(14, 43, 1.1);
  c.polygon('58,30 64,26 71,30 74,44 72,58 58,58 56,44', 'n')
    .polygon('62,28 66,28 65,36 63,36', 'w')
    .rects('63,30,2,3', 'e');
  c.blob('64,16 60,18 60,24 63,28 67,27 69,22 68,17', 'f')
    .polygon('59,17 69,17 68,9 60,9', 'd')
    .rects('57,16,14,2', 'd')
    .rects('60,23,5,1', 'd')
    .rects('61,20,2,1 65,20,2,1', 'd');
  c.polygon('48,34 53,30 58,34 60,46 59,58 45,58 46,46', 'e')
    .blob('53,19 49,21 49,27 52,30 56,29 57,24', 'f')
    .blob('53,17 47,19 48,23 58,22 58,19', 'd')
    .rects('50,24,2,1 54,24,2,1', 'd')
    .rects('51,27,3,1', 'e')
    .polygon('50,32 56,32 54,38 52,38', 't');
  c.where((x, y) => Math.hypot((x - 58) / 19, (y - 14) / 12) < 1 && y < 13, 'u')
    .curve('58,2 50,7 46,13', 1, 'd')
    .curve('58,2 66,7 70,13', 1, 'd')
    .rects('58,0,1,3 58,13,1,24 39,13,38,1', 'd');
  c.rects('48,54,2,3', 'w').rects('20,50,12,1 4,53,8,1 26,55,14,1', 'c');
  return scene(
    'street-in-the-rain',
    'Wet afternoon in Paris',
    'Мокрый день в Париже',
    'painting, rain, umbrella, street | картина, дождь, зонт, улица',
    'places',
    c,
    {
      c: '#d3dfe8 pale sky',
      h: '#b3b5ac stones',
      d: '#1f2633 dark',
      n: '#39445c coat',
      u: '#6f86a0 slate',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [cafe(), bedroom(), fifer(), wetStreet()];
