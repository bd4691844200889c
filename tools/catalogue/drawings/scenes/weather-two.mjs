/** Scenes in colour: a downpour and a gale, each with someone who likes it. */
import { rain } from './light.mjs';
import { Stage, scene } from './stage.mjs';

/** A child in a yellow coat lands in a puddle, and a frog takes shelter under an umbrella. */
function puddle() {
  const c = new Stage(72, 72).below(0, '.');
  c.blob('-6,-6 78,-6 78,8 66,12 54,7 42,13 28,8 16,13 4,9 -6,12', 'b');
  rain(c, '.', 'b', { step: 6, steep: 24, dash: 5 });
  c.below((x) => 48 + Math.sin(x / 10), 'g')
    .rects('2,40,3,10 14,40,3,10 58,40,3,10 68,40,3,10', 'e')
    .rects('0,42,24,2 54,42,18,2', 'e');
  c.ellipse(34, 62, 34, 9, 'b')
    .ellipse(34, 62, 29, 7, 's')
    .ellipse(34, 62, 13, 3, 'b')
    .ellipse(34, 62, 9, 2, 's');
  for (const [path, wide] of [
    ['24,60 14,50 8,46', 2.4],
    ['44,60 54,50 60,47', 2.4],
    ['22,58 18,46 18,42', 1.6],
    ['46,58 50,46 50,41', 1.6],
  ])
    c.curve(path, wide, 's');
  c.discs('5,44,1.6 63,44,1.6 17,38,1.4 52,37,1.4 9,52,1.4 60,54,1.4', 's');
  c.blob('22,48 24,36 27,28 34,25 41,28 44,36 46,48 34,51', 'y')
    .stroke('34,34 34,50', 1, 'e')
    .rects('36,37,2,2 36,42,2,2', 'e');
  c.curve('26,31 18,27 12,20', 4.6, 'y')
    .curve('42,31 50,27 55,19', 4.6, 'y')
    .discs('11,18,2.4 56,17,2.4', 'f');
  c.blob('24,26 23,18 26,11 34,8 42,11 45,18 44,26 34,30', 'y')
    .blob('27,24 27,17 30,14 38,14 41,17 41,24 34,27', 'f')
    .rects('27,15,14,2', 'e')
    .rects('30,19,1,2 37,19,1,2', 'e')
    .curve('31,23 34,25 37,23', 1.6, 'r')
    .rects('28,21,2,2 39,21,2,2', 'r');
  c.rects('26,48,6,5 37,48,6,5', 'b')
    .rects('25,52,8,8 36,52,8,8', 'r')
    .rects('23,57,10,3 36,57,10,3', 'r')
    .rects('26,53,1,4 38,53,1,4', 'f');
  c.where((x, y) => y < 58 && Math.hypot(x - 63, (y - 58) * 1.1) < 8.4, 'r')
    .rects('63,57,1,10', 'e')
    .rects('58,52,2,6 66,52,2,6', 'f')
    .rects('63,48,1,2', 'e');
  c.blob('59,70 59,65 62,62 66,62 69,65 69,70', 'l')
    .discs('61,62,1.8 67,62,1.8', 'l')
    .rects('61,61,1,1 66,61,1,1', 'e')
    .rects('62,66,5,1', 'e');
  c.blob('3,71 6,67 11,68 13,71', 'r').rects('4,70,9,1', 'f');
  return scene(
    'jump-into-puddle',
    'The best puddle of the year',
    'Лучшая лужа года',
    'rain, puddle, raincoat, frog | дождь, лужа, плащ, лягушка',
    'people',
    c,
    {
      '.': '#a9b8c9 rainy sky',
      b: '#4f78a8 blue',
      g: '#5c9a4a green',
      l: '#a4d65a light green',
      s: '#dbeaf5 water',
      y: '#f7cf2e yellow',
      e: '#4a3026 brown',
      f: '#f6cda6 skin',
      r: '#d43c38 red',
    },
  );
}

/** Washing day in a gale above the sea; the sock is off to see the world. */
function washing() {
  const c = new Stage(86, 62).below(34, 'b');
  c.clouds('20,9,11 66,13,12 44,5,7', 'w')
    .rects('0,34,86,1', 'w')
    .dashes('50,39,9 64,44,10 44,46,7 72,38,8', 'w');
  c.polygon('66,33 72,33 71,35 67,35', 'r').polygon('68,32 68,25 73,31', 'w');
  c.blob('-6,66 -6,40 8,38 24,42 40,48 60,52 90,56 90,66', 'g').blob(
    '-6,66 20,52 44,56 66,60 70,66',
    'g',
  );
  c.rects('2,26,18,18', 'w')
    .polygon('-1,27 11,15 23,27', 'r')
    .rects('14,15,4,7', 'e')
    .rects('5,30,5,6 13,30,5,6', 'b')
    .rects('8,38,5,6', 'e')
    .curve('17,13 22,9 30,10', 1.6, 'w');
  c.rects('26,20,2,30 78,22,2,36', 'e').curve('27,22 45,25 62,24 79,24', 1, 'e');
  c.polygon('30,23 42,25 47,40 36,39', 'w')
    .polygon('33,28 43,29.4 44,32 34,31', 'r')
    .polygon('35,34 45,36 46,38.6 36,37', 'r');
  c.polygon('46,25 54,25 56,27 60,42 55,44 52,33 54,46 49,47 47,30', 'n').rects('46,25,9,2', 'y');
  c.polygon('58,24 70,24 76,28 74,32 71,30 73,42 62,42 61,31 57,32 56,27', 'y').rects(
    '62,28,3,3 67,34,3,3 64,38,3,3',
    'r',
  );
  c.each('32,23 41,24 47,24 53,24 60,23 69,23', (s, x, y) => s.rects([[x, y - 1, 1, 3]], 'r'));
  c.polygon('66,4 72,6 71,13 79,15 82,18 80,21 70,19 65,16', 'r')
    .polygon('66,4 72,6 71.5,9 65.6,8', 'w')
    .polygon('78,15 83,18 80,21 77,20', 'w')
    .curve('58,10 62,12 58,15', 1, 'b')
    .curve('52,15 57,18 62,19', 1, 'b');
  c.rects('30,50,14,2', 'e')
    .polygon('30,50 44,50 42,57 32,57', 'y')
    .rects('32,53,11,1', 'e')
    .blob('32,49 36,46 41,47 43,50', 'w');
  c.blob('52,61 53,52 56,48 61,48 63,52 64,61', 'r')
    .rects('54,57,8,5', 'w')
    .discs('58,44,3.4', 'f')
    .blob('55,44 56,40 61,39 66,36 68,40 63,42 59,42', 'e')
    .rects('60,44,1,1', 'n')
    .curve('61,51 67,44 72,39', 2.2, 'f')
    .curve('56,51 63,44 70,36', 2.2, 'f')
    .rects('60,46,2,1', 'n');
  c.blob('6,58 7,53 12,51 18,52 20,56 18,60 16,60 15,57 9,57 8,60', 'e')
    .discs('20,50,3', 'e')
    .polygon('18,48 16,45 20,47', 'e')
    .rects('21,49,1,1', 'w')
    .stroke('7,54 3,50', 1.4, 'e')
    .rects('23,51,1,1', 'n');
  c.flowers('26,55 74,56 82,57', 'y', 'r', 'g');
  return scene(
    'washing-in-gale',
    'One sock goes to see the world',
    'Один носок ушёл странствовать',
    'wind, washing, sea, sock | ветер, бельё, море, носок',
    'places',
    c,
    {
      '.': '#a7dcee sky',
      b: '#3f8fbf sea',
      g: '#4f9a4a green',
      e: '#7a4a2e brown',
      w: '#fffaf0 white',
      r: '#d8413c red',
      y: '#f6cb3a yellow',
      n: '#2a3a6e navy',
      f: '#f5c9a2 skin',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [puddle(), washing()];
